import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'ios-developer-01',
    topic: 'Tell me about yourself',
    category: 'behavioral',
    difficulty: 'easy',
    concepts: [
      { label: 'current role or study', match: ['current role or study', 'current', 'currently', 'student', 'i am a'] },
      { label: 'background', match: ['background', 'experience', 'years', 'degree'] },
      { label: 'key skills', match: ['key skills', 'skills', 'stack', 'technologies'] },
      { label: 'project or achievement', match: ['project or achievement', 'project', 'built', 'achievement'] },
      { label: 'measurable result', match: ['measurable result', 'percent', 'increased', 'reduced', 'users'] },
      { label: 'why this role', match: ['why this role', 'this role', 'your company', 'excited', 'looking for'] },
    ],
    question: 'Tell me about yourself.',
    covers: [
      'Where you are now: role or study, and for how long',
      'The iOS skills you use most',
      'One app or feature you built, with a result in numbers',
      'Why this role and this app',
    ],
    outline:
      'Open with your current role or studies and the years of experience behind it, in two sentences. Name the key skills you use every week: Swift, SwiftUI or UIKit, testing. Then take one app you built, say which part was yours, and give a result that can be measured, such as the percent of sessions without a crash or a rating that increased. End with why this role: what in this app, team or company you are looking for next. Keep it under two minutes, and leave the rest of your history for later questions.',
    followUps: [
      'Which part of that app are you proudest of?',
      'What would your last team say you still have to learn?',
    ],
  },
  {
    id: 'ios-developer-02',
    topic: 'App or feature shipped',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'need', match: ['need'] },
      { label: 'design', match: ['design', 'mvvm', 'swiftui'] },
      { label: 'challenge', match: ['challenge'] },
      { label: 'review', match: ['review', 'app store'] },
      { label: 'metric', match: ['metric', 'crash', 'rating'] },
      { label: 'lesson', match: ['lesson', 'learned'] },
    ],
    question: 'Walk me through an app or a feature you shipped on iOS, from the first idea to the App Store.',
    covers: [
      'The need and who had it',
      'The design and why you chose it',
      'One real challenge, told step by step',
      'How it got through review',
      'A figure before and after, and the lesson',
    ],
    outline:
      'Open with the need: who asked for it, and what they could not do before. Then explain the design in three sentences, such as SwiftUI screens over MVVM with one service for the network, and why you chose it over the alternative. Tell the hardest challenge step by step: what you tried, what failed, what you decided. Mention how it passed code review and App Store review. Give a metric before and after, such as the crash-free rate, the rating or weekly use. Close with the lesson you learned and what you would do differently.',
    followUps: [
      'Which figure told you that people really used it?',
      'What did you leave out of the first version, and why?',
    ],
  },
  {
    id: 'ios-developer-03',
    topic: 'Value and reference types',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'struct', match: ['struct'] },
      { label: 'class', match: ['class'] },
      { label: 'copy behavior', match: ['copy behavior', 'copy'] },
      { label: 'when to use', match: ['when to use', 'when'] },
      { label: 'mutability', match: ['mutability', 'mutat'] },
      { label: 'identity', match: ['identity', 'reference'] },
    ],
    question:
      'In Swift, when do you choose a struct and when a class? What really happens when you pass each of them to a function?',
    covers: [
      'Structs are copied, classes are shared',
      'What identity means',
      'How let behaves for each',
      'A rule for choosing',
    ],
    outline:
      'Say that a struct is a value type: assigning or passing it gives each side its own copy, so a change in one place cannot surprise another. A class is a reference type: several variables can point at one instance, which therefore has identity, compared with ===. Explain mutability: a struct held by let cannot change at all, while a let reference still allows the properties behind it to change. Add that arrays and dictionaries are copied on write, so copies stay cheap. Finish with when to use each: structs by default, classes for shared state, inheritance or work with Objective-C.',
    followUps: [
      'How does copy-on-write make passing a large array cheap?',
      'What happens when a struct holds a property of a class type?',
    ],
  },
  {
    id: 'ios-developer-04',
    topic: 'Optionals and error handling',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'optional', match: ['optional', 'nil'] },
      { label: 'unwrapping', match: ['unwrapping', 'unwrap', 'if let', 'guard'] },
      { label: 'force unwrap risk', match: ['force unwrap risk', 'force'] },
      { label: 'throws', match: ['throws', 'throw', 'try'] },
      { label: 'Result', match: ['result', 'result type'] },
      { label: 'default', match: ['default', 'nil coalesc'] },
    ],
    question:
      'How does Swift make you deal with a missing value and with a failed call? Tell me how you decide between the tools it gives you.',
    covers: [
      'Optionals put absence into the type',
      'Safe ways to unwrap',
      'Why force unwrapping is a risk',
      'When to throw and when to return a Result',
    ],
    outline:
      'Start with the idea: an optional says in the type that a value may be nil, so the compiler makes you look. Name the ways of unwrapping it: if let for a branch, guard let to leave early, nil coalescing for a sensible default, optional chaining for a short path. Explain why a force unwrap is a risk: it turns a missing value into a crash, so you keep it for what only a programming mistake could break. Then move to errors: throws with do, try and catch when the caller must know why, and the Result type when an outcome is stored or handed to a callback.',
    followUps: ['How do try, try? and try! differ?', 'When would you use guard let rather than if let?'],
  },
  {
    id: 'ios-developer-05',
    topic: 'ARC and retain cycles',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'reference counting', match: ['reference counting', 'arc', 'reference count'] },
      { label: 'strong weak unowned', match: ['strong weak unowned', 'weak', 'unowned'] },
      { label: 'closures capture', match: ['closures capture', 'closure', 'capture list'] },
      { label: 'delegates weak', match: ['delegates weak', 'delegate'] },
      { label: 'leak tools', match: ['leak tools', 'instruments', 'memory graph'] },
      { label: 'deinit', match: ['deinit'] },
    ],
    question:
      'A screen stays in memory after the user has left it. How does ARC let that happen, and how do you find and break the cycle?',
    covers: [
      'How reference counting frees objects',
      'Closures and delegates as usual causes',
      'Weak compared with unowned',
      'Tools that show the leak',
    ],
    outline:
      'Explain automatic reference counting: each strong reference keeps an object alive, and deinit runs when the last one goes. A retain cycle is two objects that hold each other strongly. Name the usual places: a stored closure that captures self, which a capture list with weak or unowned solves, and a delegate that is not declared weak. Say the difference: a weak reference becomes nil, an unowned one crashes if its object is gone. Then find the leak: log in deinit to see that it never runs, open the memory graph in Xcode, and confirm with Leaks in Instruments.',
    followUps: [
      'When is unowned safe, and what happens if you are wrong?',
      'Does every closure that uses self need a capture list?',
    ],
  },
  {
    id: 'ios-developer-06',
    topic: 'Concurrency',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'GCD', match: ['gcd', 'dispatch'] },
      { label: 'main thread UI', match: ['main thread ui', 'main thread', 'main actor'] },
      { label: 'async await', match: ['async await', 'async', 'await'] },
      { label: 'actors', match: ['actors', 'actor'] },
      { label: 'race conditions', match: ['race conditions', 'race'] },
      { label: 'operations', match: ['operations', 'operation'] },
    ],
    question:
      'A screen loads a list from the network and resizes a hundred images. How do you keep scrolling smooth, and how do you keep the data safe?',
    covers: [
      'UI work on the main thread, slow work elsewhere',
      'Dispatch queues and operations beside async and await',
      'How actors prevent races',
      'Cancelling work that is no longer needed',
    ],
    outline:
      'Begin with the rule: UI work belongs on the main thread, slow work does not. Describe the older tools, dispatch queues of GCD and operations with dependencies, then what you would choose today: async and await with structured tasks, so that errors and cancellation follow the code. Put view models on the main actor. Explain a race as two threads touching the same mutable state at once, and how an actor prevents it by letting one task in at a time. Add that other calls may enter the actor at each await, so check your assumptions afterwards. Finish by measuring hangs in Instruments.',
    followUps: [
      'What can go wrong across an await inside an actor?',
      'How do you cancel the work when a cell scrolls away?',
    ],
  },
  {
    id: 'ios-developer-07',
    topic: 'SwiftUI versus UIKit',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'declarative', match: ['declarative'] },
      { label: 'state wrappers', match: ['state wrappers', '@state', 'binding', 'observable'] },
      { label: 'view controllers', match: ['view controllers', 'view controller'] },
      { label: 'interop', match: ['interop', 'representable'] },
      { label: 'maturity', match: ['maturity', 'mature'] },
      { label: 'previews', match: ['previews', 'preview'] },
    ],
    question: 'You start a new app today. Would you build it in SwiftUI, in UIKit or in both, and why?',
    covers: [
      'Declarative compared with imperative',
      'How state reaches a SwiftUI view',
      'Where UIKit is still stronger',
      'How the two work together',
    ],
    outline:
      'Compare the models first: SwiftUI is declarative, so you describe the screen for a state and the framework finds what changed; in UIKit you drive view controllers through their lifecycle yourself. Explain state in SwiftUI: @State for what a view owns, a binding to share it, an observable object for a model. Name the costs honestly: UIKit is more mature for complex collections and text, while SwiftUI gives previews and less code but differs between iOS versions. Show that they mix: a hosting controller in one direction, representable wrappers in the other. Decide by minimum iOS version, team and screen.',
    followUps: [
      'How do you find out why a SwiftUI view redraws too often?',
      'Which screen would you still write in UIKit, and why?',
    ],
  },
  {
    id: 'ios-developer-08',
    topic: 'App architecture',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'MVC limits', match: ['mvc limits', 'mvc', 'massive'] },
      { label: 'MVVM', match: ['mvvm'] },
      { label: 'coordinator', match: ['coordinator'] },
      { label: 'dependency injection', match: ['dependency injection', 'inject'] },
      { label: 'testability', match: ['testability', 'test'] },
      { label: 'modules', match: ['modules', 'module'] },
    ],
    question:
      'How do you structure an iOS app so that a third developer can join and no view controller grows to a thousand lines?',
    covers: [
      'What goes wrong in MVC as often practised',
      'A view model without UI code',
      'Who owns navigation',
      'Injected services and tests',
      'The price of the structure',
    ],
    outline:
      'Start from the limits of MVC as it is often practised: view controllers take on networking, formatting and navigation until they are massive and hard to test. Then describe MVVM: the view shows, and the view model prepares what is shown without importing UIKit. Add a coordinator, so that screens do not know each other. Pass services in through initialisers, which is dependency injection in its simplest form, behind small protocols that a fake can fill in tests. Split features into package modules for clear borders and faster builds. Admit the price: more files, so keep a simple screen simple.',
    followUps: [
      'Where does navigation live in your version, and who owns it?',
      'When would this structure be too much?',
    ],
  },
  {
    id: 'ios-developer-09',
    topic: 'Persistence and networking',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'URLSession', match: ['urlsession'] },
      { label: 'Codable', match: ['codable'] },
      { label: 'Core Data or SwiftData', match: ['core data or swiftdata', 'core data', 'swiftdata'] },
      { label: 'Keychain', match: ['keychain'] },
      { label: 'cache', match: ['cache'] },
      { label: 'offline', match: ['offline'] },
    ],
    question:
      'Design the data layer of an app that people use in the underground. What do you fetch, what do you keep, and where?',
    covers: [
      'Fetching and decoding with clear errors',
      'The right store for each kind of data',
      'Reading offline from a local store',
      'Queued writes and conflicts',
    ],
    outline:
      'Describe the way in: URLSession with async calls, Codable to decode responses into your own types, errors mapped to what the user can do. Then say where each thing lives: tokens in the Keychain, small preferences in UserDefaults, records in Core Data or SwiftData, and images in a cache directory that the system may empty. Explain offline reading: screens read the local store, which the network refreshes. For writing, queue changes with an id, retry with growing delays, and decide how conflicts are settled. Finish with migrations, and with tests that replace the network.',
    followUps: [
      'How do you migrate a stored model without losing data?',
      'What happens when the same record was edited on two devices?',
    ],
  },
  {
    id: 'ios-developer-10',
    topic: 'Lifecycle and notifications',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'app states', match: ['app states', 'background', 'active', 'inactive'] },
      { label: 'view lifecycle', match: ['view lifecycle', 'viewdidload', 'appear'] },
      { label: 'push', match: ['push', 'apns'] },
      { label: 'background tasks', match: ['background tasks', 'background task'] },
      { label: 'deep links', match: ['deep links', 'universal link'] },
      { label: 'state restore', match: ['state restore', 'restor'] },
    ],
    question:
      'Your app is not running, a push notification arrives, and the user taps it. What happens, from the system to the right screen?',
    covers: [
      'From the push service to the tap',
      'App states and view lifecycle in order',
      'One route type for pushes and links',
      'What background time really allows',
    ],
    outline:
      'Walk through it in order. APNs delivers the push and the system shows it; the tap launches the app, which passes through inactive to active, and your notification delegate receives the response. Turn its payload into the same route that deep links and universal links use, restore the session and tabs, then show the screen. Place code rightly: viewDidLoad runs once for a controller, viewWillAppear each time it is about to be shown. Contrast the background: an app gets only seconds there, so refreshing belongs in background tasks, which the system schedules when it sees fit and never promises.',
    followUps: [
      'What differs when the app is in the foreground as the push arrives?',
      'Why may a silent push never reach your code?',
    ],
  },
  {
    id: 'ios-developer-11',
    topic: 'App rejected in review',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'read guideline', match: ['read guideline', 'guideline'] },
      { label: 'reproduce', match: ['reproduce'] },
      { label: 'reply to reviewer', match: ['reply to reviewer', 'reply', 'resolution'] },
      { label: 'fix', match: ['fix'] },
      { label: 'resubmit or appeal', match: ['resubmit or appeal', 'resubmit', 'appeal'] },
      { label: 'checklist', match: ['checklist', 'prevent'] },
    ],
    question:
      'Apple rejects your update two days before a campaign starts. What do you do in the first hour, and what afterwards?',
    covers: [
      'Read the guideline that is named',
      'See what the reviewer saw',
      'Answer, fix or appeal for a reason',
      'Tell the people who wait',
      'Prevent the next rejection',
    ],
    outline:
      'Begin calmly: read the message, the exact guideline it names, the screenshots and the device. Reproduce what the reviewer saw, with a fresh install and the account you gave them. If it is a misunderstanding or a missing demo login, reply to the reviewer in App Store Connect with steps or a short video. If it is a real fault, make the smallest fix, resubmit, and ask for an expedited review because of the date. Appeal only with a good argument. Tell marketing the honest date and a fallback. Afterwards, add the point to your release checklist.',
    followUps: [
      'How do you tell the marketing team, and what do you offer them?',
      'Which check would have caught it before you submitted?',
    ],
  },
];
