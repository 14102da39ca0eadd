import { type SkillTemplate, templatesOf } from './bank-types';

const LANGUAGES = {
  'memory and lifetime': 'memory|garbage|lifetime|ownership|allocat|heap|stack|leak|reference',
  'types and checks': 'type|typed|typing|null|none|undefined|compiler|cast',
  'error handling': 'exception|error|try|catch|raise|throw|fail|result type',
  concurrency: 'thread|async|await|parallel|concurren|lock|race|event loop|coroutine',
  'libraries and packages': 'librar|package|module|dependenc|import|framework',
  'tests and tooling': 'test|linter|lint|debugger|profil|ide|format',
  'speed and cost': 'fast|slow|performance|profil|complexity|benchmark|speed|cpu',
  'readable code': 'readab|naming|clear|maintain|convention|style|idiom|simple',
  'when not to use it': 'instead|not the right|wrong choice|weak|downside|drawback|another language|would not',
  'a real use': 'project|at work|script|service|built|wrote|used it|application',
} as const;

const FRONTEND = {
  'state and data flow': 'state|props|store|data flow|one way|render',
  'rendering cost': 're-render|render|repaint|virtual|memo|layout shift|paint|lazy',
  'load time': 'bundle|lazy|split|cache|compress|image|lighthouse|first paint|load time|cdn',
  accessibility: 'accessib|keyboard|screen reader|aria|contrast|focus|semantic|label',
  'responsive layout': 'responsive|mobile|breakpoint|viewport|grid|flex|screen size',
  'component boundaries': 'component|reus|props|split|composition|hook|module',
  'browser differences': 'browser|safari|firefox|chrome|polyfill|support',
  testing: 'test|snapshot|testing library|end-to-end|storybook|mock',
  'errors and empty states': 'error|loading|empty|fallback|retry|offline|boundary',
  'the user': 'user|customer|feedback|click|form|usab',
} as const;

const BACKEND = {
  'data and contracts': 'schema|contract|payload|json|validat|version|field|model',
  'failure handling': 'timeout|retry|retries|backoff|fallback|circuit|idempot|fail|error',
  scaling: 'scale|load|replica|horizontal|throughput|stateless|queue|shard',
  caching: 'cache|redis|ttl|expir|invalidat',
  'security of access': 'auth|token|permission|role|scope|secret|session|least',
  'database access': 'database|query|index|transaction|connection|n+1|pool|sql',
  observability: 'log|metric|trace|monitor|alert|dashboard|latency',
  testing: 'test|mock|integration|contract|staging|fixture',
  'deployment and change': 'deploy|migration|rollout|rollback|feature flag|backward|compatible|version',
  'reason for the choice': 'because|instead|trade-off|alternative|compared|chose|downside|simple',
} as const;

const MOBILE = {
  'life cycle': 'lifecycle|life cycle|background|foreground|resume|pause|kill|restart',
  'offline and sync': 'offline|sync|local|cache|queue|conflict|connection',
  'battery and speed': 'battery|memory|startup|frame|smooth|profil|main thread|janky|slow',
  permissions: 'permission|privacy|location|camera|consent|ask for',
  'release and stores': 'store|review|release|rollout|version|signing|beta|testflight',
  'crashes and monitoring': 'crash|crashlytics|log|report|monitor|stack trace|metric',
  'state and navigation': 'state|navigation|view model|viewmodel|screen|deep link|back',
  'devices and sizes': 'device|screen size|tablet|android version|old phone|os version|emulator',
  tests: 'test|mock|snapshot|emulator|simulator|ui test',
} as const;

const GAME = {
  'frame budget': 'frame|fps|millisecond|budget|16 ms|delta',
  profiling: 'profil|measure|bottleneck|cpu|gpu|draw call',
  'memory and assets': 'memory|pool|garbage|texture|asset|load|stream',
  'player experience': 'player|fun|feel|feedback|playtest|difficulty|control',
  structure: 'component|entity|event|state machine|scene|system|decoupl',
  'physics and input': 'physics|collision|input|fixed step|rigid|raycast',
  'network play': 'server|client|latency|lag|predict|sync|cheat',
  tooling: 'editor|version control|build|tool|pipeline|artist|designer',
} as const;

const EMBEDDED = {
  'memory limits': 'memory|ram|flash|stack|heap|static|buffer',
  timing: 'deadline|real time|real-time|latency|timer|interrupt|jitter|schedul',
  power: 'power|battery|sleep|current|voltage|energy',
  'hardware debugging': 'oscilloscope|logic analy|debugger|jtag|probe|uart|led|multimeter|datasheet',
  'shared data': 'volatile|atomic|mutex|semaphore|race|queue|critical section|isr',
  'failure in the field': 'watchdog|reset|brown|fail|recover|log|fallback',
  updates: 'update|ota|bootloader|rollback|signature|version',
  tests: 'test|simulat|mock|bench|hardware in the loop|unit',
  'interfaces and buses': 'i2c|spi|uart|can|bus|protocol|sensor|register|driver',
} as const;

const CHAIN = {
  security: 'reentran|audit|attack|exploit|overflow|access control|vulnerab|secur',
  'cost of gas': 'gas|cost|fee|storage|batch|cheap|expensive',
  'keys and trust': 'key|wallet|sign|trust|custod|multisig|owner',
  'state and events': 'state|event|storage|transaction|index|emit',
  testing: 'test|hardhat|foundry|fuzz|fork|testnet|coverage',
  'change after release': 'upgrade|proxy|immutable|migrat|pause|cannot be changed|version',
  'consensus and finality': 'consensus|stake|proof|validator|final|block|fork|node',
  'when no chain is needed': 'database|central|instead|no need|overkill|trusted party',
} as const;

export const SOFTWARE_TEMPLATES: Readonly<Record<string, readonly SkillTemplate[]>> = {
  languages: templatesOf('languages', LANGUAGES, [
    [
      't',
      'Which part of {skill} do people new to it most often get wrong, and how do you explain it to them?',
      'types and checks; memory and lifetime; error handling; readable code; a real use',
      'Name one concrete trap rather than a list. Show the few lines that look right and are not, say what really happens and why the language behaves so. Then give the rule you follow, how a test or a tool catches the mistake, and where it bit you or a colleague.',
    ],
    [
      't',
      'How do you handle errors and unexpected input in {skill}?',
      'error handling; types and checks; tests and tooling; readable code; a real use',
      'Part expected failures from bugs. Say where input is checked, what the language offers for each kind of failure, and at which level you catch it. Add what is logged, what the user sees, and how a test covers the failing path. End with an example from your own code.',
    ],
    [
      't',
      'A program in {skill} has become too slow. How do you find out why, and what do you change first?',
      'speed and cost; tests and tooling; memory and lifetime; concurrency; a real use',
      'Measure before you change anything: say what you measure and with which profiler. Find the one place where the time goes, look at algorithm and data structure first, then at allocation, waiting and parallel work. Change one thing, measure again, and give the figures of a case you had.',
    ],
    [
      't',
      'When would you choose {skill} for a new project, and when would you advise against it?',
      'when not to use it; libraries and packages; speed and cost; concurrency; a real use',
      'Begin with what the project needs: team, libraries, speed, where it runs, how long it lives. Say which of these the language serves well and which it does not, and name the alternative you would take. Close with a choice you made or saw, and what came of it.',
    ],
    [
      't',
      'How do you keep a large code base in {skill} easy to read and safe to change?',
      'readable code; tests and tooling; types and checks; libraries and packages; error handling',
      'Speak of structure before style: modules with one purpose, dependencies that point one way. Then what is automated, formatting, static checks, tests in the pipeline. Say how you review, how you retire old parts in small steps, and which rule helped your team most.',
    ],
    [
      's',
      'You inherit a {skill} program with no tests and no documentation, and a change is due in two weeks. What do you do first?',
      'tests and tooling; readable code; error handling; libraries and packages; a real use',
      'Run it and find out who uses it and for what. Pin the behaviour around the change with a few tests before touching it. Make the smallest change that does the job, keep clean-up in separate commits, and write down what you learned. Say early what the two weeks will not cover.',
    ],
  ]),
  frontend: templatesOf('frontend', FRONTEND, [
    [
      't',
      'A page built with {skill} loads slowly on a mid-range phone. How do you find the cause and fix it?',
      'load time; rendering cost; browser differences; the user; testing',
      'Measure on a real or throttled device and name the figures you look at. Part download from execution and from rendering. Typical remedies: send less code, load what is below the fold later, right-sized images, caching, fewer needless renders. Fix the largest part first and show the figure before and after.',
    ],
    [
      't',
      'How do you decide where state lives when you work with {skill}?',
      'state and data flow; component boundaries; rendering cost; errors and empty states; testing',
      'Keep it as near as possible to where it is used. Part server data, shared interface state, the address bar and half-typed fields, since each has a better home. Say what happens on loading, on failure and on reload, and give a case where state was in the wrong place and what it cost.',
    ],
    [
      't',
      'How do you make sure that what you build with {skill} can be used with a keyboard and a screen reader?',
      'accessibility; component boundaries; testing; the user; browser differences',
      'Start with native elements and a sensible heading order. Manage focus in dialogs and after navigation, give names to controls, keep contrast and do not rely on colour. Check with the keyboard, an automated check and a real screen reader. Tell of a fault that only one of these found.',
    ],
    [
      't',
      'How do you test an interface made with {skill}, and what do you leave untested?',
      'testing; component boundaries; errors and empty states; the user; browser differences',
      'Test what the user sees and does rather than the inside. Many small tests for logic, some for components with their loading, empty and error states, few through a whole browser. Say what you leave out and why, and how you keep the tests from failing at random.',
    ],
    [
      't',
      'How do you split a growing interface in {skill} into parts that several people can work on?',
      'component boundaries; state and data flow; responsive layout; testing; the user',
      'Cut along what the user does and not along file kinds. Keep presentational parts free of data fetching, share a small set of design components, and let features not reach into each other. Say how you notice a bad boundary and how you moved one without stopping the work.',
    ],
    [
      's',
      'A release of your {skill} interface works for you, but support reports that some customers see a blank page. How do you proceed?',
      'browser differences; errors and empty states; the user; load time; testing',
      'Find out who is affected: browser, version, account, since when. Look at error reports before guessing, and roll back if many are hit. Reproduce it, fix the cause, and add a fallback so that one fault no longer blanks the page. Tell support what to say, and add the missing check.',
    ],
  ]),
  backend: templatesOf('backend', BACKEND, [
    [
      't',
      'Walk me through a service you would build with {skill}: its parts, its data and what can fail.',
      'data and contracts; database access; failure handling; observability; reason for the choice',
      'State the purpose and the load in one sentence each. Follow one request through the parts. Name the data it keeps and the contract it offers. Then go through what can fail, a slow dependency, a doubled request, a full disk, and what the service does. Close with how you would see it happen.',
    ],
    [
      't',
      'How do you keep a system that uses {skill} responsive when the traffic grows tenfold?',
      'scaling; caching; database access; observability; failure handling',
      'Find the limit first by measuring. Usually it is the data store: indexes, fewer queries, a cache with a clear rule for staleness. Then stateless instances behind a balancer, slow work in a queue, limits per client. Say what you would not do yet, and how you would prove the tenfold with a load test.',
    ],
    [
      't',
      'What are the trade-offs of {skill}, and what would you compare it with?',
      'reason for the choice; scaling; failure handling; testing; deployment and change',
      'Say which problem it solves and what it costs: complexity, operation, latency, people who know it. Compare it with one real alternative along the points that matter for a given case. Give the conditions under which you would choose either, and a decision you took part in.',
    ],
    [
      't',
      'How do you secure an application in which {skill} plays a part?',
      'security of access; data and contracts; observability; testing; failure handling',
      'Begin with what is worth protecting and from whom. Check every input, authenticate, then authorise each action and not only each page. Keep secrets out of code, give each part the least rights, keep dependencies current. Say how misuse would be noticed, and give an example of a hole you closed.',
    ],
    [
      't',
      'How would you change something that many clients depend on in a {skill} system without breaking them?',
      'deployment and change; data and contracts; testing; observability; failure handling',
      'Only add before you remove. Run old and new side by side, move the data in small steps that can be repeated, watch who still uses the old way, then retire it with notice. Say how you roll back at each step and which test proves that both agree.',
    ],
    [
      's',
      'A service that relies on {skill} answers slowly every day at nine in the morning. How do you track it down?',
      'observability; database access; scaling; caching; failure handling',
      'Confirm it with figures: which calls, how slow, since when. Ask what else happens at nine, batch jobs, logins, cold caches. Compare traces from nine and from ten. Ease it for users first if you can, test one explanation at a time, and set an alert so that you hear of it before they do.',
    ],
  ]),
  mobile: templatesOf('mobile', MOBILE, [
    [
      't',
      'How do you keep an app that uses {skill} usable when the network comes and goes?',
      'offline and sync; state and navigation; crashes and monitoring; tests; devices and sizes',
      'Keep what the user needs in a local store and show it at once. Queue changes and send them when the network is back, with ids so that none is applied twice. Say how you settle conflicts and what the user sees meanwhile. Test it in flight mode and on a poor connection.',
    ],
    [
      't',
      'An app that relies on {skill} stutters on older phones. How do you find and remove the cause?',
      'battery and speed; devices and sizes; crashes and monitoring; life cycle; tests',
      'Reproduce it on such a phone and profile there. See whether the main thread is blocked, lists build too much, images are too large or memory runs short. Fix the largest cost, measure frames again, and watch the figures from the field after release.',
    ],
    [
      't',
      'How do you bring a new version of an app with {skill} to users safely?',
      'release and stores; crashes and monitoring; tests; devices and sizes; permissions',
      'Build and sign it in the pipeline, test on a spread of devices, give it to testers first. Release to a small share and watch crashes and key actions before going on. Keep risky parts behind a switch on the server, because a store release cannot be taken back.',
    ],
    [
      's',
      'The day after an update, crashes in the part that uses {skill} have tripled. What do you do?',
      'crashes and monitoring; release and stores; devices and sizes; life cycle; tests',
      'Stop the rollout. Group the crash reports by version, device and line to see whether it is one fault. Switch the feature off if you can, reproduce it, fix it small and send it as an urgent release. Tell support, and add the device or state that the tests had missed.',
    ],
  ]),
  game: templatesOf('game', GAME, [
    [
      't',
      'The frame rate of a game made with {skill} drops in busy scenes. How do you bring it back?',
      'frame budget; profiling; memory and assets; physics and input; player experience',
      'Name the budget for a frame and profile on the target machine. Find out whether processor or graphics is the limit. Then the largest cost first: draw calls, physics, allocations, level of detail. Measure after each change and check that it still feels right to play.',
    ],
    [
      't',
      'How do you structure gameplay code with {skill} so that designers can change it without you?',
      'structure; tooling; player experience; memory and assets; physics and input',
      'Small components with one purpose, values in data files or the editor, events instead of direct calls. Show what a designer can change and what is guarded against mistakes. Tell how it went in a project, and what you would make simpler.',
    ],
    [
      's',
      'Two weeks before a demo, playtesters find your {skill} prototype confusing. How do you decide what to change?',
      'player experience; structure; tooling; profiling; frame budget',
      'Watch where they stop instead of asking what they want. List the moments, pick the few that most players hit first, and try the cheapest change for each. Test again after a day or two. Say plainly what will not be in the demo, and keep the build stable.',
    ],
  ]),
  embedded: templatesOf('embedded', EMBEDDED, [
    [
      't',
      'Which limits of the hardware shaped a design of yours with {skill}, and how did you work within them?',
      'memory limits; timing; power; interfaces and buses; hardware debugging',
      'Name the part and its limits in figures: memory, clock, power. Say what that ruled out and what you did instead, static buffers, interrupts, sleep modes. Describe how you measured that it holds in the worst case, and what you would choose today.',
    ],
    [
      't',
      'How do you find a fault that shows only on the device and not in the simulator when you work with {skill}?',
      'hardware debugging; timing; shared data; failure in the field; interfaces and buses',
      'Narrow it down: what differs, timing, power, temperature, noise. Make it visible with a pin, a log or an analyser while disturbing it as little as possible. Suspect shared data and timing. Prove the cause by making it worse on purpose, then fix it and leave a test behind.',
    ],
    [
      's',
      'Devices in the field with your {skill} code restart at random. You cannot visit them. What do you do?',
      'failure in the field; updates; power; shared data; tests',
      'Collect what they can tell: reset reason, uptime, version, voltage. Look for a pattern before a theory. Rebuild the conditions on the bench and run many units. Send a guarded update to few devices first, with better records, and be ready to go back.',
    ],
  ]),
  blockchain: templatesOf('blockchain', CHAIN, [
    [
      't',
      'What are the main security risks when you work with {skill}, and how do you guard against each?',
      'security; keys and trust; testing; change after release; state and events',
      'Take the risks one by one: who may call what, money moved before state is written, prices that can be bent, keys that can be lost. For each, the pattern that prevents it and the test that shows it. Say what an outside audit adds and what it does not.',
    ],
    [
      't',
      'When is {skill} the right tool, and when would an ordinary database do?',
      'when no chain is needed; keys and trust; cost of gas; consensus and finality; change after release',
      'Ask who must trust whom. If one party is trusted anyway, a database is faster, cheaper and can be mended. A shared ledger pays off when several parties need the same record and none may own it. Name cost, speed and finality in figures where you can.',
    ],
    [
      's',
      'A weakness is reported in a contract of yours that is live and part of a {skill} system. What are your first steps?',
      'security; change after release; keys and trust; state and events; testing',
      'Confirm it in private and find out how much is at risk. Pause what can be paused, with the people who hold the keys. Prepare and test the fix on a fork, move funds or upgrade, and tell users what to do. Publish what happened once it is safe.',
    ],
  ]),
};
