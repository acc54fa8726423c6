import CommandLineArguments

@main
enum Regions {
    static func main() { Program.regions.main() }
}
