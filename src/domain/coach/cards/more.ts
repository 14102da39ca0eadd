import type { Card } from '../types';

/** What the packs of the tracks leave out. */
export const moreCards: readonly Card[] = [
  {
    id: 'frontend/html-forms',
    group: 'frontend',
    title: 'HTML forms and validation',
    asked: [
      'How do I build a form in HTML?',
      'How do I validate user input in a form?',
      'How do I read the values of a form in JavaScript?',
      'What is the difference between client-side and server-side validation?',
    ],
    terms: ['input', 'submit', 'FormData', 'required', 'pattern', 'fieldset', 'preventDefault', 'error message'],
    answer: `A form collects named values and sends them when it is submitted. Every input needs a \`name\`, which becomes the key, and a \`<label>\`, so that people and screen readers know what it is for.

\`\`\`html
<form id="join">
  <label for="email">Email</label>
  <input id="email" name="email" type="email" required />
  <button>Join</button>
</form>
\`\`\`

The browser checks \`required\`, \`type\`, \`min\`, \`maxlength\` and \`pattern\` by itself before it submits. In JavaScript listen for \`submit\` on the form, not for a click on the button, so that Enter works too; call \`preventDefault()\` and read the values with \`new FormData(form)\`.

- Show an error beside its field, in words that say how to mend it, and connect it with \`aria-describedby\`.
- Check a field when it is left or submitted, not at every key.
- Keep what was typed after an error.

Validation in the browser is for comfort only. Anyone can send a request without your page, so the server must check everything again.`,
    sources: ['mdn'],
    next: ['frontend/semantic-html', 'frontend/accessibility', 'ux-design/ux-patterns'],
  },
  {
    id: 'frontend/browser-storage',
    group: 'frontend',
    title: 'Browser storage: localStorage, sessionStorage, cookies, IndexedDB',
    asked: [
      'What is the difference between localStorage and sessionStorage?',
      'How do I save data in the browser?',
      'When do I use cookies and when localStorage?',
      'What is IndexedDB for?',
    ],
    terms: ['web storage', 'persist', 'offline data', 'quota', 'setItem', 'getItem', 'remember a setting', 'dark mode'],
    answer: `| place | lasts | good for |
|---|---|---|
| \`localStorage\` | until it is cleared | small settings, such as a theme |
| \`sessionStorage\` | until the tab closes | the state of one visit |
| cookie | until its date | what the server must see with each request |
| IndexedDB | until it is cleared | much data, files, offline apps |

Web storage holds strings only, so objects go through JSON:

\`\`\`js
localStorage.setItem('settings', JSON.stringify({ theme: 'dark' }));
const settings = JSON.parse(localStorage.getItem('settings') ?? '{}');
\`\`\`

It is synchronous and small, about 5 MB for a site. IndexedDB is asynchronous, has indexes and transactions, and holds far more.

All of it belongs to one origin and can vanish: people clear it, private windows drop it, and browsers may evict it when the disk is full. Catch errors when you write.

The usual mistake is to keep login tokens in \`localStorage\`, where every script on the page can read them. A cookie with \`HttpOnly\`, \`Secure\` and \`SameSite\` is out of reach of scripts.`,
    sources: ['mdn'],
    next: ['backend/sessions-and-jwt', 'frontend/web-security', 'frontend/performance'],
  },
  {
    id: 'frontend/event-delegation',
    group: 'frontend',
    title: 'DOM events, bubbling and event delegation',
    asked: [
      'What is event delegation?',
      'How does event bubbling work?',
      'How do I handle clicks on elements that are added later?',
      'What is the difference between target and currentTarget?',
    ],
    terms: ['addEventListener', 'capturing', 'stopPropagation', 'listener', 'closest', 'click handler'],
    answer: `A click goes down from the document to the element (**capturing**), reaches it, and then goes up again through its ancestors (**bubbling**). A listener on a parent therefore hears the events of all its children, even of those added later. Using one such listener is **event delegation**.

\`\`\`js
list.addEventListener('click', (event) => {
  const row = event.target.closest('li');
  if (!row || !list.contains(row)) return;
  select(row.dataset.id);
});
\`\`\`

\`event.target\` is the innermost element that was hit, perhaps an icon inside the row; \`currentTarget\` is the element whose listener runs. Use it for lists and tables that change: one listener instead of hundreds, and nothing to attach again.

Most events bubble, but \`focus\` and \`blur\` do not; use \`focusin\` and \`focusout\`.

The usual mistakes are \`stopPropagation()\` as a quick fix, which breaks listeners further up, and comparing \`event.target\` itself instead of using \`closest\`.`,
    sources: ['mdn'],
    next: ['frontend/event-loop', 'frontend/semantic-html', 'frontend/this'],
  },
  {
    id: 'frontend/var-let-const',
    group: 'frontend',
    title: 'var, let and const in JavaScript',
    asked: [
      'What is the difference between var, let and const?',
      'What is hoisting?',
      'Why can I change an object that is const?',
      'What is the temporal dead zone?',
    ],
    terms: ['scope', 'block scope', 'function scope', 'variable declaration', 'reassign', 'TDZ'],
    answer: `All three declare a variable. They differ in scope and in whether the name can be given a new value.

| | scope | new value |
|---|---|---|
| \`var\` | function | yes |
| \`let\` | block | yes |
| \`const\` | block | no |

\`const\` fixes the **name**, not the value: an object or array in it can still be changed.

\`\`\`js
const user = { name: 'Ada' };
user.name = 'Grace'; // fine
user = {};           // TypeError
\`\`\`

Declarations are known in their whole scope before the code runs, which is called **hoisting**. A \`var\` is \`undefined\` until its line; a \`let\` or \`const\` throws a ReferenceError when you touch it earlier (the **temporal dead zone**), and that shows the mistake at once.

Use \`const\` by default, \`let\` where the value changes, and \`var\` not at all in new code. A classic bug is a \`var\` in a loop whose callbacks all see its last value; with \`let\` each round has its own.`,
    sources: ['mdn'],
    next: ['frontend/closures', 'frontend/equality', 'frontend/this'],
  },
  {
    id: 'frontend/equality',
    group: 'frontend',
    title: 'Equality in JavaScript: == and ===',
    asked: [
      'What is the difference between == and === in JavaScript?',
      'What is type coercion?',
      'Why are two equal objects not equal in JavaScript?',
      'Which values are falsy?',
    ],
    terms: [
      'strict equality',
      'loose equality',
      'truthy',
      'falsy',
      'NaN',
      'Object.is',
      'compare objects',
      'double equals',
      'triple equals',
    ],
    answer: `\`===\` is true only when type and value agree. \`==\` first converts the two sides to a common type, by rules that surprise.

\`\`\`js
'1' === 1         // false
'1' == 1          // true
0 == ''           // true
null == undefined // true
NaN === NaN       // false: use Number.isNaN
\`\`\`

Use \`===\` everywhere. The one accepted use of \`==\` is \`value == null\`, which asks for \`null\` and \`undefined\` together.

Objects and arrays are compared by identity: \`{} === {}\` is false, because they are two objects. Compare the fields that matter, or use a helper of your test library.

In conditions these values count as false: \`false\`, \`0\`, \`-0\`, \`0n\`, \`''\`, \`null\`, \`undefined\` and \`NaN\`. Everything else is true, also \`'0'\`, \`[]\` and \`{}\`. The usual mistake is \`if (count)\` where 0 is a good value, or \`value || fallback\` where \`value ?? fallback\` was meant.`,
    sources: ['mdn'],
    next: ['frontend/var-let-const', 'frontend/typescript', 'frontend/closures'],
  },
  {
    id: 'backend/object-oriented-programming',
    group: 'backend',
    title: 'Object-oriented programming',
    asked: [
      'What are the four principles of object-oriented programming?',
      'What is the difference between a class and an object?',
      'What is encapsulation?',
      'When should I use composition instead of inheritance?',
      'What is the difference between an interface and an abstract class?',
    ],
    terms: ['OOP', 'polymorphism', 'abstraction', 'method', 'instance', 'subclass', 'override'],
    answer: `Object-oriented programming puts data together with the functions that work on it. A **class** is the plan; an **object** is one thing made from it.

- **Encapsulation:** fields are private, and methods keep them valid. An account offers \`withdraw\`, not its balance to write to.
- **Abstraction:** callers know what a thing does, not how.
- **Inheritance:** a class takes over and extends another one.
- **Polymorphism:** code written against a common type works with every class that fulfils it.

\`\`\`python
class Circle:
    def __init__(self, radius):
        self.radius = radius

    def area(self):
        return 3.14159 * self.radius ** 2
\`\`\`

An **interface** only promises methods; an **abstract class** can also hold fields and finished methods.

Prefer composition: give an object another one to use instead of inheriting from it. Inherit only where the subclass truly **is** a kind of its parent and can stand in its place. The usual mistake is deep class trees built to share a few lines.`,
    sources: ['python'],
    next: ['backend/solid-and-patterns', 'c-cpp/virtual-functions', 'android/kotlin-classes'],
  },
  {
    id: 'backend/solid-and-patterns',
    group: 'backend',
    title: 'SOLID principles and design patterns',
    asked: [
      'What are the SOLID principles?',
      'What is a design pattern?',
      'What is dependency inversion?',
      'Which design patterns should I know?',
    ],
    terms: [
      'single responsibility',
      'open closed',
      'Liskov substitution',
      'interface segregation',
      'factory',
      'observer',
      'strategy',
      'singleton',
      'adapter',
      'clean code',
    ],
    answer: `SOLID is five rules of thumb for classes that can be changed without fear:

- **S**ingle responsibility: one reason to change.
- **O**pen/closed: add behaviour by adding code, not by editing what works.
- **L**iskov substitution: a subclass keeps the promises of its parent.
- **I**nterface segregation: small interfaces; nobody depends on methods they don't use.
- **D**ependency inversion: depend on an interface and have the implementation passed in. That is also what makes code testable.

A **design pattern** is a known shape for a problem that comes back. Worth knowing: *strategy* (exchangeable algorithms), *observer* (subscribers told of changes), *factory* (one place that decides what to create), *adapter* (a foreign interface made to fit), *decorator* (behaviour wrapped around an object). *Singleton* is known too, but it is global state and makes tests hard.

Use them to name what a problem asks for, not as a goal. The usual mistake is three interfaces and a factory where a function would do. In an interview tell where you used one and what it cost.`,
    sources: [],
    next: ['backend/object-oriented-programming', 'interview/thinking-trade-offs', 'backend/testing'],
  },
  {
    id: 'backend/data-pipelines',
    group: 'backend',
    title: 'Data pipelines: ETL, ELT and warehouses',
    asked: [
      'What is a data pipeline?',
      'What is the difference between ETL and ELT?',
      'What is the difference between a data warehouse and a data lake?',
      'What does a data engineer do?',
      'When do I need batch and when streaming?',
    ],
    terms: [
      'extract transform load',
      'orchestration',
      'Airflow',
      'dbt',
      'backfill',
      'data quality',
      'data engineering',
    ],
    answer: `A data pipeline moves data from where it arises to where it is used, and makes it trustworthy on the way.

- **ETL** transforms before loading. **ELT** loads raw data first and transforms it in the warehouse with SQL; rules can be changed later and run again over the raw data.
- A **warehouse** holds modelled tables for analysis; a **lake** holds raw files of any form.
- **Batch** runs on a schedule and is simpler. **Streaming** handles each event as it comes; take it when minutes matter.

What makes a pipeline good:

1. Steps are **idempotent**: running a day twice gives the same rows, for instance by replacing that day's partition.
2. An orchestrator such as Airflow knows the order, retries and tells someone.
3. Checks stop bad data early: row counts, empty keys, ranges, freshness.
4. A **backfill**, running old days again, is an ordinary command.

The usual mistake is appending on every retry, so that a failed run counts sales twice.`,
    sources: ['postgres'],
    next: ['backend/message-queues', 'data-analyst/data-collection', 'data-analyst/big-data'],
  },
  {
    id: 'devops/choosing-a-cloud',
    group: 'devops',
    title: 'Choosing a cloud provider: AWS, Azure or Google Cloud',
    asked: [
      'Which cloud should I learn first?',
      'What is the difference between AWS, Azure and Google Cloud?',
      'Should I learn AWS or Azure?',
      'How do I practise with the cloud without a big bill?',
    ],
    terms: ['GCP', 'Amazon Web Services', 'Microsoft Azure', 'free tier', 'cloud costs', 'hosting'],
    answer: `The large providers offer the same building blocks under other names, so the second is learned much faster than the first. Learn the blocks: virtual machines, object storage, managed databases, networks, identity and permissions, containers, functions, monitoring.

Choose by what is used around you: count the names in twenty job adverts of your region. Azure is common where companies live on Microsoft products, AWS is the most widely found, and Google Cloud is often met in data work. A small site may need none of them.

Before you create anything:

1. Turn on two-factor login and stop using the root account for daily work.
2. Set a **budget with an alert**.
3. Delete what you made after each session; a forgotten machine or database costs day and night.
4. Never put access keys into a repository.

A good first project: a static page in object storage, a small API, a managed database, all described as code so that you can tear it down and rebuild it.`,
    sources: ['devops.roadmap'],
    next: ['devops/cloud-basics', 'devops/infrastructure-as-code', 'career/certifications'],
  },
  {
    id: 'career/game-development',
    group: 'career',
    title: 'Starting in game development',
    asked: [
      'How do I become a game developer?',
      'Which engine should I learn, Unity, Unreal or Godot?',
      'Which programming language is used for games?',
      'What goes into a portfolio for game jobs?',
    ],
    terms: ['gameplay programmer', 'game jam', 'game loop', 'delta time', 'video games', 'studio', 'C#', 'Blueprint'],
    answer: `Finish small games. A studio believes a finished game of ten minutes more than a huge plan.

**Engine:** Unity uses C#, Unreal C++ and visual scripting, Godot its own script language or C#. Any of them teaches the craft; look which one the studios near you name, and stay with it for a year.

**What to learn:** the game loop and delta time (movement independent of the frame rate), vectors and a little trigonometry, collisions, state machines for characters, profiling, and git with large files.

1. Clone something tiny: Pong, then a platformer of one level.
2. Join a **game jam**; its deadline teaches you to cut.
3. Let strangers play, watch in silence, and mend what confuses them.
4. Publish it with a page, a short video and the code.

In the portfolio say which part is yours and show one system in depth.

The first jobs are few and much wanted, so keep other doors open. The usual mistake is a role-playing game for a first project.`,
    sources: [],
    next: ['career/hackathons', 'c-cpp/c-vs-cpp', 'study/project-based'],
  },
  {
    id: 'career/technical-writing',
    group: 'career',
    title: 'Technical writing as a career',
    asked: [
      'What does a technical writer do?',
      'How do I become a technical writer?',
      'How do I write good documentation?',
      'What samples does a technical writer need?',
    ],
    terms: [
      'docs as code',
      'style guide',
      'tutorial, how-to, reference, explanation',
      'developer documentation',
      'software docs',
      'samples',
    ],
    answer: `A technical writer finds out what readers want to do and writes what gets them there: tutorials, how-to guides, references and explanations. These four answer different needs; mixing them in one page is the commonest fault.

How good documentation comes about:

1. Name the reader and the task.
2. Do the task yourself on a clean machine, and write down each step and each surprise.
3. Ask the engineers precise questions.
4. Put the steps in order, one action each, with what the reader should see after it.
5. Let a newcomer follow it while you keep silent; mend what stops them.

Many teams work with **docs as code**: Markdown in git, reviewed in pull requests, checked and published automatically. So learn git, Markdown, a little HTML and how to read an API.

For samples improve the documentation of an open source project you use: an installation guide, an error page, a reference with examples. Show before and after, and say how you tested it.`,
    sources: [],
    next: ['career/learning-in-public', 'career/project-readme', 'tools/markdown'],
  },
  {
    id: 'career/degree-or-self-taught',
    group: 'career',
    title: 'Degree, bootcamp or self-taught',
    asked: [
      'Do I need a computer science degree to become a developer?',
      'Is a coding bootcamp worth it?',
      'Can I get a job as a self-taught programmer?',
      'Should I go to university to study programming?',
    ],
    terms: ['college', 'diploma', 'get hired', 'autodidact', 'without a degree', 'course'],
    answer: `You can get in without a degree, but each way asks a different price.

- **Degree:** years, and money in many countries. It gives theory, time, fellow students, internships and a paper that some employers and visa rules demand.
- **Bootcamp:** months of full-time work for a fee. It gives structure, deadlines and company. Ask for the results of **all** who began, talk to former students you found yourself, and read the contract.
- **On your own:** cheap and free in its pace. You must supply the plan, the persistence and the feedback, and it usually takes longer than a bootcamp promises.

Employers who don't ask for a degree ask for proof instead: two or three projects that others use, code that can be read, and contributions with review.

Whichever you choose, learn data structures, SQL, git, testing and how the network works; self-taught people are most often asked about these.

The usual mistake is paying for a course before trying free material for a month.`,
    sources: [],
    next: ['career/career-change', 'study/choosing-what-to-learn', 'career/internships'],
  },
  {
    id: 'tools/agile-and-scrum',
    group: 'tools',
    title: 'Agile work: Scrum and Kanban',
    asked: [
      'What is Scrum and how does a sprint work?',
      'What is the difference between Scrum and Kanban?',
      'What does agile mean?',
      'What do I say in a daily stand-up?',
    ],
    terms: [
      'standup',
      'backlog',
      'retrospective',
      'story points',
      'product owner',
      'scrum master',
      'user story',
      'sprint planning',
    ],
    answer: `Agile means to deliver in small steps, show them early, and change the plan by what you learn.

**Scrum** works in sprints of fixed length, often two weeks:

- *Planning:* the team chooses items from the backlog and agrees on a goal.
- *Daily:* fifteen minutes to adapt the plan.
- *Review:* what is finished is shown to those who wanted it.
- *Retrospective:* the team changes one or two things in how it works.

The product owner orders the backlog, the developers decide how and how much, the scrum master removes obstacles.

**Kanban** has no sprints. Work flows over a board, and a limit on what is in progress makes the team finish before it starts something new. It suits support and operations.

In the daily say what moves the goal forward, what stands in the way, and whom you need; it is no report to a boss.

The usual mistake is to keep the meetings and leave out the change: a retrospective without consequences.`,
    sources: [],
    next: ['interview/unclear-request', 'tools/code-review', 'ux-design/user-flows-and-stories'],
  },
  {
    id: 'tools/code-review',
    group: 'tools',
    title: 'Code review',
    asked: [
      'How do I review code well?',
      'What should I check in a code review?',
      'How do I react to comments on my pull request?',
      'How do I give feedback on code without offending anyone?',
    ],
    terms: ['reviewer', 'review comments', 'approve', 'nitpick', 'colleague', 'teammate'],
    answer: `A review finds faults, spreads knowledge and keeps the code one that everybody can change. Read the description first and ask: what should this do?

Then go from large to small:

1. **Right?** Does it do that, also with empty, large and wrong input?
2. **Fitting?** Is it in the right place, and simpler than the alternatives?
3. **Tested?** Would a test fail if the code broke?
4. **Safe?** Input, permissions, secrets, data that is lost.
5. **Clear?** Names, comments that say why. Leave formatting to a tool.

Write about the code, not the person, give the reason, and say what must change and what is only a wish: "With an empty list this throws; shall we return 0?" Praise what is good.

As an author keep the change small, review it yourself first, and say how to try it. Answer every comment, by a change or a reason.

The usual mistakes are a thousand lines in one request and twenty remarks on style.`,
    sources: [],
    next: ['tools/git-branch-workflow', 'interview/hard-feedback', 'study/reading-code'],
  },
  {
    id: 'interview/processes-and-threads',
    group: 'interview',
    title: 'Processes and threads',
    asked: [
      'What is the difference between a process and a thread?',
      'What is the difference between concurrency and parallelism?',
      'What is a context switch?',
      'When do threads make a program faster?',
    ],
    terms: ['multithreading', 'multiprocessing', 'scheduler', 'GIL', 'thread pool', 'operating system'],
    answer: `A **process** is a running program with memory of its own. A **thread** is one line of execution inside it; all threads of a process share its memory but have their own stack.

| | process | thread |
|---|---|---|
| memory | own | shared |
| start and switch | dearer | cheaper |
| a crash | stays inside | takes the whole process along |
| exchange | pipes, sockets | shared variables, with locks |

A **context switch** is the moment when the scheduler saves the state of one and loads another; it costs time and cold caches.

**Concurrency** means that several tasks are under way; **parallelism** means that they run at the same instant on several cores.

Threads help when tasks wait for disk or network, or when work can be split among cores. In CPython with its global interpreter lock, threads do not speed up pure Python calculations; use processes there.

In an interview add the price: shared memory brings races and deadlocks, so share little, prefer messages, and limit the number with a pool.`,
    sources: ['python', 'cppreference'],
    next: ['interview/race-conditions', 'devops/linux-basics', 'frontend/event-loop'],
  },
];
