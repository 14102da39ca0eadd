import type { Card } from '../types';

/** UX design: what the built-in coach knows. */
export const uxDesignCards: readonly Card[] = [
  {
    id: 'ux-design/ui-vs-ux',
    group: 'ux-design',
    title: 'Difference between UI and UX',
    asked: [
      'What is the difference between UI and UX?',
      'What does a UX designer do?',
      'Is UI design part of UX?',
      'Do I need to code as a UX designer?',
    ],
    terms: ['user interface', 'user experience', 'product designer', 'interaction design'],
    answer: `**UX** (user experience) is everything a person goes through when they use a product: whether it solves their problem, how easy it is to find the way, how they feel afterwards. **UI** (user interface) is what they see and touch: screens, type, colour, spacing, states. UI is one part of UX.

An example: in a ticket machine, the order of the steps and the wording of the choices are UX work; the size, contrast and place of the buttons are UI work. A beautiful screen in the wrong place still fails the traveller.

A UX designer researches, structures flows, sketches, prototypes and tests. A UI designer decides the visual language and the details of components. Small teams want both in one person, often called a product designer.

You need no code to start. It helps to know what HTML, CSS and mobile platforms can do, since you will describe states, breakpoints and errors to developers.

The usual mistake is to start with the look before you know the task.`,
    sources: ['ux-design.certification', 'ux-design.roadmap'],
    next: ['ux-design/design-process', 'ux-design/visual-fundamentals', 'ux-design/portfolio-case-studies'],
  },
  {
    id: 'ux-design/design-process',
    group: 'ux-design',
    title: 'UX design process',
    asked: [
      'What are the steps of the design process?',
      'What is design thinking?',
      'How do I design with little time and no budget?',
      'What is the double diamond?',
    ],
    terms: ['empathise', 'define', 'ideate', 'prototype', 'test', 'iteration', 'double diamond', 'lean UX'],
    answer: `Most descriptions share five activities: understand the people, define the problem, think of several solutions, build a prototype, test it. You go round more than once, and a test often sends you back to the definition. The double diamond draws the same idea: open up and narrow down, first for the problem, then for the solution.

1. **Understand**: goals, limits, existing data, a few interviews.
2. **Define**: one problem statement with a measure of success.
3. **Ideate**: several different sketches before you judge any.
4. **Prototype**: only as detailed as the question needs.
5. **Test**: with real users and real tasks.

With little time, shrink the steps but keep them: read support tickets and analytics, talk to the support team, check the design against heuristics, show a sketch to three or four people. State your assumptions and how you will check them after release.

The usual mistake is to fall in love with the first idea. Another is research that nobody uses: agree beforehand which decision it will inform.`,
    sources: ['ux-design.certification', 'ux-design.roadmap'],
    next: ['ux-design/user-research', 'ux-design/prototyping', 'ux-design/usability-testing'],
  },
  {
    id: 'ux-design/human-decision-making',
    group: 'ux-design',
    title: 'Human decision making and nudges',
    asked: [
      'What is dual process theory in UX?',
      'What is a nudge?',
      'What is the Fogg behavior model?',
      'What are dark patterns?',
    ],
    terms: [
      'System 1',
      'System 2',
      'behaviour model',
      'motivation ability prompt',
      'cognitive bias',
      'default effect',
      'deceptive pattern',
    ],
    answer: `Three models are worth knowing:

- **Dual process theory**: people think fast, by habit and intuition (System 1), or slowly and with effort (System 2). Most use of an interface is fast, so make the usual path obvious, and slow people down only where a mistake is costly.
- **Behaviour model** (Fogg): an action happens when motivation, ability and a prompt come together. If people do not act, first make the action easier; that is usually simpler than raising motivation.
- **Nudge theory**: the way a choice is presented steers it without forbidding anything. Defaults are the strongest example, because most people leave them as they are.

A nudge should serve the person's own interest and be easy to refuse. If it works against them, such as a hidden fee or a cancel button that is hard to find, it is a deceptive pattern.

Ask of each trick: would the user mind if we explained it to them? These models suggest ideas; a test with users decides.`,
    sources: ['ux-design.roadmap'],
    next: ['ux-design/laws-and-heuristics', 'ux-design/ux-patterns', 'ux-design/user-research'],
  },
  {
    id: 'ux-design/visual-fundamentals',
    group: 'ux-design',
    title: 'Visual design fundamentals: typography, colour, layout, hierarchy',
    asked: [
      'How do I make a design look better?',
      'What is visual hierarchy?',
      'How do I choose fonts and colours?',
      'What are the Gestalt principles?',
    ],
    terms: ['color', 'spacing', 'grid', 'contrast', 'alignment', 'white space', 'line length', 'proximity', 'typeface'],
    answer: `**Hierarchy** tells the eye where to begin. You make it with size, weight, colour, position and space. If everything is bold, nothing is. Squint: what you still see should matter most.

- **Typography**: one or two typefaces, few sizes. A line of about 45 to 75 characters and a line height near 1.5 suit running text.
- **Colour**: a neutral base, one colour for actions, and fixed meanings for error and success. Check contrast, and never let colour alone carry meaning.
- **Layout**: align to a grid and take spacing from one scale, for example multiples of 8.
- **Proximity**: what belongs together stands together. A label must be closer to its own field than to the next one.
- **Similarity**: what looks alike seems to act alike.

Before you add a line or box, try more space; it groups as well and makes less noise.

Design with real content. Long names, empty lists and large text sizes show weaknesses that neat sample text hides.`,
    sources: ['ux-design.resources', 'ux-design.youtube'],
    next: ['ux-design/accessibility', 'ux-design/design-systems', 'ux-design/wireframing'],
  },
  {
    id: 'ux-design/laws-and-heuristics',
    group: 'ux-design',
    title: "UX laws and Nielsen's usability heuristics",
    asked: [
      "What are Nielsen's ten heuristics?",
      "What is Fitts's law?",
      "What is Hick's law?",
      "What is Jakob's law?",
      'How do I do a heuristic evaluation?',
    ],
    terms: [
      'Fitts',
      'Hick',
      'Jakob',
      'Miller',
      'heuristic review',
      'usability principles',
      'error prevention',
      'recognition',
    ],
    answer: `Laws that guide layout:

- **Fitts**: a target is quicker to reach the nearer and larger it is.
- **Hick**: deciding takes longer with more choices, so group or stage them.
- **Jakob**: people spend most of their time on other products and expect yours to work alike.

Nielsen's ten heuristics, in short: show the system's status; speak the user's language; give control and undo; be consistent and keep to standards; prevent errors; let people recognise rather than recall; offer shortcuts for experts; keep it simple; explain errors and the way out; provide help.

For a heuristic evaluation, three to five people each go through the tasks alone, note every violation with place and severity, then merge the lists. It is quick and needs no users, but finds other problems than a usability test and sometimes reports ones that do not matter in practice.

Name the principle when you defend a decision, and add evidence where you have it. "Hick's law" is not a reason to hide what people need.`,
    sources: ['ux-design.roadmap', 'ux-design.certification'],
    next: ['ux-design/usability-testing', 'ux-design/human-decision-making', 'ux-design/ux-patterns'],
  },
  {
    id: 'ux-design/user-research',
    group: 'ux-design',
    title: 'User research methods',
    asked: [
      'How do I do user research?',
      'What is the difference between qualitative and quantitative research?',
      'How do I conduct a user interview?',
      'What is a persona?',
      'How many users do I need to interview?',
    ],
    terms: ['interview', 'survey', 'empathy map', 'persona', 'contextual inquiry', 'diary study', 'leading question'],
    answer: `Choose the method by the question. Qualitative methods (interviews, observation) tell you why and how; quantitative ones (surveys, analytics, A/B tests) tell you how many. What people do counts more than what they say they would do.

In an interview:

- Ask about the last real time: "Tell me how you last booked a trip."
- Ask open questions, then "why" and "what happened next". Stay quiet.
- Do not lead ("Was that confusing?") and do not pitch your idea.
- Get consent, and say what you record and how long you keep it.

Five or so people of one group often show the main themes; go on until you hear little new. A survey needs far more answers and careful wording.

An **empathy map** sorts what someone says, thinks, does and feels. A **persona** sums up a pattern found in several people: goals, context, obstacles. A persona invented at a desk only dresses up the team's assumptions.

A usual mistake is hearing only what confirms the plan.`,
    sources: ['ux-design.certification', 'ux-design.roadmap'],
    next: ['ux-design/usability-testing', 'ux-design/understanding-the-product', 'ux-design/user-flows-and-stories'],
  },
  {
    id: 'ux-design/understanding-the-product',
    group: 'ux-design',
    title: 'Understanding the product: target users, business model, competitors',
    asked: [
      'How do I do a competitor analysis in UX?',
      'What is a business model canvas?',
      'How do I define the target user?',
      'How do I deal with a stakeholder who wants something that hurts users?',
    ],
    terms: [
      'value proposition',
      'stakeholder',
      'competitive audit',
      'market',
      'business goals',
      'dark pattern request',
    ],
    answer: `A design has to work for people and for whoever pays for it, so learn both before you draw.

- **Target user**: who has the problem, how often, in what situation, and what they use today. "Everyone" is not an answer.
- **Business model canvas**: nine boxes on one page, among them customer segments, value proposition, channels, revenue and costs. It shows which user actions keep the product alive.
- **Competitor analysis**: take three to five direct and indirect rivals, run the same tasks in each, note steps, strengths, gaps and reviews. Look for conventions that users will expect, and for a need that nobody serves well. Do not just copy features.

When a stakeholder asks for something that hurts users, such as a hidden cancel link, ask which goal is behind it. Show the cost with evidence: support tickets, churn, legal risk. Offer another way to the goal and a small test to compare. If the decision stands, note the risk in writing.`,
    sources: ['ux-design.roadmap', 'ux-design.certification'],
    next: ['ux-design/user-research', 'ux-design/information-architecture', 'ux-design/design-process'],
  },
  {
    id: 'ux-design/information-architecture',
    group: 'ux-design',
    title: 'Information architecture, card sorting and navigation',
    asked: [
      'What is information architecture?',
      'How do I run a card sort?',
      'What is a tree test?',
      'How should I structure navigation?',
    ],
    terms: [
      'IA',
      'site map',
      'sitemap',
      'labels',
      'taxonomy',
      'open card sort',
      'closed card sort',
      'findability',
      'breadcrumbs',
    ],
    answer: `Information architecture is how content is grouped, named and connected so that people find it. A **site map** draws the result as a tree.

1. List what exists and what is needed.
2. **Card sort**: people group cards with content into piles. In an open sort they name the piles too; in a closed sort the names are given. It shows how users think, not how the company is organised.
3. Draft the structure and the labels.
4. **Tree test**: people look for things in the bare structure, without any design. Low success shows wrong places or names.

For navigation:

- Use words that users use; avoid internal product names and "Misc".
- Show where they are, what else there is, and the way back.
- A broad, shallow tree is often easier than a deep one, if the labels are clear.
- Put common tasks in the visible menu; what is hidden behind an icon is used less.`,
    sources: ['ux-design.roadmap', 'ux-design.certification'],
    next: ['ux-design/user-flows-and-stories', 'ux-design/wireframing', 'ux-design/usability-testing'],
  },
  {
    id: 'ux-design/user-flows-and-stories',
    group: 'ux-design',
    title: 'User flows, journey maps and user stories',
    asked: [
      'What is the difference between a user flow and a journey map?',
      'How do I write a user story?',
      'What are acceptance criteria?',
      'How do I draw a user flow?',
    ],
    terms: ['flowchart', 'customer journey', 'touchpoint', 'job story', 'INVEST', 'task flow'],
    answer: `| Tool | Shows | Use it to |
| --- | --- | --- |
| Journey map | one person's whole experience over time, with feelings and touchpoints | find where it hurts |
| User flow | the steps and decisions through the product for one task | plan screens |
| User story | one need in a sentence | plan work |

A flow has a start, actions, decisions and ends. Draw the errors, the empty state and the way back too; the happy path is the smaller part of the work.

A story reads: "As a commuter, I want to save a route, so that I need not type it each day." Add acceptance criteria that can be checked:

- A saved route appears at the top of the list.
- Saving the same route twice keeps one entry.

A good story is small enough to finish in one iteration and gives someone a benefit. "As a user, I want a button" hides the reason, so nobody can propose something better.

Base a journey map on research.`,
    sources: ['ux-design.roadmap', 'ux-design.certification'],
    next: [
      'ux-design/information-architecture',
      'ux-design/wireframing',
      'ux-design/user-research',
      'tools/agile-and-scrum',
    ],
  },
  {
    id: 'ux-design/wireframing',
    group: 'ux-design',
    title: 'Wireframing',
    asked: [
      'What is a wireframe?',
      'What is the difference between a wireframe, mockup and prototype?',
      'How do I start a wireframe?',
      'What are good layout rules?',
    ],
    terms: ['low fidelity', 'lo-fi', 'sketch', 'grid', 'responsive', 'content first', 'mock-up'],
    answer: `A **wireframe** shows what is on a screen and in which order, in grey boxes and plain text. A **mockup** adds the visual design. A **prototype** can be clicked through. Start low: paper or simple shapes cost minutes, so you dare to throw them away, and people talk about structure instead of colours.

1. Write down the screen's one job and the content it needs, by importance.
2. Sketch several different layouts.
3. Take the best one further with real headings, labels and error texts.
4. Show it early, and walk through a task with it.

Layout rules that hold up:

- The main action stands out, and there is one of it.
- Related things stand together; space separates groups.
- Align to a grid; start with the smallest screen and let it grow.
- Headings and buttons say what happens: "Pay now", not "Submit".
- Draw the empty, loading, error and full states as well.

Dummy text hides the real question: the words are most of the interface.`,
    sources: ['ux-design.youtube', 'ux-design.roadmap'],
    next: ['ux-design/figma', 'ux-design/prototyping', 'ux-design/visual-fundamentals'],
  },
  {
    id: 'ux-design/figma',
    group: 'ux-design',
    title: 'Figma: frames, auto layout, components and variants',
    asked: [
      'How does auto layout work in Figma?',
      'What is the difference between a frame and a group?',
      'What are components and variants in Figma?',
      'How do I hand over a design to developers?',
    ],
    terms: ['constraints', 'instance', 'styles', 'variables', 'prototype mode', 'dev mode', 'UI tool'],
    answer: `- A **frame** is a container with its own size, layout and clipping; a **group** only bundles layers and follows their size. Build screens and parts from frames.
- **Auto layout** makes a frame arrange its children in a row or column with gap and padding, much like flexbox in CSS. Each child can be fixed, hug its content, or fill the space.
- A **component** is a master; its **instances** follow it and may override text or icons.
- **Variants** collect the versions of a component (size, state, type) as properties.
- **Styles** and **variables** hold colours, type and spacing under names.

Name layers and components after their job, and use the same names as the code where you can.

For hand-over, show every state, the behaviour at different widths, what happens on errors, and the focus order for the keyboard. Talk it through with the developers early.

A usual mistake is to detach instances: they no longer receive updates.`,
    sources: ['ux-design.youtube', 'ux-design.resources'],
    next: ['ux-design/design-systems', 'ux-design/prototyping', 'ux-design/wireframing'],
  },
  {
    id: 'ux-design/prototyping',
    group: 'ux-design',
    title: 'Prototyping and micro-interactions',
    asked: [
      'What is a prototype in UX?',
      'What is the difference between low and high fidelity prototypes?',
      'What are micro-interactions?',
      'When should I build a prototype?',
    ],
    terms: ['clickable prototype', 'lo-fi', 'hi-fi', 'animation', 'transition', 'feedback', 'reduced motion'],
    answer: `A prototype lets people try an idea before it is built. Choose the fidelity by the question:

- **Paper or linked wireframes**: is the flow right, is the wording clear?
- **Clickable high fidelity**: can people complete the task with the real look and content?
- **Coded**: does it feel right with real data, speed, gestures or a screen reader?

Build only the paths that you will test, and tell participants that some parts do not work. A polished prototype draws comments on colour, and people hesitate to criticise it.

A **micro-interaction** is a small response to one action: a button that shows progress, a switch that moves, a field that checks its input. It has a trigger, rules, feedback, and sometimes loops or modes. Good ones tell what happened, keep people oriented, or prevent an error.

Keep animations short, a few tenths of a second, let them start from where the user acted, and respect the system setting for reduced motion.`,
    sources: ['ux-design.youtube', 'ux-design.roadmap'],
    next: ['ux-design/usability-testing', 'ux-design/figma', 'ux-design/ux-patterns'],
  },
  {
    id: 'ux-design/ux-patterns',
    group: 'ux-design',
    title: 'UX patterns: forms, onboarding, call to action, gamification',
    asked: [
      'How do I design a good form?',
      'What makes a good call to action?',
      'How should onboarding work?',
      'Does gamification work?',
      'How should error messages be written?',
    ],
    terms: [
      'CTA',
      'inline validation',
      'progressive disclosure',
      'empty state',
      'label',
      'placeholder',
      'badges',
      'streak',
    ],
    answer: `**Forms**

- Ask only for what you need, in one column, in a natural order.
- Put a visible label above each field. A placeholder vanishes on typing and is no label.
- Check a field after the person has left it, and keep what they typed.
- An error says what is wrong and how to mend it, next to the field: "Enter a date after today".

**Call to action**: one main action per screen, named by its result ("Create account"), and visibly different from the others.

**Onboarding**: let people reach something useful quickly. Teach in context and let them skip; a tour of ten slides is forgotten at once. Empty states should say what belongs there and how to begin.

**Gamification**: points, badges and streaks can support a goal that people already have. They cannot replace it, and a lost streak may make someone leave.

Use a pattern because it fits the task, not because a well-known product has it, and test it with your own users.`,
    sources: ['ux-design.roadmap'],
    next: ['ux-design/accessibility', 'ux-design/laws-and-heuristics', 'ux-design/human-decision-making'],
  },
  {
    id: 'ux-design/accessibility',
    group: 'ux-design',
    title: 'Accessibility and inclusive design',
    asked: [
      'How do I make a design accessible?',
      'What contrast ratio does WCAG require?',
      'What does POUR mean?',
      'How do I test accessibility?',
      'What is inclusive design?',
    ],
    terms: [
      'a11y',
      'WCAG',
      'contrast ratio',
      'keyboard navigation',
      'screen reader',
      'alt text',
      'ARIA',
      'focus indicator',
      'target size',
    ],
    answer: `Accessible products work for people with different sight, hearing, movement and thinking, and help everyone in bright sun or with one hand. WCAG groups its rules under four words: perceivable, operable, understandable, robust. Level AA is the usual target.

Check in every design:

- **Contrast**: at least 4.5:1 for text, 3:1 for large text and for parts of controls that matter (AA).
- **Not colour alone**: add text, icon or pattern.
- **Keyboard**: everything reachable, in a sensible order, with a visible focus.
- **Text**: real headings, labels on fields, alternative text that says what an image is for.
- **Targets**: at least 24 by 24 CSS pixels at AA, with exceptions; larger is better on touch.
- **Motion and time**: can be stopped or extended.

Test by keyboard only, at 200 percent zoom, with a screen reader, and with an automatic checker, which finds only part of the problems. Best of all, test with disabled people.

Inclusive design starts from those whom a solution would exclude.`,
    sources: ['wcag', 'mdn'],
    next: ['ux-design/visual-fundamentals', 'ux-design/ux-patterns', 'ux-design/design-systems'],
  },
  {
    id: 'ux-design/design-systems',
    group: 'ux-design',
    title: 'Design systems and tokens',
    asked: [
      'What is a design system?',
      'What is a design token?',
      'What is the difference between a style guide and a design system?',
      'How do I start a design system?',
    ],
    terms: [
      'component library',
      'pattern library',
      'documentation',
      'governance',
      'variables',
      'theming',
      'atomic design',
    ],
    answer: `A design system is the shared set of decisions, parts and rules from which a team builds its products: principles, tokens, components in design and code, patterns, documentation, and a way to change them. A style guide covers only the look; a component library only the parts.

**Tokens** are named values, such as \`color-text-danger\` or \`space-4\`. Name them by purpose rather than appearance, so a dark theme can change the value and keep the name.

To start, take stock of the buttons, fields and colours in use, and unify the most frequent ones. For each component document:

- when to use it and when not
- variants and states: hover, focus, disabled, error, loading
- behaviour with keyboard and screen reader
- wording rules

Name owners, keep design and code in step, publish versions with a list of changes, and make it easy to propose something.

It pays when several people or products repeat the same work. The usual failure is a library that nobody adopts.`,
    sources: ['ux-design.roadmap', 'ux-design.resources'],
    next: ['ux-design/figma', 'ux-design/accessibility', 'ux-design/visual-fundamentals'],
  },
  {
    id: 'ux-design/usability-testing',
    group: 'ux-design',
    title: 'Usability testing, A/B tests and measuring success',
    asked: [
      'How do I run a usability test?',
      'How many users do I need for a usability test?',
      'What is the difference between A/B and multivariate testing?',
      'How do I measure UX success?',
    ],
    terms: ['test plan', 'think aloud', 'task success rate', 'SUS', 'time on task', 'moderated', 'HEART', 'metrics'],
    answer: `In a usability test you watch people try real tasks. A plan needs goals, participants, tasks, a script and what you will measure.

- Give a goal, not instructions: "You want to send this back", not "Click Returns".
- Ask them to think aloud. Do not help; ask "What would you do if I were not here?"
- Start with about five people of one group, fix the worst problems, test again. That many finds most of the frequent obstacles, but says nothing about percentages.
- Rank findings by severity and frequency.

Measure: task success, time, errors, and a questionnaire such as the SUS, whose score runs from 0 to 100 and is no percentage. In the live product, watch completion, return visits and support requests, against a value from before.

An **A/B test** shows two versions to random halves of the users and compares one measure. A **multivariate test** varies several elements at once to see their combinations, and needs much more traffic.`,
    sources: ['ux-design.certification', 'ux-design.roadmap'],
    next: ['ux-design/user-research', 'ux-design/prototyping', 'ux-design/portfolio-case-studies'],
  },
  {
    id: 'ux-design/portfolio-case-studies',
    group: 'ux-design',
    title: 'UX portfolio and case studies',
    asked: [
      'How do I write a UX case study?',
      'What should a UX portfolio contain?',
      'How do I present my portfolio in an interview?',
      'How do I handle harsh design feedback?',
    ],
    terms: [
      'portfolio review',
      'problem process outcome',
      'design critique',
      'redesign',
      'junior designer',
      'job application',
    ],
    answer: `Two to four good case studies are enough. Reviewers look at each for a few minutes, so begin with a summary: problem, your role, result.

1. **Problem**: who had it, why it mattered, the limits.
2. **Your part**: what you did and what others did.
3. **Process**: two or three decisions that mattered, with the options you rejected and why. Show sketches that failed.
4. **Outcome**: measured if you can; otherwise what the tests showed and what you would measure.
5. **What you learned** and would do differently.

No job yet? Work for a local club or charity, or study a small part of a real service with a few real users. A fresh coat of paint on a famous app, without users, says little.

In the interview tell it in ten minutes and leave time for questions.

With hard feedback: listen to the end, repeat it, ask which goal it concerns, separate taste from a problem for users, and come back with a change or evidence.`,
    sources: ['ux-design.certification', 'ux-design.resources'],
    next: [
      'ux-design/design-process',
      'ux-design/usability-testing',
      'ux-design/ui-vs-ux',
      'interview/portfolio-review',
    ],
  },
];
