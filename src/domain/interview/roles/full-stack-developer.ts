import type { InterviewTopic } from '../types';

/** Interview topics of a Full Stack Developer, in the order of the bank. */
export const topics: readonly InterviewTopic[] = [
  {
    id: 'full-stack-developer-01',
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
      'Your present work across the stack',
      'The side you started on',
      'Skills named with honest depth',
      'One feature with its effect',
      'What you look for next',
    ],
    outline:
      'Start with your current role or course, and how your time divides between frontend and backend. Add background: which side you began on and your years of experience with the other. Name the technologies you know well rather than all you have touched. Choose one project you built from database to screen, and its measurable result: users reached, load time reduced, a manual task gone. End with why this role, perhaps because you like to own a feature whole. Two minutes is enough; leave a thread the interviewer can pull.',
    followUps: [
      'On which side of the stack are you weaker, and what are you doing about it?',
      'What did you build purely for yourself?',
    ],
  },
  {
    id: 'full-stack-developer-02',
    topic: 'Feature you built end to end',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'user need', match: ['user need', 'user', 'need', 'requirement'] },
      { label: 'UI work', match: ['ui work', 'frontend', 'react', 'ui'] },
      { label: 'API and data', match: ['api and data', 'api', 'database', 'backend'] },
      { label: 'tests and deploy', match: ['tests and deploy', 'test', 'deploy'] },
      { label: 'trade-off', match: ['trade-off', 'chose'] },
      { label: 'result', match: ['result', 'used', 'improved'] },
    ],
    question:
      'Tell me about one feature you built end to end, from the first request to production. Which choice would you defend, and which would you take back?',
    covers: [
      'The need and who had it',
      'Screen, API and data as one design',
      'How it was tested and released',
      'A trade-off stated openly',
      'What changed for the users',
    ],
    outline:
      'Begin with the user need and how you knew of it. Then take one path through the layers: the UI, perhaps a React form with its error states; the API contract behind it; and the database change, with the reason for its shape. Explain the trade-off you chose, for example polling instead of sockets because updates were rare. Tell how you tested it, at which levels, and how you deployed it behind a flag. Give the result: how many people used it and what improved. Finish with the choice you would now make differently, and be specific about your own part.',
    followUps: [
      'Where did the frontend and the backend disagree, and who gave way?',
      'What did you leave out of the first version?',
    ],
  },
  {
    id: 'full-stack-developer-03',
    topic: 'Client-server flow of a web app',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'browser', match: ['browser', 'client'] },
      { label: 'HTTP request', match: ['http request', 'http', 'request'] },
      { label: 'server logic', match: ['server logic', 'server', 'route'] },
      { label: 'database', match: ['database', 'query'] },
      { label: 'JSON response', match: ['json response', 'json', 'response'] },
      { label: 'render', match: ['render', 'state'] },
    ],
    question:
      'I type an address, press Enter and a list of orders appears. What happened between the key press and the list?',
    covers: [
      'Name lookup and a secure connection',
      'The request and its route on the server',
      'Data fetched and returned',
      'The page drawn and kept up to date',
    ],
    outline:
      'Go along the wire. The browser looks up the name by DNS, opens a TCP connection and sets up TLS, or does both at once with QUIC. It sends an HTTP request with method, path and cookies. A load balancer passes it to a server, whose route checks who you are, runs the logic and sends a query to the database. The response comes back with a status code, as HTML or JSON. The browser parses it, loads scripts and styles, builds the tree and renders; the client app keeps the list in its state. Add caching wherever it saves a step.',
    followUps: [
      'Which of these steps would you expect to be slowest, and how would you check?',
      'What changes on the second visit?',
    ],
  },
  {
    id: 'full-stack-developer-04',
    topic: 'Authentication with sessions or JWT',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'login and hash', match: ['login and hash', 'password', 'hash'] },
      { label: 'session cookie', match: ['session cookie', 'session', 'cookie'] },
      { label: 'JWT structure', match: ['jwt structure', 'jwt', 'token', 'signature'] },
      { label: 'storage risk', match: ['storage risk', 'httponly', 'local storage', 'xss'] },
      { label: 'expiry and refresh', match: ['expiry and refresh', 'expire', 'refresh'] },
      { label: 'CSRF', match: ['csrf'] },
    ],
    question: 'How would you build login for a web app: server sessions or JSON Web Tokens? Defend your choice.',
    covers: [
      'Passwords hashed slowly, with a salt',
      'What each approach stores and where',
      'Revoking access',
      'Storage risks: script theft and forged requests',
      'Expiry and refresh',
    ],
    outline:
      'Begin with the shared part: hash the password with a slow algorithm such as Argon2 or bcrypt, limit attempts, use HTTPS. With sessions, the server stores the state and the browser holds a random id in a cookie; ending a session is easy. A JWT carries claims and a signature, so services can verify it without a lookup, but it is signed, not secret, and hard to revoke, so it should expire soon and come with a refresh token. Keep it in an HttpOnly cookie rather than local storage because of XSS, and guard cookies against CSRF with SameSite and a token. Then choose.',
    followUps: [
      'A user clicks log out on all devices. How does each approach handle it?',
      'How do you rotate the key that signs the tokens?',
    ],
  },
  {
    id: 'full-stack-developer-05',
    topic: 'State management in the frontend',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'local versus global', match: ['local versus global', 'local', 'global'] },
      { label: 'server state and cache', match: ['server state and cache', 'server state', 'react query', 'cache'] },
      { label: 'Redux or context', match: ['redux or context', 'redux', 'context', 'zustand'] },
      { label: 'immutability', match: ['immutability', 'immutab'] },
      { label: 're-render cost', match: ['re-render cost', 're-render', 'rerender', 'memo'] },
      { label: 'URL state', match: ['url state', 'url'] },
    ],
    question:
      'How do you decide where a piece of state lives in a frontend application? Give me examples for each place.',
    covers: [
      'Keep it as close as possible',
      'Data from the server is a cache',
      'What belongs in the URL',
      'When a shared store earns its place',
      'The cost of needless renders',
    ],
    outline:
      'Give a rule: keep state as local as you can and lift it when two places need it. A half-typed field stays in its component. Filters and the open tab belong in the URL, so they survive reload and can be shared. Server state is a cache with staleness and retries, so hand it to a library such as React Query. Global things like theme or user fit context; complex shared changes fit a store such as Redux. Mention immutable updates, which make changes cheap to detect, and that a broad context re-renders every reader unless you split or memoize.',
    followUps: [
      'When did you last remove a global store, or wish you could?',
      "How do you keep a form's draft when the user leaves by accident?",
    ],
  },
  {
    id: 'full-stack-developer-06',
    topic: 'SQL versus NoSQL choice',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'schema and relations', match: ['schema and relations', 'schema', 'relation'] },
      { label: 'transactions', match: ['transactions', 'acid', 'transaction'] },
      { label: 'flexible documents', match: ['flexible documents', 'document', 'flexible'] },
      { label: 'scaling', match: ['scaling', 'scale', 'shard'] },
      { label: 'query pattern', match: ['query pattern', 'query'] },
      { label: 'example', match: ['example', 'postgres', 'mongodb'] },
    ],
    question:
      'You start a new product and must choose between a relational and a document database. What do you ask before deciding?',
    covers: [
      'Shape of the data and its links',
      'Which changes must happen together',
      'How it will be read',
      'Growth that is likely, not dreamed of',
      'A choice with an example',
    ],
    outline:
      'Ask about the data first: are there many relations, or self-contained documents? Then about changes: does money or stock move, so that you need ACID transactions across records? Next the query pattern: ad hoc reports favour SQL, lookups by one key suit either. A relational schema checks data for you; flexible documents let fields vary, but the schema then lives in your code. For scale, one Postgres server goes far; some document stores shard more simply. Give an example: orders in Postgres, a product catalogue with varied attributes in MongoDB or a JSON column. Say that relational is your default.',
    followUps: [
      'What would make you add a second database later?',
      'How do you change the shape of millions of documents?',
    ],
  },
  {
    id: 'full-stack-developer-07',
    topic: 'REST versus GraphQL',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'endpoints versus one schema', match: ['endpoints versus one schema', 'endpoint', 'schema'] },
      { label: 'over and under fetching', match: ['over and under fetching', 'over fetch', 'under fetch'] },
      { label: 'caching', match: ['caching', 'cach'] },
      { label: 'versioning', match: ['versioning', 'version'] },
      { label: 'N+1', match: ['n+1', 'n plus one'] },
      { label: 'tooling', match: ['tooling', 'swagger', 'apollo'] },
    ],
    question: 'For a mobile app and a web app that share one backend, would you offer REST or GraphQL?',
    covers: [
      'Many endpoints against one typed schema',
      'Fetching too much or too little',
      'Caching and versioning',
      'Server cost and the N+1 trap',
      'A choice that fits this team',
    ],
    outline:
      'Contrast the shapes: REST has an endpoint per resource, GraphQL one schema from which each client picks fields. GraphQL avoids over-fetching and under-fetching, helpful when phone and web show different things. REST gets HTTP caching, status codes and simple rate limits for free. Versioning differs: REST often adds a new version, GraphQL adds fields and deprecates old ones. On the server, nested GraphQL resolvers easily cause N+1 queries, so you batch with a data loader and limit query depth. Tooling is good on both sides: Swagger for one, Apollo for the other. Then decide by clients and team.',
    followUps: [
      'How would you protect a GraphQL API from a very expensive query?',
      'Could a thin backend for each client be a third answer?',
    ],
  },
  {
    id: 'full-stack-developer-08',
    topic: 'Web performance',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'bundle and lazy load', match: ['bundle and lazy load', 'bundle', 'lazy', 'code split'] },
      { label: 'images', match: ['images', 'image'] },
      { label: 'caching and CDN', match: ['caching and cdn', 'cach', 'cdn'] },
      { label: 'server and query time', match: ['server and query time', 'query', 'server', 'index'] },
      { label: 'Core Web Vitals', match: ['core web vitals', 'lcp', 'lighthouse'] },
      { label: 'SSR', match: ['ssr', 'server side rendering'] },
    ],
    question:
      "A shop's product page takes six seconds to become usable on a phone. How would you make it fast, and how would you prove it?",
    covers: [
      'Measure on real devices first',
      'What the browser downloads and runs',
      'What the server and database take',
      'Caching close to the user',
      'A figure before and after',
    ],
    outline:
      'Measure before you touch anything: Core Web Vitals from real users, above all LCP and INP, plus Lighthouse on a slow profile. Then split the six seconds into server, network and script. On the server, look at query time and a missing index. For the first paint, use server side rendering or static pages and cache HTML at a CDN. Shrink the JavaScript bundle: code split by route, lazy-load what is below the fold. Serve each image in a modern format at the right size, with width and height set. Compare the same percentile before and after, and add a budget to the build.',
    followUps: [
      'The lab score is perfect but real users are slow. Why might that be?',
      'Which single change usually gives the most, in your experience?',
    ],
  },
  {
    id: 'full-stack-developer-09',
    topic: 'Web security basics',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'XSS', match: ['xss', 'cross site'] },
      { label: 'SQL injection', match: ['sql injection', 'injection', 'parameter'] },
      { label: 'CORS', match: ['cors'] },
      { label: 'HTTPS', match: ['https', 'tls'] },
      { label: 'validation', match: ['validation', 'validat'] },
      { label: 'secrets', match: ['secrets', 'secret', 'environment variable'] },
    ],
    question: 'Which attacks do you protect a web application against by habit, and how does each protection work?',
    covers: [
      'Script injection stopped at output',
      'Queries with parameters',
      'What CORS does and does not protect',
      'Validation and transport',
      'Secrets kept out of code',
    ],
    outline:
      "Take them one by one, with cause and cure. XSS: user text runs as script, so escape on output, let the framework do it and add a content security policy. SQL injection: input becomes part of the query, so use parameters. Validate every input on the server, since the browser's checks are only for comfort. CORS relaxes the same-origin rule for the sites you name; it does not replace authentication. Use HTTPS everywhere, so nothing travels in the open. Keep secrets in a vault or environment variables, never in the repository. Close with checking authorization on each object, the most forgotten one.",
    followUps: [
      'How would you find a missing authorization check in a large codebase?',
      'What do you do about known faults in packages you depend on?',
    ],
  },
  {
    id: 'full-stack-developer-10',
    topic: 'Deployment and CI/CD',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'build', match: ['build'] },
      { label: 'tests', match: ['tests', 'test'] },
      { label: 'containers', match: ['containers', 'docker', 'container'] },
      { label: 'environment config', match: ['environment config', 'environment', 'config'] },
      { label: 'rollback', match: ['rollback'] },
      { label: 'logs and monitoring', match: ['logs and monitoring', 'log', 'monitor'] },
    ],
    question: 'Describe the pipeline you would set up so that a merged change reaches users the same day, safely.',
    covers: [
      'One build, moved through stages',
      'Tests ordered from fast to slow',
      'Configuration outside the image',
      'A release that can be taken back',
      'Signals that tell you it went well',
    ],
    outline:
      'Tell it as a journey. A pull request runs lint, types and each unit test within minutes. After merging, one build produces a container image, tagged with the commit, and that same image moves through every environment; only configuration differs. Integration and a few end-to-end tests run in staging. Deploy gradually, to a few percent first, with new features behind flags. Database changes stay compatible with the previous version, so rollback is a single step. Watch each log, error rate and latency figure for some minutes, and roll back automatically on a threshold. Mention who is told.',
    followUps: [
      'A flaky test blocks everyone twice a week. What do you do?',
      'How do you roll back when a migration has already run?',
    ],
  },
  {
    id: 'full-stack-developer-11',
    topic: 'Page is slow and nobody knows why',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'measure', match: ['measure', 'profile', 'devtools'] },
      { label: 'network tab', match: ['network tab', 'network', 'waterfall'] },
      { label: 'backend timing', match: ['backend timing', 'query', 'api', 'trace'] },
      { label: 'largest cause first', match: ['largest cause first', 'bottleneck', 'largest'] },
      { label: 'fix and compare', match: ['fix and compare', 'compare', 'before and after'] },
      { label: 'guard', match: ['guard', 'budget', 'monitor'] },
    ],
    question:
      'Users say a page is slow, and nobody on the team knows why. Where do you begin, and how do you narrow it down?',
    covers: [
      'Reproduce it and put a number on it',
      'Split browser, network and server',
      'Follow the largest part',
      'Change one thing, compare',
      'Keep it from returning',
    ],
    outline:
      'Ask who is slow, where and since when, then reproduce it and write down a number. Open DevTools: the network waterfall shows whether the time goes to waiting, downloading or script. If the server answers late, follow one trace through the API to its queries and outside calls. If the browser is busy, profile the main thread. Attack the bottleneck, the largest part first, and change one thing at a time. Compare before and after under the same conditions, by percentile, not by average. Finally guard it: a performance budget in the build and a monitor with an alert.',
    followUps: [
      'You cannot reproduce it on your machine. What next?',
      'How do you tell a slow query from a slow connection pool?',
    ],
  },
  {
    id: 'full-stack-developer-12',
    topic: 'Requirements change mid-sprint',
    category: 'situational',
    difficulty: 'easy',
    concepts: [
      { label: 'clarify reason', match: ['clarify reason', 'why', 'clarify'] },
      { label: 'impact estimate', match: ['impact estimate', 'estimate', 'impact'] },
      { label: 'reprioritize', match: ['reprioritize', 'priorit', 'scope'] },
      { label: 'communicate', match: ['communicate', 'communicat', 'product owner'] },
      { label: 'small increments', match: ['small increments', 'increment', 'flag'] },
      { label: 'document', match: ['document'] },
    ],
    question:
      'Halfway through the sprint, the product owner changes the requirements of the story you are building. What do you do?',
    covers: [
      'Understand the reason first',
      'Show the cost in plain terms',
      'Let the owner choose what gives way',
      'Build so that change is cheap',
    ],
    outline:
      'Stay calm and ask why: a new law, a customer, or an idea that could wait? Clarify what must be different and what may stay. Estimate the impact within the hour: work thrown away, work added, other stories touched. Take that to the product owner with options, for instance swap a story out, ship the old scope behind a flag, or move the change to the next sprint, and let them set priorities. Tell the team and document the decision in the ticket. Split what remains into small increments. If it happens each sprint, raise it in the retrospective.',
    followUps: ['When would you refuse the change?', 'How do you keep half-finished work from blocking the release?'],
  },
];
