import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'sde-1-01',
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
      'Where you are now: your course or your first job',
      'The two or three skills you could use from the first week',
      'One project: what was needed, what you built, what came of it',
      'Why this role, in one sentence',
    ],
    outline:
      'Open with where you are now: a student in your last year, or a developer with a year of experience. Name the two or three skills you use most and leave the rest to your resume. Then tell one project in three sentences: what was needed, what you built yourself, and a figure that shows it worked, such as the number of users or a load time you reduced. Close with why this role is your next step, and stop there; a minute is enough.',
    followUps: [
      'Which figure from that project are you surest of, and how did you measure it?',
      'Which of those skills have you learned most recently, and how?',
    ],
  },
  {
    id: 'sde-1-02',
    topic: 'Project you are proud of',
    category: 'behavioral',
    difficulty: 'easy',
    concepts: [
      { label: 'problem', match: ['problem', 'goal', 'needed'] },
      { label: 'my part', match: ['my part', 'i built', 'i designed', 'my role', 'i implemented'] },
      { label: 'technology choice', match: ['technology choice', 'chose', 'because', 'stack'] },
      { label: 'obstacle', match: ['obstacle', 'challenge', 'difficult'] },
      { label: 'result', match: ['result', 'impact', 'users', 'faster'] },
      { label: 'lesson', match: ['lesson', 'learned', 'next time'] },
    ],
    question: 'Which project are you most proud of, and what was your own part in it?',
    covers: [
      'The problem it solved, and for whom',
      'What you did yourself, apart from the team',
      'One technology you chose, with the reason',
      'The hardest obstacle and how you got past it',
      'What came of it, and what you would do differently',
    ],
    outline:
      'Begin with the problem and the people who had it, in two sentences. Say "I built" or "I designed" for your own part and "we" for the rest, so that the line is clear. Name one technology you chose, because of what, and what you turned down. Spend most of the time on the biggest obstacle: what you tried, what failed, what worked. Give the result with a figure, for example how much faster it became, and finish with what you learned and would do differently next time.',
    followUps: [
      'If you had one more week on it, what would you change first?',
      'Which of your choices did someone else question, and what did you answer?',
    ],
  },
  {
    id: 'sde-1-03',
    topic: 'Failure and what was learned',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'situation', match: ['situation', 'when i', 'at the time'] },
      { label: 'own responsibility', match: ['own responsibility', 'my mistake', 'i missed', 'i should'] },
      { label: 'action taken', match: ['action taken', 'fixed', 'rolled back', 'told', 'communicated'] },
      { label: 'result', match: ['result', 'recovered'] },
      { label: 'prevention', match: ['prevention', 'test', 'checklist', 'now i'] },
    ],
    question:
      'Tell me about something that went wrong because of you. What did you do about it, and what have you changed since?',
    covers: [
      'A real failure with real consequences, told briefly',
      'Your own responsibility, without blaming others',
      'What you did as soon as you knew',
      'What you do differently now',
    ],
    outline:
      'Choose a failure that mattered but did not ruin anyone, and describe the situation in two sentences. Own it plainly: "I missed that case", or "I should have asked". Then give the actions in order: whom you told, how soon, and how you fixed it or rolled back. Say how things ended, including what could not be recovered. Spend the last third on prevention: the test, checklist or habit you added, and one later occasion on which it helped.',
    followUps: [
      'How soon did you tell someone, and what held you back until then?',
      'When has the new habit caught something since?',
    ],
  },
  {
    id: 'sde-1-04',
    topic: 'Arrays versus linked lists',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'contiguous memory', match: ['contiguous memory', 'contiguous'] },
      { label: 'random access', match: ['random access', 'index', 'constant time access'] },
      { label: 'node and pointer', match: ['node and pointer', 'pointer', 'node', 'reference'] },
      { label: 'insertion and deletion', match: ['insertion and deletion', 'insert', 'delete'] },
      { label: 'complexity', match: ['complexity', 'o of n', 'o(n)', 'linear', 'o(1)'] },
      { label: 'cache locality', match: ['cache locality', 'cache'] },
    ],
    question: 'When would you choose a linked list over an array, and why do arrays so often win in practice?',
    covers: [
      'How each one lies in memory',
      'The cost of reading by position and of inserting or deleting',
      'That an insertion is only cheap once you hold the place',
      'Why the cache favours arrays',
    ],
    outline:
      'Start from memory: an array is one contiguous block, so any index is reached in constant time, O(1). A linked list keeps each value in a node with a pointer to the next, so reaching position n means walking there, O(n). Then turn to changes: inserting or deleting in the middle of an array shifts what follows, while a list changes a few pointers, provided you already hold the node. Finish with practice: neighbouring elements share cache lines, so scanning an array is usually much faster, and lists pay when you splice often at known places.',
    followUps: [
      'What does appending to a dynamic array cost on average, and why?',
      'Which structure would you use for a queue that grows at one end and shrinks at the other?',
    ],
  },
  {
    id: 'sde-1-05',
    topic: 'Hash tables',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'hash function', match: ['hash function', 'hash'] },
      { label: 'key-value', match: ['key-value', 'key', 'value', 'dictionary', 'map'] },
      { label: 'collisions', match: ['collisions', 'collision', 'chaining', 'open addressing'] },
      { label: 'average constant lookup', match: ['average constant lookup', 'o(1)', 'constant time'] },
      { label: 'worst case linear', match: ['worst case linear', 'worst case', 'o(n)'] },
      { label: 'load factor and resize', match: ['load factor and resize', 'load factor', 'resize', 'rehash'] },
    ],
    question: 'How does a hash table find a value so quickly, and what can make it slow?',
    covers: [
      'From key to bucket by a hash function',
      'What happens when two keys collide',
      'Average and worst cost of a lookup',
      'Load factor and resizing',
    ],
    outline:
      'Explain the path first: a hash function turns the key into a number, the number picks a bucket, and the value lies there, so a lookup takes constant time on average. Then say what happens when two keys meet in one bucket: chaining keeps a small list, open addressing tries other slots. The worst case is linear, when a poor function or hostile input sends everything to one place. Add that the table grows and rehashes once its load factor passes a limit, which makes that one insert expensive but the average cheap.',
    followUps: [
      'What must hold for equality and hash code when you use your own type as a key?',
      'When would you choose a balanced tree instead?',
    ],
  },
  {
    id: 'sde-1-06',
    topic: 'Time and space complexity',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'big o', match: ['big o', 'big oh', 'o notation'] },
      { label: 'growth with input size', match: ['growth with input size', 'input size', 'grows', 'scale'] },
      { label: 'worst versus average case', match: ['worst versus average case', 'worst case', 'average'] },
      { label: 'nested loops', match: ['nested loops', 'nested', 'quadratic', 'n squared'] },
      { label: 'logarithmic example', match: ['logarithmic example', 'binary search', 'log n'] },
      { label: 'space trade-off', match: ['space trade-off', 'space', 'memory'] },
    ],
    question:
      'How do you work out the time and space complexity of a piece of code, and when would you spend one to save the other?',
    covers: [
      'What big O says, and what it leaves out',
      'Reading it from loops and calls',
      'Worst case beside average case',
      'A trade of memory for time',
    ],
    outline:
      'Say first what big O describes: how the work grows with the input size, ignoring constant factors. Show how you read it: one loop over the data is linear, two nested loops over the same data are quadratic, and halving the range each time, as binary search does, is logarithmic. Mention that worst case and average can differ, with quicksort as an example. Then count extra memory in the same way, and give one trade: a set of values already seen turns a quadratic search for duplicates into a linear one at the price of linear space.',
    followUps: [
      'When might a quadratic algorithm be the better choice?',
      'What is the complexity of the last function you wrote, and which input would hurt it?',
    ],
  },
  {
    id: 'sde-1-07',
    topic: 'Object-oriented principles',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'encapsulation', match: ['encapsulation', 'encapsulate'] },
      { label: 'abstraction', match: ['abstraction', 'abstract'] },
      { label: 'inheritance', match: ['inheritance', 'inherit'] },
      { label: 'polymorphism', match: ['polymorphism', 'override', 'overload'] },
      { label: 'composition over inheritance', match: ['composition over inheritance', 'composition'] },
      { label: 'example', match: ['example', 'for example', 'such as'] },
    ],
    question:
      'What do the principles of object-oriented programming mean in code you have written, and when do you prefer composition over inheritance?',
    covers: [
      'Each of the four principles in one sentence',
      'An example from your own code',
      'What inheritance ties together',
      'When composition is the better choice',
    ],
    outline:
      "Take the four in one sentence each. Encapsulation keeps state behind methods, so that an object guards its own rules. Abstraction shows what a thing does and hides how. Inheritance lets a class reuse and specialise another. Polymorphism lets one call run the right code for each type, for example a shape's area through an override in every subclass. Bring one example of your own. Then take a position: inheritance binds a class to all of its parent, so you prefer composition unless the new class really is a kind of the old one.",
    followUps: [
      'Describe a class hierarchy that grew wrong. What would you do with it?',
      'How does an interface differ from an abstract class in the language you know best?',
    ],
  },
  {
    id: 'sde-1-08',
    topic: 'SQL joins and indexes',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'inner join', match: ['inner join', 'inner'] },
      { label: 'left join', match: ['left join', 'left outer'] },
      { label: 'primary and foreign key', match: ['primary and foreign key', 'primary key', 'foreign key'] },
      { label: 'index speeds reads', match: ['index speeds reads', 'index'] },
      { label: 'write cost', match: ['write cost', 'slower writes', 'overhead'] },
      { label: 'query plan', match: ['query plan', 'explain', 'execution plan'] },
    ],
    question:
      'A page must list all customers with their orders, including customers who have none. Which join do you use, and what would an index change?',
    covers: [
      'The right join, and why the other one loses rows',
      'The keys that connect the tables',
      'What an index speeds up, and what it costs',
      'How you would check',
    ],
    outline:
      "Choose a left join from customers to orders, and say why: an inner join would drop customers who have no order. Name the keys: the customer's primary key and the foreign key on the order. Then explain that an index on that foreign key spares the database from scanning every order, while each index adds overhead to every write and takes space. Say that you would look at the execution plan before and after, and measure with realistic data, since on a small table the planner may rightly ignore the index.",
    followUps: [
      'What happens to the customers without orders if you add a condition on the order date after WHERE?',
      'On which column would you not create an index, and why?',
    ],
  },
  {
    id: 'sde-1-09',
    topic: 'What happens when a URL is opened',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'DNS lookup', match: ['dns lookup', 'dns'] },
      { label: 'TCP and TLS', match: ['tcp and tls', 'tcp', 'tls', 'https', 'handshake'] },
      { label: 'HTTP request', match: ['http request', 'request', 'get'] },
      { label: 'server and database', match: ['server and database', 'server', 'backend'] },
      { label: 'response and status', match: ['response and status', 'response', 'status code'] },
      { label: 'browser render', match: ['browser render', 'render', 'dom', 'parse'] },
    ],
    question: 'What happens between typing an address into the browser and seeing the page? Go as deep as you like.',
    covers: [
      'From name to address',
      'Opening a secure connection',
      'The request, and what the server does with it',
      'The response, and how it becomes pixels',
    ],
    outline:
      'Go in the order in which things happen. The browser looks in its caches, then asks DNS for the address. It opens a TCP connection and agrees on keys in a TLS handshake. It sends an HTTP request with method, path, headers and cookies. On the server side a load balancer passes it to the backend, which may ask a database. The response comes back with a status code, headers and a body. The browser parses the HTML into a DOM, fetches styles and scripts, lays the page out and renders it. Go deeper in the part you know best.',
    followUps: [
      'Which of these steps are skipped on a second visit, and why?',
      'The page stays white for four seconds. How do you find out where the time goes?',
    ],
  },
  {
    id: 'sde-1-10',
    topic: 'Stuck on a task near a deadline',
    category: 'situational',
    difficulty: 'easy',
    concepts: [
      { label: 'break the problem down', match: ['break the problem down', 'break', 'smaller'] },
      { label: 'research and debug', match: ['research and debug', 'debug', 'logs', 'documentation'] },
      { label: 'ask for help early', match: ['ask for help early', 'ask', 'senior', 'teammate'] },
      { label: 'communicate status', match: ['communicate status', 'communicate', 'update', 'manager'] },
      { label: 'reduce scope', match: ['reduce scope', 'scope', 'prioriti', 'mvp'] },
      { label: 'follow-up', match: ['follow-up', 'learn', 'document'] },
    ],
    question: 'It is the day before a deadline and you are stuck on your task. What do you do?',
    covers: [
      'A limited effort of your own first',
      'Asking early, with what you have tried',
      'Telling the people who depend on it',
      'A smaller version that still helps',
      'What you do afterwards',
    ],
    outline:
      'Show an order with time limits. First break the task into smaller parts to see which one blocks you, then debug that part: logs, documentation, a minimal case. After a set time, perhaps half an hour, ask a senior teammate and bring what you tried and what you think. In parallel, update your manager early, with options instead of a surprise: the full scope later, or a reduced scope on time. After the deadline, write down the cause so that the next person does not lose the same day. Use a real case if you have one.',
    followUps: [
      'How long do you try alone before you ask, and why that long?',
      'What would you leave out first to keep the date?',
    ],
  },
];
