internal import Foundation
internal import SightEngine
internal import SightFormats
internal import SightImage
internal import SightInference
internal import SightInstallation
internal import SightText

/// Looks at all that recognition needs, in the order in which things build on each other.
struct Examination {
    /// All checks. Everything is looked at, whatever was found before.
    func callAsFunction() async -> [Check] {
        let ground = await BlockingWork.run {
            [processor, precision, threads, installation, decoder, formats, inference] + models + [words, cache]
        }
        return ground + [await recognition()]
    }

    private var processor: Check {
        let processor = Processor.current
        let sets =
            processor.instructionSets.isEmpty
            ? "none of the helpful instruction sets" : processor.instructionSets.joined(separator: " ")
        return Check(name: "processor", finding: "\(processor.name): \(sets)")
    }

    private var precision: Check {
        let resolved = InferenceRuntime.shared.resolve(.auto).rawValue
        return Check(name: "precision", finding: "auto means \(resolved) here")
    }

    private var threads: Check {
        let count = AvailableProcessors.count
        return Check(name: "threads", finding: "\(count), from \(sourceOfThreads(count))")
    }

    private func sourceOfThreads(_ count: Int) -> String {
        if let value = ProcessInfo.processInfo.environment["SIGHTREAD_THREADS"].flatMap(Int.init), value > 0 {
            return "SIGHTREAD_THREADS"
        }
        let allowed = ProcessInfo.processInfo.activeProcessorCount, online = sysconf(Int32(_SC_NPROCESSORS_ONLN))
        if count < allowed { return "the control group's quota; \(allowed) processors are there" }
        if count < online { return "the affinity mask; \(online) processors are there" }
        return "the number of processors"
    }

    private var installation: Check {
        let installation = Installation.current
        let exists = FileManager.default.fileExists(atPath: installation.models.path)
        return Check(
            name: "installation",
            finding: exists ? installation.prefix.path : "there is no \(installation.models.path)",
            remedy: exists ? nil : Installation.remedy)
    }

    private var decoder: Check {
        do throws(PictureError) {
            let png = try PictureEncoder.png(ProbePicture.drawn())
            _ = try PictureSource(png).displayedPixels()
            return Check(name: "libvips", finding: "loads, writes and reads a picture")
        } catch {
            return Check(name: "libvips", finding: "\(error)", remedy: Installation.remedy)
        }
    }

    /// A format whose library was left out on purpose is no fault; who misses it finds here how to have it.
    private var formats: Check {
        let obstacles = FormatProbe.obstacles
        let names = PictureFormat.allCases.map(\.name).joined(separator: ", ")
        return Check(name: "formats", finding: obstacles.isEmpty ? names : obstacles.joined(separator: "; "))
    }

    /// Without the lists everything is read, only not corrected.
    private var words: Check {
        let folder = Installation.current.words
        let lists = Set(
            Engine.supportedLanguages(level: .accurate).compactMap {
                RecognitionLanguage.matching($0)?.wordList
            })
        var found = 0, faults: [String] = []
        for list in lists.sorted() {
            do throws(Lexicon.Fault) {
                _ = try Lexicon(language: list, contentsOf: folder.appending(path: "\(list).words"))
                found += 1
            } catch .damaged(let path) {
                faults.append("\(path) is damaged")
            } catch {}
        }
        if found == 0 { faults.append("there are none in \(folder.path)") }
        return Check(
            name: "word lists", finding: faults.isEmpty ? "\(found)" : faults.joined(separator: "; "),
            remedy: faults.isEmpty ? nil : Installation.remedy)
    }

    private var inference: Check {
        let version = InferenceRuntime.version
        let isKnown = version != "unknown"
        return Check(
            name: "OpenVINO", finding: isKnown ? version : "does not tell its version",
            remedy: isKnown ? nil : Installation.remedy)
    }

    private var models: [Check] {
        do throws(InferenceError) {
            return try ModelStore().audit().map { model, fault in
                let files = model.files.reduce(0) { $0 + $1.bytes }
                return Check(
                    name: "model \(model.name)",
                    finding: fault?.description ?? "\(model.version), \(Self.size(files)), hashes agree",
                    remedy: fault == nil ? nil : Installation.remedy)
            }
        } catch {
            return [Check(name: "models", finding: "\(error)", remedy: Installation.remedy)]
        }
    }

    private var cache: Check {
        let folder = Installation.cache
        let probe = folder.appending(path: ".sightread-\(getpid())")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: probe)
            try FileManager.default.removeItem(at: probe)
        } catch {
            return Check(
                name: "cache", finding: "\(folder.path) cannot be written; every start compiles the models anew",
                remedy: "make it writable, or set SIGHTREAD_CACHE to a folder that is")
        }
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        let bytes = (files?.allObjects ?? []).reduce(0) { sum, url in
            sum + ((try? (url as? URL)?.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0)
        }
        return Check(name: "cache", finding: "\(folder.path), \(Self.size(bytes))")
    }

    private func recognition() async -> Check {
        let remedy = "see to what is wrong above; else report it, with this list"
        do {
            let start = ContinuousClock.now
            let page = try await Engine.shared.recognize(ProbePicture.drawn())
            let time = ContinuousClock.now - start
            // Whether it is one line or two is a matter of taste here.
            let text = page.lines.map(\.text).joined(separator: " ")
            guard text == ProbePicture.text else {
                return Check(
                    name: "recognition", finding: "reads '\(text)' where '\(ProbePicture.text)' is written",
                    remedy: remedy)
            }
            let milliseconds = Int((time / .milliseconds(1)).rounded())
            return Check(
                name: "recognition", finding: "reads '\(text)', in \(milliseconds) ms with the loading of the models")
        } catch {
            return Check(name: "recognition", finding: Failure(error).message, remedy: remedy)
        }
    }

    private static func size(_ bytes: Int) -> String {
        let tenths = bytes / 100_000
        return "\(tenths / 10).\(tenths % 10) MB"
    }
}
