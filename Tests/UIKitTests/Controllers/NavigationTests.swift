import Testing
import UIKit

@Suite("Stacks, rows and bars")
@MainActor
struct NavigationTests {
    final class Page: UIViewController {
        var told: [String] = []
        override func viewWillAppear(_ animated: Bool) { told.append("appears") }
        override func viewDidDisappear(_ animated: Bool) { told.append("gone") }
    }

    @Test("The topmost controller of a stack is seen, and comes back when others go")
    func stack() {
        let first = Page(), second = Page()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(
            first.told == ["appears"] && first.view.frame == window.bounds && first.navigationController === navigation)
        first.navigationController?.pushViewController(second, animated: true)
        #expect(
            navigation.topViewController === second && second.told == ["appears"] && first.told == ["appears", "gone"])
        #expect(navigation.popViewController(animated: false) === second && second.navigationController == nil)
        #expect(second.told == ["appears", "gone"] && first.told == ["appears", "gone", "appears"])
        #expect(navigation.popViewController(animated: false) == nil && navigation.viewControllers == [first])
        #expect(first.navigationItem.title == "First")
        first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .camera, primaryAction: UIAction { _ in })
        #expect(first.navigationItem.rightBarButtonItems?.count == 1)
    }

    @Test("A row puts views side by side and gives the rest to the last")
    func row() {
        let (a, b) = (UILabel(), UILabel())
        a.text = "Total"
        b.text = "5.50"
        let row = UIStackView(arrangedSubviews: [a, b])
        row.spacing = 10
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        row.layoutIfNeeded()
        #expect(a.frame.minX == 0 && a.frame.height == 40 && b.frame.minX == a.frame.maxX + 10 && b.frame.maxX == 300)
        row.distribution = .fillEqually
        row.layoutIfNeeded()
        #expect(a.frame.width == 145 && b.frame.width == 145)
        row.axis = .vertical
        row.alignment = .leading
        row.distribution = .fill
        row.layoutIfNeeded()
        #expect(a.frame.width == a.intrinsicContentSize.width && b.frame.minY == a.frame.maxY + 10)
        a.isHidden = true
        row.setNeedsLayout()
        row.layoutIfNeeded()
        #expect(b.frame.minY == 0)
        b.removeFromSuperview()
        #expect(row.arrangedSubviews == [a])
    }

    @Test("A scroll view shows the part that it is told to")
    func scrolling() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
        #expect(view.bounds.minY == 40)
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: 220) && view.clipsToBounds)
        view.maximumZoomScale = 3
        view.setZoomScale(5, animated: false)
        #expect(view.zoomScale == 3)
    }
}
