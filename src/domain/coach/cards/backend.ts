import type { Card } from '../types';

export const backendCards: readonly Card[] = [
  {
    id: 'backend/http-methods',
    group: 'backend',
    title: 'HTTP methods and status codes',
    asked: [
      'What is the difference between GET, POST, PUT and PATCH?',
      'What do HTTP status codes mean?',
      'What does idempotent mean?',
      'Should I return 401 or 403?',
    ],
    terms: ['DELETE', '200', '201', '400', '404', '409', '429', '500', 'safe methods', 'REST verbs'],
    answer: `The method says what you want to do, the status code what came of it.

| Method | Use | Idempotent |
| --- | --- | --- |
| GET | read, changes nothing | yes |
| POST | create or trigger | no |
| PUT | replace | yes |
| PATCH | change a part | not in general |
| DELETE | remove | yes |

**Idempotent** means that sending the same request twice leaves the same state as sending it once, so a client may retry after a lost answer.

Codes by class: 2xx worked, 3xx look elsewhere, 4xx the client's fault, 5xx the server's. Know these: 201 created, 204 no body, 301 moved, 304 not modified, 400 malformed, 401 not signed in, 403 signed in but not allowed, 404 not found, 409 conflict, 429 too many requests, 503 unavailable.

Usual mistakes: answering 200 with an error inside, and changing data on GET, which caches and crawlers may repeat.`,
    sources: ['mdn', 'backend.roadmap'],
    next: ['backend/api-design', 'frontend/how-a-page-loads', 'backend/rest-vs-graphql'],
  },
  {
    id: 'backend/language-choice',
    group: 'backend',
    title: 'Choosing a backend language',
    asked: [
      'Which backend language should I learn first?',
      'Should I learn Node.js, Python, Java or Go?',
      'What is the difference between Node.js and Python for the backend?',
    ],
    terms: ['C#', '.NET', 'Spring', 'Express', 'Django', 'runtime', 'type system', 'concurrency'],
    answer: `Any of the big languages can serve web requests well. They differ in where they are used:

- **JavaScript with Node.js:** one language for browser and server; good at many connections that mostly wait. Heavy calculation blocks its event loop.
- **Python:** short and readable; strong where data and machine learning are near.
- **Java** and **C#:** static types, mature tools, common in large companies.
- **Go:** small language, fast builds, light concurrency; common in infrastructure.

Decide by the job adverts in your area and by what you already know. Then stay with it until you have shipped one service with a database, tests, sign-in and a deployment; that teaches more than four tutorials.

Learn the standard library, error handling, packages and testing before the framework. HTTP, SQL, caching and security are the same in every language, so little is lost if you change later. The usual mistake is choosing by benchmark: most services wait for the database.`,
    sources: ['backend.roadmap'],
    next: ['backend/http-methods', 'backend/api-design'],
  },
  {
    id: 'backend/git-workflow',
    group: 'backend',
    title: 'Git workflow in a team',
    asked: [
      'What is the difference between merge and rebase?',
      'How do teams use branches and pull requests?',
      'How do I undo a commit?',
    ],
    terms: ['trunk based development', 'feature branch', 'revert', 'reset', 'code review', 'squash'],
    answer: `A common flow: \`main\` is always deployable; each change lives on a short branch, is reviewed in a pull request, passes the automatic checks and is merged within a day or two.

- **Merge** keeps both histories and joins them with a merge commit.
- **Rebase** replays your commits on top of another branch, for a straight line. It makes new commits, so never rebase a branch that others work on.

\`\`\`bash
git fetch origin
git rebase origin/main   # your own branch only
git revert <commit>      # undo something already shared
git reset --soft HEAD~1  # undo the last local commit, keep the changes
\`\`\`

\`revert\` adds a commit that takes the change back, which is safe on shared branches; \`reset\` moves the branch pointer, and with \`--hard\` throws work away. \`git reflog\` often finds commits you thought lost.

Keep pull requests small: a reviewer reads two hundred lines with care and two thousand hardly at all.`,
    sources: ['git', 'backend.roadmap'],
    next: ['frontend/git', 'backend/docker-and-ci'],
  },
  {
    id: 'backend/sql-joins',
    group: 'backend',
    title: 'SQL joins',
    asked: [
      'What is the difference between inner join and left join?',
      'How do I combine two tables in SQL?',
      'What is the difference between WHERE and HAVING?',
    ],
    terms: [
      'outer join',
      'right join',
      'cross join',
      'self join',
      'group by',
      'foreign key',
      'relational database',
      'MySQL',
    ],
    answer: `A join combines rows of two tables that match a condition.

- **INNER JOIN:** only pairs that match.
- **LEFT JOIN:** every row of the left table; where nothing matches, the right columns are NULL.
- **FULL JOIN:** every row of both.
- **CROSS JOIN:** every combination.

\`\`\`sql
SELECT c.name, COUNT(o.id) AS orders
FROM customers AS c
LEFT JOIN orders AS o ON o.customer_id = c.id
GROUP BY c.id, c.name
HAVING COUNT(o.id) < 3;
\`\`\`

\`WHERE\` filters rows before grouping, \`HAVING\` filters groups after it. \`COUNT(o.id)\` counts only matched rows, so customers without orders get 0; \`COUNT(*)\` would give them 1.

The usual mistake: a condition on the right table in \`WHERE\` turns a left join into an inner one, because NULL fails the test. Put it in \`ON\`. And a join to a table with several matches multiplies rows, which doubles your sums.`,
    sources: ['postgres', 'backend.roadmap'],
    next: ['backend/normalization', 'backend/indexes', 'data-science/sql-window-functions'],
  },
  {
    id: 'backend/normalization',
    group: 'backend',
    title: 'Database normalization',
    asked: [
      'What is normalization and why do I need it?',
      'What are first, second and third normal form?',
      'When should I denormalize?',
    ],
    terms: ['1NF', '2NF', '3NF', 'redundancy', 'primary key', 'foreign key', 'schema design', 'data model'],
    answer: `Normalization arranges tables so that each fact is stored **once**. Then an update cannot leave two copies that disagree.

- **1NF:** one value per cell, no lists in a column.
- **2NF:** no column depends on only a part of a composite key.
- **3NF:** no column depends on another non-key column.

Example: an \`orders\` table with \`customer_name\` and \`customer_city\` repeats the city with every order. Move both to \`customers\` and keep \`customer_id\` with a foreign key.

Go to third normal form by default. **Denormalize** later, where measurements show that joins or counting cost too much, and say in one place who keeps the copy right (a trigger, a job, the application).

Not every repeated value is redundancy: the price on an invoice line is what was agreed *then*, a different fact from today's price in \`products\`. Copying it is correct. The usual mistake is a comma-separated list in a text column, which can be neither joined nor indexed properly.`,
    sources: ['backend.roadmap'],
    next: ['backend/sql-joins', 'backend/transactions', 'backend/sql-vs-nosql'],
  },
  {
    id: 'backend/api-design',
    group: 'backend',
    title: 'REST API design: versions, pages and errors',
    asked: [
      'How do I design a good REST API?',
      'How do I change an API without breaking clients?',
      'How should an API do pagination?',
    ],
    terms: [
      'endpoint',
      'resource',
      'OpenAPI',
      'versioning',
      'cursor',
      'idempotency key',
      'backward compatible',
      'JSON',
    ],
    answer: `Name things, not actions: \`GET /orders/42\`, \`POST /orders\`, \`GET /customers/7/orders\`. The HTTP method is the verb.

- **Errors:** a fitting status code plus a body with a stable code, a message and the field concerned.
- **Pagination:** a limit on every list. Offsets are simple but drift when rows are added; a **cursor** ("after id 912") stays right and stays fast.
- **Retries:** let clients send an idempotency key with POST, so that a repeated payment request has one effect.
- **Description:** write an OpenAPI document and test against it.

To change without breaking: adding an optional field is safe; renaming, removing, or making something required is not. Offer old and new side by side, announce a date, watch who still calls the old one, then remove it. Use a new version only when you cannot avoid a break.

The usual mistake is returning database rows as they are: every column becomes a promise, and sometimes a leak.`,
    sources: ['backend.roadmap'],
    next: ['backend/http-methods', 'backend/rest-vs-graphql', 'backend/scaling'],
  },
  {
    id: 'backend/rest-vs-graphql',
    group: 'backend',
    title: 'REST, GraphQL and gRPC',
    asked: [
      'What is the difference between REST and GraphQL?',
      'When should I use gRPC?',
      'Is GraphQL better than REST?',
    ],
    terms: ['API styles', 'over-fetching', 'under-fetching', 'schema', 'protobuf', 'HTTP/2', 'resolver'],
    answer: `- **REST:** resources with addresses, HTTP methods and status codes. Every tool speaks it, and HTTP caches work. A screen may need several calls (under-fetching) or get more than it uses (over-fetching).
- **GraphQL:** one endpoint with a typed schema; the client asks for exactly the fields it wants, across related objects, in one request. In return, HTTP caching is harder, one query can be very costly, and naive resolvers cause N+1 queries. You need limits on depth or cost.
- **gRPC:** calls described in Protocol Buffers, sent as binary over HTTP/2, with streaming and generated clients. Fast and strict between services; browsers cannot call it directly.

A fair rule: REST for public and simple APIs, GraphQL where many different clients need different slices of connected data, gRPC between your own services. None of them is faster by itself; a slow query stays slow behind all three.`,
    sources: ['backend.roadmap'],
    next: ['backend/api-design', 'backend/n-plus-one'],
  },
  {
    id: 'backend/sessions-and-jwt',
    group: 'backend',
    title: 'Sessions, cookies and JWT',
    asked: [
      'What is the difference between sessions and JWT?',
      'How does login work on the web?',
      'Where should I store a token in the browser?',
      'How do I log out a user who has a JWT?',
    ],
    terms: ['authentication', 'authorization', 'HttpOnly', 'access token', 'refresh token', 'local storage', 'bearer'],
    answer: `After sign-in, each request must show who it is from.

- **Session:** the server stores the session and gives the browser a random id in a cookie. Ending it is simple: delete the record.
- **JWT:** a signed token that carries its own claims (user, expiry). Any service with the key can check it without a lookup. It is signed, **not encrypted**, so anyone can read it, and it stays valid until it expires.

For a web app with one backend, sessions are simpler. JWTs suit several services; keep them short-lived, with a refresh token you can revoke. To "log out" a JWT earlier you need a list of revoked ones, which is state again.

Send the cookie with \`HttpOnly\` (scripts cannot read it), \`Secure\` (HTTPS only) and \`SameSite\`. Local storage is readable by any script in the page. When checking a JWT, fix the accepted algorithm, and check expiry, issuer and audience.`,
    sources: ['owasp', 'mdn'],
    next: ['backend/oauth', 'backend/password-hashing', 'frontend/web-security', 'frontend/browser-storage'],
  },
  {
    id: 'backend/oauth',
    group: 'backend',
    title: 'OAuth 2.0 and OpenID Connect',
    asked: [
      'How does sign in with Google work?',
      'What is the difference between OAuth and OpenID Connect?',
      'What is the difference between authentication and authorization?',
    ],
    terms: ['OIDC', 'SSO', 'authorization code flow', 'PKCE', 'scope', 'id token', 'access token'],
    answer: `**Authentication** is who you are; **authorization** is what you may do. OAuth 2.0 is about the second: it lets an app act on your data at another service without ever seeing your password. **OpenID Connect** adds the first: an ID token that says who signed in.

The authorization code flow:

1. The app sends you to the provider with its client id, the scopes it wants, a random \`state\` and a PKCE challenge.
2. You sign in there and agree.
3. The provider sends you back with a short-lived **code**.
4. The app exchanges the code, with the PKCE verifier, for tokens.

\`state\` guards against forged callbacks; PKCE makes a stolen code useless. Use this flow for web and mobile apps alike, and ask for the smallest scopes.

Usual mistakes: treating an access token as proof of identity, loose matching of redirect addresses, and writing the flow yourself instead of using a well-tested library.`,
    sources: ['backend.roadmap'],
    next: ['backend/sessions-and-jwt', 'frontend/web-security'],
  },
  {
    id: 'backend/caching',
    group: 'backend',
    title: 'Caching in web systems',
    asked: [
      'How does caching work and where should I cache?',
      'What is Redis used for?',
      'How do I invalidate a cache?',
    ],
    terms: ['CDN', 'TTL', 'cache aside', 'ETag', 'Cache-Control', 'eviction', 'LRU', 'cache stampede'],
    answer: `A cache keeps a copy of an answer nearer to whoever asks, so that it need not be made again. Layers, from the user inwards: browser (\`Cache-Control\`, \`ETag\`), **CDN** for files and public pages, an in-memory store such as **Redis** beside the application, and the database's own memory.

**Cache-aside** is the common pattern: look in the cache; on a miss read the database, store the value with a time to live, return it. After a write, delete the key.

Before you add one, ask: how often is it read compared with changed, how stale may it be, and whose data is in it? A personal page in a shared cache is a leak, so the key must hold everything the answer depends on, or the response must be \`private\`.

Usual trouble: no expiry, so old values stay for ever; and a **stampede**, when a popular key expires and a thousand requests recompute it. Vary the expiry times and let one request refill.`,
    sources: ['mdn', 'backend.roadmap'],
    next: ['backend/scaling', 'backend/indexes', 'frontend/performance'],
  },
  {
    id: 'backend/password-hashing',
    group: 'backend',
    title: 'Password hashing',
    asked: [
      'How should I store passwords?',
      'What is the difference between hashing and encryption?',
      'What is a salt and why do I need one?',
    ],
    terms: ['bcrypt', 'Argon2', 'scrypt', 'pepper', 'rainbow table', 'credential stuffing', 'SHA-256'],
    answer: `Never store a password, nor an encrypted one: encryption can be undone by whoever has the key, a **hash** cannot be undone. Store the result of a slow, salted password hash: Argon2id, scrypt or bcrypt.

- **Slow on purpose:** SHA-256 is built for speed, so an attacker with a stolen table can try enormous numbers of guesses. Password hashes have a cost setting; raise it until one check takes a noticeable fraction of a second on your server.
- **Salt:** a random value per user, stored with the hash. Equal passwords then get different hashes, and precomputed tables are useless.

Use the verify function of your library; it compares safely and reads the salt and the cost from the stored string.

The hash is only one part: limit attempts, refuse passwords known from leaks, offer a second factor, send reset links that are single-use and short-lived, and give the same answer whether or not the account exists.`,
    sources: ['owasp', 'backend.roadmap'],
    next: ['backend/sessions-and-jwt', 'backend/injection', 'blockchain/cryptography'],
  },
  {
    id: 'backend/injection',
    group: 'backend',
    title: 'SQL injection and the OWASP Top 10',
    asked: ['How do I prevent SQL injection?', 'What is the OWASP Top 10?', 'How do I make my backend secure?'],
    terms: [
      'parameterized query',
      'prepared statement',
      'broken access control',
      'IDOR',
      'SSRF',
      'input validation',
      'web security',
    ],
    answer: `Injection happens when input becomes part of a command. Send the command and the values separately:

\`\`\`python
# unsafe: cur.execute(f"SELECT id FROM users WHERE email = '{email}'")
cur.execute("SELECT id FROM users WHERE email = %s", (email,))
\`\`\`

The driver passes \`email\` as data, whatever it contains. (The placeholder differs per driver: \`%s\`, \`?\`, \`$1\`.) Names of tables and columns cannot be parameters; choose them from a fixed list.

The OWASP Top 10 is a list of the most important kinds of web risk. One to check in every handler is **broken access control**: being signed in does not mean you may read invoice 1235. Check on the server, for each object, whether this user may touch it.

Also: validate input against what you expect, escape output for where it goes, give the database user few rights, keep dependencies current, keep secrets out of the code, and log refusals. Hiding a button is not access control.`,
    sources: ['owasp', 'postgres'],
    next: ['backend/password-hashing', 'frontend/web-security', 'backend/sessions-and-jwt'],
  },
  {
    id: 'backend/testing',
    group: 'backend',
    title: 'Unit, integration and end-to-end tests',
    asked: [
      'What is the difference between unit and integration tests?',
      'How much test coverage do I need?',
      'Should I mock the database?',
    ],
    terms: ['test pyramid', 'functional test', 'fixture', 'stub', 'TDD', 'regression test'],
    answer: `- **Unit test:** one function or class without network or database. Milliseconds; have many.
- **Integration test:** your code with a real neighbour, such as the database or the HTTP layer.
- **End-to-end or functional test:** the running system through its public interface. Slow; have few, for the journeys that earn money.

\`\`\`python
def price_with_tax(cents: int, percent: int) -> int:
    return (cents * (100 + percent) + 50) // 100

def test_rounds_half_up():
    assert price_with_tax(150, 19) == 179
\`\`\`

Test the edges: empty, one, many, too large, wrong order, twice. For each bug, write the failing test first, then the fix.

Mock what you do not control, such as a payment provider. A mocked database proves little about your SQL; run the tests against a real one in a container and roll back after each. Coverage shows what is *not* tested; a high figure does not show that the checks are any good.`,
    sources: ['backend.roadmap', 'python'],
    next: ['frontend/testing', 'backend/docker-and-ci'],
  },
  {
    id: 'backend/transactions',
    group: 'backend',
    title: 'Database transactions and ACID',
    asked: [
      'What is a transaction in a database?',
      'What does ACID mean?',
      'What are isolation levels?',
      'How do I stop two requests from overwriting each other?',
    ],
    terms: [
      'atomicity',
      'consistency',
      'durability',
      'commit',
      'rollback',
      'deadlock',
      'optimistic locking',
      'race condition',
    ],
    answer: `A transaction groups statements so that all take effect or none does.

- **Atomicity:** all or nothing.
- **Consistency:** constraints hold afterwards.
- **Isolation:** concurrent transactions disturb each other only as far as the level allows.
- **Durability:** what is committed survives a crash.

\`\`\`sql
BEGIN;
UPDATE accounts SET balance = balance - 50 WHERE id = 1;
UPDATE accounts SET balance = balance + 50 WHERE id = 2;
COMMIT;
\`\`\`

Levels from weak to strong: read uncommitted, read committed, repeatable read, serializable. Many databases default to read committed, where two requests can both read 10, both subtract, and one change is lost. Remedies: calculate in the \`UPDATE\` itself, lock with \`SELECT … FOR UPDATE\`, add a version column, or use serializable and retry on failure.

Keep transactions short. Don't call another service inside one: the locks wait as long as it does. Always lock rows in the same order to avoid deadlocks.`,
    sources: ['postgres', 'backend.roadmap'],
    next: ['backend/indexes', 'backend/microservices', 'backend/n-plus-one'],
  },
  {
    id: 'backend/indexes',
    group: 'backend',
    title: 'Database indexes',
    asked: [
      'What is an index and how does it make a query faster?',
      'Why is my SQL query slow?',
      'In which order should the columns of a composite index be?',
    ],
    terms: ['B-tree', 'EXPLAIN', 'full table scan', 'covering index', 'query plan', 'unique index'],
    answer: `An index is a sorted structure, usually a B-tree, from column values to rows. Finding one row among millions takes a handful of steps instead of reading the whole table.

\`\`\`sql
CREATE INDEX orders_customer_date ON orders (customer_id, created_at);
EXPLAIN ANALYZE
SELECT id FROM orders
WHERE customer_id = 7 AND created_at >= DATE '2024-01-01';
\`\`\`

- In a composite index, put columns compared with \`=\` first, then the range or sort column. It helps queries that use a **leading part** of its columns, as a phone book helps with the surname but not with the first name alone.
- A function around the column (\`lower(email)\`) or a leading wildcard (\`LIKE '%son'\`) makes a plain index useless.
- Index foreign keys and what you filter and sort by often.

Each index costs space and slows every write, so don't index everything. Read the plan with \`EXPLAIN\` before and after: on a small table, a full scan is right.`,
    sources: ['postgres', 'backend.roadmap'],
    next: ['backend/n-plus-one', 'backend/transactions', 'dsa/binary-search-trees'],
  },
  {
    id: 'backend/n-plus-one',
    group: 'backend',
    title: 'The N+1 query problem and ORMs',
    asked: [
      'What is the N+1 query problem?',
      'Why does my ORM make so many queries?',
      'Should I use an ORM or plain SQL?',
    ],
    terms: ['eager loading', 'lazy loading', 'batching', 'object relational mapper', 'migrations', 'dataloader'],
    answer: `You load a list with one query, then touch a related object of each item, and the ORM quietly sends one query per item: N+1 in all. With ten rows on your machine nobody notices; with a thousand the page takes seconds.

Notice it by logging or counting the queries per request: many identical statements that differ only in an id. Cures:

1. **Eager loading:** tell the ORM to fetch the relation by a join or by a second query.
2. **Batching:** collect the ids and ask once, \`WHERE author_id IN (…)\`; this is what a data loader does.
3. **Select less:** let SQL count or sum instead of loading objects.

An ORM saves you repetitive code and handles mapping and often migrations. Learn SQL anyway, look at what it sends, and write the SQL yourself where reports become complicated. Keep schema changes as numbered migrations in the repository, in steps that old and new code can both live with.`,
    sources: ['backend.roadmap'],
    next: ['backend/indexes', 'backend/sql-joins', 'backend/rest-vs-graphql'],
  },
  {
    id: 'backend/docker-and-ci',
    group: 'backend',
    title: 'Docker, CI/CD and deployment',
    asked: [
      'What is Docker and why do people use it?',
      'What is the difference between a container and a virtual machine?',
      'What is a CI/CD pipeline?',
    ],
    terms: [
      'image',
      'Dockerfile',
      'continuous integration',
      'continuous delivery',
      'rolling deployment',
      'registry',
      'GitHub Actions',
      'deploy an API',
    ],
    answer: `An **image** packs your program with everything it needs; a **container** is a running instance of it, isolated but sharing the host's kernel. A virtual machine brings its own kernel, so it isolates more and starts more slowly. The benefit: what you tested is what runs.

**Continuous integration** builds and tests every change. **Continuous delivery** keeps each passing build ready to release; continuous deployment releases it automatically. A typical pipeline: install, lint, test, build the image, scan it, deploy to staging, check, deploy to production.

Good habits:

- Build once and deploy that same image everywhere; settings come from environment variables.
- Never put secrets in the image.
- Run as a normal user and choose a small base image.
- Copy the dependency list before the source, so that the layer cache works.
- Data lives in volumes or in a database: a container's own files are gone when it is removed.

Have a tested way back before you deploy, and change the database in backward-compatible steps.`,
    sources: ['backend.roadmap'],
    next: ['backend/testing', 'backend/scaling', 'data-science/deployment'],
  },
  {
    id: 'backend/sql-vs-nosql',
    group: 'backend',
    title: 'SQL and NoSQL databases',
    asked: [
      'What is the difference between SQL and NoSQL?',
      'When should I use MongoDB instead of PostgreSQL?',
      'What is Elasticsearch for?',
    ],
    terms: [
      'document database',
      'key-value store',
      'CAP theorem',
      'eventual consistency',
      'full-text search',
      'wide column',
      'graph database',
    ],
    answer: `**Relational** databases keep rows in tables with a fixed schema, joins, constraints and transactions. **NoSQL** is a family:

- **Document** (MongoDB): nested JSON-like records, good when you read and write one whole object.
- **Key-value** (Redis): look up by key, very fast; caches and sessions.
- **Wide column** (Cassandra): huge write loads over many machines, with queries planned beforehand.
- **Graph** (Neo4j): questions about connections.
- **Search engine** (Elasticsearch): full text, ranking, filters. Feed it from your main database; don't make it the only copy.

Start with a relational database unless you can name the reason not to. It can store JSON too, and most data turns out to be related.

Many distributed stores are **eventually consistent**: a read may be older than the last write. The CAP theorem says that during a network partition such a system must give up either consistency or availability. "No schema" means that the schema lives in your code instead.`,
    sources: ['backend.roadmap'],
    next: ['backend/normalization', 'backend/caching', 'backend/scaling'],
  },
  {
    id: 'backend/message-queues',
    group: 'backend',
    title: 'Message queues: RabbitMQ and Kafka',
    asked: [
      'When should I use a message queue?',
      'What is the difference between RabbitMQ and Kafka?',
      'How do I deal with duplicate messages?',
    ],
    terms: ['broker', 'publisher', 'consumer', 'topic', 'event', 'at least once', 'dead letter queue', 'asynchronous'],
    answer: `A broker takes messages from producers and keeps them until consumers have handled them. Use one when the work can happen later (mail, image resizing), when load comes in peaks, or when several services must learn of an event.

- **RabbitMQ:** a queue with routing; a message is gone once it is acknowledged. Fits jobs and tasks.
- **Kafka:** a log kept for a set time; each consumer group reads at its own position and can read again. Order is kept **within a partition**. Fits event streams.

Delivery is usually *at least once*: after a crash a message comes again. So make handlers **idempotent**: record processed message ids, or write so that repeating changes nothing. Send messages that keep failing to a dead letter queue and look at it.

New problems you take on: results come later, order is not global, errors are harder to trace. Watch how far the queue lags. If the user needs the answer now, a direct call is simpler.`,
    sources: ['backend.roadmap'],
    next: ['backend/microservices', 'backend/real-time', 'backend/scaling'],
  },
  {
    id: 'backend/real-time',
    group: 'backend',
    title: 'WebSockets, server-sent events and polling',
    asked: [
      'What is the difference between WebSockets and server-sent events?',
      'How do I build a chat or live updates?',
      'When is polling enough?',
    ],
    terms: ['SSE', 'long polling', 'push', 'EventSource', 'bidirectional', 'realtime'],
    answer: `Three ways to show news without reloading:

| Way | Direction | Suits |
| --- | --- | --- |
| Polling | client asks again and again | updates every half minute or slower |
| Server-sent events | server to client, plain HTTP | feeds, progress, notifications |
| WebSocket | both ways, own protocol | chat, games, shared editing |

Server-sent events are the simplest stream: text over a normal response, and the browser reconnects by itself. A WebSocket starts as an HTTP request that is upgraded; afterwards you define the messages, heartbeats and reconnecting yourself.

\`\`\`js
const events = new EventSource('/api/progress');
events.onmessage = (event) => console.log(JSON.parse(event.data));
\`\`\`

With several servers, a message must reach the server that holds the user's connection, so put a broker or Redis behind them. Check permission when a connection opens, and the \`Origin\` header for WebSockets, because CORS does not apply to them. After a reconnect, fetch what was missed.`,
    sources: ['mdn', 'backend.roadmap'],
    next: ['backend/message-queues', 'backend/scaling'],
  },
  {
    id: 'backend/microservices',
    group: 'backend',
    title: 'Monolith and microservices',
    asked: [
      'What is the difference between a monolith and microservices?',
      'When should I split into microservices?',
      'What are CQRS, DDD and the saga pattern?',
    ],
    terms: [
      'architecture patterns',
      'twelve-factor',
      'bounded context',
      'event driven',
      'distributed transaction',
      'outbox',
    ],
    answer: `A **monolith** is one deployable program: function calls, one database, real transactions. **Microservices** are several programs that own their data and talk over the network. They let teams deploy and scale apart, and cost you network failures, tracing, versioned interfaces and data in several places.

Start with a monolith with clear modules. Split when a team or a load clearly needs its own pace, along a business boundary; domain-driven design calls it a **bounded context**. Services that share a database are a monolith with worse latency.

Without a common transaction:

- **Saga:** a chain of local transactions, each with a compensating action (refund, release stock).
- **Outbox:** write the event in the same transaction as the data; a relay publishes it.
- **CQRS:** separate models for writing and reading; worth it only when the two differ a lot.

Twelve-factor is a set of habits for services: settings in the environment, stateless processes, logs as streams.`,
    sources: ['backend.roadmap'],
    next: ['backend/message-queues', 'backend/transactions', 'backend/scaling'],
  },
  {
    id: 'backend/scaling',
    group: 'backend',
    title: 'Scaling and observability',
    asked: [
      'How do I scale a backend to more users?',
      'What is the difference between horizontal and vertical scaling?',
      'What is the difference between replication and sharding?',
      'What is a circuit breaker?',
    ],
    terms: [
      'load balancer',
      'read replica',
      'partitioning',
      'metrics',
      'logs',
      'traces',
      'rate limiting',
      'timeout',
      'retry',
      'system design',
    ],
    answer: `Measure first: which resource is full? Then take the cheap steps first: fix slow queries, add indexes, cache, take work out of the request.

- **Vertical:** a larger machine. Simple, with a ceiling.
- **Horizontal:** more machines behind a **load balancer**. The application must be stateless: sessions and files live elsewhere.
- **Replication:** copies of the same data. Read replicas take reads, but lag a little behind.
- **Sharding:** each node holds a part of the data, chosen by a key. It scales writes; queries across shards become hard, so choose the key well.

Failures spread, so give every remote call a timeout, retry few times with growing random delays, and only what is idempotent. A **circuit breaker** stops calling a service that keeps failing, and tries again after a pause.

Observability is metrics (how much), logs (what happened) and traces (where the time went). Alert on what users feel: error rate and slow percentiles, not averages.`,
    sources: ['backend.roadmap'],
    next: ['backend/caching', 'backend/indexes', 'backend/message-queues'],
  },
];
