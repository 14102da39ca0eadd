import type { InterviewTopic } from '../types';

/** Interview topics of a UI/UX Designer, in the order of the bank. */
export const topics: readonly InterviewTopic[] = [
  {
    id: 'ui-ux-designer-01',
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
      'Where you are now and the products you design for',
      'How you came to design, in two sentences',
      'The skills you lean on most',
      'One project with a result people felt',
      'Why this role is the next step',
    ],
    outline:
      'Open with your current role or course and the kind of product you design for. Give two sentences of background: how you came to design and how long you have practised. Name the key skills you lean on, such as interviewing, interaction design and prototyping. Then tell one project: the problem, what you changed, and the result as a number, for example how many more users finished sign-up. Close with why this role is the next step for you. Keep it under two minutes.',
    followUps: [
      'Which part of your work would a former teammate say you do best?',
      'What kind of product would you not want to design, and why?',
    ],
  },
  {
    id: 'ui-ux-designer-02',
    topic: 'Portfolio case study',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'problem and users', match: ['problem and users', 'problem', 'user'] },
      { label: 'research', match: ['research', 'interview'] },
      { label: 'options explored', match: ['options explored', 'explor', 'sketch', 'wireframe'] },
      { label: 'decision reasons', match: ['decision reasons', 'because', 'decision', 'trade-off'] },
      { label: 'outcome metric', match: ['outcome metric', 'result', 'metric', 'conversion', 'task'] },
      { label: 'reflection', match: ['reflection', 'learned', 'differently'] },
    ],
    question:
      'Walk me through one case study from your portfolio, from the first problem to the final result. What would you do differently now?',
    covers: [
      'The problem and the people who had it',
      'What you learned before drawing anything',
      'Options you explored and dropped',
      'Why you chose the final design',
      'The measured outcome and what you took from it',
    ],
    outline:
      'Start with the problem and who had it, plus your own part in the team. Say what your research showed and which finding surprised you. Show two or three options you explored as sketches or wireframes, then explain the decision: you chose this one because it solved the main task with fewer steps, and name the trade-off you accepted. Give the outcome with a metric, such as conversion or time saved. End with what you learned and what you would do differently with another month.',
    followUps: [
      'Which option did you throw away most reluctantly?',
      'How do you know the improvement came from your design and not from something else?',
    ],
  },
  {
    id: 'ui-ux-designer-03',
    topic: 'Handling hard design feedback',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'listen and ask', match: ['listen and ask', 'listen', 'ask', 'understand'] },
      { label: 'separate taste from goal', match: ['separate taste from goal', 'goal', 'data', 'user'] },
      { label: 'test options', match: ['test options', 'test', 'a/b', 'prototype'] },
      { label: 'change or defend with reason', match: ['change or defend with reason', 'reason', 'evidence'] },
      { label: 'relationship', match: ['relationship', 'collaborat', 'respect'] },
    ],
    question:
      'Tell me about a time someone strongly disliked a design of yours. How did you react, and what happened to the design?',
    covers: [
      'You listened before you defended',
      'You found the goal behind the opinion',
      'You let a test or data decide where possible',
      'What you changed or kept, and the reason',
    ],
    outline:
      'Set the scene in two sentences: the design, the critic and what was at stake. Show that you listened first and asked questions until you could repeat their concern in their own words. Then separate taste from the goal of the screen: what does the user need here, and what data is there? Describe the prototype or quick test you used to compare both versions. Say what you changed, what you defended and the reason for each. Close with how you still collaborate with that person.',
    followUps: [
      'What feedback did you reject, and how did you say so?',
      'How do you ask for critique so that you get it early?',
    ],
  },
  {
    id: 'ui-ux-designer-04',
    topic: 'UI versus UX',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'UX whole experience', match: ['ux whole experience', 'experience', 'journey', 'usability'] },
      { label: 'UI visual and interaction', match: ['ui visual and interaction', 'visual', 'interface', 'layout'] },
      { label: 'research', match: ['research'] },
      { label: 'prototyping', match: ['prototyping', 'prototype'] },
      { label: 'overlap', match: ['overlap', 'together'] },
      { label: 'example', match: ['example'] },
    ],
    question:
      'Imagine I run a small company and have never hired a designer. How would you explain the difference between UI and UX to me?',
    covers: [
      'UX as the whole experience of reaching a goal',
      'UI as what is seen and touched',
      'The work that belongs to each',
      'Where the two meet',
      'One everyday example',
    ],
    outline:
      'Say it in one line first: UX is the whole experience of getting something done, UI is the interface you see and touch on the way. UX work covers research, the journey, structure and usability; UI work covers layout, typography, visual hierarchy and the behaviour of controls. Prototyping belongs to both, which shows how they work together. Give an example: a food app can have a beautiful visual style, yet hide the delivery fee until the last step. That is good UI with poor UX. Finish with why a company needs both.',
    followUps: [
      'Can a product succeed with good UX and plain UI?',
      'Which of the two do you spend more of your time on?',
    ],
  },
  {
    id: 'ui-ux-designer-05',
    topic: 'Design process',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'discover', match: ['discover', 'research', 'empathize'] },
      { label: 'define', match: ['define', 'problem statement', 'persona'] },
      { label: 'ideate', match: ['ideate', 'sketch'] },
      { label: 'prototype', match: ['prototype', 'wireframe'] },
      { label: 'test', match: ['test', 'usability test'] },
      { label: 'iterate', match: ['iterate', 'iterat'] },
    ],
    question:
      'Take me through your design process when you start on a new product. Where do you allow yourself to skip a step?',
    covers: [
      'Discovering needs before solutions',
      'A clear problem statement',
      'Several ideas before one',
      'Prototypes tested with people',
      'Going back when evidence says so',
    ],
    outline:
      'Name the stages, then say what each one produces. First you discover: research with users, support notes and competing products. Then you define the problem in a short problem statement, perhaps with a persona. You ideate broadly with sketches before choosing. You build a prototype, from paper or wireframe up to clickable, at the lowest fidelity that answers the question. You test it with people on real tasks and iterate on what you see. Add that it is a loop, and say honestly which step you shorten when time is tight and what you risk by it.',
    followUps: [
      'How do you know when to stop iterating?',
      'What does a good problem statement look like? Give me one.',
    ],
  },
  {
    id: 'ui-ux-designer-06',
    topic: 'User research methods',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'interviews', match: ['interviews', 'interview'] },
      { label: 'surveys', match: ['surveys', 'survey'] },
      { label: 'usability test', match: ['usability test', 'usability'] },
      { label: 'analytics', match: ['analytics', 'heatmap'] },
      { label: 'sample and bias', match: ['sample and bias', 'bias', 'sample'] },
      { label: 'when to use each', match: ['when to use each', 'when', 'qualitative', 'quantitative'] },
    ],
    question:
      'Which user research methods do you use, and how do you decide which one fits the question in front of you?',
    covers: [
      'Qualitative methods for why, quantitative for how many',
      'What each method is good and bad at',
      'Choosing the participants',
      'How you keep bias out',
    ],
    outline:
      'Begin with the question, since it picks the method. When you want to know why, use qualitative work: interviews to learn about needs and habits, or a usability test to watch people try a task. When you want to know how many, use quantitative work: a survey for attitudes, analytics or a heatmap for behaviour. Say how you choose the sample, for instance five people from each user group for a usability round, and far more for a survey. Name the bias you guard against, such as leading questions, and how you combine two methods.',
    followUps: ['When would you refuse to run a survey?', 'How did a research finding change a plan of yours?'],
  },
  {
    id: 'ui-ux-designer-07',
    topic: 'Usability heuristics and UX laws',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'visibility of status', match: ['visibility of status', 'visibility', 'feedback'] },
      { label: 'consistency', match: ['consistency', 'consisten'] },
      { label: 'error prevention', match: ['error prevention', 'error'] },
      { label: 'recognition over recall', match: ['recognition over recall', 'recognition', 'recall'] },
      { label: 'Fitts and Hick', match: ['fitts and hick', 'fitts', 'hick'] },
      { label: 'Jakob', match: ['jakob', 'familiar'] },
    ],
    question:
      'Pick a product you use every day and review it against the usability heuristics and UX laws you know. What would you fix first?',
    covers: [
      'Named principles, each tied to something on the screen',
      'Feedback and consistency',
      'Preventing errors and saving memory',
      'Fitts, Hick and Jakob applied, not recited',
      'A ranked fix',
    ],
    outline:
      'Choose one product and one task, then walk through it. Check visibility of status: does the person get feedback after each action? Look at consistency of words and controls, and at error prevention: can a slip be undone? Prefer recognition over recall, so people choose from what they see instead of remembering. Bring in the laws where they explain something: by Fitts, targets that are small and far take longer to hit; by Hick, more choices slow the decision; by Jakob, people expect familiar patterns. End with the one fix you would make first and why.',
    followUps: [
      'When is it right to break a familiar pattern?',
      'How do you rank ten usability problems found in one review?',
    ],
  },
  {
    id: 'ui-ux-designer-08',
    topic: 'Accessibility',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'contrast', match: ['contrast'] },
      { label: 'keyboard', match: ['keyboard'] },
      { label: 'alt text and labels', match: ['alt text and labels', 'alt text', 'label'] },
      { label: 'WCAG', match: ['wcag'] },
      { label: 'screen reader', match: ['screen reader', 'aria'] },
      { label: 'not color alone', match: ['not color alone', 'color alone', 'colour'] },
    ],
    question: 'How do you make sure a design works for people with disabilities, from the first sketch to handover?',
    covers: [
      'Contrast and meaning beyond colour',
      'Keyboard order and visible focus',
      'Labels and alternative text',
      'WCAG as the measure',
      'Testing with real assistive technology',
    ],
    outline:
      'Say that accessibility starts in the sketch, not in the last check. Name WCAG level AA as the target: text contrast of at least 4.5 to 1, or 3 to 1 for large text. Meaning never rests on colour alone; add an icon or words. Plan the keyboard order and a visible focus, and write alt text and labels into the file so developers need not guess. Mention that native elements come first and ARIA fills gaps. Test with a screen reader, at 200 percent zoom, and with people who have disabilities.',
    followUps: [
      'Your brand colour fails the contrast check. What do you do?',
      'What would you look at first on an existing screen you have ten minutes for?',
    ],
  },
  {
    id: 'ui-ux-designer-09',
    topic: 'Design systems',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'tokens', match: ['tokens', 'token'] },
      { label: 'components and variants', match: ['components and variants', 'component', 'variant'] },
      { label: 'documentation', match: ['documentation', 'document', 'guideline'] },
      { label: 'consistency and speed', match: ['consistency and speed', 'consisten', 'faster'] },
      { label: 'governance', match: ['governance', 'contribut'] },
      { label: 'developer handoff', match: ['developer handoff', 'developer', 'handoff', 'code'] },
    ],
    question:
      'How would you start a design system for a company whose products all look different? And how would you keep it alive?',
    covers: [
      'An inventory of what exists',
      'Tokens first, then components',
      'Usage guidance, not only pictures',
      'Ownership and a way to contribute',
      'One source shared with code',
    ],
    outline:
      'Begin with an inventory of the buttons, colours and type already in use, since that shows the cost of the mess. Define tokens for colour, spacing and type, then build the few components most screens need, each with its variants and states. Write guidelines that say when not to use something. Agree names with developers so that design and code match and handoff gets shorter. Describe governance: who owns it, how a team can contribute, how changes are versioned. Measure adoption, and how much faster and more consistent new screens become.',
    followUps: [
      'A team needs something the system does not have and ships tomorrow. What now?',
      'How do you retire a component that many screens still use?',
    ],
  },
  {
    id: 'ui-ux-designer-10',
    topic: 'Measuring design success',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'task success', match: ['task success', 'completion'] },
      { label: 'time on task', match: ['time on task'] },
      { label: 'error rate', match: ['error rate', 'error'] },
      { label: 'satisfaction score', match: ['satisfaction score', 'sus', 'satisfaction', 'nps'] },
      { label: 'conversion', match: ['conversion', 'retention'] },
      { label: 'A/B test', match: ['a/b test', 'a/b', 'experiment'] },
    ],
    question: 'Six weeks after a redesign goes live, how would you find out whether it worked?',
    covers: [
      'A baseline and target set before the launch',
      'Task measures: completion, time, errors',
      'What people say: a satisfaction score',
      'What the business sees: conversion or retention',
      'A fair comparison',
    ],
    outline:
      'Start before the launch: write down what success means and measure the old design. Use three kinds of figures. For the task, look at the completion rate, time on task and error rate. For opinion, use a satisfaction score such as SUS, with a few open comments. For the business, follow conversion or retention over weeks rather than days. Where traffic allows, run an A/B test so that season and marketing do not fool you. Watch a guardrail figure too, for example support requests. Close with what you would do if the numbers disagreed.',
    followUps: [
      'Time on task went up after your change. Is that always bad?',
      'What do you measure when there are too few users for an experiment?',
    ],
  },
  {
    id: 'ui-ux-designer-11',
    topic: 'Stakeholder asks for a change that hurts users',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'goal behind it', match: ['goal behind it', 'goal', 'why'] },
      { label: 'evidence', match: ['evidence', 'research', 'data', 'usability'] },
      { label: 'alternative', match: ['alternative', 'option'] },
      { label: 'test', match: ['test', 'prototype'] },
      { label: 'agree', match: ['agree', 'align', 'compromise'] },
      { label: 'record', match: ['record', 'document'] },
    ],
    question:
      'A senior stakeholder insists on a change you believe will hurt users, and the release is in two weeks. What do you do?',
    covers: [
      'The goal behind the request',
      'Evidence in place of opinion',
      'An alternative that serves both sides',
      'A quick check, then a decision everyone knows',
    ],
    outline:
      'First ask why: learn the goal behind the request, such as more sign-ups this quarter, and say it back. Then bring evidence rather than taste: research findings, usability recordings or data from a similar change. Offer at least one alternative that reaches the same goal with less harm. If you still differ, propose a small test or a prototype session this week, with a measure agreed beforehand. Align on a decision and accept it if it goes against you, unless it deceives people. Document the choice and the figure that would make you revisit it.',
    followUps: ['What if the evidence supports the stakeholder?', 'Where is the line you would not cross?'],
  },
  {
    id: 'ui-ux-designer-12',
    topic: 'Design with little time and no research budget',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'assumptions', match: ['assumptions', 'assumption'] },
      { label: 'existing data', match: ['existing data', 'analytics', 'support tickets', 'existing'] },
      { label: 'quick tests', match: ['quick tests', 'guerrilla', 'five users', 'quick'] },
      { label: 'heuristics', match: ['heuristics', 'heuristic', 'best practice'] },
      { label: 'small release', match: ['small release', 'mvp', 'iterate'] },
      { label: 'risk note', match: ['risk note', 'risk'] },
    ],
    question: 'You have one week and no research budget to design a new feature. How do you go about it?',
    covers: [
      'Assumptions written down and ranked by danger',
      'Data that already exists',
      'Cheap tests with a handful of people',
      'Proven patterns, a small release, honest risks',
    ],
    outline:
      'List your assumptions and mark the ones that would sink the feature if wrong. Mine what exists: analytics, support tickets, sales calls, reviews of rival products. Lean on heuristics and proven patterns so that you invent only where you must. Sketch on day one and test on day three with five users, a guerrilla session with colleagues from other departments if nobody else is there. Ship a small first version behind a flag, measure it and iterate. Write a short risk note that tells the team what is still unproven.',
    followUps: [
      'Which assumption would you test first, and how?',
      'How do you stop the quick version from becoming the final one?',
    ],
  },
];
