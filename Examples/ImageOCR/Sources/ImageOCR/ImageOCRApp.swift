import Foundation
import ImageOCRModel

/// The app in a terminal. With a file it reads that one and ends; without, it takes commands.
@main
@MainActor
struct ImageOCRApp {
    static func main() async {
        switch CommandLine.arguments.dropFirst().first {
        case "-h", "--help":
            print("usage: ImageOCR [PICTURE]\n\nWithout a picture it takes these commands:\n\(Command.usage)")
        case let path?: await readOne(path)
        case nil: await interact()
        }
    }

    /// Reads one file: text on standard output, everything else on standard error.
    private static func readOne(_ path: String) async {
        let screen = OCRScreen()
        screen.choose(.success(URL(filePath: path)))
        await screen.settle()
        if screen.state == .recognized {
            print(screen.transcript)
        } else {
            FileHandle.standardError.write(Data("\(path): \(screen.message)\n".utf8))
        }
        exit(screen.state == .unreadable ? 1 : 0)
    }

    private static func interact() async {
        let screen = OCRScreen()
        let view = TerminalView(screen)
        view.appear()
        // Commands from a file or a pipe are printed too, so that the output reads like a session.
        let isTyped = isatty(STDIN_FILENO) == 1
        for await line in typedLines() {
            if !isTyped { print("> \(line)") }
            guard let command = Command(line) else {
                if !line.isEmpty { print("unknown command '\(line)'; 'help' lists those there are") }
                continue
            }
            if command == .quit { break }
            await perform(command, on: screen)
            view.show()
        }
        screen.disappear()
    }

    private static func perform(_ command: Command, on screen: OCRScreen) async {
        switch command {
        case .openPicker: screen.openPicker()
        case .pick(let path): screen.choose(.success(URL(filePath: path)))
        case .cancel where screen.isChoosing: screen.dismissPicker()
        case .cancel: screen.cancel()
        case .inactive: screen.phaseChanged(to: .inactive)
        case .active: screen.phaseChanged(to: .active)
        case .wait: await screen.settle()
        case .help: print(Command.usage)
        case .quit: break
        }
    }

    /// Lines from standard input. They are awaited on a thread of their own, so that the main actor is free meanwhile.
    private static func typedLines() -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line.trimmingCharacters(in: .whitespaces)) }
                continuation.finish()
            }
        }
    }
}
