import Testing
import UIKit

/// Writes down what happens to it.
@MainActor
private final class Witness: UIViewController {
    var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        events.append("will appear")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        events.append("laid out")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        events.append("appeared")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        events.append("will go")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        events.append("went")
    }
}

@Suite("UIViewController")
@MainActor
struct UIViewControllerTests {
    @Test("The view is loaded when it is first asked for, once")
    func loading() {
        let controller = Witness()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        #expect(controller.view.bounds.size == UIScreen.main.bounds.size)
        controller.loadViewIfNeeded()
        #expect(controller.events == ["loaded"])
        #expect(controller.view.next === controller)
    }

    @Test("What is presented appears, and goes when it is dismissed by either side")
    func presenting() {
        let below = UIViewController(), above = Witness(), top = Witness()
        var isDone = false
        below.present(above, animated: true) { isDone = true }
        #expect(isDone && below.presentedViewController === above && above.presentingViewController === below)
        #expect(above.events == ["loaded", "will appear", "laid out", "appeared"])
        below.present(top, animated: true)
        #expect(top.presentingViewController == nil, "something is presented already")
        above.present(top, animated: false)
        below.dismiss(animated: true)
        #expect(below.presentedViewController == nil && above.presentedViewController == nil)
        #expect(top.events.suffix(2) == ["will go", "went"] && above.events.suffix(2) == ["will go", "went"])
        below.present(top, animated: false)
        top.dismiss(animated: false)
        #expect(below.presentedViewController == nil && top.presentingViewController == nil)
    }

    @Test("Children appear and go with the controller that they are in")
    func children() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let root = UIViewController(), early = Witness(), late = Witness()
        root.addChild(early)
        root.view.addSubview(early.view)
        early.didMove(toParent: root)
        #expect(early.events == ["loaded"])
        window.rootViewController = root
        window.makeKeyAndVisible()
        #expect(root.view.frame == window.bounds && root.view.window === window)
        #expect(early.events.last == "appeared")
        root.addChild(late)
        late.didMove(toParent: root)
        #expect(late.events.last == "appeared" && root.children == [early, late] && late.parent === root)
        early.willMove(toParent: nil)
        early.view.removeFromSuperview()
        early.removeFromParent()
        #expect(root.children == [late] && early.parent == nil && early.events.last == "went")
    }

    private final class Scanner: UIViewController {
        let mode: Int

        init(mode: Int) {
            self.mode = mode
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            fatalError("no archives")
        }
    }

    private final class Plain: UIViewController {
        init() {
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            fatalError("no archives")
        }
    }

    @Test("Subclasses have the initializers that such code writes")
    func subclasses() {
        #expect(Scanner(mode: 3).mode == 3 && Plain().title == nil)
    }

    @Test("A message keeps what it would show")
    func alerts() {
        let alert = UIAlertController(title: "No camera", message: "Allow it.", preferredStyle: .alert)
        var isChosen = false
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in isChosen = true })
        #expect(alert.title == "No camera" && alert.actions.map(\.title) == ["OK"])
        alert.actions[0].choose()
        #expect(isChosen)
    }
}
