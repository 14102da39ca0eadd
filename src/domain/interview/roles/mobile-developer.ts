import type { InterviewTopic } from '../types';

/** Interview topics of a Mobile Developer (Cross-platform), in the order of the bank. */
export const topics: readonly InterviewTopic[] = [
  {
    id: 'mobile-developer-01',
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
      'The apps you work on now',
      'Native or web roots, and why mobile',
      'The toolkit you know in depth',
      'One shipped app in figures',
      'Why this app and team',
    ],
    outline:
      'Start with your current role or course and the app you work on most. Add background: whether you came from web or native work, and your years of experience on each platform. Name the key skills that matter here, for instance Flutter or React Native, one native language, and releasing to both stores. Tell one project you built and shipped, with a figure such as crash-free users or start-up time reduced by forty percent. End with why this role appeals to you, best with something you noticed in their app. Keep a calm pace.',
    followUps: [
      'You have tried our app. What would you change first?',
      'Which platform do you know less well, and how do you cover for it?',
    ],
  },
  {
    id: 'mobile-developer-02',
    topic: 'App you shipped',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'users', match: ['users', 'downloads'] },
      { label: 'stack', match: ['stack', 'flutter', 'react native', 'kotlin', 'swift'] },
      { label: 'hard part', match: ['hard part', 'challenge'] },
      { label: 'release', match: ['release', 'store'] },
      { label: 'metric', match: ['metric', 'crash', 'rating', 'retention'] },
      { label: 'lesson', match: ['lesson', 'learned'] },
    ],
    question:
      'Tell me about an app you shipped, from the first build to the reviews in the store. What was the hardest part?',
    covers: [
      'Who used it and how many',
      'The stack and the reason for it',
      'The hardest part and your answer',
      'How it was released',
      'Figures and the lesson',
    ],
    outline:
      'Begin with the users: who they were, how many, what they did with the app. Name the stack, say Flutter with a small Kotlin and Swift part, and why it suited the team. Spend most time on the hardest challenge, such as syncing offline edits or a slow old device, and the options you weighed. Describe the release: beta testers, store review, staged rollout. Give figures: crash-free sessions, rating, retention after a week. Close with what you learned, and one thing you would build differently, in enough detail that it sounds lived.',
    followUps: ['Which bad review taught you something?', 'What did you cut to ship in time?'],
  },
  {
    id: 'mobile-developer-03',
    topic: 'Native versus cross-platform',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'performance', match: ['performance'] },
      { label: 'shared code', match: ['shared code', 'shared', 'one codebase'] },
      { label: 'native APIs', match: ['native apis', 'native', 'platform channel', 'bridge'] },
      { label: 'team skills', match: ['team skills', 'team', 'cost'] },
      { label: 'look and feel', match: ['look and feel', 'look', 'ux'] },
      { label: 'examples', match: ['examples', 'flutter', 'react native'] },
    ],
    question:
      'A start-up with four developers asks whether to build native or cross-platform. What do you advise, and what would change your mind?',
    covers: [
      'Shared code and what stays separate',
      'Speed where it matters',
      'Access to platform features',
      'The people you have',
      'Clear conditions for the other choice',
    ],
    outline:
      'Ask about the product, the team and the plan for two years. For most business apps with one small team, advise cross-platform: most of the code is shared, so one feature is built once, and performance is good enough. Name the options: Flutter draws its own widgets and talks to the system through platform channels; React Native uses real native views. Name the price: new native APIs arrive late or need your own module, and the look must respect each platform. Heavy camera, audio or background work, or two strong native teams, would change your mind. Mention shared logic with native UI as a middle way.',
    followUps: [
      'How would you move an existing native app across, step by step?',
      'Which feature would you always write natively?',
    ],
  },
  {
    id: 'mobile-developer-04',
    topic: 'App lifecycle',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'foreground background', match: ['foreground background', 'foreground', 'background'] },
      { label: 'state saving', match: ['state saving', 'save', 'restore', 'state'] },
      { label: 'permissions', match: ['permissions', 'permission'] },
      { label: 'low memory', match: ['low memory', 'memory'] },
      { label: 'deep links', match: ['deep links', 'deep link'] },
      { label: 'notifications', match: ['notifications', 'notification'] },
    ],
    question:
      'The user takes a call in the middle of a form in your app, and comes back an hour later. What happened to the app, and how do you keep their work?',
    covers: [
      'What the system may do in the background',
      'Saving at the right moment',
      'Surviving the end of the process',
      'Coming back to the right place',
    ],
    outline:
      'Tell it in order. The app leaves the foreground and is paused; some seconds later it is suspended in the background. When memory runs low, the system may end the process without asking. So save the draft when the app is about to leave, better on each change, and restore the state at launch, including the screen and scroll position. A deep link or notification may open the app elsewhere; keep the draft and offer it. Check permissions again on return, since people change them in settings. Say how you test it: end the process by hand in the developer tools.',
    followUps: [
      'How do you tell a fresh start from a restored one?',
      'What may you still do in the background, and for how long?',
    ],
  },
  {
    id: 'mobile-developer-05',
    topic: 'State management',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'local and global', match: ['local and global', 'local', 'global'] },
      { label: 'provider, bloc or redux', match: ['provider, bloc or redux', 'bloc', 'provider', 'redux', 'riverpod'] },
      { label: 'one-way data flow', match: ['one-way data flow', 'unidirectional', 'one way'] },
      { label: 'rebuild cost', match: ['rebuild cost', 'rebuild', 're-render'] },
      { label: 'testability', match: ['testability', 'test'] },
      { label: 'persistence', match: ['persistence', 'persist'] },
    ],
    question: 'How do you arrange state in a cross-platform app that has grown to fifty screens?',
    covers: [
      'What stays inside a screen',
      'One direction for data',
      'A library chosen for reasons',
      'Fewer rebuilds',
      'What is kept on the device',
    ],
    outline:
      'Sort by reach: local state such as an open panel stays in its widget; session, cart and settings are global, or scoped to a flow. Keep one-way data flow: events go in, new state comes out, the screen draws it. Name a library and its reason, for instance Bloc or Riverpod in Flutter, Redux in React Native, and use one way throughout. Select small slices, so that a change does not rebuild the whole screen. Logic outside widgets is easy to test without a device. Persist only what must survive a restart, with a version number so that old data can be read.',
    followUps: [
      'How would you find out which widget rebuilds too often?',
      'Two screens show the same record and one edits it. How do they stay in step?',
    ],
  },
  {
    id: 'mobile-developer-06',
    topic: 'Offline support',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'local database', match: ['local database', 'sqlite', 'realm', 'local'] },
      { label: 'sync queue', match: ['sync queue', 'sync', 'queue'] },
      { label: 'conflict', match: ['conflict'] },
      { label: 'cache', match: ['cache'] },
      { label: 'connectivity check', match: ['connectivity check', 'connectiv', 'network'] },
      { label: 'user feedback', match: ['user feedback', 'feedback', 'indicator'] },
    ],
    question: 'Design offline support for an app with which field workers fill in reports in places without a network.',
    covers: [
      'The device as the first place to write',
      'A queue that survives restarts',
      'Conflicts resolved by a stated rule',
      'Telling the worker what is sent',
      'A network you never trust',
    ],
    outline:
      'Write to a local database first, such as SQLite, and let the screen read only from it. Each change goes into a sync queue on the device, with an id made there, so that a repeat does no harm. Send when the network returns, with backoff; a connectivity check is only a hint, so handle failures anyway. Choose a conflict rule and say it: last write wins for simple fields, merge by field, or ask the person. Cache the forms and lists needed for the day, photos resized and sent apart. Give feedback on each report: on this device, sending, sent, or needs you.',
    followUps: [
      "The form's fields change while a worker is offline. What happens to their reports?",
      'What is lost if the phone is lost, and how would you limit it?',
    ],
  },
  {
    id: 'mobile-developer-07',
    topic: 'Mobile performance',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'startup time', match: ['startup time', 'startup', 'launch'] },
      { label: 'list virtualization', match: ['list virtualization', 'lazy', 'virtual', 'recycl'] },
      { label: 'images', match: ['images', 'image'] },
      { label: 'battery and network', match: ['battery and network', 'battery', 'network'] },
      { label: 'profiling', match: ['profiling', 'profil'] },
      { label: 'frame rate', match: ['frame rate', '60', 'frame', 'jank'] },
    ],
    question:
      'Scrolling in your app stutters on a three-year-old phone, and it takes five seconds to start. How do you work on both?',
    covers: [
      'Profile a release build on the slow phone',
      'The budget of one frame',
      'Lists and images',
      'What start-up really needs',
      'Network and battery',
    ],
    outline:
      'Reproduce both on that phone in a release build and start profiling before changing anything. For scrolling, a 60 Hz frame gives you about 16 milliseconds; look for jank caused by work on the main thread, wide rebuilds or large images. Use a lazy list that recycles rows, decode each image at the size shown, and move parsing off the thread. For startup, list what runs before the first screen: delay analytics and rarely used modules, show cached content, then refresh. Batch network calls, which also saves battery. Record both figures before and after, and watch them per release.',
    followUps: [
      'It is smooth on your phone but not on theirs. What differences matter?',
      'How do you keep start-up from creeping up again?',
    ],
  },
  {
    id: 'mobile-developer-08',
    topic: 'Mobile security',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'secure storage', match: ['secure storage', 'keychain', 'keystore'] },
      { label: 'TLS and pinning', match: ['tls and pinning', 'pinning', 'tls'] },
      { label: 'no secrets in app', match: ['no secrets in app', 'secret', 'api key'] },
      { label: 'obfuscation', match: ['obfuscation', 'obfuscat'] },
      { label: 'auth tokens', match: ['auth tokens', 'token'] },
      { label: 'root or jailbreak', match: ['root or jailbreak', 'root', 'jailbreak'] },
    ],
    question: 'How do you keep a banking app safe on a phone that you do not control?',
    covers: [
      'Nothing secret inside the app',
      "Keys and tokens in the system's store",
      'A protected connection',
      'Signs of a tampered device',
      'The server decides',
    ],
    outline:
      'State the principle: the device is not yours, so the server must check everything. Put no secret or API key of value into the app, since it can be unpacked; obfuscation only slows people down. Keep each refresh token in secure storage, Keychain on iOS or keys in the Android Keystore, and ask for biometrics to use it. Use TLS with sound certificate checks; pinning adds protection, but plan for certificate changes, or you lock everyone out. Detect root or jailbreak as a risk signal rather than a wall. Hide balances in the app switcher and keep personal data out of logs.',
    followUps: [
      'A pinned certificate expires on Sunday. How did you prepare?',
      'How do you end a session on a stolen phone?',
    ],
  },
  {
    id: 'mobile-developer-09',
    topic: 'Release and CI',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'signing', match: ['signing', 'sign'] },
      { label: 'store review', match: ['store review', 'review', 'app store', 'play'] },
      { label: 'staged rollout', match: ['staged rollout', 'staged', 'phased'] },
      { label: 'crash reporting', match: ['crash reporting', 'crash'] },
      { label: 'versioning', match: ['versioning', 'version'] },
      { label: 'automation', match: ['automation', 'fastlane', 'ci'] },
    ],
    question: "Describe how a merged change gets from the repository to users' phones on both stores.",
    covers: [
      'Builds that anyone can repeat',
      'Keys for signing kept safe',
      'Testers before the public',
      'A rollout you can stop',
      'Knowing early when it is bad',
    ],
    outline:
      'Walk along the path. On merge, CI runs the tests, sets the version and build number and builds both apps, for instance with Fastlane. Signing keys live in the CI secret store, never in the repository. Builds go to internal testers through TestFlight and a Play testing track. Then submit: store review takes from hours to days, so plan for it. Release in stages, a staged rollout on Play and a phased release on the App Store, and watch crash reports by version before you widen it. Put risky features behind remote flags, since a version on a phone cannot be called back.',
    followUps: [
      'How do you make people on old versions update without annoying them?',
      'The signing key is lost. What does that mean on each store?',
    ],
  },
  {
    id: 'mobile-developer-10',
    topic: 'Crash spike after release',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'crash reports', match: ['crash reports', 'crash'] },
      { label: 'affected versions', match: ['affected versions', 'version', 'device'] },
      { label: 'stop rollout', match: ['stop rollout', 'halt', 'rollout'] },
      { label: 'hotfix', match: ['hotfix', 'fix'] },
      { label: 'feature flag', match: ['feature flag', 'flag'] },
      { label: 'communicate', match: ['communicate', 'communicat'] },
    ],
    question:
      'An hour after a release, crash reports jump to ten times the normal level. What do you do in the next two hours?',
    covers: [
      'Stop the spread first',
      'Read which version, device and line',
      'The fastest safe remedy',
      'Tell users and colleagues',
      'What changes afterwards',
    ],
    outline:
      "Stop the spread: halt the staged rollout on Play and pause the phased release on the App Store; both can be resumed. Then read the crash reports: which version, device, system and stack trace, and how many users. If a feature flag covers the code, switch it off; if the server's answer triggers the crash, mend it there, since that reaches phones at once. Otherwise reproduce it, write the smallest hotfix, test on the affected device and ask for an expedited review. Communicate throughout: support, product and a note to users if they lost work. Afterwards, ask why testing missed it, and add that test.",
    followUps: [
      'The crash happens at launch, so flags never load. What now?',
      'When is rolling forward riskier than waiting?',
    ],
  },
];
