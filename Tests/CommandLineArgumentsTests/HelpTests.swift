import CommandLineArguments
import Testing

@Suite("Help")
struct HelpTests {
    @Test("Of the program")
    func program() {
        #expect(
            Sample.program.help == """
                Paint.

                Usage: sample COMMAND …

                Commands:
                  paint  Paint files.
                  stop   Stop painting.

                'sample COMMAND --help' tells more of a command.

                """)
    }

    @Test("Of a command")
    func command() {
        #expect(
            Sample.program.help(for: Sample.program.commands[0]) == """
                Paint files.

                Usage: sample paint [OPTION]… FILE…

                  FILE  What to paint.

                Options:
                  --color red|green  What to paint with.
                  --size WxH         How large the canvas is, which is as large as the picture
                                     if left out.
                  --tag WORD         A word to find it by.
                  --loud             Say what is done.
                  -h, --help         Show this help.

                It dries by itself.

                """)
    }
}
