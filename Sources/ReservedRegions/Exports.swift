// `import SwiftUI` brings Foundation along, `CGRect` and its kin among it, and `@Observable`; source written for it
// counts on that.
@_exported import Foundation
@_exported import Observation
@_exported import RegionGeometry
@_exported import RegionModel
