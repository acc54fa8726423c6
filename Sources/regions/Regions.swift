@main struct Regions { static func main() {} }
