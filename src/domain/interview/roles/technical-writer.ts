import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'technical-writer-01',
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
      'What you write now, and for whom',
      'How you came to technical writing',
      'One document with an effect you can show',
      'Why these readers',
    ],
    outline:
      "Open with your current role, or what you study, and whom you write for: developers, administrators or people at home. Give your background in a sentence; years in support, teaching or engineering are experience worth naming. Mention the skills you bring, from interviewing experts to Markdown, Git and a little code. Take one project, show what you built, and give a result: support tickets reduced by twenty percent, or a setup that newcomers finish alone. Have a sample ready. Close with why this role: what you noticed in this company's documentation, and what you would like to do for its readers.",
    followUps: [
      'May I see a page you wrote, and what would you change in it today?',
      'What is the hardest thing you ever had to explain?',
    ],
  },
  {
    id: 'technical-writer-02',
    topic: 'Documentation project with results',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'audience', match: ['audience', 'user'] },
      { label: 'research', match: ['research', 'interview', 'sme', 'expert'] },
      { label: 'structure', match: ['structure', 'outline'] },
      { label: 'tools', match: ['tools', 'markdown', 'docs as code', 'confluence'] },
      { label: 'measure', match: ['measure', 'ticket', 'feedback', 'traffic'] },
      { label: 'lesson', match: ['lesson', 'learned'] },
    ],
    question: 'Tell me about a documentation project that you are proud of. How do you know that it helped anybody?',
    covers: [
      'Readers and what they could not do',
      'How you learned the subject',
      'The structure you chose',
      'A measure before and after',
      'What you would leave out',
    ],
    outline:
      'Start with the audience and what they could not do before: new users who gave up at the installation, for example. Describe your research: you read tickets, used the product yourself, and talked with an expert and two readers. Explain the structure you chose and one you rejected. Name the tools briefly, such as Markdown beside the code. Then answer the second half of the question: how you measured it, by support tickets on the topic before and after, by feedback, or by the time a newcomer needs. Give the number, even a modest one. Close with the lesson you learned.',
    followUps: [
      'Who disagreed with your structure, and what came of it?',
      'What happened to those pages after you had finished?',
    ],
  },
  {
    id: 'technical-writer-03',
    topic: 'Knowing the audience',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'role and skill', match: ['role and skill', 'beginner', 'developer', 'skill'] },
      { label: 'task', match: ['task', 'goal'] },
      { label: 'tone', match: ['tone', 'plain'] },
      { label: 'terms', match: ['terms', 'term', 'jargon'] },
      { label: 'format', match: ['format'] },
      { label: 'feedback', match: ['feedback'] },
    ],
    question: 'How do you find out who reads your page, and what changes in the text once you know?',
    covers: [
      'Sources that tell you about readers',
      'Role, skill and task',
      'An example of a changed text',
      'A check that it works',
    ],
    outline:
      'Say how you find out: talk to support and sales, read questions in the forum, watch two or three people use the page. Describe readers by role, skill and task: a developer who must integrate by Friday differs from an administrator who weighs a risk. Then show the effect with one example. For a beginner you explain terms and give every step; for an expert you get to the point and keep jargon that is precise. The tone stays plain for both. The format follows as well: a table, a picture, a code sample. Finally ask for feedback, and change the page.',
    followUps: [
      'One page has to serve beginners and experts. What do you do?',
      "What do you do if you can't reach a single reader?",
    ],
  },
  {
    id: 'technical-writer-04',
    topic: 'Docs types',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'tutorial', match: ['tutorial'] },
      { label: 'how-to', match: ['how-to', 'how to'] },
      { label: 'reference', match: ['reference'] },
      { label: 'explanation', match: ['explanation', 'concept'] },
      { label: 'release notes', match: ['release notes', 'release note'] },
      { label: 'choice by need', match: ['choice by need', 'need', 'when'] },
    ],
    question:
      'What is the difference between a tutorial, a how-to guide, a reference and an explanation? And why not put everything on one page?',
    covers: ['One need for each type', 'What each leaves out', 'What mixing does to readers', 'How you choose'],
    outline:
      'Tie each type to a need. A tutorial takes a newcomer by the hand to a first success, so it leaves out choices. A how-to serves somebody who has a goal and wants steps. A reference is complete and dry, to be looked up. An explanation gives the concept and the reasons, for reading away from the keyboard. Release notes say what changed and what the reader has to do. Explain why mixing hurts: a learner drowns in options, an expert scrolls past a story. Say how you choose: what is the reader doing on arrival? Mention Diátaxis, the framework that names these four.',
    followUps: [
      'You have time for only one of the four. Which, for a new product?',
      'How do you keep explanations out of a tutorial?',
    ],
  },
  {
    id: 'technical-writer-05',
    topic: 'API documentation',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'endpoints', match: ['endpoints', 'endpoint'] },
      { label: 'parameters', match: ['parameters', 'parameter'] },
      { label: 'examples', match: ['examples', 'example', 'sample'] },
      { label: 'errors', match: ['errors', 'error'] },
      { label: 'auth', match: ['auth'] },
      { label: 'OpenAPI', match: ['openapi', 'swagger'] },
    ],
    question:
      'What must a page about one API endpoint contain, so that a developer makes a working call within five minutes?',
    covers: [
      'Purpose, method and path',
      'Access and parameters',
      'An example that runs, with its answer',
      'Errors with cause and remedy',
      "A source that can't drift",
    ],
    outline:
      'Go through it in the order a developer needs. One sentence on what the endpoint does, with method and path. The auth it needs, with a test key and the permission required. Parameters in a table: name, type, required or not, default, limits. A complete request example that can be pasted and really runs, with the whole response. Errors by code, with the cause and what to do about it. Then paging, rate limits and versions. Say that the reference is generated from an OpenAPI file which tests hold to the real service, while the guides around it are written by hand.',
    followUps: [
      'How do you make sure that the examples still work in a year?',
      'How do you document a call that is going to be removed?',
    ],
  },
  {
    id: 'technical-writer-06',
    topic: 'Docs as code',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'Markdown', match: ['markdown'] },
      { label: 'Git', match: ['git'] },
      { label: 'review', match: ['review', 'pull request'] },
      { label: 'CI checks', match: ['ci checks', 'lint', 'link check'] },
      { label: 'static site', match: ['static site', 'static', 'docusaurus', 'mkdocs'] },
      { label: 'versions', match: ['versions', 'version'] },
    ],
    question: 'Your team keeps its manual in a wiki that nobody updates. Would you move it to docs as code, and how?',
    covers: [
      'Text beside the code, changed together',
      'Review and automatic checks',
      'Publishing and versions',
      'Who finds it hard',
      'A move in steps',
    ],
    outline:
      'Explain the idea: documentation lives in Markdown beside the code, in Git, and changes in the same pull request as the feature. That brings review by engineers and writers, and a history. CI runs a link check and a lint for style, builds a preview, and publishes a static site with a tool such as MkDocs or Docusaurus. Versions of the manual follow versions of the product. Then be honest about the price: people outside engineering find Git hard, so give them an edit button. Move in steps: the most read pages first, redirects from old addresses, dead pages deleted, the wiki locked.',
    followUps: [
      'An engineer merges a feature without its page. What should happen?',
      'When is a wiki the better choice?',
    ],
  },
  {
    id: 'technical-writer-07',
    topic: 'Style guides and consistency',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'voice', match: ['voice', 'active'] },
      { label: 'terminology', match: ['terminology', 'terminolog', 'glossary'] },
      { label: 'headings', match: ['headings', 'heading'] },
      { label: 'accessibility', match: ['accessibility', 'accessib', 'alt text'] },
      { label: 'linters', match: ['linters', 'vale', 'lint'] },
      { label: 'templates', match: ['templates', 'template'] },
    ],
    question:
      'Five engineers and two writers share one manual, and it reads like seven people. What do you do about it?',
    covers: [
      'A known guide and one page of your own',
      'One term for one thing',
      'Templates for each kind of page',
      'Accessibility in the rules',
      'Rules checked by a tool',
    ],
    outline:
      'Begin with a published style guide, and add only one page of your own: voice (active, second person, present tense), the names in your product, and the ten faults that occur most. Keep terminology in a glossary with one term for one thing, agreed with product and support. Give a template for each kind of page, with headings that state the task. Include accessibility: alt text, headings in order, link texts that make sense alone. Let a linter such as Vale check the rules in the pull request, so that people discuss content instead. Mend old pages when you touch them.',
    followUps: [
      'An engineer says that style is a matter of taste. What do you answer?',
      'Which rule would you drop first?',
    ],
  },
  {
    id: 'technical-writer-08',
    topic: 'Information architecture',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'navigation', match: ['navigation', 'navigat'] },
      { label: 'search', match: ['search'] },
      { label: 'progressive disclosure', match: ['progressive disclosure', 'disclos'] },
      { label: 'cross-links', match: ['cross-links', 'link'] },
      { label: 'duplication', match: ['duplication', 'duplicat', 'single source'] },
      { label: 'analytics', match: ['analytics', 'analytic'] },
    ],
    question:
      'Readers say that everything is in the manual and nothing can be found. How do you reorganise three hundred pages?',
    covers: [
      'Evidence before moving anything',
      'Groups by what readers want to do',
      'Search and pages that stand alone',
      'One source for each fact',
      'The same test before and after',
    ],
    outline:
      "Look before you move: analytics for the pages that are read, search logs for words without results, and a card sort with real readers. Group by what readers want to do, not by your teams. Keep navigation shallow, with names in the readers' own words. Use progressive disclosure: the common case first, details one click away. Make search good, since many never open the menu, and let every page stand alone. Add cross-links where the next question arises. Remove duplication by a single source for each fact. Redirect old addresses. Give readers the same tasks before and after, and compare.",
    followUps: [
      'Two departments both want to be first in the menu. How do you settle it?',
      'How do you find pages that can be deleted?',
    ],
  },
  {
    id: 'technical-writer-09',
    topic: 'Measuring docs quality',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'support tickets', match: ['support tickets', 'ticket'] },
      { label: 'feedback votes', match: ['feedback votes', 'feedback'] },
      { label: 'task success', match: ['task success', 'success', 'usability'] },
      { label: 'search logs', match: ['search logs', 'search'] },
      { label: 'freshness', match: ['freshness', 'outdated', 'fresh'] },
      { label: 'time to first call', match: ['time to first call', 'time to'] },
    ],
    question:
      'Your manager asks whether the documentation is any good. What do you measure, and which number would you not trust?',
    covers: [
      'Tasks finished without asking',
      'Signals from support and search',
      'Freshness',
      'Why views and votes mislead',
      'Few numbers that lead to action',
    ],
    outline:
      'Start with the purpose: readers finish their task without asking. Measure task success directly in a few usability sessions, and for an API the time to first call. Look at support tickets: the share whose answer was already in the docs. Use search logs for queries without a result. Watch freshness: pages not checked since the last release. Feedback votes help to find bad pages, but few people vote, so you would not rank by them; page views alone say nothing, as a confusing page is read twice. Report three numbers with their trend and what you will do next.',
    followUps: [
      'Tickets fell by a third after your rewrite. How do you know that it was the rewrite?',
      'Which of these could you set up this week?',
    ],
  },
  {
    id: 'technical-writer-10',
    topic: 'Engineer gives no time for review',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'small questions', match: ['small questions', 'specific', 'short'] },
      { label: 'draft first', match: ['draft first', 'draft'] },
      { label: 'use code and tickets', match: ['use code and tickets', 'code', 'ticket'] },
      { label: 'office hours', match: ['office hours', 'schedule', 'meeting'] },
      { label: 'escalate gently', match: ['escalate gently', 'manager', 'escalat'] },
      { label: 'definition of done', match: ['definition of done'] },
    ],
    question:
      'The only engineer who knows the feature has no time to review your draft. How do you get it right anyway?',
    covers: [
      'A draft from what already exists',
      'Questions that are quick to answer',
      'Other people who know',
      'Fair escalation',
      'Time for review planned from now on',
    ],
    outline:
      'Make helping you cheap. Write a draft first from what exists: the code, tests, tickets, design notes and your own trial of the feature, and mark where you are unsure. Then ask specific, short questions that can be answered by yes or no, where the engineer already works, for example in the pull request. Offer a meeting of fifteen minutes, or come to office hours. Look for another expert, perhaps in support or testing. If you stay blocked, talk to the manager about priorities, without blame. For the future, propose that review of the docs belongs to the definition of done.',
    followUps: [
      'You must publish without an answer. What do you write?',
      'How do you win an engineer over who thinks that docs are a waste of time?',
    ],
  },
  {
    id: 'technical-writer-11',
    topic: 'Release tomorrow and docs are incomplete',
    category: 'situational',
    difficulty: 'easy',
    concepts: [
      { label: 'priority pages', match: ['priority pages', 'priorit', 'critical'] },
      { label: 'known gaps note', match: ['known gaps note', 'known', 'note'] },
      { label: 'release notes', match: ['release notes', 'release note'] },
      { label: 'help from team', match: ['help from team', 'help', 'team'] },
      { label: 'publish and iterate', match: ['publish and iterate', 'iterat', 'update'] },
      { label: 'follow-up plan', match: ['follow-up plan', 'plan'] },
    ],
    question: 'The release is tomorrow, and a third of the pages is missing. What do you publish, and what do you say?',
    covers: [
      'Pages whose absence does harm first',
      'Release notes with every breaking change',
      'Precise requests for help',
      'Open words about gaps',
      'A visible plan for the rest',
    ],
    outline:
      'Sort what is missing by harm: critical pages are those without which people cannot install, upgrade safely or keep their data. Write these first, short but correct, and let somebody try them. Put the release notes together, with every breaking change. Ask the team for help with a precise list: who checks which page by when. Be open: a note on known gaps, with a date and a contact, is better than invented text. Tell the release lead early, in case a delay is wiser. Publish, then update daily by a plan that everyone can see, and ask afterwards how it came to this.',
    followUps: [
      'The lead asks you to leave out the note on gaps. What do you answer?',
      'What would you change in the process, in one sentence?',
    ],
  },
];
