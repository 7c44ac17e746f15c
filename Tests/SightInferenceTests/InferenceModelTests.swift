import Foundation
import SightInference
import SightInstallation
import SightTestSupport
import Testing

@Suite("Inference model", .timeLimit(.minutes(5)))
struct InferenceModelTests {
    // MARK: - A layer of our own

    @Test(arguments: [(1, 1, 1, 2), (1, 7, 24, 37), (3, 5, 96, 200), (2, 1, 1, 500)])
    func `a classifier is softmax of weights and biases`(
        batch: Int, rows: Int, features: Int, classes: Int
    ) async throws {
        var generator = SeededGenerator(seed: features)
        func floats(_ count: Int) -> [Float] { (0..<count).map { _ in Float.random(in: -2...2, using: &generator) } }
        let weights = floats(features * classes), biases = floats(classes), input = floats(batch * rows * features)
        let model = try await InferenceModel.classifier(
            weights: weights, biases: biases, configuration: .init(parallelism: .narrow, precision: .f32),
            runtime: Networks.runtime)
        let output = try await model.run(
            shape: [batch, rows, features], fill: { _ = $0.update(fromContentsOf: input) },
            read: { (shape: $0, values: Array($1)) })
        #expect(output.shape == [batch, rows, classes])
        for row in 0..<(batch * rows) {
            let x = input[(row * features)..<((row + 1) * features)]
            let sums = (0..<classes).map { c in
                zip(x, weights[(c * features)..<((c + 1) * features)]).reduce(Double(biases[c])) {
                    $0 + Double($1.0) * Double($1.1)
                }
            }
            let powers = sums.map { exp($0 - sums.max()!) }, total = powers.reduce(0, +)
            let found = output.values[(row * classes)..<((row + 1) * classes)]
            #expect(zip(found, powers).allSatisfy { abs(Double($0) - $1 / total) < 1e-5 })
        }
    }

    @Test
    func `a classifier takes huge sums without losing its head`() async throws {
        let model = try await InferenceModel.classifier(
            weights: [1000, -1000, 0], biases: [0, 0, 5], configuration: .init(parallelism: .narrow, precision: .f32),
            runtime: Networks.runtime)
        let values = try await model.run(
            shape: [1, 2, 1], fill: { _ = $0.update(fromContentsOf: [50, -50]) }, read: { Array($1) })
        #expect(values == [1, 0, 0, 0, 1, 0])
    }

    // MARK: - Many callers

    @Test(arguments: [InferenceModel.Parallelism.wide, .narrow])
    func `runs at the same time give bit for bit what they give alone`(
        parallelism: InferenceModel.Parallelism
    ) async throws {
        let model = try await Networks.recognizer(parallelism)
        let inputs = (0..<12).map { Networks.Input(width: 32 * (1 + $0 % 4), seed: $0) }
        var alone: [[Float]] = []
        for input in inputs { alone.append(try await input.run(model)) }
        #expect(Set(alone).count == inputs.count)
        for _ in 0..<3 {
            let together = try await withThrowingTaskGroup(of: (Int, [Float]).self) { group in
                for (i, input) in inputs.enumerated() { group.addTask { (i, try await input.run(model)) } }
                return try await group.reduce(into: [Int: [Float]]()) { $0[$1.0] = $1.1 }
            }
            for (i, values) in alone.enumerated() { #expect(together[i] == values) }
        }
    }

    @Test(arguments: [InferenceModel.Parallelism.wide, .narrow])
    func `no more runs than the budget has threads are inside`(parallelism: InferenceModel.Parallelism) async throws {
        let model = try await Networks.recognizer(parallelism)
        let inside = Occupancy()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await model.run(
                        shape: [1, 3, 48, 64],
                        fill: { target in
                            target.update(repeating: 0)
                            inside.enter()
                        },
                        read: { _, _ in inside.leave() })
                }
            }
            try await group.waitForAll()
        }
        #expect(inside.most <= (parallelism == .wide ? 1 : Networks.runtime.budget.threads))
    }

    @Test
    func `one network on the output of another is as one after the other`() async throws {
        let model = try await Networks.recognizer(.narrow)
        let input = Networks.Input(width: 96, seed: 3)
        let shape = try await model.run(shape: input.shape, fill: input.fill, read: { shape, _ in shape })
        let features = shape.last!
        let head = try await InferenceModel.classifier(
            weights: (0..<(features * 5)).map { Float($0 % 17) / 17 }, biases: [0, 1, 2, 3, 4],
            configuration: .init(parallelism: .narrow, precision: .f32), runtime: Networks.runtime)
        let between = try await input.run(model)
        let expected = try await head.run(
            shape: shape, fill: { _ = $0.update(fromContentsOf: between) }, read: { Array($1) })
        let (handed, found) = try await model.run(
            shape: input.shape, fill: input.fill, then: head, read: { ($0, Array($2)) })
        #expect(found == expected)
        #expect(handed.shape == shape && handed.values == between)
        #expect(expected.count == shape.dropLast().reduce(5, *))
    }

    // MARK: - Cancellation

    @Test
    func `a task that was cancelled does not run`() async throws {
        let model = try await Networks.recognizer(.narrow)
        let runs = Occupancy()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await model.run(
                shape: [1, 3, 48, 32], fill: { _ in runs.enter() }, read: { Array($1) })
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(runs.total == 0)
    }

    /// Of two shapes in turn: a network prepares itself for a shape, and must not be left prepared for the cancelled one.
    @Test(arguments: [InferenceModel.Parallelism.wide, .narrow])
    func `cancelled at any moment a run ends with an error or its result, and runs of any shape are right after it`(
        parallelism: InferenceModel.Parallelism
    ) async throws {
        let model = try await Networks.recognizer(parallelism)
        let one = Networks.Input(width: 192, seed: 9), other = Networks.Input(width: 512, seed: 10)
        let expectedOfOne = try await one.run(model), expectedOfOther = try await other.run(model)
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<40 {
            #expect(try await one.run(model) == expectedOfOne)
            let task = Task { try await other.run(model) }
            for _ in 0..<Int.random(in: 0..<3000, using: &generator) { await Task.yield() }
            task.cancel()
            switch await task.result {
            case .success(let values): #expect(values == expectedOfOther)
            case .failure(let error): #expect(error is CancellationError)
            }
            #expect(try await one.run(model) == expectedOfOne)
        }
        #expect(try await other.run(model) == expectedOfOther)
    }

    @Test
    func `a run that is cancelled while it is prepared never gives a result`() async throws {
        let model = try await Networks.recognizer(.wide)
        let input = Networks.Input(width: 64, seed: 4)
        let expected = try await input.run(model)
        for _ in 0..<5 {
            let task = Task {
                try await model.run(
                    shape: input.shape,
                    fill: { target in
                        input.fill(target)
                        withUnsafeCurrentTask { $0?.cancel() }
                    },
                    read: { _, _ in Issue.record("a result was published") })
            }
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        #expect(try await input.run(model) == expected)
    }

    @Test
    func `of many waiting runs those that are cancelled never begin`() async throws {
        let model = try await Networks.recognizer(.wide)
        let budget = Networks.runtime.budget
        let isHeld = Gate(), mayGoOn = Gate(), begun = Occupancy()
        let holder = Task {
            try await budget.withThreads(budget.threads) {
                isHeld.open()
                await mayGoOn.pass()
            }
        }
        await isHeld.pass()
        let tasks = (0..<50).map { _ in
            Task { try await model.run(shape: [1, 3, 48, 32], fill: { _ in begun.enter() }, read: { _, _ in }) }
        }
        for task in tasks { task.cancel() }
        for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
        mayGoOn.open()
        try await holder.value
        #expect(begun.total == 0)
    }

    // MARK: - What cannot work

    @Test(arguments: [
        [1, 4, 48, 64], [1, 3, 48], [1, 3, 48, 64, 1], [3, 48, 64], [], [1, 3, 0, 64], [1, 3, 48, 0], [0, 3, 48, 64],
        [1, 3, -48, 64],
        [1, 3, 48, 1 << 45],
    ])
    func `a wrong shape is an error, and the model goes on`(shape: [Int]) async throws {
        // One of its own: a run that failed may leave it prepared for the wrong shape, which would meet other tests' runs.
        let model = try await Networks.newRecognizer(.wide)
        await #expect(throws: InferenceError.self, "\(shape)") {
            try await model.run(shape: shape, fill: { $0.update(repeating: 0) }, read: { Array($1) })
        }
        let input = Networks.Input(width: 32, seed: 1)
        #expect(try await input.run(model) == input.run(Networks.recognizer(.wide)))
    }

    @Test
    func `what the reader throws comes out, and the model goes on`() async throws {
        struct Failure: Error {}
        let model = try await Networks.recognizer(.narrow)
        let input = Networks.Input(width: 32, seed: 2)
        let expected = try await input.run(model)
        await #expect(throws: Failure.self) {
            try await model.run(shape: input.shape, fill: input.fill, read: { _, _ in throw Failure() })
        }
        #expect(try await input.run(model) == expected)
    }

    @Test(arguments: ["none", "nonsense", "empty"])
    func `a file that is no network is an error that names it`(kind: String) async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "\(kind).onnx")
        if kind != "none" { try Data((kind == "empty" ? "" : "nonsense").utf8).write(to: file) }
        let error = await #expect(throws: InferenceError.self) {
            try await InferenceModel.load(
                file, configuration: .init(parallelism: .narrow, precision: .f32), runtime: Networks.runtime)
        }
        #expect(error?.description.contains("\(kind).onnx") == true)
    }

    // MARK: - Precision

    @Test
    func `a precision is resolved to one that is computed with`() async throws {
        #expect(Networks.runtime.resolve(.f32) == .f32)
        #expect(Networks.runtime.resolve(.auto) != .auto)
        #expect(Networks.runtime.resolve(.bf16) == Networks.runtime.resolve(.auto))
        #expect(try await Networks.recognizer(.narrow).precision == .f32)
        #expect(InferenceRuntime.version.split(separator: ".").count == 3)
    }
}
