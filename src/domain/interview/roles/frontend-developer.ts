import type { InterviewTopic } from '../types';

/** Interview topics of a Frontend Developer, in the order of the bank. */
export const topics: readonly InterviewTopic[] = [
  {
    id: 'frontend-developer-01',
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
      'What you build now and for whom',
      'How you found your way to the frontend',
      'The skills you would bring',
      'One interface with a measured effect',
      'The reason for applying here',
    ],
    outline:
      'Open with your current role, or what you study, and the interfaces you build. Follow with a little background: your years of experience, or the course or first site that drew you in. Name key skills with depth, for example TypeScript, React, accessibility and performance. Describe one project you are proud of in a few sentences and give a figure: load time reduced by half, more users finishing checkout, fewer support requests. Close with why this role and this product. Sound like a person talking, and stop before two minutes.',
    followUps: [
      'Which interface on the web do you admire, and for what?',
      'What part of frontend work do you avoid if you can?',
    ],
  },
  {
    id: 'frontend-developer-02',
    topic: 'Difficult UI bug or project',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'symptom', match: ['symptom', 'bug', 'issue'] },
      { label: 'devtools', match: ['devtools', 'inspect'] },
      { label: 'cause', match: ['cause', 'because'] },
      { label: 'fix', match: ['fix'] },
      { label: 'test', match: ['test'] },
      { label: 'result', match: ['result'] },
    ],
    question: 'Tell me about the most stubborn UI bug you have chased. How did you corner it?',
    covers: [
      'The symptom and who felt it',
      'How you made it happen reliably',
      'The evidence that led to the cause',
      'The fix and what guards it now',
    ],
    outline:
      'Describe the symptom in one sentence and why it was hard: only on one device, only sometimes. Explain how you made it repeat, perhaps by throttling the network or cutting the page down to a small example. Walk through the evidence in DevTools: breakpoints, the performance panel, a theory you had to drop. Name the real cause, for instance two requests racing, and why nobody saw it earlier. Then the fix, the test you added so it cannot return, and the result for users. Finish with what you now do differently.',
    followUps: [
      'Which wrong theory cost you the most time?',
      'How did you explain it to people who do not write code?',
    ],
  },
  {
    id: 'frontend-developer-03',
    topic: 'Semantic HTML and accessibility',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'semantic tags', match: ['semantic tags', 'semantic', 'header', 'nav', 'main'] },
      { label: 'alt and labels', match: ['alt and labels', 'alt', 'label'] },
      { label: 'ARIA', match: ['aria'] },
      { label: 'keyboard focus', match: ['keyboard focus', 'keyboard', 'focus'] },
      { label: 'contrast', match: ['contrast'] },
      { label: 'screen reader', match: ['screen reader'] },
    ],
    question: 'What do you gain by writing semantic HTML, and how do you check that a page is accessible?',
    covers: [
      'Native elements bring behaviour for free',
      'Names for controls and images',
      'Keyboard use and focus',
      'ARIA as the last resort',
      'Automatic checks plus a hand check',
    ],
    outline:
      'Say what semantic elements give you: header, nav and main become landmarks, headings become an outline, and a real button brings focus and keyboard behaviour for free. Every input needs a label, every meaningful image an alt text, decorative ones an empty one. Use ARIA only where HTML has no element, because a wrong role is worse than none. Manage focus when a dialog opens and closes. Check contrast, run an automatic tool, then unplug the mouse and listen with a screen reader, since tools find only part of the faults. Mention that tests can query by role as well.',
    followUps: ['How would you build an accessible dialog today?', 'What is wrong with a clickable div, in detail?'],
  },
  {
    id: 'frontend-developer-04',
    topic: 'CSS box model, flexbox and grid',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      {
        label: 'content padding border margin',
        match: ['content padding border margin', 'padding', 'border', 'margin'],
      },
      { label: 'box-sizing', match: ['box-sizing', 'border box', 'box sizing'] },
      { label: 'flex one dimension', match: ['flex one dimension', 'flex', 'one dimension'] },
      { label: 'grid two dimensions', match: ['grid two dimensions', 'grid', 'two dimension'] },
      { label: 'specificity', match: ['specificity', 'specific'] },
      { label: 'responsive', match: ['responsive', 'media quer'] },
    ],
    question: 'How does CSS work out the size of a box, and when do you choose flexbox over grid?',
    covers: [
      'Content, padding, border, margin',
      'What box-sizing changes',
      'One dimension or two',
      'Specificity when rules collide',
      'Layouts that adapt',
    ],
    outline:
      'Begin with the box: content, then padding, border and margin. By default width means the content only; set box-sizing to border-box and it includes padding and border, as people expect. Flex lays out in one dimension, good for a toolbar where content decides the size. Grid works in two dimensions, good for a page or a gallery where rows and columns must line up. Both use gap. When rules collide, origin and layers count first, then specificity, then order. For responsive layouts, let grid wrap with minmax, and add media queries or container queries only where needed.',
    followUps: [
      'Two vertical margins meet. What happens, and when does it not?',
      'How would you centre something of unknown size?',
    ],
  },
  {
    id: 'frontend-developer-05',
    topic: 'Closures, scope and this',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'lexical scope', match: ['lexical scope', 'lexical', 'scope'] },
      { label: 'closure keeps variables', match: ['closure keeps variables', 'closure'] },
      { label: 'this binding', match: ['this binding', 'this'] },
      { label: 'arrow functions', match: ['arrow functions', 'arrow'] },
      { label: 'hoisting', match: ['hoisting', 'hoist'] },
      { label: 'let const var', match: ['let const var', 'let', 'const', 'var'] },
    ],
    question: 'Explain closures to me with an example from real code. Then tell me what decides the value of this.',
    covers: [
      'Scope follows where code is written',
      'A function keeps the variables around it',
      'this follows the call, except in arrows',
      'let, const and var behave differently',
    ],
    outline:
      'Start with lexical scope: a function sees the variables around the place where it was written. A closure is a function that keeps those variables alive after the outer one has returned. Give an example such as a debounce, which remembers its timer. Next, this is set by the call: a method call gives the object, a plain call gives undefined in strict mode, bind fixes it; arrow functions take it from outside. Contrast var, function-scoped and hoisted as undefined, with let and const, block-scoped and unusable before their line. Close with the loop that showed everyone why let matters.',
    followUps: [
      'How can a closure keep memory from being freed?',
      'What happens to this when you pass a method as a callback?',
    ],
  },
  {
    id: 'frontend-developer-06',
    topic: 'Event loop and async code',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'call stack', match: ['call stack'] },
      { label: 'task queue', match: ['task queue', 'queue', 'macrotask'] },
      { label: 'microtasks', match: ['microtasks', 'microtask', 'promise'] },
      { label: 'async await', match: ['async await', 'async', 'await'] },
      { label: 'non-blocking', match: ['non-blocking', 'non blocking', 'single thread'] },
      { label: 'error handling', match: ['error handling', 'catch', 'try'] },
    ],
    question:
      'JavaScript has one thread, yet a page can wait for ten requests and still respond to clicks. How does that work?',
    covers: [
      'Call stack and queues',
      'Microtasks before the next task',
      'What await really does',
      'How the page still freezes',
      'Errors in asynchronous code',
    ],
    outline:
      'JavaScript runs on a single thread: one call stack, and each function runs to its end. Waiting is done by the browser, which puts a callback into a task queue when a request or timer is ready; that is why it is non-blocking. Promise callbacks are microtasks and run after the current task, all of them, before the next task or paint. An async function pauses at await and continues as a microtask. A long loop still freezes the page, so split it or use a worker. Handle errors with try and catch around await, and never leave a rejection unhandled.',
    followUps: [
      'In which order do a timer with zero delay and a resolved promise run, and why?',
      'How do you run ten requests with at most three at a time?',
    ],
  },
  {
    id: 'frontend-developer-07',
    topic: 'React rendering and hooks',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'virtual DOM', match: ['virtual dom', 'reconcil'] },
      { label: 'state and props', match: ['state and props', 'state', 'props'] },
      { label: 'useEffect', match: ['useeffect', 'effect'] },
      { label: 'keys', match: ['keys', 'key'] },
      { label: 'memo', match: ['memo', 'usecallback'] },
      { label: 'custom hooks', match: ['custom hooks', 'custom hook'] },
    ],
    question:
      'What makes a React component render again, and how do you use hooks without creating needless work or stale data?',
    covers: [
      'What triggers a render and what it costs',
      'Reconciling and the role of keys',
      'Effects only for the outside world',
      'Memoizing with a reason',
      'Shared logic in a custom hook',
    ],
    outline:
      'A component renders when its state changes, its parent renders, or a context it reads changes. React compares the new tree, the virtual DOM, with the old one and touches only what differs; keys tell it which list item is which, so never use the index for lists that reorder. Props and state are inputs, and what can be derived needs no state of its own. Use an effect only to keep something outside React in step, with complete dependencies and a cleanup. Add memo or useCallback where a profiler shows need. Put shared logic into a custom hook.',
    followUps: ['Show me how a stale closure gets into an effect.', 'When does memoizing make things worse?'],
  },
  {
    id: 'frontend-developer-08',
    topic: 'Browser storage and cookies',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'cookie', match: ['cookie'] },
      { label: 'localStorage', match: ['localstorage', 'local storage'] },
      { label: 'sessionStorage', match: ['sessionstorage', 'session storage'] },
      { label: 'size and lifetime', match: ['size and lifetime', 'size', 'expire'] },
      { label: 'security', match: ['security', 'httponly', 'secure', 'xss'] },
      { label: 'same-site', match: ['same-site', 'samesite'] },
    ],
    question:
      'Cookies, local storage, session storage: which would you use for a login, a theme and a half-filled form? Why?',
    covers: [
      'What is sent to the server and what stays',
      'Size and lifetime of each',
      'What scripts can read',
      'A choice for each of the three',
    ],
    outline:
      'Compare them first. A cookie holds about 4 KB and travels with every matching request; it lives until it expires. localStorage keeps around 5 MB per origin until cleared. sessionStorage lasts as long as the tab. Then choose: the login goes into a cookie that is HttpOnly, Secure and SameSite, because any script, and so any XSS, can read web storage. The theme fits localStorage, since the server need not know it. The half-filled form fits sessionStorage, or IndexedDB if it is large. Note that web storage is synchronous, holds strings only and can be refused or full.',
    followUps: ['What does SameSite Lax allow that Strict does not?', 'How would you keep two open tabs in step?'],
  },
  {
    id: 'frontend-developer-09',
    topic: 'Rendering choices',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'CSR', match: ['csr', 'client side'] },
      { label: 'SSR', match: ['ssr', 'server side'] },
      { label: 'SSG', match: ['ssg', 'static'] },
      { label: 'hydration', match: ['hydration', 'hydrat'] },
      { label: 'SEO', match: ['seo'] },
      { label: 'performance', match: ['performance', 'first paint'] },
    ],
    question:
      "For a news site with a members' area, which pages would you render on the server, which at build time and which in the browser?",
    covers: [
      'What each approach sends first',
      'Freshness against speed and cost',
      'Search engines and first paint',
      'What hydration costs',
    ],
    outline:
      "Sort the pages by how often they change and who sees them. Articles are the same for everyone: static generation, SSG, rebuilt when edited, gives the fastest first paint from a CDN and is best for SEO. The front page changes by the minute: server side rendering with a short cache. The members' area is personal and needs no search engine, so client side rendering, CSR, is fine. Explain hydration: server HTML appears early, but the page responds only after its script has attached, so send less script. Mention streaming, and name the cost of running servers.",
    followUps: [
      'What causes a hydration mismatch, and how do you find it?',
      'How would you show a personal greeting on a cached page?',
    ],
  },
  {
    id: 'frontend-developer-10',
    topic: 'Frontend security and CORS',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'XSS', match: ['xss'] },
      { label: 'CSRF', match: ['csrf'] },
      { label: 'CORS', match: ['cors', 'origin'] },
      { label: 'CSP', match: ['csp', 'content security policy'] },
      { label: 'sanitizing', match: ['sanitizing', 'sanitiz', 'escape'] },
      { label: 'HTTPS', match: ['https'] },
    ],
    question:
      'A colleague says CORS protects our API from attackers. What do you answer, and what does protect a frontend?',
    covers: [
      'What CORS really governs',
      'Output escaping against XSS',
      'Defences against forged requests',
      'A policy as the second line',
      'Transport',
    ],
    outline:
      'Correct it kindly: CORS tells the browser which other origin may read a response. It does not stop a script outside a browser, nor every request from being sent, so the API still needs authentication. Against XSS, rely on the framework to escape text, sanitize HTML if you must show it, and avoid raw insertion. Add a CSP that allows only your own scripts by nonce, as a second line. Against CSRF, set SameSite on cookies and use a token for changes. Serve everything over HTTPS with HSTS. Finish with third-party scripts: each one has the rights of your page.',
    followUps: [
      'Why does a preflight request happen, and when does it not?',
      'How would you roll out a strict content policy on an old site?',
    ],
  },
  {
    id: 'frontend-developer-11',
    topic: 'Design cannot be built in time',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'talk early', match: ['talk early', 'communicat', 'designer'] },
      { label: 'must-haves', match: ['must-haves', 'priorit', 'must'] },
      { label: 'simpler alternative', match: ['simpler alternative', 'alternative', 'simpler'] },
      { label: 'reuse components', match: ['reuse components', 'reuse', 'component'] },
      { label: 'phased delivery', match: ['phased delivery', 'phase', 'iterat'] },
      { label: 'accessibility kept', match: ['accessibility kept', 'accessib'] },
    ],
    question:
      'The design you were given cannot be built in the time you have. What do you do, and what do you never cut?',
    covers: [
      'Speak up as soon as you know',
      'Separate must-have from nice',
      'Offer a cheaper version that keeps the idea',
      'Deliver in phases, accessible from the first',
    ],
    outline:
      'Say so on the first day you know it, not the last. Sit down with the designer and go through the screens: which parts are a must for the goal, which are polish? Bring an alternative for each costly part, such as a simpler transition, or a component you can reuse from the library in place of a new one, with rough hours. Agree on phases: a first release that is complete for the main task, then the next iteration. State what stays in every phase: accessibility, error states and small screens. Communicate the result to the product owner and note what was postponed.',
    followUps: [
      'The designer insists on the full version. How do you go on?',
      'How do you make sure the second phase happens?',
    ],
  },
];
