import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'sde-2-01',
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
      'Your current role and what you own in it',
      'How your responsibility has grown',
      'One achievement with a figure',
      'Why this role, and why now',
    ],
    outline:
      'Open with your current role, the product and the part of it you own. Sketch your background in one line: how many years, and how your responsibility grew from tasks to whole features. Name the stack you know well enough to be asked about. Then tell one achievement from problem to figure: what you built, which choice was yours, and what it changed, such as errors or cost reduced by some percent. End with what you want to do more of, and why this role offers it.',
    followUps: [
      'What do you own today that you did not own two years ago?',
      'Which part of your work would your team miss most if you left?',
    ],
  },
  {
    id: 'sde-2-02',
    topic: 'Disagreement with a teammate or manager',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'listen first', match: ['listen first', 'listen', 'understand'] },
      { label: 'data or prototype', match: ['data or prototype', 'data', 'evidence', 'prototype', 'benchmark'] },
      { label: 'respectful tone', match: ['respectful tone', 'respect', 'calm'] },
      { label: 'compromise or commit', match: ['compromise or commit', 'compromise', 'agreed', 'disagree and commit'] },
      { label: 'outcome', match: ['outcome', 'result', 'shipped'] },
      { label: 'relationship kept', match: ['relationship kept', 'relationship', 'trust'] },
    ],
    question:
      'Tell me about a time you disagreed with a teammate or your manager on something technical. How was it settled?',
    covers: [
      'What the disagreement was about, told fairly for both sides',
      'How you came to understand the other view',
      'The evidence you brought',
      'How it was decided, and how you acted afterwards',
    ],
    outline:
      'Pick a disagreement about a real choice, not about style. Present the other view so well that its holder would nod; it shows that you listened and stayed calm. Say which evidence you brought: data, a benchmark, a small prototype. Tell how it was settled: whose argument won, what compromise was agreed, or that you committed to a decision you had argued against. Give the outcome honestly, including when the other person was right. Close with how the relationship stood afterwards, for example how the two of you worked on the next problem.',
    followUps: [
      'What would have changed your mind sooner?',
      'When have you committed to a decision you still thought wrong, and how did it turn out?',
    ],
  },
  {
    id: 'sde-2-03',
    topic: 'REST API design',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'resources and nouns', match: ['resources and nouns', 'resource', 'endpoint'] },
      { label: 'HTTP methods', match: ['http methods', 'get', 'post', 'put', 'delete', 'patch'] },
      { label: 'status codes', match: ['status codes', 'status code', '404', '200', '500'] },
      { label: 'pagination and filtering', match: ['pagination and filtering', 'pagination', 'filter'] },
      { label: 'versioning', match: ['versioning', 'version'] },
      { label: 'idempotency', match: ['idempotency', 'idempotent'] },
      { label: 'auth', match: ['auth', 'authentication', 'token', 'oauth'] },
    ],
    question:
      'Design the HTTP API of a small library with books, members and loans. Which endpoints, methods and status codes would you choose?',
    covers: [
      'Resources named by nouns',
      'Methods used for what they mean',
      'Status codes that tell cases apart',
      'Long lists, versions and repeated requests',
      'Who may do what',
    ],
    outline:
      'Name the resources first: books, members and loans, each with its own endpoint. Then the methods: GET to read, POST to create a loan, PATCH to extend it, DELETE to remove a draft. Give status codes for cases that differ: 201 when created, 404 when unknown, 409 when the copy is already lent. Add pagination and filters for long lists, and a plan for versions. Point out that PUT and DELETE are idempotent while POST is not, so a retried loan needs an idempotency key. Finish with authentication by token, and with who may see whose loans.',
    followUps: [
      'How would you page through a list that changes while a client reads it?',
      'Which change to this API would break existing clients, and how would you ship it?',
    ],
  },
  {
    id: 'sde-2-04',
    topic: 'Database transactions and isolation',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'ACID', match: ['acid', 'atomicity', 'consistency', 'durability'] },
      { label: 'isolation levels', match: ['isolation levels', 'read committed', 'serializable', 'repeatable read'] },
      { label: 'locks', match: ['locks', 'lock', 'deadlock'] },
      { label: 'dirty and phantom reads', match: ['dirty and phantom reads', 'dirty read', 'phantom'] },
      { label: 'rollback', match: ['rollback', 'commit'] },
      { label: 'optimistic locking', match: ['optimistic locking', 'optimistic', 'version column'] },
    ],
    question:
      'Two people book the last seat at the same moment. How do transactions and isolation levels keep the data right?',
    covers: [
      'What a transaction promises',
      'Which anomalies each level still permits',
      'Locking the row or checking a version',
      'What the loser of the race sees',
    ],
    outline:
      'Start with what a transaction promises, ACID, and say that here atomicity and isolation matter most. Under read committed there are no dirty reads, yet both bookings may read one free seat and both write. Offer two remedies. A pessimistic one locks the row while you decide, and you must plan for waiting and deadlocks. An optimistic one uses a version column and lets the second update match no row. Serializable also works if you retry the transaction that the database aborts. Say what the loser sees: a rollback and a clear message.',
    followUps: [
      'Which isolation level does the database you use most have by default, and what does it permit?',
      'How would you test that the double booking cannot happen?',
    ],
  },
  {
    id: 'sde-2-05',
    topic: 'Caching strategy',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'what to cache', match: ['what to cache', 'hot data', 'read heavy'] },
      {
        label: 'cache-aside or write-through',
        match: ['cache-aside or write-through', 'cache aside', 'write through'],
      },
      { label: 'expiry', match: ['expiry', 'ttl', 'expire'] },
      { label: 'invalidation', match: ['invalidation', 'invalidat', 'stale'] },
      { label: 'eviction', match: ['eviction', 'lru', 'evict'] },
      { label: 'Redis or CDN', match: ['redis or cdn', 'redis', 'cdn', 'memcached'] },
    ],
    question:
      'A product page is slow because every view reads the same rows. How would you add a cache without serving wrong prices?',
    covers: [
      'Whether a cache is the right remedy',
      'Where it sits and who fills it',
      'How entries expire and are invalidated',
      'What happens when the cache is full or down',
    ],
    outline:
      'First check that a cache fits: the page is read heavy and a few products get most views. Choose cache-aside in Redis (the application looks there, then in the database, then fills it) and a CDN for images. Set an expiry with a little jitter, so that entries do not all lapse together. For prices, invalidate the key when the price changes and read the price afresh at checkout, so a stale page never charges a wrong amount. Let LRU evict cold entries, and say what happens when the cache is down: slower, still correct.',
    followUps: [
      'A very popular entry expires and a thousand requests miss at once. What do you do?',
      'Which figure tells you that the cache earns its keep?',
    ],
  },
  {
    id: 'sde-2-06',
    topic: 'Concurrency problems',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'race condition', match: ['race condition', 'race'] },
      { label: 'deadlock', match: ['deadlock'] },
      { label: 'lock or mutex', match: ['lock or mutex', 'mutex', 'lock', 'semaphore'] },
      { label: 'atomic operations', match: ['atomic operations', 'atomic'] },
      { label: 'immutability', match: ['immutability', 'immutable'] },
      { label: 'thread pool', match: ['thread pool', 'async'] },
    ],
    question: 'What can go wrong when two threads share data, and what do you do about it?',
    covers: [
      'A race, shown on a concrete example',
      'How a deadlock comes about and how to prevent it',
      'Locks, atomic operations, and sharing nothing',
      'How you find such a fault',
    ],
    outline:
      'Show a race condition first: two threads read a counter, both add one, and one increment is lost. Then go through the remedies and their price. A mutex protects the section but can block, and two locks taken in opposite order can deadlock, so fix the order. An atomic operation suits a single value. Best of all is to share less: immutable data, messages, or one owner for each piece of state, with work handed to a thread pool. Close with proof: such bugs hide from ordinary tests, so use a race detector, stress runs and review.',
    followUps: [
      'Where have you met a race outside of threads, for example in a browser or between two servers?',
      'When is a read-write lock worse than a plain one?',
    ],
  },
  {
    id: 'sde-2-07',
    topic: 'SOLID and design patterns',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'single responsibility', match: ['single responsibility'] },
      { label: 'open closed', match: ['open closed', 'extension'] },
      { label: 'dependency inversion', match: ['dependency inversion', 'dependency injection', 'inversion'] },
      { label: 'factory or strategy', match: ['factory or strategy', 'factory', 'strategy'] },
      { label: 'observer', match: ['observer'] },
      { label: 'when not to use', match: ['when not to use', 'overengineer', 'simple'] },
    ],
    question:
      'Which SOLID principles or design patterns have helped you most, and when did you leave one out on purpose?',
    covers: [
      'Two or three principles in plain words',
      'A pattern with the problem it solved',
      'A case from your own code',
      'When a pattern costs more than it gives',
    ],
    outline:
      'Choose a few and show them at work instead of reciting the list. Single responsibility: a class with one reason to change. Open closed: a new payment method arrives as an extension, through a strategy, without touching the old ones. Dependency inversion: business rules depend on an interface, so tests hand in a fake. Mention a factory or an observer only with the problem it solved for you. Then show judgement: with one implementation and no second in sight, a plain function is better, and you would rather keep it simple than overengineer.',
    followUps: [
      'Which pattern have you removed from a codebase, and what did that improve?',
      'How do you notice that a class has too many responsibilities?',
    ],
  },
  {
    id: 'sde-2-08',
    topic: 'Design a URL shortener',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      { label: 'requirements', match: ['requirements', 'functional'] },
      { label: 'id generation', match: ['id generation', 'base62', 'hash', 'unique id'] },
      { label: 'data store', match: ['data store', 'database', 'key value'] },
      { label: 'redirect', match: ['redirect', '301', '302'] },
      { label: 'cache', match: ['cache'] },
      { label: 'scale estimate', match: ['scale estimate', 'requests per second', 'qps', 'storage'] },
      { label: 'analytics and expiry', match: ['analytics and expiry', 'analytics', 'expiry'] },
    ],
    question: 'How would you design a service that shortens links?',
    covers: [
      'Requirements and rough numbers before boxes',
      'How a short code is made without collisions',
      'Storage, redirect and cache',
      'What breaks first as it grows',
    ],
    outline:
      'Begin with requirements: create a link, follow it, perhaps expiry and analytics. Estimate the scale: a hundred million new links a month is about forty requests per second, with many more clicks. Make the code from a unique id written in base62; seven characters give about 3.5 trillion codes. Store code and target in a key value database and cache the hot ones, since most clicks go to few links. Choose 302 if you count clicks, because browsers remember a 301. Log clicks through a queue so that redirects stay fast, and finish with abuse and failure.',
    followUps: [
      'How do you hand out ids on ten machines without two of them colliding?',
      'How many requests per second can one machine redirect, and what limits it?',
    ],
  },
  {
    id: 'sde-2-09',
    topic: 'Testing strategy',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'unit tests', match: ['unit tests', 'unit'] },
      { label: 'integration tests', match: ['integration tests', 'integration'] },
      { label: 'end-to-end', match: ['end-to-end', 'end to end', 'e2e'] },
      { label: 'mocks', match: ['mocks', 'mock', 'stub'] },
      { label: 'coverage limits', match: ['coverage limits', 'coverage'] },
      { label: 'CI', match: ['ci', 'continuous integration', 'pipeline'] },
    ],
    question: 'How do you decide what to test with unit tests, what with integration tests, and what end to end?',
    covers: [
      'What each level is good at',
      'Where mocks help and where they lie',
      'What coverage does and does not tell',
      'What runs when in the pipeline',
    ],
    outline:
      'Tie each level to the fault it finds. Unit tests cover rules and edge cases, because they run in milliseconds. Integration tests cover the seams: queries against a real database, the client of another service. A few end-to-end tests cover the paths that earn money. Use mocks or stubs for what is slow or not yours, knowing that a mock repeats your assumption. Treat coverage as a hint: it shows what was run, not what was checked. Put the fast tests on every push in CI, the slow ones before release, and mend or remove flaky ones quickly.',
    followUps: [
      'Give me a bug that all your tests missed. Which test would have caught it?',
      'When would you delete a test?',
    ],
  },
  {
    id: 'sde-2-10',
    topic: 'Production bug reported by users',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'assess impact', match: ['assess impact', 'impact', 'severity', 'how many users'] },
      { label: 'mitigate first', match: ['mitigate first', 'rollback', 'hotfix', 'feature flag', 'mitigate'] },
      { label: 'reproduce and logs', match: ['reproduce and logs', 'reproduce', 'logs', 'metrics'] },
      { label: 'root cause', match: ['root cause'] },
      { label: 'communicate', match: ['communicate', 'stakeholder', 'status'] },
      { label: 'postmortem and test', match: ['postmortem and test', 'postmortem', 'regression test', 'prevent'] },
    ],
    question: 'Users report that checkout has been failing since this morning. Take me through your next two hours.',
    covers: [
      'How bad it is, and for whom',
      'Stop the harm before finding the cause',
      'Facts from logs, metrics and recent changes',
      'Who hears what, and when',
      'What prevents a repeat',
    ],
    outline:
      "Start with impact: how many users, which country or client, since when, what it costs, and set a severity. Then mitigate before you understand: roll back the morning's release or turn off its feature flag, and confirm with the failure rate. Keep one channel with a status update to stakeholders at fixed times. Reproduce the fault and read logs and metrics around the first failure until you have the root cause, not only the trigger. Fix it with a regression test. Close with a blameless postmortem and one or two changes with owners that prevent a repeat.",
    followUps: [
      'The rollback does not help. What do you do next?',
      'What do you tell customer support in the first ten minutes?',
    ],
  },
];
