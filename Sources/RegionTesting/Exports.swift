@_exported import ReservedRegions
@_exported import struct DeviceCatalog.TimelineScript
