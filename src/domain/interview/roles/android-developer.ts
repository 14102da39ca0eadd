import type { InterviewTopic } from '../types';

/** Interview topics of an Android Developer, in the order of the bank. */
export const topics: readonly InterviewTopic[] = [
  {
    id: 'android-developer-01',
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
      'Your present work on Android',
      'How you got there',
      'Kotlin, Compose and what else you know well',
      'One thing in the Play Store with numbers',
      'Why you want this position',
    ],
    outline:
      'Open with your current role, or your degree if you still study, and the app you spend your days on. Give background in a line or two: years of experience with Android, and whether you began with Java or Kotlin. Name key skills, such as coroutines, Compose and testing, and be ready for a question on each. Then one project: what you built, for how many users, and a result like ANR rate reduced by half. Close with why this role and this app. If you have an app of your own in the store, mention it.',
    followUps: [
      'What in Android development has changed most since you started?',
      'Show me something in an app on your phone that you find well made.',
    ],
  },
  {
    id: 'android-developer-02',
    topic: 'Feature you own in an app',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'need', match: ['need'] },
      { label: 'architecture', match: ['architecture', 'mvvm'] },
      { label: 'challenge', match: ['challenge'] },
      { label: 'testing', match: ['testing', 'test'] },
      { label: 'release', match: ['release', 'play'] },
      { label: 'result', match: ['result'] },
    ],
    question: 'Tell me about a feature you own in an app. How is it built, and how do you know it works for people?',
    covers: [
      'The need it serves',
      'Its structure and your reasons',
      'The challenge that took longest',
      'How it is tested and released',
      'What the figures say',
    ],
    outline:
      'Say first what need the feature serves and what is yours in it. Sketch the architecture, for example MVVM with a repository and a Room cache, and why it fits. Choose one real challenge, such as resuming an upload after the process was ended, and explain what you tried. Describe testing: unit tests for the view model, a UI test for the main path, a run on old devices. Tell how you release it, in stages on Play behind a flag, and the result: usage, crash-free rate, reviews. End with what you plan to improve next.',
    followUps: [
      'What would you rewrite if you had two free weeks?',
      'How do you hand over knowledge of this feature to others?',
    ],
  },
  {
    id: 'android-developer-03',
    topic: 'Activity and fragment lifecycle',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'onCreate to onDestroy', match: ['oncreate to ondestroy', 'oncreate', 'ondestroy'] },
      { label: 'configuration change', match: ['configuration change', 'rotation', 'configuration'] },
      { label: 'ViewModel', match: ['viewmodel'] },
      { label: 'saved state', match: ['saved state', 'saved instance', 'savedstate'] },
      { label: 'fragment view lifecycle', match: ['fragment view lifecycle', 'fragment'] },
      { label: 'leaks', match: ['leaks', 'leak'] },
    ],
    question:
      'A user rotates the phone while a screen is loading. What happens to the activity, the fragment and the data, and how do you keep everything in place?',
    covers: ['The callbacks in order', 'What survives what', 'Two lifecycles of a fragment', 'Where leaks come from'],
    outline:
      "By default rotation is a configuration change: the activity is destroyed and created again, so onDestroy of the old one runs and onCreate of the new. The ViewModel survives this, and the load inside it continues; the new screen just observes it. It does not survive the end of the process, so keep small keys, such as an id, in saved state through SavedStateHandle. A fragment has its own lifecycle and its view another, shorter one; observe with the view's owner and clear the binding in onDestroyView, or you leak the old view. Say how you test it: turn on the setting that does not keep activities.",
    followUps: [
      'Which callbacks run when a translucent dialog activity covers yours?',
      'What belongs in saved state and what does not?',
    ],
  },
  {
    id: 'android-developer-04',
    topic: 'Kotlin features',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'null safety', match: ['null safety', 'null'] },
      { label: 'data class', match: ['data class'] },
      { label: 'extension functions', match: ['extension functions', 'extension'] },
      { label: 'sealed class', match: ['sealed class', 'sealed'] },
      { label: 'lambdas', match: ['lambdas', 'lambda', 'higher order'] },
      { label: 'scope functions', match: ['scope functions', 'let', 'apply'] },
    ],
    question: 'Which Kotlin features have changed the way you write Android code? Show me a small example for each.',
    covers: [
      'Null in the type system',
      'Classes made for data and for closed sets',
      'Functions that extend and take functions',
      'Restraint with scope functions',
    ],
    outline:
      'Pick features and tie each to a fault it prevents. Null safety puts absence into the type, so the compiler asks before the crash does; a double exclamation mark gives that away. A data class brings equality and copy, which suits immutable screen state. A sealed class or interface models loading, success and error, and when must handle them all. Extension functions add readable helpers without inheritance. A lambda as the last argument makes small languages such as Compose possible. Scope functions like let and apply are handy, but nesting them hides what is meant. Mention coroutines as the next topic.',
    followUps: [
      'When would you choose a sealed interface over an enum?',
      'What surprises you when Java code calls your Kotlin?',
    ],
  },
  {
    id: 'android-developer-05',
    topic: 'Coroutines and Flow',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'suspend', match: ['suspend'] },
      { label: 'dispatchers', match: ['dispatchers', 'dispatcher'] },
      { label: 'scope and cancellation', match: ['scope and cancellation', 'scope', 'cancel'] },
      { label: 'Flow versus LiveData', match: ['flow versus livedata', 'flow', 'livedata'] },
      { label: 'StateFlow', match: ['stateflow', 'sharedflow'] },
      { label: 'exceptions', match: ['exceptions', 'exception'] },
    ],
    question:
      'Explain how you load data with coroutines and show it with Flow, including what happens when the user leaves the screen.',
    covers: [
      'What suspending means',
      'The right dispatcher for the work',
      'Scopes that cancel for you',
      'StateFlow for the screen',
      'Errors and cancellation kept apart',
    ],
    outline:
      'Follow one load. The view model launches in its own scope; a suspend function waits without holding the thread. The repository moves blocking work to the IO dispatcher, heavy computing to Default. Results become a StateFlow, which always has a latest value; use a SharedFlow for broadcasts. The screen collects in a lifecycle-aware way, so collection stops in the background. Flow has operators and tests without Android, while LiveData is simpler and tied to the lifecycle. When the screen is gone for good, the scope cancels its children. Catch exceptions at the edge, but let CancellationException pass.',
    followUps: [
      'What is the difference between launch and async when something fails?',
      'How do you test code that depends on time?',
    ],
  },
  {
    id: 'android-developer-06',
    topic: 'Jetpack Compose',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'composable', match: ['composable'] },
      { label: 'recomposition', match: ['recomposition', 'recompos'] },
      { label: 'state hoisting', match: ['state hoisting', 'hoist', 'state'] },
      { label: 'remember', match: ['remember'] },
      { label: 'side effects', match: ['side effects', 'launchedeffect', 'side effect'] },
      { label: 'lists', match: ['lists', 'lazycolumn'] },
    ],
    question: 'What is recomposition in Jetpack Compose, and how do you write composables that stay correct and quick?',
    covers: [
      'Composables as functions of state',
      'When and what recomposes',
      'Remembering across calls and restarts',
      'Side effects in their place',
      'Lists and stability',
    ],
    outline:
      'A composable describes the screen for given state; when state it reads changes, Compose calls it again, and that is recomposition. It can happen often and may skip parts, so a composable must have no side effects in its body. Use remember to keep a value between calls, and rememberSaveable across rotation. Hoist state: pass values down and events up, so the function is easy to test. Put effects in LaunchedEffect, keyed by what should restart them. For lists, use LazyColumn with stable keys. Read fast-changing values late, keep parameters stable, and measure in a release build.',
    followUps: [
      'A counter text recomposes the entire screen. How do you find the cause?',
      'When do you need derivedStateOf?',
    ],
  },
  {
    id: 'android-developer-07',
    topic: 'Architecture MVVM and repository',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'layers', match: ['layers', 'layer'] },
      { label: 'ViewModel', match: ['viewmodel'] },
      { label: 'repository', match: ['repository'] },
      { label: 'dependency injection', match: ['dependency injection', 'hilt', 'dagger', 'inject'] },
      { label: 'single source of truth', match: ['single source of truth', 'single source'] },
      { label: 'testing', match: ['testing', 'test'] },
    ],
    question:
      'How do you structure an Android app with MVVM, and what does the repository do that the view model should not?',
    covers: [
      'Layers and the direction of dependencies',
      'What each part knows',
      'One source of truth',
      'Wiring by injection',
      'Which tests each layer gets',
    ],
    outline:
      'Draw the layers: UI, an optional domain layer, and data, each depending only on the next. The screen shows state and sends events. The ViewModel turns events into state and knows nothing about views or about where data comes from. The repository hides network and database and decides when to refresh; the database is the single source of truth, so the screen observes it and the network only writes into it. Wire it with Hilt, so that a test can pass in fakes. Test the view model with a fake repository, the repository with an in-memory database. Skip layers a small screen does not need.',
    followUps: ['When do use case classes earn their place?', 'How would you split this app into modules?'],
  },
  {
    id: 'android-developer-08',
    topic: 'Background work',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'WorkManager', match: ['workmanager'] },
      { label: 'services', match: ['services', 'service'] },
      { label: 'Doze and limits', match: ['doze and limits', 'doze', 'battery'] },
      { label: 'alarms', match: ['alarms', 'alarm'] },
      { label: 'constraints', match: ['constraints', 'constraint'] },
      { label: 'retries', match: ['retries', 'retry'] },
    ],
    question:
      'Your app must upload photos reliably, even when the user closes it. Which tools does Android give you, and which do you choose?',
    covers: [
      'Deferrable work and work needed now',
      'Conditions and retries',
      'What the system restricts',
      'Telling the user',
    ],
    outline:
      'Sort the need first: must it run now while the user watches, at an exact time, or simply for certain some time later? Uploads are the third, so choose WorkManager: it survives restarts, waits for constraints such as unmetered network, and retries with backoff. For long uploads run it as foreground work with a notification. A foreground service fits playback or navigation; alarms fit reminders at an exact time and need a permission. Explain why: Doze and standby hold back network and jobs to save battery. Make each upload idempotent, since a retry may repeat it, and show its status in the app.',
    followUps: [
      'A phone maker ends background work aggressively. What can you do?',
      'How do you test a worker and its conditions?',
    ],
  },
  {
    id: 'android-developer-09',
    topic: 'Storage and networking',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'Room', match: ['room'] },
      { label: 'DataStore', match: ['datastore', 'shared preferences'] },
      { label: 'Retrofit', match: ['retrofit', 'okhttp'] },
      { label: 'caching', match: ['caching', 'cache'] },
      { label: 'JSON', match: ['json', 'moshi'] },
      { label: 'pagination', match: ['pagination', 'paging'] },
    ],
    question: 'Design the data layer for a product list that loads from an API, works offline and scrolls without end.',
    covers: [
      'Tables as what the screen reads',
      'A typed client for the network',
      'Paging from the database',
      'When to refresh',
      'Small settings kept apart',
    ],
    outline:
      'The screen reads only from Room, so it works without a network. Retrofit with OkHttp fetches each page as JSON, parsed by Moshi or Kotlin serialization, and maps it to entities. The Paging library ties both together: a remote mediator loads the next page when the local cache runs out and stores rows and keys in one transaction. Decide when data is too old and how to refresh without a jump. Put small settings in DataStore rather than shared preferences, which can block the main thread. Handle errors as state with a retry, and write a test for every Room migration.',
    followUps: [
      "The server's list changes between page two and page three. What does the user see?",
      'How do you handle sign-out and clear the data?',
    ],
  },
  {
    id: 'android-developer-10',
    topic: 'Memory leaks and performance',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'leak causes', match: ['leak causes', 'leak', 'context'] },
      { label: 'LeakCanary', match: ['leakcanary'] },
      { label: 'profiler', match: ['profiler'] },
      { label: 'ANR', match: ['anr', 'main thread'] },
      { label: 'overdraw', match: ['overdraw', 'layout'] },
      { label: 'startup', match: ['startup'] },
    ],
    question: 'How would you find and fix memory leaks and slow screens in an app that has grown for five years?',
    covers: [
      'What a leak is on Android and its usual causes',
      'Tools that show it',
      'Work off the main thread',
      'Layout cost and start-up',
      'A guard in the build',
    ],
    outline:
      'Explain a leak: something long-lived holds a reference to an activity or view, for instance a singleton with a context, a listener never removed or a running coroutine. LeakCanary in debug builds shows the chain. For slow screens, record with the profiler or a system trace and look for disk or network work on the main thread, which also leads to an ANR. Flatten each deep layout and remove overdraw where backgrounds pile up. For startup, count what runs before the first frame, load libraries lazily and ship a baseline profile. Keep the gains with a macrobenchmark in the build.',
    followUps: [
      'Memory climbs, but LeakCanary is silent. What else may it be?',
      'Which of these would you do first in an app you do not know?',
    ],
  },
  {
    id: 'android-developer-11',
    topic: 'ANR reports rise after an update',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'Play Console vitals', match: ['play console vitals', 'vitals', 'play console'] },
      { label: 'main thread work', match: ['main thread work', 'main thread', 'blocking'] },
      { label: 'trace', match: ['trace', 'profil'] },
      { label: 'move off thread', match: ['move off thread', 'coroutine', 'background'] },
      { label: 'rollout stop', match: ['rollout stop', 'rollout'] },
      { label: 'verify', match: ['verify', 'monitor'] },
    ],
    question:
      "After yesterday's update, ANR reports in the Play Console have tripled. Walk me through your next steps.",
    covers: [
      'Who is affected and how badly',
      'Stop the rollout while you look',
      'What blocks the main thread',
      'Move the work, then prove it',
    ],
    outline:
      'Look at Android vitals in the Play Console: which version, device and screen, and how many users. Halt the rollout at once if it is still staged. Read the grouped stacks: what is blocking the main thread, disk access, a lock, a slow broadcast receiver or a call to another process? Compare with the changes in the release. Reproduce on a similar device with a system trace and strict mode on. Move the work to a coroutine on a background dispatcher, or shorten the lock. Ship to a small percentage, monitor the rate for some days, and then widen.',
    followUps: [
      'The main thread looks idle in the stack. How can that be?',
      'How would you catch this before release next time?',
    ],
  },
];
