import type { InterviewTopic } from '../types';

/** Interview topics of a Backend Developer, in the order of the bank. */
export const topics: readonly InterviewTopic[] = [
  {
    id: 'backend-developer-01',
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
      'The systems you work on now',
      'How you came to backend work',
      'Languages and stores you know deeply',
      'One result under load',
      'Why here',
    ],
    outline:
      'Begin with your current role or studies and the systems behind it: traffic, data, team. Give short background, with your years of experience and what pulled you to the server side. Name key skills you can be questioned on, such as one language, one database and one queue. Tell about one service you built or improved: the problem, your decision, and a number, like latency reduced by sixty percent or twice as many users on the same machines. Finish with why this role: the scale, the domain or the people. Keep it to two minutes.',
    followUps: [
      'Which system taught you the most, and what did it teach you?',
      'What would you like to be doing less of?',
    ],
  },
  {
    id: 'backend-developer-02',
    topic: 'Performance problem you solved',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'metric', match: ['metric', 'latency', 'slow'] },
      { label: 'profiling', match: ['profiling', 'profil', 'trace', 'explain'] },
      { label: 'cause', match: ['cause', 'bottleneck'] },
      { label: 'fix', match: ['fix', 'index', 'cache', 'query'] },
      { label: 'result', match: ['result', 'percent', 'faster'] },
      { label: 'guard', match: ['guard', 'monitor', 'test'] },
    ],
    question: 'Tell me about a performance problem you solved on the server. How did you know where to look?',
    covers: [
      'The figure that was wrong and who felt it',
      'Evidence before changes',
      'The cause, named precisely',
      'The fix and its price',
      'Proof and protection',
    ],
    outline:
      'State the metric and the pain: latency at the 95th percentile rose to four seconds and orders timed out. Explain how you narrowed it down, from a trace across services to the slow call, then profiling or an explain plan for the query. Name the bottleneck exactly, for example a sort without an index or a lock held across a network call. Describe the fix you chose and one you rejected, such as a cache that would have hidden the cause. Give the result in percent under the same load, and the monitor or load test that now guards it.',
    followUps: [
      'What would you have done if the fix had not been enough?',
      'How did you test it without hurting production?',
    ],
  },
  {
    id: 'backend-developer-03',
    topic: 'API versioning and compatibility',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'breaking change', match: ['breaking change', 'breaking'] },
      { label: 'URL or header version', match: ['url or header version', 'version'] },
      { label: 'backward compatible', match: ['backward compatible', 'backward'] },
      { label: 'deprecation', match: ['deprecation', 'deprecat'] },
      { label: 'contract tests', match: ['contract tests', 'contract'] },
      { label: 'documentation', match: ['documentation', 'openapi', 'swagger'] },
    ],
    question:
      'You must change the response of a public API that hundreds of clients use. How do you do it without breaking them?',
    covers: [
      'What counts as breaking',
      'Add rather than change',
      'Versions where you cannot avoid it',
      'Deprecation with dates and usage figures',
      'Tests that hold the contract',
    ],
    outline:
      'First decide whether it is a breaking change: removing or renaming a field, a new required input or another meaning is; adding an optional field usually is not, if clients ignore what they do not know. Prefer backward compatible steps: add the new field beside the old. If you must break, publish a new version, in the URL for visibility or in a header for clean addresses, and run both. Deprecate with a date, a header in responses, an updated OpenAPI document and usage figures by client. Contract tests in the build stop accidents. Remove the old version only when traffic shows that it is unused.',
    followUps: [
      'One large customer will not move before the date. What do you do?',
      'How do you version the events you publish?',
    ],
  },
  {
    id: 'backend-developer-04',
    topic: 'N+1 queries and ORMs',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'definition', match: ['definition', 'n+1', 'n plus one'] },
      { label: 'lazy loading', match: ['lazy loading', 'lazy'] },
      { label: 'eager or join', match: ['eager or join', 'eager', 'join'] },
      { label: 'batching', match: ['batching', 'batch'] },
      { label: 'detection', match: ['detection', 'log', 'profil'] },
      { label: 'trade-off', match: ['trade-off', 'memory'] },
    ],
    question: 'What is the N+1 query problem, how do you notice it, and what are your options once you have found it?',
    covers: [
      'One query for the list, one more per row',
      'Why an ORM makes it easy',
      'Finding it in logs or traces',
      'Join, eager loading or batching',
      'The cost of each cure',
    ],
    outline:
      'Define it with numbers: one query loads a hundred orders, then the code asks for each customer in turn, so n+1 makes 101 queries. ORMs invite it because lazy loading hides a query behind a property. You detect it in the query log, in a trace with many equal spans, or by a test that counts queries. Options: a join or eager loading, one batch query with a list of ids, or a projection of just the columns needed. Name the trade-off: joining two collections multiplies rows and memory, and eager loading everywhere fetches data nobody uses.',
    followUps: ['How would you prevent new cases from being merged?', 'When is N+1 harmless?'],
  },
  {
    id: 'backend-developer-05',
    topic: 'ACID and normalization',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'atomicity', match: ['atomicity', 'atomic'] },
      { label: 'isolation', match: ['isolation', 'isolat'] },
      { label: 'normal forms', match: ['normal forms', 'normal form', 'normaliz'] },
      { label: 'redundancy', match: ['redundancy', 'redundan'] },
      { label: 'denormalize for reads', match: ['denormalize for reads', 'denormal'] },
      { label: 'foreign keys', match: ['foreign keys', 'foreign key'] },
    ],
    question:
      'What do the four letters of ACID promise, and how far would you normalize the tables of an ordering system?',
    covers: [
      'Each promise in one sentence',
      'Isolation levels and what they allow',
      'Why duplicates of facts hurt',
      'When a copy is right',
    ],
    outline:
      'Take the letters: atomicity means all or nothing, consistency keeps the declared rules true, isolation decides what concurrent transactions see of each other, durability survives a crash. Add that the default level is often read committed, which still allows lost updates in some patterns. For the tables, go to third normal form: every fact in one place, joined by foreign keys, so redundancy cannot lead to contradictions. Then show judgement: copy the price into the order line, because it is a fact about that moment. Denormalize for reads, such as totals for a report, once measured, and say how you keep the copy right.',
    followUps: [
      'Two people buy the last item at the same moment. What happens in your design?',
      'Which isolation level would you choose for a money transfer?',
    ],
  },
  {
    id: 'backend-developer-06',
    topic: 'Distributed transactions and sagas',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      { label: 'two-phase commit', match: ['two-phase commit', 'two phase'] },
      { label: 'saga', match: ['saga'] },
      { label: 'compensation', match: ['compensation', 'compensat'] },
      { label: 'idempotency', match: ['idempotency', 'idempot'] },
      { label: 'outbox', match: ['outbox'] },
      { label: 'eventual consistency', match: ['eventual consistency', 'eventual'] },
    ],
    question:
      'Placing an order touches payment, stock and shipping, each a service with its own database. How do you keep them in agreement?',
    covers: [
      'Why a shared transaction does not fit',
      'A saga of local steps',
      'Undoing by compensation',
      'Safe retries',
      'State and event stored together',
    ],
    outline:
      'Explain why not two-phase commit: it needs support everywhere, holds locks, and blocks when the coordinator fails. Choose a saga: each service commits its own step, and a failure triggers compensation, such as a refund, which is a new action and not an undo. Coordinate by an orchestrator if the flow is long, since it shows where each order stands. Every step must be idempotent, keyed by the order id, because messages arrive twice. Use an outbox, so the change and its event commit together. Accept eventual consistency and design the screen for it: order received, not yet confirmed.',
    followUps: [
      'The refund fails as well. What now?',
      'How would you order the steps so that the hardest to undo comes last?',
    ],
  },
  {
    id: 'backend-developer-07',
    topic: 'Message queues',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'producer consumer', match: ['producer consumer', 'producer', 'consumer'] },
      { label: 'decoupling', match: ['decoupling', 'decoupl', 'async'] },
      { label: 'delivery guarantees', match: ['delivery guarantees', 'at least once', 'exactly once'] },
      { label: 'ordering', match: ['ordering', 'order'] },
      { label: 'dead letters', match: ['dead letters', 'dead letter'] },
      { label: 'back pressure', match: ['back pressure', 'backpressure'] },
    ],
    question: 'When do you put a message queue between two services, and what new problems does it bring?',
    covers: [
      'Decoupling in time and load',
      'What delivery guarantees mean in practice',
      'Ordering only where you pay for it',
      'Messages that never succeed',
      'A consumer that falls behind',
    ],
    outline:
      'Say when: the producer need not wait, load comes in bursts, or several consumers want the same message. The queue decouples them, and one may be down while the other works on. Then the price. Most queues deliver at least once, so consumers must tolerate duplicates; exactly once holds only within narrow limits. Order is kept per partition or group, not overall. A message that keeps failing goes to a dead letter queue, which someone must watch. If consumers fall behind, apply backpressure: limit producers, scale consumers or shed load. Monitor the age of the oldest message rather than just the length.',
    followUps: [
      'How would you make a consumer that sends emails safe against duplicates?',
      'When is a plain HTTP call the better choice?',
    ],
  },
  {
    id: 'backend-developer-08',
    topic: 'Authentication and session security',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'hashing', match: ['hashing', 'hash', 'bcrypt'] },
      { label: 'sessions or tokens', match: ['sessions or tokens', 'session', 'token', 'jwt'] },
      { label: 'OAuth', match: ['oauth'] },
      { label: 'CSRF and XSS', match: ['csrf and xss', 'csrf', 'xss'] },
      { label: 'session theft', match: ['session theft', 'hijack', 'httponly'] },
      { label: '2FA', match: ['2fa', 'mfa'] },
    ],
    question: 'How do you protect user accounts on the server, from storing passwords to noticing a stolen session?',
    covers: [
      'Slow, salted password hashes',
      'Sessions or tokens that can be ended',
      'Delegated sign-in done right',
      'Browser attacks on the session',
      'A second factor and signs of theft',
    ],
    outline:
      'Store passwords only as a slow, salted hash, Argon2 or bcrypt, and check new ones against known leaks. Give a random session id in an HttpOnly, Secure cookie and renew it at login; or short-lived tokens with refresh tokens that rotate. For sign-in through another provider, use OAuth with OpenID Connect and PKCE. Guard against CSRF with SameSite and tokens, and against XSS by escaping, as it defeats the rest. Offer 2FA, best with passkeys. To catch a hijacked session, watch for impossible travel or a reused refresh token, end all sessions and tell the user. Limit login attempts throughout.',
    followUps: [
      'How do you design password reset so that it is not the weakest door?',
      'How would you move old weak hashes to a better algorithm?',
    ],
  },
  {
    id: 'backend-developer-09',
    topic: 'Event-driven and CQRS',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'events', match: ['events', 'event'] },
      { label: 'read and write models', match: ['read and write models', 'read model', 'write model', 'cqrs'] },
      { label: 'publish subscribe', match: ['publish subscribe', 'publish', 'subscribe'] },
      { label: 'replay', match: ['replay', 'event sourcing'] },
      { label: 'consistency delay', match: ['consistency delay', 'eventual'] },
      { label: 'complexity cost', match: ['complexity cost', 'complex'] },
    ],
    question: 'What is CQRS, how does it relate to event-driven design, and when would you talk a team out of it?',
    covers: [
      'Separate models to write and to read',
      'Events as the link between them',
      'Event sourcing is a further step',
      'Living with delay',
      'When it is too much',
    ],
    outline:
      'Define CQRS: the write model guards the rules, the read model is shaped for screens, and each can scale alone. Events often link them: the write side publishes, readers subscribe and update their views, so other services can join without touching the sender. Event sourcing goes further and stores the events as the truth, which gives history and replay; it is not required. Then the price: views lag behind, so consistency is eventual and a user may not see their own change at once. It is a complex design, so for plain create-and-edit screens advise against it. Name a case that earned it.',
    followUps: [
      'How do you show users their own change at once?',
      'How do you change the shape of an event that has been stored for years?',
    ],
  },
  {
    id: 'backend-developer-10',
    topic: 'Coupling, cohesion and inversion of control',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'loose coupling', match: ['loose coupling', 'coupling'] },
      { label: 'high cohesion', match: ['high cohesion', 'cohesion'] },
      { label: 'dependency injection', match: ['dependency injection'] },
      { label: 'interfaces', match: ['interfaces', 'interface'] },
      { label: 'testability', match: ['testability', 'test', 'mock'] },
      { label: 'example', match: ['example'] },
    ],
    question:
      'What do coupling and cohesion mean to you in day-to-day code? Show me how inversion of control helps with one of them.',
    covers: [
      'What each word means, with a smell',
      'Depending on an interface, not on a detail',
      'Handing in dependencies',
      'Easier tests as proof',
      'Where to stop',
    ],
    outline:
      'Explain in plain words: coupling is how much one part must know of another; cohesion is how well the things inside a part belong together. Aim for loose coupling and high cohesion. Give an example: an order service that creates its own mail client cannot run without mail. Turn it around: it asks for a notifier interface, and dependency injection hands in the real one at the edge of the program. Now a test can pass a fake in place of a mock of half the world. Add a limit: an interface with a single use and no test need is only noise.',
    followUps: [
      'What smell in a code review tells you cohesion is low?',
      'When did an abstraction of yours turn out to be wrong?',
    ],
  },
  {
    id: 'backend-developer-11',
    topic: 'Third-party API keeps failing',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'timeouts', match: ['timeouts', 'timeout'] },
      { label: 'retry with backoff', match: ['retry with backoff', 'retry', 'backoff'] },
      { label: 'circuit breaker', match: ['circuit breaker', 'circuit'] },
      { label: 'fallback or cache', match: ['fallback or cache', 'fallback', 'cache'] },
      { label: 'alerting', match: ['alerting', 'alert', 'monitor'] },
      { label: 'vendor contact', match: ['vendor contact', 'vendor', 'support'] },
    ],
    question:
      'A third-party API your checkout depends on fails for minutes at a time, several times a day. What do you do?',
    covers: [
      'Fail fast instead of hanging',
      'Retry only what is safe',
      'Stop calling what is down',
      'Something useful for the customer meanwhile',
      'Figures to take to the vendor',
    ],
    outline:
      "First protect your own service: set a timeout well under your users' patience and bound how many calls may wait, so that threads do not pile up. Retry with backoff and jitter, only for calls that are idempotent, using a key. Add a circuit breaker that stops calling after repeated failures and probes from time to time. Give customers a fallback: a cached price, a second provider, or accept the order and confirm it later. Alert on the error rate and record each outage. Take those figures to vendor support and compare them with the contract, then decide whether to replace them.",
    followUps: [
      'How do retries make an outage worse?',
      'The call timed out, but the payment may have gone through. What then?',
    ],
  },
  {
    id: 'backend-developer-12',
    topic: 'Zero-downtime schema change',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'expand then contract', match: ['expand then contract', 'expand', 'contract', 'backward'] },
      { label: 'add nullable', match: ['add nullable', 'nullable', 'add column'] },
      { label: 'backfill', match: ['backfill'] },
      { label: 'dual write', match: ['dual write', 'dual', 'both'] },
      { label: 'deploy order', match: ['deploy order', 'feature flag'] },
      { label: 'rollback', match: ['rollback'] },
    ],
    question:
      'You need to split the name column of a table with fifty million rows into two, and the service must not stop. How?',
    covers: [
      'Expand, move, contract',
      'Additions that do not lock',
      'Writing both ways for a while',
      'Filling old rows in small batches',
      'A way back at every step',
    ],
    outline:
      'Use expand and contract, so that old and new code both work at every moment. First add two nullable columns, which takes only a brief lock. Deploy code that does a dual write, old and new, still reading the old. Backfill existing rows in small batches with pauses, watching lock time and replica lag; make it restartable. Verify by comparing counts and samples. Switch reads to the new columns behind a feature flag, so rollback is a switch. When all is quiet for some days and nothing reads the old column, stop writing it, then drop it. Keep each deploy order written down.',
    followUps: [
      'A batch job outside your service also writes the old column. How do you find out, and what changes?',
      'How do you split names that do not follow your rule?',
    ],
  },
];
