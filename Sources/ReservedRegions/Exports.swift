@_exported import RegionGeometry
@_exported import RegionModel
