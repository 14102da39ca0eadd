import type { Card } from '../types';

/** How to learn: memory, planning, habits and working with others. */
export const studyCards: readonly Card[] = [
  {
    id: 'study/spaced-repetition',
    group: 'study',
    title: 'Spaced repetition',
    asked: [
      'What is spaced repetition and how do I use it?',
      'How do I remember what I learn about programming?',
      'I forget everything after a week, what can I do?',
      'How do I use flash cards for coding?',
    ],
    terms: ['Anki', 'forgetting curve', 'flashcards', 'review schedule', 'Leitner'],
    answer: `Spaced repetition means to recall something again after growing pauses, for instance after 1, 3, 7, 16 and 35 days. Each successful recall just before you would forget makes the memory last longer, so little time goes a long way.

Use a card program or a box with compartments: right moves the card on, wrong sends it back.

Good cards for programming ask for one small thing:

- "What does \`git reset --soft HEAD~1\` keep?"
- "When is a hash map lookup not constant?"
- a five-line function whose output you must predict

Write cards only for what you have understood and will need, ten a day at most, and review daily for ten minutes. For whole skills repeat the doing: solve the same problem or rebuild the same component from an empty file.

The usual mistakes are cards copied from others, cards with a paragraph on the back, and hundreds of new ones in a weekend.`,
    sources: [],
    next: ['study/active-recall', 'study/note-taking', 'career/leetcode-plan'],
  },
  {
    id: 'study/active-recall',
    group: 'study',
    title: 'Active recall',
    asked: [
      'What is active recall?',
      'Why is rereading notes not enough?',
      'How do I test myself while learning?',
      'What is the difference between recognising and recalling?',
    ],
    terms: ['testing effect', 'retrieval practice', 'self quiz', 'highlighting'],
    answer: `Active recall means pulling knowledge out of your head instead of looking at it again. Trying to remember, even with errors that you then correct, fixes a thing better than another reading. Rereading and highlighting mostly make a text feel familiar, and that feeling is mistaken for knowing.

How to do it with technical subjects:

- Close the page and write down the main points from memory, then compare.
- Turn headings into questions and answer them aloud.
- After a video, build the example again from an empty file without it.
- Before you run code, predict the output.
- Begin a session with five minutes on what you learned last time.

It feels harder and slower than reading. That effort is the point, so do not take it as a sign of failing. Look up only after an honest attempt, and repeat what you missed a few days later.`,
    sources: [],
    next: ['study/spaced-repetition', 'study/explain-it', 'study/note-taking'],
  },
  {
    id: 'study/plan-a-week',
    group: 'study',
    title: 'Planning a study week',
    asked: [
      'How do I plan my study week?',
      'How many hours a day should I study programming?',
      'How do I study with a full-time job?',
      'How do I make a study schedule that I keep?',
    ],
    terms: ['timetable', 'routine', 'time blocking', 'roadmap', 'consistency'],
    answer: `Plan from the time you have, not from the time you would like. Count the free hours of a normal week, take two thirds of them, and put fixed blocks in the calendar, at the hours when you are most awake.

A week of eight hours could be:

- three blocks of 90 minutes: new material with exercises
- one block of two hours: your project
- three times 15 minutes: repetition and cards
- half an hour on Sunday: look back and plan

Write for each block what will exist at its end: "login form validates and has two tests", not "learn React". Keep one block free, because something always slips.

On Sunday ask: what got done, what was in the way, what do I leave out? If you miss a block, do not double the next one. Four steady hours each week for months bring more than one heroic weekend.`,
    sources: [],
    next: ['study/focus-sessions', 'study/goals', 'study/burnout'],
  },
  {
    id: 'study/goals',
    group: 'study',
    title: 'Learning goals and tracking progress',
    asked: [
      'How do I set learning goals?',
      'How do I know that I am making progress?',
      'How do I stay consistent when learning to code?',
    ],
    terms: ['SMART goals', 'milestones', 'motivation', 'streak', 'habit'],
    answer: `A useful goal names what you will be able to do, by when, and how someone else could check it: "By the end of May I can build and deploy a small API with login and tests, without a tutorial."

Break it into steps of one or two weeks that each leave something visible: a page, a solved set, a note you could show. Steps you can finish keep you going better than a far-off aim.

Track what you control. Hours of practice, problems redone from memory, and commits in a project are in your hands; a job offer is not. Keep a short log: date, what I did, what was hard, what next. When it feels as if nothing moves, read the entry of two months ago, or redo an early exercise and compare the time.

Habits hold when tied to a fixed moment and made small: twenty minutes after breakfast. Missing one day is nothing; try not to miss two.`,
    sources: [],
    next: ['study/plan-a-week', 'study/project-based', 'study/choosing-what-to-learn'],
  },
  {
    id: 'study/choosing-what-to-learn',
    group: 'study',
    title: 'Choosing what to learn',
    asked: [
      'Which programming language should I learn first?',
      'How do I choose between frontend, backend and data?',
      'Should I learn one thing deeply or many things?',
      'How do I keep up with new technologies?',
    ],
    terms: ['first language', 'T-shaped', 'specialise', 'roadmap', 'FOMO'],
    answer: `Choose by what you want to build and by the jobs you can reach. Read ten adverts from your area and count what is asked; then spend a weekend each on two fields and notice in which you forgot the time.

First languages that serve many people: JavaScript for things in the browser, Python for data and automation, Java, C# or Kotlin for business and mobile systems, C or C++ for devices, games and understanding memory. The first one matters less than staying with it until you can build something alone; the second is learned much faster.

A good shape is depth in one field and a view over its neighbours. Fundamentals age slowly: data structures, HTTP, SQL, git, testing, how a computer runs a program.

For new tools, wait until you meet one in adverts or in a real problem. Skim one newsletter a week. The usual mistake is to start over whenever something new is praised.`,
    sources: ['frontend.roadmap', 'backend.roadmap'],
    next: ['study/goals', 'study/learn-a-language', 'career/career-change', 'backend/language-choice'],
  },
  {
    id: 'study/learn-a-language',
    group: 'study',
    title: 'Learning a programming language',
    asked: [
      'How do I learn a new programming language?',
      'How long does it take to learn a programming language?',
      'How do I learn a second language quickly?',
    ],
    terms: ['syntax', 'idioms', 'Python', 'Java', 'C++', 'JavaScript'],
    answer: `Learn in the order in which programs need it: values and variables, conditions and loops, functions, collections, files and errors, modules, then whatever is special about the language.

1. Take one source, the official tutorial or one course, and type every example. Change each so that it breaks and read the message.
2. After each part write something small without looking: a guessing game, a word counter, a converter.
3. Learn the tools alongside: how to run, format, debug and test.
4. After three or four weeks start a program you want to have.
5. Read good code, such as the standard library or a small known project, and adopt its manner.

The basics take weeks, being productive months, fluency years of use.

For a second language, ask what differs: types, memory, errors, concurrency. Port a program you know. The usual mistake is to write the old language in the new syntax.`,
    sources: [],
    next: ['study/learn-a-framework', 'study/reading-docs', 'study/project-based'],
  },
  {
    id: 'study/learn-a-framework',
    group: 'study',
    title: 'Learning a framework',
    asked: [
      'How do I learn a framework like React or Spring?',
      'Should I learn the language before the framework?',
      'How much JavaScript do I need before React?',
    ],
    terms: ['library', 'Angular', 'Vue', 'Django', 'Express', 'prerequisites'],
    answer: `A framework answers questions that you first need to have had. So know the language well enough to build a small program without it. Before React, for instance: functions, arrays and objects, modules, promises, and changing the page by hand.

Then:

1. Read what problem it solves and its core ideas; usually there are three to five (components, props, state, effects).
2. Do the official tutorial once, typing.
3. Build a tiny thing of your own the same week, using only those core ideas.
4. Add one concern at a time: routing, forms, data from a server, tests.
5. Look under it once: what does the tool generate, which requests are sent? That pays off when something breaks.

Stay with one framework per field until you have finished a project; ideas carry over to the next.

The usual mistake is to add state libraries, kits and templates in week one, so that you cannot tell what the framework does.`,
    sources: [],
    next: ['study/learn-a-language', 'study/reading-docs', 'study/tutorial-hell'],
  },
  {
    id: 'study/reading-docs',
    group: 'study',
    title: 'Reading documentation',
    asked: [
      'How do I read technical documentation?',
      'How do I find what I need in the docs?',
      'Why should I read the official documentation instead of a tutorial?',
    ],
    terms: ['manual', 'API reference', 'man page', 'guides', 'MDN'],
    answer: `Documentation comes in four kinds, and you save time by picking the right one: a **tutorial** takes you by the hand, a **how-to** solves one task, an **explanation** gives reasons, a **reference** lists everything exactly.

On the first visit read the overview and "getting started", then the list of contents, so that you know what exists. Later jump straight to a page.

Reading a reference entry:

1. Signature: what goes in, which parts are optional, what comes out.
2. What happens on failure: exception, null, status code.
3. The example; run it, change one thing.
4. Notes on limits, versions and deprecation.

Check that the version matches yours. Search within the site first, with the name of the function.

Official pages are usually right and current; blog posts show use but age. When the two disagree, test it. The usual mistake is to skim for something to copy and miss the sentence that warns.`,
    sources: [],
    next: ['study/learn-a-framework', 'study/reading-code', 'study/debugging-method'],
  },
  {
    id: 'study/reading-code',
    group: 'study',
    title: "Reading other people's code",
    asked: [
      'How do I read a large codebase?',
      'How do I understand code someone else wrote?',
      'How do I get better at reading code?',
    ],
    terms: ['legacy code', 'code comprehension', 'open source'],
    answer: `Do not begin at the first file. Begin with a question, such as "what happens when I click Save?", and follow it.

1. **Run it** and use it, so that you know what it does.
2. **Get the map**: README, folder names, entry point, routes or screens, tables of the database.
3. **Follow one path** from the outside in. Search for a text you see on screen; it leads to the right file.
4. **Use the tools**: go to definition, find references, a breakpoint and the call stack.
5. **Read the tests**; they show how parts are meant to be used.
6. **Ask history**: \`git blame\` and \`git log\` tell when and why a strange line came.

Draw boxes and arrows as you go and note open questions. To check yourself, change something small and predict the effect.

Trust names and comments only half; the code decides. Half an hour a week with a good small library improves your own writing as well.`,
    sources: [],
    next: ['study/debugging-method', 'study/pair-programming', 'study/reading-docs'],
  },
  {
    id: 'study/debugging-method',
    group: 'study',
    title: 'Debugging method',
    asked: [
      'How do I debug code step by step?',
      'How do I find a bug when I have no idea where it is?',
      'My code does not work, what should I do first?',
      'What is rubber duck debugging?',
    ],
    terms: ['troubleshooting', 'bisect', 'breakpoint', 'stack trace', 'print debugging'],
    answer: `Treat a bug as a question with evidence, not as a reason to change things at random.

1. **Read the message**, all of it: kind, file, line, the first line of the stack that is yours.
2. **Reproduce** it reliably with the smallest input.
3. **Say what you expected** and what happened. The bug sits between the two.
4. **Halve**: check in the middle whether the data is still right, by breakpoint or print. Then take the half with the fault. Across commits, \`git bisect\` does the same.
5. **One guess, one test**: "If it is the time zone, this date should fail too."
6. **Fix the cause**, not the sign, and write a test that failed before.
7. Look for the same mistake elsewhere.

Check dull things early: is the file saved, the right version running, the input what you think?

Explaining the code line by line to someone, or to a rubber duck, often shows the gap. After half an hour without news, take a break or ask.`,
    sources: [],
    next: ['tools/debuggers', 'study/asking-good-questions', 'study/reading-code'],
  },
  {
    id: 'study/project-based',
    group: 'study',
    title: 'Learning by projects',
    asked: [
      'How do I learn to code by building projects?',
      'What project should I build to learn programming?',
      'How do I finish my side projects?',
      'What is a good beginner project?',
    ],
    terms: ['project ideas', 'portfolio', 'build something'],
    answer: `A project makes you meet the problems that courses leave out: structure, data that is wrong, deployment, other people. Choose something that you or someone you know would use, that fits into four weeks, and in which about a third is new to you.

1. Describe in one sentence what a user can do when it is done.
2. List features, and strike out all but three.
3. Build the thinnest version from end to end in the first days: one screen, one table, deployed.
4. Go round: one feature, test, commit.
5. Finish: README, a picture, show it to three people, mend what confuses them.
6. Write down what you would do differently.

Ideas: expenses of a shared flat, training log, quiz from your own notes, a map of study places, cleaning of a messy public data set.

Unfinished projects mostly were too large. Put new ideas on a list for the next version instead of into this one.`,
    sources: [],
    next: ['study/tutorial-hell', 'study/goals', 'career/project-entries'],
  },
  {
    id: 'study/tutorial-hell',
    group: 'study',
    title: 'Tutorial hell',
    asked: [
      'How do I get out of tutorial hell?',
      'I can follow tutorials but cannot code alone, why?',
      'How many tutorials should I watch?',
    ],
    terms: ['video courses', 'passive learning', 'copy along', 'stuck learning'],
    answer: `When you follow a tutorial, someone else makes the decisions: what to build, which step comes next, how to name and split. You practise typing and recognising, not deciding, so the empty file feels impossible.

The way out is to take the help away step by step:

1. Watch a part, close it, build the same from memory. Look only after being stuck for ten minutes.
2. Change the thing: other data, another rule, one more feature.
3. Build something similar with no guide, using only documentation.
4. Start your own project from a written list of features.

Set a proportion: for each hour of watching, two hours of building. Finish one course rather than beginning five.

Being stuck is part of the work and where most learning happens. When you do not know how to begin, write the steps in plain words as comments, then make the first of them work.`,
    sources: [],
    next: ['study/project-based', 'study/active-recall', 'study/using-ai'],
  },
  {
    id: 'study/burnout',
    group: 'study',
    title: 'Burnout and rest',
    asked: [
      'How do I avoid burnout while learning to code?',
      'I am exhausted and cannot concentrate any more, what can I do?',
      'Should I take breaks from studying?',
      'How do I keep motivation over months?',
    ],
    terms: ['tired', 'overwhelmed', 'stress', 'sleep', 'imposter syndrome', 'motivation loss'],
    answer: `Learning needs rest: sleep is when much of the day's work is fixed in memory, and attention sinks after an hour or so of hard thinking. Rest is part of the plan and not a reward for finishing it.

Signs of too much: you reread the same line, small errors make you angry, you dread what you used to like, you sleep badly, you stop seeing people.

What helps: fixed end times, one day a week without a screen for work, a walk in the breaks, enough sleep before enough hours. Make the plan smaller for two weeks instead of dropping it. Return to something you can do well. Compare yourself with your own log, not with others' posts.

Feeling less able than everybody else is widespread among people in technology, at every level, and is no evidence.

If exhaustion or low mood lasts for weeks, or touches sleep and eating, speak to a doctor or counsellor. That is a sensible step.`,
    sources: [],
    next: ['study/plan-a-week', 'study/focus-sessions', 'study/goals'],
  },
  {
    id: 'study/focus-sessions',
    group: 'study',
    title: 'Focus and study sessions',
    asked: [
      'How do I concentrate while studying?',
      'What is the Pomodoro technique?',
      'How do I stop procrastinating?',
      'How do I avoid distractions when I code?',
    ],
    terms: ['deep work', 'timer', 'attention', 'phone', 'productivity'],
    answer: `Attention is easier to arrange than to force. Before a session write one line, what will exist at its end, and open only what you need. Put the phone in another room, and close mail and chat.

The Pomodoro technique: 25 minutes of work on one thing, 5 minutes of break away from the screen, and after four rounds a longer break. For programming, 50 and 10 often fit better, since it takes a while to load a problem into your head. Thoughts that come up go on paper for later.

If you put off starting, make the first step absurdly small: open the file and write the name of the function. Often the task is not hard but unclear, so write the next three steps.

End a session in the middle of something easy with a note on what comes next; the following start is then quick.

The timer is a tool. If you are deep in work when it rings, go on.`,
    sources: [],
    next: ['study/plan-a-week', 'study/burnout', 'study/goals'],
  },
  {
    id: 'study/note-taking',
    group: 'study',
    title: 'Taking notes while learning',
    asked: [
      'How do I take notes when learning programming?',
      'What is the best way to take notes from a video or a book?',
      'Should I write code notes by hand?',
    ],
    terms: ['Zettelkasten', 'Cornell notes', 'Obsidian', 'Notion', 'knowledge base', 'cheat sheet'],
    answer: `Notes are for thinking and for finding things again; a copy of the source does neither. Read or watch a part, stop, and write from memory in your own words. Then compare and correct.

What is worth writing:

- the idea in one sentence, and when you would use it
- the smallest example, which you have run
- what confused you and what resolved it
- a question that stays open

One subject per note, a title you would search for, links to related notes. Keep commands in a personal cheat sheet, and errors in a log: message, cause, remedy. You will meet them again.

Plain Markdown files in a git repository last longer than any application, and can be searched anywhere. Handwriting suits drawings and slow thinking.

Once a week turn what matters into questions for repetition. The usual mistake is to spend more time on folders, colours and tools than on using the notes.`,
    sources: [],
    next: ['study/active-recall', 'study/spaced-repetition', 'study/explain-it'],
  },
  {
    id: 'study/explain-it',
    group: 'study',
    title: 'Learning by explaining',
    asked: [
      'What is the Feynman technique?',
      'How do I check that I really understand something?',
      'Why does teaching help me learn?',
    ],
    terms: ['teach back', 'rubber duck', 'self explanation', 'study group'],
    answer: `The Feynman technique, named after the physicist, uses explaining as a test of understanding:

1. Write the subject at the top of a page.
2. Explain it in plain words, as if to someone new, with an example and a sketch.
3. Mark the places where you get vague or fall back on jargon. These are the gaps.
4. Go back to the source for just those, and explain again, shorter.

Try it with closures, database indexes, or recursion, and include one case in which the simple picture fails.

A person is a better listener than a page, because they ask "why?". So explain to a friend, answer a beginner's question, or hold ten minutes in a study group where each brings one topic.

Stay honest: an explanation that only sounds smooth is not proof. Check it by a prediction, such as what a piece of code prints, and run it.`,
    sources: [],
    next: ['study/active-recall', 'study/pair-programming', 'career/learning-in-public'],
  },
  {
    id: 'study/pair-programming',
    group: 'study',
    title: 'Pair programming',
    asked: [
      'What is pair programming and how does it work?',
      'How do I pair with someone more experienced?',
      'What is the difference between driver and navigator?',
      'Is pair programming useful for beginners?',
    ],
    terms: ['mob programming', 'ensemble', 'remote pairing'],
    answer: `Two people work on one task at one keyboard or a shared editor. The **driver** types and thinks about the next line; the **navigator** watches, thinks about the way and looks for mistakes. Change roles every 15 to 25 minutes, or after each test.

It pays off for tricky code, for bugs, and for passing on knowledge; for routine work it is often too much.

Before you start agree on the goal, the time and breaks. While you work, say what you intend before you type. As navigator speak of intention ("we need to handle the empty list"), not of keys, and wait a few seconds before you point out a typo.

With someone more experienced, ask to drive: you learn more with your hands on it. Say "I did not follow that last step"; that is what the pair is for. With someone newer, let them type and resist taking over.

The usual mistakes are one person who always drives, silence, and sessions of four hours.`,
    sources: [],
    next: ['study/reading-code', 'study/asking-good-questions', 'study/explain-it'],
  },
  {
    id: 'study/asking-good-questions',
    group: 'study',
    title: 'Asking good questions',
    asked: [
      'How do I ask for help with code?',
      'When should I ask for help and when should I keep trying?',
      'How do I ask a senior developer a question without annoying them?',
      'What should I include when I report a problem?',
    ],
    terms: ['XY problem', 'help request', 'stuck', 'mentor', 'chat message'],
    answer: `A good question lets the other person help without asking back. Five parts:

1. **Goal**: what you want to reach, not only the step you are at. Otherwise people mend the wrong thing (the XY problem).
2. **What happens**, with the exact message as text, and what you expected.
3. **Smallest example** that shows it, or the link to the branch and line.
4. **What you tried** and what it told you.
5. **The question** itself, with a question mark.

"I want to send the form without reloading. \`onSubmit\` runs, but the page still reloads. I expected preventDefault to stop it (line 14). It works in a plain button. What am I missing?"

Try alone for about half an hour at work, longer when you study for yourself, then ask. Choose a public channel where you can, so that others find the answer. Do not write "hello" and wait. Afterwards report what solved it, and note it down.`,
    sources: ['so-ask', 'asking-for-help'],
    next: ['study/debugging-method', 'career/stack-overflow-question', 'study/pair-programming'],
  },
  {
    id: 'study/touch-typing',
    group: 'study',
    title: 'Touch typing',
    asked: [
      'How do I learn touch typing?',
      'Is typing speed important for programmers?',
      'What is a good typing speed?',
      'How do I type faster without mistakes?',
    ],
    terms: ['WPM', 'words per minute', 'ten fingers', 'home row', 'keyboard', 'accuracy'],
    answer: `Touch typing is typing with all fingers without looking at the keys. Programmers think more than they type, so the gain is less in speed than in attention: your eyes stay on the code, and messages, notes and commits cost less effort.

How to learn: rest your fingers on the home row (on QWERTY the index fingers on F and J, which have small ridges), each finger has its own keys, look at the screen. Practise ten to fifteen minutes a day for some weeks. Put accuracy first: slow down until you are right at least 95 % of the time; speed follows. Then train what code needs: brackets, symbols, digits, arrow keys and shortcuts.

Forty words per minute are an ordinary pace, sixty to seventy comfortable for most work. A word counts as five characters.

For a week or two you will be slower than before; do not switch back. Sit straight with loose wrists, and stop if something hurts.`,
    sources: [],
    next: ['study/focus-sessions', 'study/plan-a-week', 'tools/editor'],
  },
  {
    id: 'study/using-ai',
    group: 'study',
    title: 'Learning with AI assistants',
    asked: [
      'How should I use ChatGPT or Copilot when learning to code?',
      'Does using AI stop me from learning?',
      'Can I trust code written by an AI?',
    ],
    terms: ['LLM', 'language model', 'prompt', 'code generation', 'vibe coding'],
    answer: `An assistant is useful as a tutor and harmful as a substitute for your own attempt. What you never had to retrieve or decide, you do not learn.

Rules that keep the benefit:

- Try first for a set time; then ask for a hint, not for the solution.
- Ask it to explain an error, compare two ways, or question you on a subject.
- Let it review your code, and judge each remark yourself.
- Use nothing that you could not explain line by line. Retype it later from memory.

Language models can state false things in a confident tone: functions that do not exist, old versions, code with security faults. So run it, test edge cases, and check names against the documentation.

Do not paste passwords, personal data or an employer's code without permission, and follow the rules of your course or interview: some forbid such help. Once a week build something without any assistant, to see where you stand.`,
    sources: [],
    next: ['study/active-recall', 'study/tutorial-hell', 'study/debugging-method'],
  },
];
