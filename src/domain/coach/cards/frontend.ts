import type { Card } from '../types';

export const frontendCards: readonly Card[] = [
  {
    id: 'frontend/how-a-page-loads',
    group: 'frontend',
    title: 'How a browser loads a web page',
    asked: [
      'What happens when I type a URL into the browser?',
      'How does the internet work?',
      'What is the difference between DNS, HTTP and hosting?',
    ],
    terms: ['domain name', 'TLS', 'request', 'response', 'web server', 'critical rendering path'],
    answer: `When you enter an address, this happens:

1. **DNS** turns the host name into an IP address.
2. The browser opens a connection; with HTTPS, **TLS** checks the server's certificate and agrees on keys, so that nobody on the way can read or change the data.
3. It sends an **HTTP** request: a method, a path and headers. The server answers with a status code, headers and a body.
4. The browser parses the HTML into the DOM and the CSS into the CSSOM, fetches what they refer to, then does layout and paints.

A plain \`<script>\` stops parsing until it has run, so use \`defer\` or \`type="module"\`. Hosting means renting a machine, or a place on one, that answers these requests.

Open the Network panel of the developer tools and reload a page: every step is there. The usual mistake is to blame "the internet" before checking which of the steps is slow.`,
    sources: ['mdn', 'frontend.roadmap'],
    next: ['frontend/performance', 'frontend/semantic-html', 'backend/http-methods'],
  },
  {
    id: 'frontend/semantic-html',
    group: 'frontend',
    title: 'Semantic HTML',
    asked: [
      'What is semantic HTML and why does it matter?',
      'Why should I not use a div for everything?',
      'What is the difference between a button and a link?',
    ],
    terms: ['landmark', 'header', 'main', 'nav', 'article', 'section', 'SEO', 'headings', 'tags', 'elements'],
    answer: `Semantic HTML means choosing the element for what the content **is**, not for how it looks: \`<nav>\`, \`<main>\`, \`<article>\`, \`<h2>\`, \`<button>\`.

What you get for free:

- **Behaviour:** a \`<button>\` takes focus and answers to Enter and Space; a clickable \`<div>\` does neither.
- **Accessibility:** screen readers announce roles and let people jump between landmarks and headings.
- **Search engines** find the title, the headings and the main content.
- **Forms** submit, validate and fill themselves in when they use real \`<form>\`, \`<label>\` and \`<input>\` elements.

\`\`\`html
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required />
\`\`\`

A link goes somewhere; a button does something. Use one \`<h1>\` and don't skip heading levels to get a smaller font: size belongs in CSS. Check your page by turning CSS off: it should still read in a sensible order.`,
    sources: ['mdn', 'frontend.certification'],
    next: ['frontend/accessibility', 'frontend/box-model', 'frontend/html-forms'],
  },
  {
    id: 'frontend/accessibility',
    group: 'frontend',
    title: 'Web accessibility basics',
    asked: [
      'How do I make a website accessible?',
      'What is ARIA and when should I use it?',
      'How do I test a page with a keyboard and a screen reader?',
    ],
    terms: ['a11y', 'WCAG', 'contrast', 'alt text', 'focus', 'aria-label', 'tab order'],
    answer: `An accessible page can be perceived, operated and understood by people who use a keyboard, a screen reader, zoom or other aids. WCAG is the standard most laws and teams refer to.

Start with these:

- Native elements first. **ARIA** adds meaning for assistive technology but no behaviour, so use it only where HTML has no element.
- Every input has a \`<label>\`; every image has \`alt\`, empty when it is decoration.
- Everything works with Tab, Shift+Tab, Enter, Space and Escape, and focus stays visible.
- Normal text has a contrast of at least 4.5 to 1 (WCAG level AA).
- Colour is never the only sign: add words or a shape.
- Error messages say what is wrong and are tied to their field.

Test by putting the mouse away, then zoom to 200 percent, then listen with a screen reader. An automatic checker finds only part of the problems, so a clean report is not proof.`,
    sources: ['wcag', 'mdn'],
    next: ['frontend/semantic-html', 'frontend/testing'],
  },
  {
    id: 'frontend/box-model',
    group: 'frontend',
    title: 'The CSS box model',
    asked: [
      'How does CSS work out the width of an element?',
      'What is the difference between margin and padding?',
      'What does box-sizing border-box do?',
      'Why do my margins collapse?',
    ],
    terms: ['content-box', 'height', 'collapsing margins', 'inline', 'block'],
    answer: `Every element is a box of four layers, from the inside out: **content, padding, border, margin**. Padding is inside the border and shows the background; margin is outside and keeps neighbours away.

By default (\`content-box\`) the \`width\` is the content only, so padding and border are added on top. With \`border-box\` the width includes them, which is easier to reason about:

\`\`\`css
*,
*::before,
*::after {
  box-sizing: border-box;
}
.card {
  width: 300px;
  padding: 20px;
  border: 1px solid;
}
\`\`\`

The card is 300 px wide now; under \`content-box\` it would be 342 px.

Two things that surprise people: vertical margins of neighbouring blocks **collapse** into the larger one (not in flex or grid containers, where you use \`gap\`), and \`width\` has no effect on inline elements such as \`<span>\`.`,
    sources: ['mdn', 'frontend.certification'],
    next: ['frontend/flexbox-vs-grid', 'frontend/specificity'],
  },
  {
    id: 'frontend/specificity',
    group: 'frontend',
    title: 'CSS selectors, specificity and the cascade',
    asked: ['Why is my CSS rule not applied?', 'How is CSS specificity calculated?', 'When should I use !important?'],
    terms: ['inheritance', 'id selector', 'class selector', 'layers', 'override'],
    answer: `When two rules set the same property on the same element, the **cascade** decides, in this order: importance and origin, inline styles, cascade layers, specificity, and last the order in the file (the later rule wins).

Specificity is three counts, compared from left to right:

| Selector | ids, classes, elements |
| --- | --- |
| \`p\` | 0, 0, 1 |
| \`.card p\` | 0, 1, 1 |
| \`#menu .item\` | 1, 1, 0 |

Attributes and pseudo-classes such as \`:hover\` count like classes. \`:where()\` counts nothing. Ten classes never beat one id, because the counts do not carry over.

To find out why a rule loses, inspect the element: the developer tools strike out the losing declarations. Style with single classes and keep selectors short. \`!important\` mostly starts an arms race; keep it for utilities or for overriding styles you do not control.`,
    sources: ['mdn', 'frontend.resources'],
    next: ['frontend/box-model', 'frontend/css-architecture'],
  },
  {
    id: 'frontend/flexbox-vs-grid',
    group: 'frontend',
    title: 'Flexbox and CSS grid',
    asked: [
      'What is the difference between flexbox and grid?',
      'When should I use flexbox instead of grid?',
      'How do I center a div?',
    ],
    terms: ['display flex', 'display grid', 'justify-content', 'align-items', 'fr', 'gap', 'layout', 'centre'],
    answer: `**Flexbox** lays out in one direction, a row or a column, and lets the content decide the sizes: toolbars, a row of chips, a form line. **Grid** lays out in rows and columns at once, and you decide the tracks: page skeletons, galleries, anything that must line up both ways. They nest well: a grid for the page, flexbox inside its parts.

\`\`\`css
.gallery {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: 1rem;
}
.centre {
  display: grid;
  place-items: center;
  min-height: 100vh;
}
\`\`\`

In flexbox \`justify-content\` works along the main axis and \`align-items\` across it; \`flex-direction\` swaps them, which is the usual confusion. If a flex item refuses to shrink, its minimum size is the reason: set \`min-width: 0\`. Use \`gap\` rather than margins on children.`,
    sources: ['mdn', 'frontend.certification'],
    next: ['frontend/responsive-design', 'frontend/box-model'],
  },
  {
    id: 'frontend/responsive-design',
    group: 'frontend',
    title: 'Responsive design and media queries',
    asked: [
      'How do I make a website work on phones?',
      'What is mobile first?',
      'What is the difference between px, em and rem?',
    ],
    terms: ['breakpoints', 'viewport', 'container queries', 'fluid layout', 'relative units', 'srcset'],
    answer: `A responsive page fits any width because it is fluid first and only then adjusted at a few widths.

- Put \`<meta name="viewport" content="width=device-width, initial-scale=1">\` in the head, or phones pretend to be desktops.
- Write the narrow layout first, then add columns with \`min-width\` queries: that is **mobile first**.
- Place breakpoints where the layout breaks, not at the size of one phone.
- Size text and spacing in \`rem\` (relative to the root font), so that the reader's font setting counts. \`em\` is relative to the element's own font size; \`px\` is fixed.
- Let images shrink, and offer several files with \`srcset\`.

\`\`\`css
img { max-width: 100%; height: auto; }
@media (min-width: 48rem) {
  .page { display: grid; grid-template-columns: 16rem 1fr; }
}
\`\`\`

Fixed widths are the usual cause of sideways scrolling. Container queries adapt a component to its own space instead of the window's.`,
    sources: ['mdn', 'frontend.certification'],
    next: ['frontend/flexbox-vs-grid', 'frontend/performance'],
  },
  {
    id: 'frontend/closures',
    group: 'frontend',
    title: 'Closures in JavaScript',
    asked: [
      'What is a closure?',
      'How do closures work and what are they used for?',
      'Why does my loop print the same number every time?',
    ],
    terms: ['lexical scope', 'private variables', 'stale closure', 'var let const', 'function scope'],
    answer: `A closure is a function together with the variables that were in scope **where it was written**. The function can still read and change them after the outer function has returned.

\`\`\`js
function makeCounter() {
  let count = 0;
  return () => ++count;
}
const next = makeCounter();
next(); // 1
next(); // 2
\`\`\`

Nothing outside can reach \`count\`; each call of \`makeCounter\` makes a new one. You use closures for private state, event handlers, callbacks and functions with some arguments already filled in.

A closure keeps the **variable**, not a copy of its value. That explains the classic surprise: callbacks made in a \`for (var i …)\` loop share one \`i\` and all print its last value. With \`let\` each turn has its own. In React the same thing shows as a stale value: an effect sees the state of the render that made it.`,
    sources: ['mdn', 'frontend.resources'],
    next: ['frontend/this', 'frontend/event-loop', 'frontend/react'],
  },
  {
    id: 'frontend/this',
    group: 'frontend',
    title: 'The value of this in JavaScript',
    asked: [
      'What does this mean in JavaScript?',
      'Why is this undefined in my callback?',
      'What is the difference between an arrow function and a normal function?',
    ],
    terms: ['bind', 'call', 'apply', 'method', 'context', 'arrow functions'],
    answer: `In a normal function, \`this\` is decided by **how the function is called**:

| Call | \`this\` |
| --- | --- |
| \`user.greet()\` | \`user\` |
| \`greet()\` | \`undefined\` in strict mode |
| \`new User()\` | the new object |
| \`greet.call(x)\` | \`x\` |

An **arrow function** has no \`this\` of its own; it takes that of the code around it. That makes arrows right for callbacks inside methods, and wrong as methods of an object literal.

\`\`\`js
class Timer {
  seconds = 0;
  start() {
    setInterval(() => { this.seconds += 1; }, 1000);
  }
}
\`\`\`

The usual mistake is to pass a method as a callback: \`button.addEventListener('click', timer.start)\` loses the object, and \`this\` becomes the button. Pass \`() => timer.start()\` or \`timer.start.bind(timer)\`.`,
    sources: ['mdn', 'frontend.resources'],
    next: ['frontend/closures', 'frontend/typescript'],
  },
  {
    id: 'frontend/event-loop',
    group: 'frontend',
    title: 'The JavaScript event loop',
    asked: [
      'What is the event loop and how does it work?',
      'How can JavaScript be asynchronous with one thread?',
      'What is the difference between a microtask and a task?',
      'Why does setTimeout 0 run after a promise?',
    ],
    terms: ['call stack', 'task queue', 'macrotask', 'callback queue', 'single threaded', 'web worker'],
    answer: `JavaScript runs your code on one thread. Waiting (timers, network, clicks) is done by the browser; when something is ready, a callback is queued. The **event loop** takes one task, runs it until the stack is empty, then runs **all** queued microtasks, and then the browser may draw the page before the next task.

\`\`\`js
console.log('A');
setTimeout(() => console.log('B'), 0);
Promise.resolve().then(() => console.log('C'));
console.log('D');
// A D C B
\`\`\`

Promise callbacks and code after \`await\` are microtasks; timers and events are tasks. So a promise goes first even against \`setTimeout(…, 0)\`.

The consequence: a long calculation freezes the page, because no click and no drawing can come in between. Split the work into pieces, or move it to a web worker. Making a function \`async\` does not move its work to another thread.`,
    sources: ['mdn', 'frontend.resources'],
    next: ['frontend/async-await', 'frontend/closures', 'frontend/event-delegation'],
  },
  {
    id: 'frontend/async-await',
    group: 'frontend',
    title: 'Promises, async/await and fetch',
    asked: [
      'How do I use async and await?',
      'How do I handle errors with fetch?',
      'What is the difference between promises and async/await?',
    ],
    terms: ['Promise.all', 'then', 'catch', 'API call', 'JSON', 'AbortController', 'try catch'],
    answer: `A promise stands for a result that comes later: pending, then fulfilled or rejected. \`await\` pauses the async function, not the page, until the promise settles; a rejection becomes an exception you can catch. It is the same machinery as \`.then()\`, easier to read.

\`\`\`js
async function loadUser(id, signal) {
  const response = await fetch(\`/api/users/\${encodeURIComponent(id)}\`, { signal });
  if (!response.ok) throw new Error(\`Server answered \${response.status}\`);
  return response.json();
}
\`\`\`

Three usual mistakes:

- \`fetch\` rejects only when no answer arrives. A 404 or 500 is a normal response, so check \`response.ok\`.
- Awaiting independent calls one after another. Start them together: \`await Promise.all([a(), b()])\`.
- Forgetting \`await\`, so that errors are never caught and you hold a promise instead of a value.

Use an \`AbortController\` to cancel a request whose answer nobody needs any more, such as the previous search.`,
    sources: ['mdn', 'frontend.resources'],
    next: ['frontend/event-loop', 'frontend/web-security'],
  },
  {
    id: 'frontend/git',
    group: 'frontend',
    title: 'Git and GitHub for a first project',
    asked: ['How do I use git and GitHub?', 'How do I solve a merge conflict?', 'What is a pull request?'],
    terms: ['commit', 'branch', 'push', 'clone', 'version control'],
    answer: `Git keeps the history of your files as commits; GitHub hosts the repository and adds pull requests, which are proposals to merge a branch after others have looked at it.

\`\`\`bash
git switch -c add-search      # new branch
git add src/search.js
git commit -m "Add product search"
git push -u origin add-search # then open a pull request
\`\`\`

A **merge conflict** means that both sides changed the same lines. Git marks them with \`<<<<<<<\`, \`=======\` and \`>>>>>>>\`. Edit the file to what it should be, delete the markers, run the tests, \`git add\` the file and commit. \`git merge --abort\` takes you back if you lose track.

Commit small steps whose message says why. Don't commit passwords, keys or \`node_modules\`; list them in \`.gitignore\`. A secret that was pushed once stays in the history, so revoke it rather than only deleting the line.`,
    sources: ['git', 'frontend.resources'],
    next: ['backend/git-workflow', 'frontend/package-managers'],
  },
  {
    id: 'frontend/package-managers',
    group: 'frontend',
    title: 'npm, pnpm, yarn and semantic versions',
    asked: [
      'What is the difference between npm, yarn and pnpm?',
      'What does the caret mean in package.json?',
      'Should I commit package-lock.json?',
    ],
    terms: ['semver', 'dependencies', 'devDependencies', 'lockfile', 'node_modules', 'npm ci', 'npx'],
    answer: `A package manager downloads the libraries named in \`package.json\`, with everything those need, and records the exact versions in a **lockfile**. npm comes with Node.js; pnpm and yarn do the same job, and pnpm saves disk space by linking to one shared store. Pick one per project and do not mix lockfiles.

Versions follow **semver**, \`MAJOR.MINOR.PATCH\`: breaking change, new feature, fix.

| Range | Accepts |
| --- | --- |
| \`^1.4.2\` | from 1.4.2 up to, not including, 2.0.0 |
| \`~1.4.2\` | from 1.4.2 up to, not including, 1.5.0 |
| \`1.4.2\` | only that |

Commit the lockfile: it is why your colleague and the build server get what you tested. Use \`npm ci\` on servers; it installs exactly what the lockfile says. Tools needed only to build or test go in \`devDependencies\`. Before adding a package, look at its upkeep and size: each one is code you ship.`,
    sources: ['frontend.roadmap', 'frontend.resources'],
    next: ['frontend/build-tools', 'frontend/git'],
  },
  {
    id: 'frontend/css-architecture',
    group: 'frontend',
    title: 'CSS architecture: BEM, Sass and Tailwind',
    asked: [
      'How do I organise CSS in a large project?',
      'What is BEM?',
      'Should I learn Tailwind CSS or plain CSS first?',
    ],
    terms: ['PostCSS', 'CSS modules', 'utility classes', 'preprocessors', 'naming', 'design tokens'],
    answer: `CSS is global by default, so in a large project the problem is: who may change what? The usual answers:

- **BEM** is a naming rule: \`card\`, \`card__title\`, \`card--featured\` (block, element, modifier). One class per rule, no deep nesting.
- **CSS modules** let the build tool make class names unique per file.
- **Sass** adds functions, mixins and loops and is compiled to CSS. Custom properties and nesting now exist in CSS itself.
- **PostCSS** transforms CSS with plugins, for example to add vendor prefixes.
- **Tailwind CSS** gives small utility classes that you combine in the markup; repeated patterns become components.

Learn plain CSS first: with any of these you still have to know the box model, flexbox and grid to find out why something is in the wrong place. Keep colours, sizes and spacing as named tokens (\`--color-accent\`) in one place. The usual mistake is mixing three methods in one codebase.`,
    sources: ['frontend.roadmap', 'mdn'],
    next: ['frontend/specificity', 'frontend/build-tools'],
  },
  {
    id: 'frontend/framework-choice',
    group: 'frontend',
    title: 'Choosing a frontend framework',
    asked: [
      'Should I learn React, Vue, Angular or Svelte?',
      'What is the difference between React and Angular?',
      'Do I need a framework at all?',
    ],
    terms: ['library', 'components', 'state', 'routing', 'SPA', 'single page application'],
    answer: `All of them solve the same problem: keep the page in step with changing state by building it from components.

- **React** is a library for views with a large ecosystem; you choose the router and the rest yourself.
- **Vue** is a framework with official parts for routing and state and templates close to HTML.
- **Angular** comes complete (routing, forms, HTTP, dependency injection) and is written in TypeScript; it is common in large companies.
- **Svelte** is a compiler that turns components into small, direct code.

Read the job adverts you would apply for and choose the one they name most. The ideas (components, props, state, one-way data flow, routing) carry over, so the second framework takes a fraction of the time of the first.

Learn enough JavaScript first: functions, arrays, modules and promises. A page that is mostly text needs no framework. The usual mistake is switching every month instead of finishing one project.`,
    sources: ['frontend.roadmap', 'frontend.resources'],
    next: ['frontend/react', 'frontend/rendering-modes'],
  },
  {
    id: 'frontend/react',
    group: 'frontend',
    title: 'React rendering, state and hooks',
    asked: [
      'What makes a React component render again?',
      'How do useState and useEffect work?',
      'Why do I need a key in a list?',
      'Why does my useEffect run in an endless loop?',
    ],
    terms: ['props', 'virtual DOM', 're-render', 'memo', 'useMemo', 'hooks rules', 'reconciliation'],
    answer: `A component renders again when its state changes, when its parent renders, or when a context it reads changes. Rendering calls your function; React compares the result with the last one and changes only what differs in the DOM.

\`\`\`js
const [items, setItems] = useState([]);
setItems((old) => [...old, item]); // a new array, never push
\`\`\`

- Treat state as read-only; React notices a change by a new reference.
- Values you can compute from props or state need no state of their own.
- \`useEffect\` is for things outside React, such as subscriptions. List every value it uses, and return a clean-up function. An endless loop means the effect changes something in its own list, often an object made anew on each render.
- \`key\` tells React which item is which. The array index is wrong when items move or are removed.
- Call hooks at the top level, never in conditions.

Measure before you add \`useMemo\` or \`memo\`.`,
    sources: ['frontend.roadmap', 'frontend.resources'],
    next: ['frontend/closures', 'frontend/framework-choice', 'frontend/testing'],
  },
  {
    id: 'frontend/build-tools',
    group: 'frontend',
    title: 'Build tools and linters',
    asked: ['What does Vite do?', 'Why do I need a bundler?', 'What is the difference between ESLint and Prettier?'],
    terms: [
      'webpack',
      'esbuild',
      'Rollup',
      'tree shaking',
      'minify',
      'transpile',
      'hot module replacement',
      'source map',
    ],
    answer: `A build tool turns the files you write into the files a browser should load. It resolves imports, strips TypeScript types, bundles modules, drops code nobody imports (**tree shaking**), minifies, and adds a hash to file names so that browsers can cache them for long.

- **Vite:** a dev server that serves modules on demand and updates the page as you save, plus a production build. A good default for new projects.
- **Webpack:** older and very configurable; you will meet it in existing code.
- **esbuild:** a very fast bundler and transformer that other tools use inside.

A **linter** (ESLint) finds probable mistakes, such as an unused variable or a missing \`await\`. A **formatter** (Prettier) settles layout. Run both in the editor and on the build server, so that reviews are about the code.

The usual mistake is to judge speed in development mode. Build for production and look at the sizes there.`,
    sources: ['frontend.roadmap', 'frontend.resources'],
    next: ['frontend/package-managers', 'frontend/performance', 'frontend/typescript'],
  },
  {
    id: 'frontend/testing',
    group: 'frontend',
    title: 'Frontend testing',
    asked: [
      'How do I test a frontend application?',
      'What is the difference between Vitest, Jest and Playwright?',
      'Why are my end to end tests flaky?',
    ],
    terms: ['Cypress', 'unit test', 'component test', 'e2e', 'testing library', 'mocking', 'button click', 'jsdom'],
    answer: `Three kinds, from many and fast to few and slow:

1. **Unit tests** (Vitest, Jest) for logic: give input, check output.
2. **Component tests:** render a component, act like a user, check what is shown.
3. **End-to-end tests** (Playwright, Cypress) drive a real browser through whole journeys such as sign-up.

\`\`\`js
import { expect, test } from 'vitest';
import { total } from './cart.js';

test('adds up the prices', () => {
  expect(total([{ price: 5 }, { price: 7 }])).toBe(12);
});
\`\`\`

Find elements the way people do, by role and name ("button Save"), not by class. Then a redesign does not break the test, and missing labels show up.

Flaky tests mostly come from fixed waits, shared data and unseeded randomness. Wait for the thing you expect, not for a number of seconds. Watch each new test fail once; a test that cannot fail proves nothing.`,
    sources: ['frontend.roadmap', 'frontend.resources'],
    next: ['backend/testing', 'frontend/accessibility'],
  },
  {
    id: 'frontend/web-security',
    group: 'frontend',
    title: 'Frontend security: XSS, CORS and CSP',
    asked: [
      'What is CORS and why is my request blocked?',
      'How do I prevent cross-site scripting?',
      'Is it safe to keep a JWT in local storage?',
      'What is the difference between XSS and CSRF?',
    ],
    terms: ['Content Security Policy', 'same-origin policy', 'preflight', 'HttpOnly cookie', 'SameSite', 'HTTPS'],
    answer: `**XSS** means someone else's script runs in your page and can do what your user can. Prevent it by treating data as text (\`textContent\`, the escaping of your framework), never as HTML, and by a **Content Security Policy** that says which scripts may run.

**CSRF** makes the user's browser send a request with their cookie from another site. \`SameSite\` cookies and CSRF tokens stop it.

**CORS** is the server's permission for pages of *other origins* to read its answers. It relaxes the browser's same-origin policy; it is no protection of an API, because other programs ignore it. A CORS error is fixed on the server: send \`Access-Control-Allow-Origin\` for the origins you trust, and answer the preflight \`OPTIONS\` request.

Any script in the page can read local storage, so keep session tokens in cookies marked \`HttpOnly\`, \`Secure\` and \`SameSite\`. Whatever you ship to the browser is public: no secret keys in frontend code.`,
    sources: ['owasp', 'mdn'],
    next: ['backend/sessions-and-jwt', 'backend/injection', 'frontend/how-a-page-loads'],
  },
  {
    id: 'frontend/typescript',
    group: 'frontend',
    title: 'TypeScript types, interfaces and narrowing',
    asked: [
      'Why should I use TypeScript instead of JavaScript?',
      'What is the difference between type and interface?',
      'What is the difference between any and unknown?',
    ],
    terms: ['generics', 'union types', 'type guard', 'static typing', 'strict mode', 'TS'],
    answer: `TypeScript is JavaScript with types that are checked before the code runs and then removed. It finds misspelt fields and forgotten cases, and it makes editors precise.

\`\`\`ts
type Result = { ok: true; value: number } | { ok: false; error: string };

function show(result: Result): string {
  if (result.ok) return result.value.toFixed(2);
  return result.error; // narrowed: here ok is false
}

function first<T>(items: readonly T[]): T | undefined {
  return items[0];
}
\`\`\`

- **Narrowing:** after a check, the compiler knows which member of a union you have.
- **Generics** keep the connection between input and output types.
- \`interface\` describes an object and can be extended or merged; \`type\` can name anything, unions too. Choose one habit.
- \`any\` switches checking off; \`unknown\` makes you check first.

Types say nothing about data that arrives at run time: an API answer has to be validated. Turn on \`strict\` from the first day.`,
    sources: ['frontend.roadmap'],
    next: ['frontend/build-tools', 'frontend/react'],
  },
  {
    id: 'frontend/rendering-modes',
    group: 'frontend',
    title: 'Server-side rendering, static sites and client rendering',
    asked: [
      'What is the difference between SSR, SSG and CSR?',
      'When should I use Next.js or Astro?',
      'What is hydration?',
    ],
    terms: [
      'server side rendering',
      'static site generation',
      'Nuxt',
      'SvelteKit',
      'islands',
      'prerender',
      'blank page',
    ],
    answer: `The question is where and when the HTML is made.

| Mode | HTML is made | Suits |
| --- | --- | --- |
| CSR | in the browser | apps behind a login |
| SSG | at build time | blogs, docs, shops with few changes |
| SSR | on each request | personal or fast-changing pages that must show at once |

Static files are the cheapest to serve and easiest to cache, but new content needs a new build. SSR needs a running server. CSR needs only a file host, but shows nothing useful until the script has loaded and run.

**Hydration** is the step where the browser's script attaches handlers to HTML that came from the server; both must produce the same markup, so don't read the clock or \`window\` during the first render. Next.js, Nuxt and SvelteKit let you mix modes per page; Astro sends static HTML and hydrates only the parts you mark. Choose per page, not per project.`,
    sources: ['frontend.roadmap', 'mdn'],
    next: ['frontend/performance', 'frontend/framework-choice'],
  },
  {
    id: 'frontend/performance',
    group: 'frontend',
    title: 'Web performance, Core Web Vitals and PWAs',
    asked: [
      'How do I make my website faster?',
      'What are Core Web Vitals?',
      'What does a service worker do?',
      'What is the difference between local storage and IndexedDB?',
    ],
    terms: ['Lighthouse', 'LCP', 'INP', 'CLS', 'lazy loading', 'code splitting', 'progressive web app', 'offline'],
    answer: `Core Web Vitals measure what people notice: **LCP**, when the largest content is visible; **INP**, how soon the page reacts to input; **CLS**, how much it jumps about.

What usually helps most:

- LCP: smaller images in modern formats, no lazy loading of the main picture, fast server answers, little blocking CSS and script.
- INP: less JavaScript, and long work split up or moved to a worker.
- CLS: \`width\` and \`height\` on images, reserved space for what loads later.

Measure first. Lighthouse is one simulated visit; data from real visitors counts more.

A **PWA** adds a manifest (so it can be installed) and a service worker, a script that sits between page and network and can answer from a cache, so that the app works offline. For data, \`localStorage\` holds small strings and blocks while it works; IndexedDB holds large structured data asynchronously. The usual mistake is a service worker that serves old files for ever.`,
    sources: ['mdn', 'frontend.roadmap'],
    next: ['frontend/how-a-page-loads', 'frontend/build-tools', 'backend/caching'],
  },
];
