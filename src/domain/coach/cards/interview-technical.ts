import type { Card } from '../types';

/** Technical interviews: method, and the subjects that the question banks ask for. */
export const interviewTechnicalCards: readonly Card[] = [
  {
    id: 'interview/coding-interview',
    group: 'interview',
    title: 'Approach to a coding interview problem',
    asked: [
      'How do I approach a coding interview question?',
      'What steps should I follow in a coding interview?',
      'How should I split the time in a 45 minute coding round?',
      'How do I solve a problem I have never seen?',
    ],
    terms: ['DSA round', 'live coding', 'whiteboard', 'problem solving', 'UMPIRE'],
    answer: `Follow the same steps each time, so that your head is free for the problem:

1. **Understand**: say the task in your own words. Ask about sizes, duplicates, negative numbers, empty input, and what to return when there is no answer.
2. **Example**: work a small case by hand, then an awkward one.
3. **Plain solution**: name a correct slow approach and its cost. It is your safety net.
4. **Improve**: ask what is computed twice, and whether sorting, a hash map, two pointers or a recursion with memory would help.
5. **Agree**: sketch the plan in two sentences before you type.
6. **Code**: clear names, small functions, the main path first.
7. **Check**: trace your example through the code, then the edge cases. State time and space.

In 45 minutes, about ten go to steps 1 to 3, ten to the plan, fifteen to code, the rest to checking. The commonest mistake is to type at once.`,
    sources: [],
    next: ['interview/thinking-aloud', 'interview/dry-run', 'interview/stuck-in-coding'],
  },
  {
    id: 'interview/thinking-aloud',
    group: 'interview',
    title: 'Thinking aloud in a technical interview',
    asked: [
      'How do I think out loud while coding?',
      'What should I say when I am solving a problem in an interview?',
      'Why do interviewers want me to talk while I code?',
    ],
    terms: ['communication', 'narrate', 'explain reasoning', 'silent'],
    answer: `An interviewer can only judge and help with what they hear. Thinking aloud means saying the reasons, not every keystroke.

Useful sentences:

- "I see two ways. Sorting costs n log n; a hash map is linear but needs memory. I take the map, because order does not matter."
- "I assume that the list fits in memory. Is that right?"
- "I leave the empty case for the end and write it down here so that I do not forget it."
- "Give me half a minute to think." Silence that is announced is fine.

Pause after each step so that the interviewer can interrupt; a remark from them is usually a hint. Say also when you notice a mistake: finding your own bug counts in your favour.

It is a skill apart from solving. Practise by explaining easy problems to a recording or a friend.`,
    sources: [],
    next: ['interview/coding-interview', 'interview/stuck-in-coding', 'interview/mock-interviews'],
  },
  {
    id: 'interview/stuck-in-coding',
    group: 'interview',
    title: 'Being stuck in a coding interview',
    asked: [
      'What do I do when I am stuck in a coding interview?',
      'Is it bad to take a hint?',
      'How do I get unstuck on an algorithm problem?',
    ],
    terms: ['no idea', 'blank', 'hints', 'brute force'],
    answer: `First say what you have: "The slow solution works, and I look for a way not to scan the list each time." Then try one of these:

- Solve a smaller version: one element, two, an array already sorted.
- Work an example by hand slowly and watch what you do; your hand often uses a better algorithm.
- Ask what is repeated in the slow solution and where it could be stored.
- Run through the tools: hash map, sorting, two pointers, sliding window, stack, heap, binary search, breadth-first or depth-first search, dynamic programming.
- Use the limits: a size of 20 permits all subsets, 100,000 calls for about n log n.

Taking a hint is normal; use it, and say what it changes. If time runs short, code the slow solution cleanly and describe the better one. Working code beats a clever fragment.`,
    sources: [],
    next: ['interview/coding-interview', 'interview/i-do-not-know', 'career/leetcode-plan'],
  },
  {
    id: 'interview/dry-run',
    group: 'interview',
    title: 'Checking your code by hand',
    asked: [
      'How do I test my code in an interview without running it?',
      'What edge cases should I check?',
      'What is a dry run?',
    ],
    terms: ['trace', 'walkthrough', 'boundary cases', 'off by one', 'test cases'],
    answer: `A dry run is reading your code as the machine would, with real values, and writing down each variable as it changes. It is not rereading what you meant to write.

Take a small normal case of three or four elements first, line by line. Then go through the edges that apply:

- empty input, one element, two elements
- all equal, already sorted, reversed
- negative numbers, zero, the largest value (overflow in C and C++)
- target absent, target first, target last
- for trees a single node or a chain; for graphs a cycle and an unreachable part

Look hardest at loop limits, at \`<\` against \`<=\`, at the return after the loop, and at what happens when two pointers meet.

Do it unasked, as soon as you finish typing. When you find a bug, fix the cause and trace again, instead of adding a special case.`,
    sources: [],
    next: ['interview/coding-interview', 'interview/test-case-design', 'interview/stuck-in-coding'],
  },
  {
    id: 'interview/system-design-approach',
    group: 'interview',
    title: 'Approach to a system design interview',
    asked: [
      'How do I approach a system design interview?',
      'What are the steps of a system design question?',
      'How do I prepare for system design as a beginner?',
    ],
    terms: ['HLD', 'high-level design', 'architecture interview', 'scalability'],
    answer: `There is no single right answer; you are judged on how you get from a vague wish to a design with reasons.

1. **Requirements**: which functions, for whom, and what is out of scope. Then qualities: how fast, how available, may data be stale?
2. **Numbers**: requests per second, data per year, ratio of reads to writes.
3. **Interface and data**: the main calls, the main tables or documents.
4. **A simple design** that works: client, service, database. Walk one request through it.
5. **Find what breaks first** at the given numbers and mend that: index, cache, replica, queue, partition.
6. **Failure**: what happens when each part is down? What do you monitor?
7. **Trade-offs**: what you paid, and what you would do with more time.

Lead, but pause for questions. The usual mistake is to draw many boxes with fashionable names before knowing a single number.`,
    sources: ['backend.roadmap'],
    next: ['interview/estimation', 'interview/caching', 'interview/scaling'],
  },
  {
    id: 'interview/estimation',
    group: 'interview',
    title: 'Back-of-the-envelope estimation',
    asked: [
      'How do I estimate requests per second in a design interview?',
      'How do I calculate storage for a system?',
      'What numbers should I know for system design?',
    ],
    terms: ['capacity planning', 'QPS', 'RPS', 'napkin math', 'bandwidth'],
    answer: `An estimate decides which problems you have: forty writes a second need no partitioning, forty thousand may. Round boldly and say your assumptions.

Handy values: a day has 86,400 seconds, so take 100,000; a million requests a day are about 12 per second; peak traffic is often two to ten times the average. A thousand is 10^3, kilo; then mega 10^6, giga 10^9, tera 10^12.

Example: 10 million users post twice a day, 500 bytes each.

- writes: 20 million / 100,000 s = 200 per second, perhaps 1,000 at the peak
- data: 20 million × 500 B = 10 GB a day, some 4 TB a year, before copies and indexes
- with 100 reads for each write: 20,000 reads per second on average, so reads are the problem

Mistakes: mixing bits and bytes, exact arithmetic, and numbers that then change nothing in the design.`,
    sources: [],
    next: ['interview/system-design-approach', 'interview/url-shortener', 'interview/scaling'],
  },
  {
    id: 'interview/caching',
    group: 'interview',
    title: 'Caching in interviews',
    asked: [
      'How do I explain caching in an interview?',
      'What is cache-aside and when do I use a cache?',
      'What is the difference between write-through and write-back?',
      'How do I keep a cache consistent with the database?',
    ],
    terms: ['Redis', 'CDN', 'TTL', 'eviction', 'LRU', 'cache invalidation', 'stampede'],
    answer: `A cache keeps copies of data near where they are needed. It fits data that is read far more often than it changes and may be slightly old.

- **Cache-aside**: the application looks in the cache, on a miss reads the database and stores the result. The common choice.
- **Write-through**: each write goes to cache and database together.
- **Write-back**: the cache takes the write and saves it later; fast, but a crash can lose data.

Say how entries leave: an expiry time, deletion when the source changes, and an eviction rule such as least recently used when it is full.

Then name the dangers: stale data (read the price afresh at checkout), many entries expiring at once (add random jitter), many requests rebuilding one hot key (let one do it), and a design that fails when the cache is down. Measure the hit ratio; a cache that hides a missing index only postpones the problem.`,
    sources: ['backend.roadmap', 'backend.resources'],
    next: ['interview/scaling', 'interview/system-design-approach', 'interview/n-plus-one'],
  },
  {
    id: 'interview/rate-limiting',
    group: 'interview',
    title: 'Rate limiting',
    asked: [
      'How do I design a rate limiter?',
      'What is the token bucket algorithm?',
      'What is the difference between token bucket and fixed window?',
      'Why do APIs return status 429?',
    ],
    terms: ['throttling', 'leaky bucket', 'sliding window', 'Too Many Requests', 'Retry-After'],
    answer: `A rate limiter refuses requests beyond an agreed pace. It protects against overload, guessing of passwords, and one client using up what belongs to all.

- **Fixed window**: count per minute. Simple, but twice the limit can pass around the turn of the minute.
- **Sliding window**: counts over the last sixty seconds. Smoother, a little more state.
- **Token bucket**: tokens drip in at a steady rate up to a maximum, each request takes one. It allows short bursts and is a common choice.

Decide what to count by: API key or user rather than IP address alone, since many people share one address. With several servers the counter lives in a shared store and must be raised atomically, or two servers both let the last request in.

Answer with status 429 and a \`Retry-After\` header. Say what happens when the store is down: let all through, or none; login should be strict.`,
    sources: ['backend.roadmap', 'owasp'],
    next: ['interview/caching', 'interview/system-design-approach', 'interview/auth-sessions'],
  },
  {
    id: 'interview/scaling',
    group: 'interview',
    title: 'Scaling a service',
    asked: [
      'How would you scale an application to ten times the users?',
      'What is the difference between vertical and horizontal scaling?',
      'What does a load balancer do?',
      'How do I scale a read-heavy database?',
    ],
    terms: ['replication', 'sharding', 'stateless', 'read replica', 'load balancing', 'scale out'],
    answer: `Vertical scaling takes a larger machine: simple, limited, and still one point of failure. Horizontal scaling takes more machines behind a load balancer, which spreads requests and skips servers whose health check fails.

More machines help only if any of them can serve any request. So keep servers stateless: sessions, files and jobs live in shared storage.

The database is usually next. In order of effort:

1. Find the costliest queries; add indexes and remove queries in loops.
2. Cache hot data that may be a little old.
3. Read replicas for reads. They lag, so let users read their own writes from the primary.
4. Partition (shard) by a key when one machine cannot hold the writes or the data. The key is hard to change later.

Always say what you measured first. Scaling a part that is not the bottleneck changes nothing.`,
    sources: ['backend.roadmap', 'backend.resources'],
    next: ['interview/caching', 'interview/estimation', 'interview/message-queues'],
  },
  {
    id: 'interview/sql-joins',
    group: 'interview',
    title: 'SQL joins in interviews',
    asked: [
      'What is the difference between an inner join and a left join?',
      'How do I explain SQL joins in an interview?',
      'Why does my left join lose rows?',
      'How do I count zero for groups without rows?',
    ],
    terms: ['outer join', 'GROUP BY', 'HAVING', 'aggregation', 'SQL round'],
    answer: `An inner join keeps only pairs that match. A left join keeps every row of the left table and fills the right side with nulls where nothing matches.

\`\`\`sql
SELECT c.name, COUNT(o.id) AS orders
FROM customers c
LEFT JOIN orders o
  ON o.customer_id = c.id AND o.status = 'paid'
GROUP BY c.id, c.name
HAVING COUNT(o.id) < 3;
\`\`\`

Three traps that interviewers like:

- A condition on the right table in \`WHERE\` removes the rows without a match again. It belongs in \`ON\`, as above.
- \`COUNT(*)\` gives 1 for a customer without orders; \`COUNT(o.id)\` skips nulls and gives 0.
- Joining a second table with many rows per customer multiplies rows, so sums come out too large. Aggregate before you join.

\`WHERE\` filters rows before grouping, \`HAVING\` filters groups after it. Say aloud what one row of your result stands for, and check the total against a figure you know.`,
    sources: ['postgres', 'data-analyst.resources'],
    next: ['interview/window-functions', 'interview/n-plus-one', 'interview/metric-drop'],
  },
  {
    id: 'interview/window-functions',
    group: 'interview',
    title: 'Window functions in SQL interviews',
    asked: [
      'What is the difference between a window function and GROUP BY?',
      'How do I get the latest row per customer in SQL?',
      'What is the difference between RANK and DENSE_RANK?',
    ],
    terms: ['ROW_NUMBER', 'OVER', 'PARTITION BY', 'LAG', 'running total', 'top n per group'],
    answer: `\`GROUP BY\` folds rows into one per group. A window function keeps every row and puts a value computed over related rows beside it.

\`\`\`sql
SELECT *
FROM (
  SELECT o.*, ROW_NUMBER() OVER (
    PARTITION BY customer_id
    ORDER BY created_at DESC) AS n
  FROM orders o
) t
WHERE n = 1;
\`\`\`

This gives the latest order of each customer. \`PARTITION BY\` says which rows belong together, \`ORDER BY\` inside \`OVER\` their sequence.

Others worth knowing: \`SUM(amount) OVER (ORDER BY day)\` for a running total, \`LAG(x)\` for the value of the row before. On ties, \`ROW_NUMBER\` still numbers all rows differently, \`RANK\` repeats and leaves a gap, \`DENSE_RANK\` repeats without a gap.

The common mistake is to use the result in \`WHERE\` of the same query. Windows are computed after \`WHERE\`, hence the subquery.`,
    sources: ['postgres', 'data-analyst.resources'],
    next: ['interview/sql-joins', 'interview/metric-drop', 'interview/ab-tests'],
  },
  {
    id: 'interview/n-plus-one',
    group: 'interview',
    title: 'N+1 query problem',
    asked: [
      'What is the N+1 query problem?',
      'How do I fix N+1 queries in an ORM?',
      'Why does my page run hundreds of queries?',
    ],
    terms: ['lazy loading', 'eager loading', 'select n+1', 'batch'],
    answer: `The N+1 problem is one query for a list and then one more for each of its n rows: a hundred orders and their customers become 101 queries. Each is quick, but every one waits for the network.

Object mappers invite it, because touching a property such as \`order.customer\` loads it silently (lazy loading).

You notice it in the query log, in a trace with many equal spans, or by a test that counts queries.

Remedies:

- eager loading, with which the mapper joins or fetches the related rows in one go
- one query with a list: \`SELECT * FROM customers WHERE id = ANY($1)\` in PostgreSQL, then matching in memory
- selecting just the columns you need in one join

Name the price: joining two collections at once multiplies rows, and loading everything eagerly fetches data that nobody uses.`,
    sources: ['backend.roadmap'],
    next: ['interview/sql-joins', 'interview/caching', 'interview/transactions'],
  },
  {
    id: 'interview/transactions',
    group: 'interview',
    title: 'Transactions and isolation',
    asked: [
      'What does ACID mean?',
      'How do I prevent two users from booking the same seat?',
      'What is the difference between optimistic and pessimistic locking?',
      'What are isolation levels?',
    ],
    terms: ['lost update', 'read committed', 'serializable', 'deadlock', 'SELECT FOR UPDATE', 'version column'],
    answer: `A transaction makes several statements one unit. ACID: **atomic** (all or nothing), **consistent** (declared rules hold), **isolated** (what concurrent transactions see of each other), **durable** (a commit survives a crash).

The classic question is two people booking the last seat. Under read committed both may read "free" and both write. Remedies:

- **Pessimistic**: \`SELECT … FOR UPDATE\` locks the row; the second waits. Take locks in one fixed order, or you risk deadlock.
- **Optimistic**: a version column.

\`\`\`sql
UPDATE seats SET taken_by = 7, version = version + 1
WHERE id = 12 AND version = 3;
\`\`\`

If no row was changed, someone was faster: tell the user or try again.

- **Constraint**: a unique key on (show, seat) lets the database refuse.
- **Serializable** isolation: the database aborts one of the two, and you must retry it.

Keep transactions short and never wait for a network call or a person inside one.`,
    sources: ['postgres', 'backend.roadmap'],
    next: ['interview/race-conditions', 'interview/message-queues', 'interview/sql-joins'],
  },
  {
    id: 'interview/message-queues',
    group: 'interview',
    title: 'Message queues and idempotency',
    asked: [
      'When do I use a message queue?',
      'What does idempotent mean and why does it matter?',
      'What is at-least-once delivery?',
      'What is the difference between a queue and a direct call between services?',
    ],
    terms: ['Kafka', 'RabbitMQ', 'dead letter queue', 'consumer', 'outbox', 'duplicate messages'],
    answer: `A queue stands between a producer and a consumer. Use one when the producer need not wait, when load comes in bursts, or when several consumers want the same event. One side may then be down while the other works.

The price is what interviewers ask about:

- **Duplicates**: most queues deliver at least once. Make consumers idempotent, so that handling a message twice has the effect of once: remember handled ids, or write with a unique key.
- **Order**: usually kept only within a partition or group, not overall.
- **Poison messages**: after some attempts they go to a dead letter queue, which someone must watch.
- **Falling behind**: monitor the age of the oldest message.
- **Two writes**: saving to the database and publishing can drift apart. An outbox table, written in the same transaction and published afterwards, mends that.

If the caller needs the answer at once, a plain call is simpler.`,
    sources: ['backend.roadmap', 'backend.resources'],
    next: ['interview/transactions', 'interview/scaling', 'interview/microservices'],
  },
  {
    id: 'interview/microservices',
    group: 'interview',
    title: 'Microservices versus a monolith',
    asked: [
      'When should I use microservices?',
      'What is the difference between a monolith and microservices?',
      'Why not start with microservices?',
    ],
    terms: ['modular monolith', 'service boundaries', 'distributed system', 'saga'],
    answer: `A monolith is one program that is deployed as a whole. Microservices are several, each with its own data and its own releases.

Answer with conditions. Splitting pays when a part has a clear boundary, a team of its own, and a need to be deployed or scaled independently.

The price: a function call becomes a network call that can be slow or fail; one transaction over two services becomes a sequence of steps with compensation (a saga); data is consistent only after a while; you need tracing, monitoring and automatic deployment before the first split.

For one team or a young product, a modular monolith is the better start: strict modules in one program, cut along the lines where services might once be. A module can leave later.

The mistake to name is the distributed monolith: services that share a database or must always be released together, and so have the price of both.`,
    sources: ['backend.roadmap', 'backend.resources'],
    next: ['interview/message-queues', 'interview/scaling', 'interview/thinking-trade-offs'],
  },
  {
    id: 'interview/race-conditions',
    group: 'interview',
    title: 'Race conditions and deadlocks',
    asked: [
      'What is a race condition?',
      'What is the difference between a race condition and a deadlock?',
      'What can go wrong when two threads share data?',
      'How do I prevent deadlocks?',
    ],
    terms: ['concurrency', 'mutex', 'atomic', 'thread safety', 'critical section'],
    answer: `A race condition means that the result depends on which thread is faster. Two threads run \`count = count + 1\`: both read 5, both write 6, and one increment is lost. A deadlock means that two threads each hold a lock the other needs, and both wait for ever.

\`\`\`cpp
#include <mutex>

int count = 0;
std::mutex guard;

void add() {
  std::lock_guard<std::mutex> lock(guard);
  ++count;
}
\`\`\`

Remedies, best first: share less (immutable data, messages, one owner for each piece of state); an atomic type for a single value; a mutex around the whole read and write. Against deadlock, take locks in one fixed order or several at once with \`std::scoped_lock\`, and call no foreign code while you hold one.

Such faults hide from ordinary tests. Mention a race detector such as ThreadSanitizer. In C and C++ a data race is undefined behaviour, not just a wrong number.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: [
      'interview/transactions',
      'interview/message-queues',
      'interview/i-do-not-know',
      'interview/processes-and-threads',
    ],
  },
  {
    id: 'interview/url-shortener',
    group: 'interview',
    title: 'Designing a URL shortener',
    asked: [
      'How do I design a URL shortener?',
      'Design a service like a link shortener',
      'How do I generate short unique codes?',
    ],
    terms: ['TinyURL', 'base62', '301 vs 302', 'system design question'],
    answer: `1. **Requirements**: create a link, follow it; perhaps expiry, own names, click counts. Reads far outnumber writes.
2. **Numbers**: a hundred million new links a month are about 40 per second; with a hundred clicks for each, some 4,000 reads per second.
3. **Code**: take a unique number and write it in base62 (a-z, A-Z, 0-9). Seven characters give 62^7, about 3.5 trillion codes. Numbers in sequence can be guessed, so scramble them or draw random codes and check for collisions.
4. **Storage**: code to target is a lookup by key, so a key-value store or one indexed table; cache the hot links.
5. **Redirect**: browsers may remember a 301 and skip you next time; use 302 if you count clicks.
6. **Clicks**: write them to a queue, so that redirects stay fast.
7. **Failure and abuse**: limit creation, check targets against lists of harmful sites, and say what happens when the cache is down.`,
    sources: [],
    next: ['interview/system-design-approach', 'interview/estimation', 'interview/caching'],
  },
  {
    id: 'interview/url-in-browser',
    group: 'interview',
    title: 'What happens when you open a URL',
    asked: [
      'What happens when you type a URL in the browser and press Enter?',
      'How does a web page load, step by step?',
      'Explain DNS, TCP, TLS and HTTP in order',
    ],
    terms: ['address bar', 'request lifecycle', 'rendering', 'handshake'],
    answer: `Give the whole path in a minute, then ask where to go deeper:

1. **Parse**: the browser splits the address into scheme, host, path, and checks its own caches.
2. **DNS**: the host name is resolved to an IP address, through caches of browser, system and resolver, then root, top-level domain and authoritative servers.
3. **Connection**: a TCP handshake, then TLS, in which the certificate is checked and keys are agreed. HTTP/3 uses QUIC over UDP in place of TCP.
4. **Request**: \`GET /path\` with headers and cookies. A CDN or load balancer may answer or pass it on.
5. **Response**: status, headers, body; a redirect starts again.
6. **Render**: HTML becomes the DOM, CSS the CSSOM; then style, layout, paint. Classic scripts without \`defer\` or \`async\` stop the parser. Images, fonts and further data follow.

State which steps disappear on the second visit. Naming steps without a reason is the usual weakness; say what each is for.`,
    sources: ['mdn', 'frontend.roadmap'],
    next: ['interview/caching', 'interview/auth-sessions', 'interview/system-design-approach'],
  },
  {
    id: 'interview/auth-sessions',
    group: 'interview',
    title: 'Login: sessions versus tokens',
    asked: [
      'What is the difference between sessions and JWT?',
      'How would you build login for a web app?',
      'What is the difference between authentication and authorisation?',
      'Where should I store a token in the browser?',
    ],
    terms: ['cookie', 'HttpOnly', 'CSRF', 'XSS', 'OAuth', 'authorization'],
    answer: `Authentication asks who you are, authorisation what you may do. Check the second on the server at every request, for the very object asked for.

- **Session**: the server keeps the state, the browser a random id in a cookie. Logging out or locking an account takes effect at once. All servers need the shared store.
- **JWT**: a signed token carries the claims, so servers need no lookup. It cannot easily be taken back before it expires, so keep it short-lived, with a refresh token that rotates. Its content is readable; only the signature protects it.

For one web application, sessions are the simpler and safer choice. Put the id in a cookie with \`HttpOnly\`, \`Secure\` and \`SameSite\`, renew it at login, and guard against CSRF. Tokens in \`localStorage\` can be read by any injected script.

Passwords are stored only as slow salted hashes, such as Argon2id or bcrypt. Limit login attempts.`,
    sources: ['owasp', 'backend.roadmap'],
    next: ['interview/threat-modelling', 'interview/rate-limiting', 'interview/url-in-browser'],
  },
  {
    id: 'interview/threat-modelling',
    group: 'interview',
    title: 'Threat modelling',
    asked: [
      'What is threat modelling and how do I do it?',
      'What is STRIDE?',
      'How do I find security risks in a design?',
    ],
    terms: ['threat modeling', 'attack surface', 'trust boundary', 'DREAD', 'risk assessment'],
    answer: `Threat modelling asks four questions of a design, best before it is built: What are we building? What can go wrong? What do we do about it? Did we do well enough?

1. Draw the parts, the data flows and the trust boundaries, where data passes from one level of trust to another.
2. Go through each flow with STRIDE: **S**poofing an identity, **T**ampering with data, **R**epudiation, **I**nformation disclosure, **D**enial of service, **E**levation of privilege.
3. Rate by likelihood and damage, and decide for each: remove, reduce, transfer or accept, with an owner.
4. Turn the decisions into tickets and tests.

Example: "A user changes the id in the address and sees another's invoice" is information disclosure; the remedy is a check of ownership on the server.

The usual mistakes are a list of attacks without priorities, and a document that is never opened again when the design changes.`,
    sources: ['owasp', 'cybersecurity.roadmap'],
    next: ['interview/auth-sessions', 'interview/rate-limiting', 'interview/incident-response'],
  },
  {
    id: 'interview/incident-response',
    group: 'interview',
    title: 'Production incidents',
    asked: [
      'How do I answer "your deployment broke production, what do you do"?',
      'What are the steps of incident response?',
      'What is a blameless postmortem?',
    ],
    terms: ['outage', 'on-call', 'rollback', 'mitigation', 'root cause', 'runbook'],
    answer: `Say the order, and put users before causes:

1. **Confirm**: what do users see, since when, how many? What changed at that time (deploy, flag, configuration, traffic)?
2. **Declare and assign**: one person leads, others investigate, one informs support and status page.
3. **Mitigate**: roll back, switch a flag off, fail over, shed load. If a release precedes the fault by minutes, roll back first and understand later, unless a data change forbids it.
4. **Diagnose**: logs, metrics and traces, one change at a time, with notes of times.
5. **Verify**: the users' figure is back, not just the graph you looked at.
6. **Learn**: a review that asks how the system allowed the mistake and not who made it, with actions that have owners and dates.

For security incidents, isolate affected machines and keep evidence before you clean up. Weak answers debug in production while users wait, or tell nobody.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['interview/deployment-strategies', 'interview/slo', 'interview/failure-story'],
  },
  {
    id: 'interview/deployment-strategies',
    group: 'interview',
    title: 'Deployment strategies',
    asked: [
      'What is the difference between blue-green and canary deployment?',
      'How do I deploy without downtime?',
      'What is a rolling deployment?',
      'How do I change a database schema without downtime?',
    ],
    terms: ['feature flag', 'rollback', 'expand and contract', 'zero downtime', 'CD'],
    answer: `- **Rolling**: instances are replaced a few at a time. Cheap and common; for a while both versions run side by side.
- **Blue-green**: a second full environment gets the new version, then traffic switches. Switching back is quick; it costs double capacity for that time.
- **Canary**: a small share of traffic goes to the new version first; you compare errors and latency and widen or withdraw it. It needs good metrics and enough traffic.
- **Feature flags** separate deploying code from releasing it to users.

In all of them old and new code meet one database. So change it by expand and contract: add the new column, write to both, backfill in small batches, switch reading, and drop the old column only when nothing uses it.

The usual gap in answers is the rollback: say how you go back, and that the previous version must still work with the present schema.`,
    sources: ['devops.roadmap', 'devops.youtube'],
    next: ['interview/incident-response', 'interview/slo', 'interview/testing-pyramid'],
  },
  {
    id: 'interview/slo',
    group: 'interview',
    title: 'SLI, SLO and SLA',
    asked: [
      'What is the difference between SLI, SLO and SLA?',
      'What is an error budget?',
      'What are the four golden signals?',
    ],
    terms: ['reliability', 'SRE', 'uptime', 'nines', 'alerting', 'service level'],
    answer: `- **SLI**, indicator: what you measure, such as the share of requests answered well within 300 ms.
- **SLO**, objective: your internal target for it, such as 99.9 % over 30 days.
- **SLA**, agreement: the promise to customers, with consequences if it is broken. It should be looser than the SLO, so that you notice first.

The error budget is what the objective leaves: with 99.9 %, a thousandth of requests may fail; as time that is about 43 minutes in 30 days. While budget remains, you release; when it is used up, the work on reliability comes first. That turns a quarrel into a rule.

The four golden signals tell what to watch: latency, traffic, errors, saturation. Use percentiles rather than averages for latency.

Mistakes: aiming at 100 %, measuring the server where the user's experience counts, and waking people for causes such as high CPU that nobody feels.`,
    sources: ['devops.roadmap', 'devops.resources'],
    next: ['interview/incident-response', 'interview/deployment-strategies', 'interview/scaling'],
  },
  {
    id: 'interview/testing-pyramid',
    group: 'interview',
    title: 'Testing pyramid',
    asked: [
      'What is the testing pyramid?',
      'What is the difference between unit, integration and end-to-end tests?',
      'How do I decide what to test?',
      'When should I use mocks?',
    ],
    terms: ['test strategy', 'E2E', 'QA', 'coverage', 'flaky tests', 'stub', 'automation'],
    answer: `The pyramid is a rule of thumb for proportion: many small tests, fewer that join parts, very few that drive the whole system.

| Level | Finds | Cost |
| --- | --- | --- |
| Unit | wrong rules, edge cases | milliseconds |
| Integration | faults at seams: database, queue, other services | seconds |
| End to end | broken journeys of a user | slow, easily disturbed |

Choose by the fault you fear: a price rule needs unit tests, a query needs a real database, checkout deserves one end-to-end test because it earns the money.

Use mocks for what is slow, costly or not yours, and remember that a mock repeats your assumptions. Coverage shows which lines ran, not whether anything was checked. Mend or remove flaky tests quickly, or people stop believing the red ones.

When you inherit a system without tests, begin with the paths that hurt most when broken.`,
    sources: ['backend.roadmap', 'frontend.roadmap'],
    next: ['interview/test-case-design', 'interview/deployment-strategies', 'interview/dry-run'],
  },
  {
    id: 'interview/test-case-design',
    group: 'interview',
    title: 'Test case design and bug reports',
    asked: [
      'How do I choose test cases?',
      'What is boundary value analysis and equivalence partitioning?',
      'How do I write a good bug report?',
      'What is the difference between severity and priority?',
    ],
    terms: ['QA interview', 'decision table', 'negative testing', 'steps to reproduce', 'exploratory'],
    answer: `You cannot test every input, so pick those that stand for many.

- **Equivalence partitioning**: split inputs into groups that should behave alike and take one of each. For an age of 18 to 65: below, inside, above, and no number at all.
- **Boundary values**: test at and beside the limits: 17, 18, 65, 66. Many bugs sit there.
- **Decision table**: list combinations of conditions when several rules meet.
- **State transitions**: valid and forbidden steps, such as paying a cancelled order.

A bug report needs: a title that names the fault, the shortest steps to reproduce it, expected and actual result, environment and version, how often, and evidence.

Severity is how bad the damage is; priority is how soon it should be mended. A misspelt company name on the start page is low in the first and high in the second.`,
    sources: [],
    next: ['interview/testing-pyramid', 'interview/dry-run', 'interview/unclear-request'],
  },
  {
    id: 'interview/ab-tests',
    group: 'interview',
    title: 'A/B tests in interviews',
    asked: [
      'How do I set up an A/B test?',
      'What does a p-value mean?',
      'An A/B test is significant, should we ship it?',
      'How long should an A/B test run?',
    ],
    terms: ['experiment', 'hypothesis test', 'statistical significance', 'sample size', 'power', 'peeking'],
    answer: `An A/B test gives two versions to users at random and compares one metric that was fixed beforehand.

1. **Hypothesis and metric**: one primary metric, plus guardrails that must not get worse, such as refunds or speed.
2. **Unit**: usually the user, so that a person always sees one version.
3. **Size**: from the present rate, the smallest effect worth having, the significance level (often 5 %) and the power (often 80 %).
4. **Run** for the planned time, in whole weeks. Check that the split is as intended.
5. **Decide** by effect size and confidence interval, not by the p-value alone.

A p-value is how likely data at least this extreme would be if there were no difference. It is not the probability that your idea works.

Mistakes to name: stopping as soon as it looks significant, testing twenty metrics and reporting one, the novelty effect, and groups that influence each other.`,
    sources: ['data-science.roadmap', 'data-analyst.roadmap'],
    next: ['interview/metric-drop', 'interview/success-metrics', 'interview/window-functions'],
  },
  {
    id: 'interview/metric-drop',
    group: 'interview',
    title: 'Finding why a metric dropped',
    asked: [
      'A key metric dropped suddenly, how do I find out why?',
      'How do I answer a root cause question as a data analyst or product manager?',
      'Daily orders fell by fifteen percent, what do you do?',
    ],
    terms: ['root cause analysis', 'RCA', 'diagnostic', 'funnel', 'segmentation', 'product sense'],
    answer: `Go from doubt to detail, and say each step aloud:

1. **Is it real?** Tracking broken, data late, definition changed, half a day missing? Compare with a second source, such as payments.
2. **Is it unusual?** Same weekday in other weeks, holidays, season, normal spread.
3. **When exactly?** A cliff suggests a release or outage, a slope suggests competition or mix.
4. **Where?** Split by platform, country, channel, new and returning users. Look for the one segment that carries the drop.
5. **Which step?** Follow the funnel: visits, product views, baskets, payments. Orders are visits times conversion; see which factor moved.
6. **What changed?** Releases, prices, campaigns, a payment provider, something outside the company.
7. **Test** the best explanation against one that would look alike, then recommend an action and a monitor.

The typical mistake is a list of guesses. Beware of a mix change that moves the total although no segment moved.`,
    sources: ['data-analyst.roadmap', 'data-analyst.certification'],
    next: ['interview/ab-tests', 'interview/success-metrics', 'interview/incident-response'],
  },
  {
    id: 'interview/success-metrics',
    group: 'interview',
    title: 'Success metrics and prioritisation',
    asked: [
      'How do I choose metrics for a product?',
      'What is the RICE framework?',
      'How do I prioritise features in an interview?',
      'What is a north star metric?',
    ],
    terms: ['KPI', 'guardrail metric', 'MoSCoW', 'product manager interview', 'prioritization', 'OKR'],
    answer: `Start from the goal: what should be different for users and for the business if the feature works? Then choose one primary metric close to that value (bookings completed, not pages seen), one or two input metrics that your team can move, and guardrails that must not suffer, such as complaints or returns. State definition and period: active means what, within which week?

To prioritise, name the goal first, then compare. RICE scores

reach × impact × confidence ÷ effort

for a common period. The value lies in showing assumptions; a difference of a few points means nothing. MoSCoW (must, should, could, will not this time) suits a fixed date.

Close with what you would leave out and how you would tell those who asked for it.

Mistakes: vanity metrics that only grow, a metric that people can meet while harming users, and a framework recited without a goal.`,
    sources: [],
    next: ['interview/ab-tests', 'interview/metric-drop', 'interview/saying-no'],
  },
  {
    id: 'interview/ml-interview',
    group: 'interview',
    title: 'Machine learning interview basics',
    asked: [
      'How do I explain overfitting and the bias-variance trade-off?',
      'What is data leakage?',
      'When is accuracy a bad metric?',
      'A model works offline but fails in production, why?',
    ],
    terms: ['precision', 'recall', 'cross-validation', 'regularisation', 'train serve skew', 'drift'],
    answer: `**Overfitting**: the model learns noise; the training score is high, the validation score low (high variance). **Underfitting**: both are poor (high bias). Against overfitting: more data, a simpler model, regularisation, early stopping. Against underfitting: better features, a richer model.

**Leakage**: training data holds something you would not know at prediction time, such as a field filled in after the event, or scaling fitted on all rows before the split. Split first, by time or by user where rows are related, and fit every step on the training part only.

**Metrics**: with 1 % fraud, always saying "no" is 99 % accurate. Use precision (how many alarms were right) and recall (how many cases were found), and choose by what each mistake costs.

**Fails in production**: features computed differently there, changed inputs (drift), leakage offline, or a proxy metric. Compare inputs first, then the model, and roll out in steps with monitoring.`,
    sources: ['ai-ml.roadmap', 'data-science.roadmap'],
    next: ['interview/ab-tests', 'interview/thinking-trade-offs', 'interview/system-design-approach'],
  },
  {
    id: 'interview/portfolio-review',
    group: 'interview',
    title: 'Design portfolio presentation',
    asked: [
      'How do I present a case study in a UX interview?',
      'What do interviewers look for in a portfolio review?',
      'How do I explain my design process?',
    ],
    terms: ['UI UX interview', 'whiteboard challenge', 'design critique', 'walkthrough'],
    answer: `Present one case in ten to fifteen minutes, as a chain of decisions rather than of screens:

1. **Problem**: whose, how you knew, and what success would mean.
2. **Your part**: team, time, limits.
3. **Learning**: two or three findings that changed the direction, from interviews, figures or tests.
4. **Options**: versions you rejected and why. This is where judgement shows.
5. **Solution**: the main flow, states for empty, error and loading, accessibility.
6. **Result**: task success, fewer support requests, or what a usability test with five people showed. If it was never built, say so.
7. **Next time**.

Show the messy sketches; a case that went straight from idea to polished picture is not believed. Name what was yours in teamwork.

In a whiteboard task, ask who, where and why first, then sketch one main flow. When criticised, ask what problem the person sees before you defend anything.`,
    sources: ['ux-design.certification'],
    next: ['interview/project-proud', 'interview/hard-feedback', 'interview/success-metrics'],
  },
  {
    id: 'interview/mobile-offline',
    group: 'interview',
    title: 'Mobile interview: lifecycle and offline',
    asked: [
      'How do I design an app that works offline?',
      'What happens to my app when the system kills it?',
      'How do I explain the app lifecycle in an Android or iOS interview?',
    ],
    terms: [
      'sync conflict',
      'repository pattern',
      'background',
      'process death',
      'local database',
      'Room',
      'Core Data',
    ],
    answer: `On phones the system may stop your app at any moment once it leaves the screen. So anything the user would miss must be saved when it happens, not when the app closes. Keep three kinds of state apart: what is on screen (restore it), what the user entered (save drafts), and data from the server (local database).

An offline design in five parts:

1. The screen reads only from the local database.
2. A repository refreshes it from the network when it can.
3. Changes by the user go into the database and a queue of pending operations, each with its own id, so that a repeated upload does no harm.
4. A background worker sends the queue when there is a network, with growing pauses after failures.
5. Conflicts have a rule: the last writer wins, merging by field, or asking the user.

Show people what has not been sent yet. The usual mistake is to treat the network as present and patch errors afterwards.`,
    sources: ['android.roadmap', 'ios.roadmap'],
    next: ['interview/caching', 'interview/system-design-approach', 'interview/message-queues'],
  },
  {
    id: 'interview/embedded-basics',
    group: 'interview',
    title: 'Embedded and C interview basics',
    asked: [
      'What does volatile mean in C?',
      'What questions are asked in an embedded interview?',
      'What is the difference between const and static in C?',
      'How do I set and clear a bit in C?',
    ],
    terms: ['firmware', 'register', 'bit manipulation', 'ISR', 'interrupt'],
    answer: `- \`volatile\`: the value may change outside the code the compiler sees (hardware register, interrupt), so every access in the source is really made. It gives no atomicity and no ordering between threads.
- \`const\`: this name may not be used to change the object. \`volatile const\` suits a read-only status register.
- \`static\`: on a local variable it lives for the whole program; on a function or global at file level it is visible in that file only.

\`\`\`c
#include <stdint.h>

uint8_t set_bit(uint8_t r, unsigned n) { return (uint8_t)(r | (1u << n)); }
uint8_t clear_bit(uint8_t r, unsigned n) { return (uint8_t)(r & ~(1u << n)); }
int bit_is_set(uint8_t r, unsigned n) { return ((r >> n) & 1u) != 0; }
\`\`\`

Keep interrupt routines short: take the data, set a flag, leave. A multi-byte value shared with one needs protection, since it can be read half changed. Expect questions on stack size, memory limits and watchdogs.`,
    sources: ['cppreference'],
    next: ['interview/race-conditions', 'interview/dry-run', 'interview/i-do-not-know'],
  },
];
