import type { Card } from '../types';

/** iOS: what the built-in coach knows. */
export const iosCards: readonly Card[] = [
  {
    id: 'ios/optionals',
    group: 'ios',
    title: 'Swift optionals',
    asked: [
      'What is an optional in Swift?',
      'What is the difference between if let and guard let?',
      'What does the exclamation mark mean in Swift?',
      'Why does my app crash with unexpectedly found nil?',
    ],
    terms: ['nil', 'optional binding', 'optional chaining', 'force unwrap', 'nil coalescing', '??', 'try?'],
    answer: `An optional either holds a value or is \`nil\`. \`String?\` and \`String\` are different types, so the compiler makes you handle the missing case.

\`\`\`swift
func initial(of name: String?) -> String {
    guard let name, let first = name.first else { return "?" }
    return String(first)
}

let nickname: String? = nil
print(initial(of: "Ada"))            // A
print(nickname ?? "none")            // default
print(nickname?.count as Any)        // nil: the chain stops
if let nickname { print(nickname) }  // runs only with a value
\`\`\`

- \`if let\` uses the value inside its block. \`guard let\` leaves early if it is missing, and the value stays available below; that keeps the main path flat.
- \`??\` supplies a default, \`?.\` stops quietly at \`nil\`.
- \`value!\` crashes with "Unexpectedly found nil" if there is nothing. Use it only where \`nil\` would be a mistake in the program itself.
- \`Type!\` unwraps by itself at use and crashes likewise; it occurs with storyboard outlets.

Do not hide a real failure behind an empty default.`,
    sources: ['ios.resources', 'ios.youtube'],
    next: ['ios/swift-errors-and-closures', 'ios/value-and-reference-types', 'ios/xcode'],
  },
  {
    id: 'ios/swift-errors-and-closures',
    group: 'ios',
    title: 'Swift error handling, closures and collections',
    asked: [
      'How does error handling work in Swift?',
      'What is a closure in Swift?',
      'What is the difference between try, try? and try!?',
      'How do map, filter and reduce work in Swift?',
      'What does escaping mean?',
    ],
    terms: [
      'throws',
      'do catch',
      'Result',
      'trailing closure',
      '@escaping',
      'higher-order functions',
      'capture list',
      'compactMap',
    ],
    answer: `\`\`\`swift
enum AgeError: Error { case notANumber, tooYoung(Int) }

func parseAge(_ text: String) throws -> Int {
    guard let age = Int(text) else { throw AgeError.notANumber }
    guard age >= 18 else { throw AgeError.tooYoung(age) }
    return age
}

do { print(try parseAge("17")) }
catch AgeError.tooYoung(let age) { print("Only \\(age)") }
catch { print("Error: \\(error)") }

let names = ["ada": 36, "tim": 12].filter { $0.value >= 18 }.keys.map { $0.uppercased() }
\`\`\`

- \`try?\` turns an error into \`nil\`; \`try!\` crashes on it.
- A **closure** is a function value that keeps what it uses from around it. \`$0\` is its first argument; a closure as last argument may follow the parentheses.
- An \`@escaping\` closure runs after the function has returned, such as a completion handler.
- \`map\` changes each element, \`filter\` keeps some, \`reduce\` combines them, \`compactMap\` drops \`nil\`.
- Arrays keep an order, sets hold unique values, dictionaries map keys to values without order.

An escaping closure that uses \`self\` may keep it alive; write \`[weak self]\` where a cycle could arise.`,
    sources: ['ios.resources', 'ios.roadmap'],
    next: ['ios/optionals', 'ios/memory-management', 'ios/protocols-and-generics'],
  },
  {
    id: 'ios/value-and-reference-types',
    group: 'ios',
    title: 'Structs and classes in Swift',
    asked: [
      'What is the difference between a struct and a class in Swift?',
      'What is a value type?',
      'When should I use a class in Swift?',
      'What does mutating mean?',
      'What is copy-on-write?',
    ],
    terms: ['reference type', 'value semantics', 'enum', 'let', 'inheritance', '===', 'identity', 'actor', 'OOP'],
    answer: `Structs and enums are value types: an assignment makes an independent copy. Classes are reference types: two variables can share one object.

\`\`\`swift
struct Point { var x = 0 }
final class Box { var x = 0 }

var a = Point(), b = a
b.x = 5
print(a.x)          // 0: b is a copy

let c = Box(), d = c
d.x = 5
print(c.x, c === d) // 5 true: one object
\`\`\`

Choose a struct by default. Choose a class when identity matters (one shared session), when you need inheritance or \`deinit\`, or when a framework asks for it, as UIKit does.

- A \`let\` struct cannot be changed at all; a \`let\` class reference is fixed, but its \`var\` properties can change.
- A method that changes a struct is marked \`mutating\`.
- Array, Dictionary and String are structs that share their storage until one copy is changed (copy-on-write), so passing them is cheap.
- A struct that contains a class instance shares that instance when copied.

Mark classes \`final\` unless they are meant for inheritance.`,
    sources: ['ios.resources', 'ios.roadmap'],
    next: ['ios/protocols-and-generics', 'ios/memory-management', 'ios/swiftui-state'],
  },
  {
    id: 'ios/protocols-and-generics',
    group: 'ios',
    title: 'Swift protocols, extensions and generics',
    asked: [
      'What is a protocol in Swift?',
      'What is protocol-oriented programming?',
      'What is the difference between some and any?',
      'How do generics work in Swift?',
      'What is an extension?',
    ],
    terms: [
      'conformance',
      'associatedtype',
      'opaque type',
      'existential',
      'Codable',
      'Equatable',
      'Hashable',
      'Identifiable',
      'functional programming',
    ],
    answer: `A protocol lists what a type can do; structs, classes and enums may conform to it. An extension adds methods to an existing type and can give a protocol a default implementation.

\`\`\`swift
protocol Priced { var price: Int { get } }

extension Sequence where Element: Priced {
    var total: Int { reduce(0) { $0 + $1.price } }
}

struct Book: Priced, Hashable { let title: String; let price: Int }
print([Book(title: "A", price: 3), Book(title: "B", price: 4)].total) // 7
\`\`\`

- **Generics** let one function serve many types, with constraints such as \`<T: Comparable>\`.
- \`some View\` means one fixed type that the compiler knows and the caller does not; \`any Priced\` is a box that can hold different types, at some cost at run time.
- Known protocols: \`Equatable\`, \`Hashable\`, \`Codable\` (JSON), \`Identifiable\` (lists).

A protocol at a boundary, such as a network client, lets tests pass in a fake. Protocol-oriented design composes small abilities instead of building deep class trees.

Do not write a protocol for every type; it pays when there are two implementations, and a fake counts.`,
    sources: ['ios.resources', 'ios.roadmap'],
    next: ['ios/architecture', 'ios/value-and-reference-types', 'ios/swift-errors-and-closures'],
  },
  {
    id: 'ios/xcode',
    group: 'ios',
    title: 'Xcode: simulator, debugger, build errors',
    asked: [
      'How do I debug in Xcode?',
      'How do I set a breakpoint and use lldb?',
      'What is the difference between simulator and device?',
      'Why does my Xcode build fail?',
      'What are the navigators in Xcode?',
    ],
    terms: [
      'lldb',
      'po',
      'scheme',
      'target',
      'DerivedData',
      'previews',
      'Instruments',
      'view debugger',
      'Swift Package Manager',
    ],
    answer: `On the left are the **navigators** (files, search, issues, tests, breakpoints), in the middle the editor, on the right the **inspectors**, and below the console. A **target** is a product to build; a **scheme** says which target, configuration and tests a run uses.

Debugging:

- Click beside a line for a breakpoint; a right click adds a condition or prints without stopping.
- In the console, \`po value\` prints an object, \`v value\` shows variables, \`bt\` the call stack, \`c\` continues.
- An exception breakpoint stops where an Objective-C exception is thrown.
- The memory graph shows who holds an object.

The **simulator** is quick for layouts, languages and screen sizes. It uses your Mac's processor and lacks parts of the hardware, so test speed, camera and sensors on a device.

If a build fails, read the first red error. Check the selected scheme and signing team, resolve the packages again, and clean the build folder.`,
    sources: ['ios.resources', 'ios.youtube'],
    next: ['ios/testing-and-instruments', 'ios/git-for-ios', 'ios/distribution'],
  },
  {
    id: 'ios/git-for-ios',
    group: 'ios',
    title: 'Git for iOS projects',
    asked: [
      'What should I put in gitignore for an Xcode project?',
      'How do I handle merge conflicts in the project file?',
      'How do I use Git with Xcode?',
      'What is a good pull request for an app?',
    ],
    terms: ['.gitignore', 'project.pbxproj', 'xcuserdata', 'Package.resolved', 'commit', 'branch', 'DerivedData'],
    answer: `Commit the sources, assets, the project file and, for an app, \`Package.resolved\`, so that everyone builds with the same package versions. Leave out what is personal or generated:

\`\`\`text
.DS_Store
xcuserdata/
DerivedData/
build/
*.xcuserstate
*.p12
*.mobileprovision
\`\`\`

Certificates and API keys do not belong in the repository. If one was pushed, revoke and replace it, since it stays in the history.

A conflict in \`project.pbxproj\` usually comes from two people adding files. Keep both entries, close Xcode while you edit, then build. Small branches and frequent merges make such conflicts rarer; folders that Xcode synchronises by itself, or a tool that generates the project file, nearly remove them.

\`\`\`bash
git switch -c fix/empty-list
git add -p
git commit -m "Show a hint when the list is empty"
git push -u origin fix/empty-list   # then open a pull request
\`\`\`

A good pull request does one thing, says how to test it, and shows screenshots in light and dark mode and with large text. Tag each release.`,
    sources: ['git', 'ios.roadmap'],
    next: ['ios/xcode', 'ios/distribution', 'ios/testing-and-instruments'],
  },
  {
    id: 'ios/app-lifecycle',
    group: 'ios',
    title: 'iOS app and view lifecycle',
    asked: [
      'What is the iOS app lifecycle?',
      'What is the difference between viewDidLoad and viewWillAppear?',
      'What are the layers of iOS?',
      'What happens when an app goes to the background?',
      'How do push notifications work on iOS?',
    ],
    terms: [
      'AppDelegate',
      'SceneDelegate',
      'scenePhase',
      'viewDidAppear',
      'background task',
      'Cocoa Touch',
      'Core OS',
      'APNs',
      'suspended',
    ],
    answer: `iOS is described in layers: Core OS (kernel, security), Core Services (files, networking, data), Media (graphics, sound), and Cocoa Touch (UIKit and what the user meets).

An app's scene is inactive, active or in the background; a suspended app stays in memory without running and can be ended without notice. So save when you go to the background. In SwiftUI, observe \`scenePhase\`; in UIKit, the scene delegate.

View controller callbacks:

| Callback | Use |
| --- | --- |
| \`viewDidLoad\` | once, after the view is loaded: set up |
| \`viewWillAppear\` | each time before it shows: refresh |
| \`viewDidAppear\` | start animations, measuring |
| \`viewWillDisappear\` | stop, save drafts |

Sizes are not final in \`viewDidLoad\`; use \`viewDidLayoutSubviews\`.

Push: ask for permission at a sensible moment, register, send the device token to your server, which sends messages through Apple's push service (APNs). Delivery is not guaranteed, so fetch the state when the app opens.

Time in the background is short and granted by the system; background tasks run when it chooses.`,
    sources: ['ios.roadmap', 'ios.youtube'],
    next: ['ios/uikit', 'ios/swiftui-state', 'ios/persistence'],
  },
  {
    id: 'ios/uikit',
    group: 'ios',
    title: 'UIKit: view controllers, Auto Layout, delegates',
    asked: [
      'What is a view controller?',
      'How does Auto Layout work?',
      'What is the delegate pattern in iOS?',
      'Should I use storyboards or code?',
      'How does a table view reuse cells?',
    ],
    terms: [
      'UIViewController',
      'UITableView',
      'UICollectionView',
      'constraint',
      'Interface Builder',
      'IBOutlet',
      'safe area',
      'diffable data source',
    ],
    answer: `A view controller manages one screen or part of it; containers such as navigation and tab bar controllers combine them.

**Auto Layout** describes places by constraints, so a screen fits every size. Each view needs enough of them to fix position and size.

\`\`\`swift
label.translatesAutoresizingMaskIntoConstraints = false
view.addSubview(label)
NSLayoutConstraint.activate([
    label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
])
\`\`\`

Add the view before you activate its constraints. Use leading and trailing rather than left and right, for languages written from the right.

A **delegate** is an object that answers another object's questions or hears its events. Hold it \`weak\`, or the two keep each other alive.

Table and collection views reuse cells, so set every part of a cell each time, and cancel image loads in \`prepareForReuse\`.

Storyboards are visual and good for learning; code is easier to review and merge in a team. "Unable to simultaneously satisfy constraints" in the console lists those that contradict each other.`,
    sources: ['ios.roadmap', 'ios.youtube'],
    next: ['ios/swiftui-vs-uikit', 'ios/app-lifecycle', 'ios/memory-management'],
  },
  {
    id: 'ios/swiftui-state',
    group: 'ios',
    title: 'SwiftUI views, state, binding and navigation',
    asked: [
      'What is the difference between @State and @Binding?',
      'When do I use @StateObject or @ObservedObject?',
      'What is @Observable?',
      'How does navigation work in SwiftUI?',
      'How do I animate in SwiftUI?',
    ],
    terms: [
      'NavigationStack',
      '@Environment',
      'ForEach',
      'Identifiable',
      'withAnimation',
      'property wrapper',
      'body',
      'Observation',
    ],
    answer: `A SwiftUI view is a cheap value that describes the screen for the current state. Change the state, and the \`body\` is computed again.

\`\`\`swift
struct CounterView: View {
    @State private var count = 0
    var body: some View {
        NavigationStack {
            Form {
                Stepper("Count: \\(count)", value: $count)
                NavigationLink("Details") { Text("\\(count)") }
            }
        }
    }
}
\`\`\`

- \`@State\`: the view owns a value; make it private.
- \`@Binding\`: reads and writes a value owned elsewhere; pass it as \`$count\`.
- \`@Observable\` class: shared model. The owning view keeps it in \`@State\`; others take it as a property, with \`@Bindable\` for bindings. In older code you meet \`ObservableObject\`: the owner uses \`@StateObject\`, others \`@ObservedObject\`.
- \`@Environment\`: values handed down the tree.
- Lists need stable ids; an array index as id mixes up rows.
- \`withAnimation { … }\` animates the changes inside it.

An \`@ObservedObject\` created inside a view can be lost when the view is rebuilt. Keep \`body\` free of slow work and side effects; start loading in \`.task\`, which is cancelled when the view goes.`,
    sources: ['ios.resources', 'ios.youtube'],
    next: ['ios/swiftui-vs-uikit', 'ios/architecture', 'ios/value-and-reference-types', 'ios/reactive-programming'],
  },
  {
    id: 'ios/swiftui-vs-uikit',
    group: 'ios',
    title: 'SwiftUI compared with UIKit',
    asked: [
      'Should I learn SwiftUI or UIKit?',
      'What is the difference between SwiftUI and UIKit?',
      'Can I use SwiftUI and UIKit together?',
      'Is UIKit still needed?',
    ],
    terms: ['declarative', 'imperative', 'UIHostingController', 'UIViewRepresentable', 'interoperability'],
    answer: `| | SwiftUI | UIKit |
| --- | --- | --- |
| Style | declarative: describe the screen for a state | imperative: change views step by step |
| State | built into the language of views | you keep view and data in step |
| Platforms | all of Apple's | mainly iPhone, iPad, TV |
| Control | less over details | full |
| Existing code | newer apps | most older apps |

Learn SwiftUI first: you see results sooner, previews help, and new system features tend to support it first. Then learn enough UIKit to read existing apps: view controllers, Auto Layout, table views, delegates. Many jobs ask for both.

They mix. \`UIHostingController\` shows a SwiftUI view in a UIKit app; \`UIViewRepresentable\` wraps a UIKit view for SwiftUI. So a team can move screen by screen.

Check which system versions you must support, because many SwiftUI features need a recent one. For complex text editing, heavily customised collections or fine control of gestures, UIKit may still be the shorter way.

In an interview, name a trade-off from your own work rather than a favourite.`,
    sources: ['ios.roadmap', 'ios.resources'],
    next: ['ios/swiftui-state', 'ios/uikit', 'ios/architecture'],
  },
  {
    id: 'ios/hig-and-accessibility',
    group: 'ios',
    title: 'Human Interface Guidelines and iOS accessibility',
    asked: [
      'What are the Human Interface Guidelines?',
      'How do I support VoiceOver?',
      'What is Dynamic Type?',
      'How do I make an iOS app accessible?',
    ],
    terms: [
      'HIG',
      'accessibilityLabel',
      'accessibility traits',
      'touch target',
      'contrast',
      'reduce motion',
      'dark mode',
      'SF Symbols',
    ],
    answer: `The Human Interface Guidelines (HIG) are Apple's rules and advice for apps that feel at home on its platforms: standard navigation, familiar gestures, clear hierarchy, touch targets of at least 44 by 44 points. Use system components where you can, for they bring dark mode, large text and accessibility with them.

\`\`\`swift
Button(action: addFavourite) {
    Image(systemName: "heart")
}
.accessibilityLabel("Add to favourites")
\`\`\`

- **VoiceOver** reads the screen aloud. Give every control a short label without its type ("Add", not "Add button"), hide decoration, and combine parts that belong together.
- **Dynamic Type**: use text styles such as \`.body\` instead of fixed sizes, and let layouts grow and scroll. Test the largest size.
- Respect reduced motion and increased contrast, and never show meaning by colour alone.
- Ask for permissions when the need is plain, with a reason the user understands.

Test with VoiceOver on a real device, and with the Accessibility Inspector. A gesture that has no visible alternative shuts people out.`,
    sources: ['ios.roadmap', 'wcag'],
    next: ['ios/swiftui-state', 'ios/distribution', 'ios/testing-and-instruments'],
  },
  {
    id: 'ios/architecture',
    group: 'ios',
    title: 'iOS architecture: MVC, MVVM, coordinator, Clean Architecture',
    asked: [
      'What is MVVM in iOS?',
      'What is a massive view controller?',
      'What is the coordinator pattern?',
      'Which architecture should I use for an iOS app?',
      'What is the difference between MVC and MVVM?',
    ],
    terms: [
      'model view controller',
      'view model',
      'VIPER',
      'dependency injection',
      'use case',
      'repository',
      'separation of concerns',
    ],
    answer: `- **MVC**: model, view, controller. In UIKit the controller easily collects everything ("massive view controller").
- **MVVM**: a view model holds the screen's state and logic and knows no views. It fits SwiftUI and is easy to test.
- **Coordinator**: an object that decides which screen comes next, so screens do not know each other.
- **Clean Architecture**: rules in the middle, with use cases; user interface, network and database outside, and dependencies pointing inwards.

\`\`\`swift
protocol NotesLoading: Sendable { func notes() async throws -> [String] }

@MainActor @Observable
final class NotesModel {
    private(set) var notes: [String] = []
    private(set) var message: String?
    private let source: any NotesLoading
    init(source: any NotesLoading) { self.source = source }
    func load() async {
        do { notes = try await source.notes() }
        catch { message = "The notes could not be loaded. Try again." }
    }
}
\`\`\`

The source is passed in, so a test can use a fake.

Start simple: views, models for screens with logic, services for network and storage. Add layers when a real problem asks for them. Judge an architecture by how easily you can change and test one part, not by its name.`,
    sources: ['ios.roadmap', 'ios.resources'],
    next: ['ios/swiftui-state', 'ios/networking', 'ios/testing-and-instruments'],
  },
  {
    id: 'ios/concurrency',
    group: 'ios',
    title: 'Swift concurrency: async/await, actors, GCD',
    asked: [
      'How does async await work in Swift?',
      'What is an actor in Swift?',
      'What is the difference between GCD and async/await?',
      'What is the main actor?',
      'Why must UI updates be on the main thread?',
    ],
    terms: [
      'DispatchQueue',
      'Grand Central Dispatch',
      'OperationQueue',
      'Task',
      'async let',
      'task group',
      'Sendable',
      'data race',
      'deadlock',
    ],
    answer: `The user interface may be changed only on the main thread; slow work there freezes the app.

\`\`\`swift
actor ImageCache {
    private var store: [URL: Data] = [:]
    func data(for url: URL) async throws -> Data {
        if let hit = store[url] { return hit }
        let (data, _) = try await URLSession.shared.data(from: url)
        store[url] = data
        return data
    }
}
\`\`\`

- \`await\` marks a point where the function may pause without blocking its thread. \`async let\` and task groups run work at the same time.
- A \`Task\` starts asynchronous work from ordinary code. Cancellation is cooperative: the work has to check for it.
- An **actor** lets only one task at a time touch its state. At an \`await\` others may come in between, so check your assumptions afterwards; the cache above may fetch the same address twice.
- \`@MainActor\` ties code to the main thread; \`Sendable\` marks what may safely cross tasks.

Older code uses **GCD** (\`DispatchQueue.global().async\`, then \`DispatchQueue.main.async\`) or **operations**, which add dependencies and cancelling. \`DispatchQueue.main.sync\` called on the main thread deadlocks.`,
    sources: ['ios.resources', 'ios.roadmap'],
    next: ['ios/networking', 'ios/memory-management', 'ios/architecture'],
  },
  {
    id: 'ios/networking',
    group: 'ios',
    title: 'Networking on iOS: URLSession, JSON, REST, GraphQL',
    asked: [
      'How do I call an API in Swift?',
      'How do I decode JSON with Codable?',
      'How do I handle network errors in iOS?',
      'Why does my HTTP request fail with App Transport Security?',
    ],
    terms: [
      'URLSession',
      'Decodable',
      'JSONDecoder',
      'URLRequest',
      'status code',
      'ATS',
      'snake case',
      'Apollo',
      'timeout',
    ],
    answer: `\`\`\`swift
struct Note: Decodable, Identifiable { let id: Int; let createdAt: Date }
enum APIError: Error { case badStatus(Int) }

func loadNotes(from url: URL) async throws -> [Note] {
    let (data, response) = try await URLSession.shared.data(from: url)
    guard let http = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    guard (200..<300).contains(http.statusCode) else { throw APIError.badStatus(http.statusCode) }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([Note].self, from: data)
}
\`\`\`

A 404 or 500 is not thrown by \`URLSession\`; you must check the status yourself. Only failures such as a lost connection throw.

- If decoding fails, print the error: it names the key and the path. Make a property optional only if the server may really leave it out.
- App Transport Security blocks plain HTTP; use HTTPS rather than a general exception.
- Show four states: loading, content, empty, error with a way to try again.
- Repeat only requests that are safe to repeat, with growing pauses.
- Tokens belong in the Keychain and never in logs.

GraphQL sends a query by POST to one address; errors may come with status 200, in an \`errors\` field.`,
    sources: ['ios.resources', 'ios.roadmap'],
    next: ['ios/concurrency', 'ios/persistence', 'ios/architecture'],
  },
  {
    id: 'ios/persistence',
    group: 'ios',
    title: 'Data persistence: UserDefaults, Keychain, Core Data, SwiftData',
    asked: [
      'How do I save data in an iOS app?',
      'What is the difference between Core Data and SwiftData?',
      'When should I use UserDefaults?',
      'Where do I store a password or token on iOS?',
      'How do Core Data migrations work?',
    ],
    terms: [
      '@Model',
      'ModelContainer',
      '@Query',
      'NSManagedObjectContext',
      'FileManager',
      'iCloud',
      'SQLite',
      'caches directory',
    ],
    answer: `| Data | Place |
| --- | --- |
| small settings | UserDefaults |
| tokens, passwords | Keychain |
| documents, exports | files in Documents |
| what can be fetched again | Caches, which the system may empty |
| many related objects | SwiftData or Core Data |

\`\`\`swift
@Model
final class Note {
    var text: String
    var created: Date
    init(text: String, created: Date = .now) { self.text = text; self.created = created }
}
// in a view: @Query(sort: \\Note.created, order: .reverse) private var notes: [Note]
// to add:    context.insert(Note(text: "Milk"))
\`\`\`

**Core Data** is the older object store with model files and contexts. **SwiftData** offers a Swift interface on the same foundation and works closely with SwiftUI, but needs newer system versions.

- UserDefaults is not encrypted and not for large data.
- Keychain items can outlive the removal of the app.
- Use a context, or a model, only on its own queue or actor; pass ids between them.
- Adding an optional property usually migrates by itself; renaming or splitting needs a mapping or a plan. Test with an old database before you release.`,
    sources: ['ios.roadmap', 'ios.resources'],
    next: ['ios/networking', 'ios/concurrency', 'ios/swiftui-state'],
  },
  {
    id: 'ios/reactive-programming',
    group: 'ios',
    title: 'Reactive programming with Combine and RxSwift',
    asked: [
      'What is Combine in iOS?',
      'What is the difference between Combine and RxSwift?',
      'When should I use Combine instead of async/await?',
      'What is a publisher and a subscriber?',
    ],
    terms: [
      'Publisher',
      'Subscriber',
      'AnyCancellable',
      'debounce',
      '@Published',
      'Observable',
      'DisposeBag',
      'sink',
      'backpressure',
    ],
    answer: `Reactive programming treats values over time, such as typing, network answers or sensor data, as streams that you transform and combine.

\`\`\`swift
final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var term = ""
    private var bag = Set<AnyCancellable>()

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink { [weak self] in self?.term = $0 }
            .store(in: &bag)
    }
}
\`\`\`

- A **publisher** sends values, then perhaps completes or fails. A **subscriber** receives them. Operators stand between.
- Keep the \`AnyCancellable\`: when it is released, the subscription ends. Forgetting to store it is the classic reason why nothing arrives.
- After a failure a stream is over; catch errors inside the inner stream, for example within \`flatMap\`.

**Combine** is Apple's; **RxSwift** is an older open-source library with the same ideas under other names (\`Observable\`, \`DisposeBag\`).

For a single result \`async\`/\`await\` is simpler, and \`AsyncSequence\` covers many streams. Combine still suits joining several streams and rate limiting, and you will meet it in existing apps.`,
    sources: ['ios.roadmap'],
    next: ['ios/concurrency', 'ios/memory-management', 'ios/swiftui-state'],
  },
  {
    id: 'ios/memory-management',
    group: 'ios',
    title: 'ARC, retain cycles and weak references',
    asked: [
      'What is ARC in Swift?',
      'What is a retain cycle?',
      'What is the difference between weak and unowned?',
      'How do I find a memory leak in iOS?',
      'When do I need weak self?',
    ],
    terms: [
      'automatic reference counting',
      'strong reference',
      '[weak self]',
      'deinit',
      'memory graph',
      'Instruments',
      'leak',
    ],
    answer: `Automatic reference counting (ARC) frees a class instance when the last strong reference goes. There is no garbage collector, so two objects that hold each other strongly are never freed: a retain cycle.

\`\`\`swift
final class Ticker {
    private var timer: Timer?
    private(set) var ticks = 0

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.ticks += 1
        }
    }
    deinit { timer?.invalidate() }
}
\`\`\`

- \`weak\`: does not keep alive, becomes \`nil\`. For delegates, parents, and closures that are stored.
- \`unowned\`: does not keep alive and crashes if used too late. Only if the other object surely lives at least as long.
- A closure that is kept by \`self\` and uses \`self\` strongly makes a cycle. One that runs once and is released, such as in \`map\`, does not.

To find a leak, put a \`print\` in \`deinit\`, open and close the screen, look at Xcode's memory graph, or use Instruments (Leaks, Allocations).

Structs have no reference count of their own, but what they contain may.`,
    sources: ['ios.resources', 'ios.roadmap'],
    next: ['ios/testing-and-instruments', 'ios/value-and-reference-types', 'ios/concurrency'],
  },
  {
    id: 'ios/testing-and-instruments',
    group: 'ios',
    title: 'Testing and profiling iOS apps',
    asked: [
      'How do I write unit tests in Swift?',
      'What is the difference between unit tests and UI tests in Xcode?',
      'How do I use Instruments?',
      'How do I test async code in Swift?',
    ],
    terms: [
      'XCTest',
      'XCUITest',
      'Swift Testing',
      'XCTAssertEqual',
      'mock',
      'fake',
      'Time Profiler',
      'hang',
      'snapshot test',
    ],
    answer: `Most tests should be unit tests: fast, without network or screen. UI tests start the app and drive it through accessibility; keep them for a few main journeys.

\`\`\`swift
import XCTest
@testable import Shop

final class CartTests: XCTestCase {
    func testTotalIgnoresRemovedItems() {
        var cart = Cart()
        cart.add("tea", price: 300)
        cart.add("cup", price: 900)
        cart.remove("cup")
        XCTAssertEqual(cart.total, 300)
    }
    func testLoadingFailureIsThrown() async throws { /* await works here */ }
}
\`\`\`

The newer Swift Testing library writes \`@Test\` and \`#expect\`; both can live in one project.

- Pass in clock, network and storage, so tests are repeatable.
- Find elements by accessibility identifier, and wait with \`waitForExistence\` instead of sleeping.
- Name a test after the behaviour, and see it fail once.

**Instruments** measures a release build on a device: Time Profiler shows where time goes, Allocations and Leaks show memory, and others show hangs, energy and network. Measure first, change one thing, measure again. The simulator's speed tells you nothing about a phone.`,
    sources: ['ios.roadmap', 'ios.resources'],
    next: ['ios/memory-management', 'ios/architecture', 'ios/xcode'],
  },
  {
    id: 'ios/distribution',
    group: 'ios',
    title: 'Signing, TestFlight and App Store release',
    asked: [
      'How do I publish an app on the App Store?',
      'What is a provisioning profile?',
      'How does TestFlight work?',
      'My app was rejected in review, what should I do?',
      'What is fastlane?',
    ],
    terms: [
      'certificate',
      'App ID',
      'bundle identifier',
      'App Store Connect',
      'review guidelines',
      'phased release',
      'archive',
      'entitlements',
    ],
    answer: `Signing proves who made the app and what it may do. A **certificate** identifies you, an **App ID** the app, and a **provisioning profile** joins both with entitlements and, for development, devices. Let Xcode manage signing at first.

1. Raise version and build number; each upload needs a new build number.
2. Archive a release build and upload it to App Store Connect.
3. Test with **TestFlight**: internal testers at once, external ones after a short review.
4. Fill in screenshots, description, privacy details, age rating, and a test account for the reviewer.
5. Submit; release by hand or in phases.

**fastlane** automates these steps, also in a pipeline.

If the app is rejected, read the guideline that is named, reproduce what the reviewer saw, then fix it or explain in the reply; you can appeal. Frequent reasons: crashes, an incomplete app, missing demo login, unclear permission texts.

A released version cannot be rolled back on devices: ship a new one. You can pause a phased release.`,
    sources: ['ios.roadmap'],
    next: ['ios/testing-and-instruments', 'ios/hig-and-accessibility', 'ios/git-for-ios'],
  },
];
