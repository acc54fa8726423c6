@_exported import ReservedRegions
