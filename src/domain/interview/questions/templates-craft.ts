import { type SkillTemplate, templatesOf } from './bank-types';

const TESTING = {
  'risk first': 'risk|critical|priorit|important|impact|payment|most used',
  'test levels': 'unit|integration|end-to-end|e2e|pyramid|system|acceptance|component',
  'case design': 'boundary|equivalence|edge|negative|invalid|case|decision table|state',
  'stable tests': 'flaky|wait|retry|isolat|stable|random|independent|deterministic',
  'test data': 'data|fixture|seed|mock|stub|factory|environment|account',
  'clear reports': 'report|steps|reproduc|expected|actual|screenshot|log|severity',
  'runs in the pipeline': 'pipeline|ci|nightly|pull request|automat|build|minutes|parallel',
  'work with developers': 'developer|pair|team|review|requirement|early|product owner',
  'limits of coverage': 'coverage|cannot|not everything|manual|explor|leave|limit|cost',
} as const;

const DESIGN = {
  'user need': 'user|need|problem|goal|task|customer|persona',
  research: 'interview|research|survey|observ|analytics|data|usability test|participants',
  alternatives: 'option|alternative|version|variant|sketch|explor|compare|iterat',
  'reasons for choices': 'because|reason|trade-off|decided|instead|principle|hierarchy',
  accessibility: 'accessib|contrast|keyboard|screen reader|wcag|colour|color|inclusive',
  'consistency and system': 'component|design system|token|consisten|pattern|style|library|grid',
  'hand-over': 'developer|handoff|hand over|spec|figma|engineer|annotation|prototype',
  measure: 'measure|metric|conversion|task success|time on|percent|error rate|a/b',
  feedback: 'feedback|critique|stakeholder|disagree|review|comment',
} as const;

const FUNDAMENTALS = {
  'plain definition': 'means|is a|idea|principle|problem it solves|concept',
  'worked example': 'for example|for instance|say we|imagine|suppose|e.g.|example',
  'cost in time and space': 'o(|constant|linear|logarithm|quadratic|time|space|memory|complexity',
  'choice by situation': 'if the|when|depends|choose|instead|trade-off|better|suit',
  'edge cases': 'empty|edge|null|overflow|duplicate|large|worst|limit|boundary',
  'use in real code': 'in my|at work|project|code base|library|used|wrote|refactor',
  'ways to check': 'test|prove|verify|measure|review|debug|assert|profil',
  'limits and misuse': 'overuse|too much|not always|downside|complex|pitfall|careful|wrong',
} as const;

const METHODS = {
  'purpose before ritual': 'purpose|goal|why|value|outcome|customer|problem',
  'how a week runs': 'sprint|week|daily|board|meeting|plan|review|retro|ticket|backlog',
  'size of the work': 'small|split|estimate|scope|points|story|slice|limit',
  'people and roles': 'team|owner|stakeholder|role|facilitat|everyone|manager|lead',
  'change on the way': 'change|adapt|new priorit|reprioriti|urgent|feedback|learn',
  'signs that it works': 'measure|metric|lead time|velocity|burndown|figure|on time|percent|fewer',
  'what you would drop': 'drop|stop|waste|less|too many|instead|downside|overhead|remove',
  'record of decisions': 'document|wiki|write|record|note|definition|decision|transparen',
} as const;

const SOFT = {
  'own part': 'i asked|i told|i decided|i suggested|i proposed|i made|i called|i wrote|i offered|i spoke',
  'the other people': 'colleague|team|manager|customer|client|they|she|he|stakeholder',
  'what was at stake': 'because|deadline|risk|problem|release|customer|money|important',
  'a concrete step': 'meeting|plan|list|message|document|call|draft|weekly|agreed|schedule',
  outcome: 'result|in the end|since then|improved|agreed|delivered|launched|reduced|increased|finally',
  'lesson kept': 'learn|now i|next time|since then|still|would do|took from',
} as const;

export const CRAFT_TEMPLATES: Readonly<Record<string, readonly SkillTemplate[]>> = {
  testing: templatesOf('testing', TESTING, [
    [
      't',
      'How do you decide what to cover with {skill} and what to leave out?',
      'risk first; test levels; limits of coverage; case design; work with developers',
      'Rank by what breaks often and what would hurt most. Place each check at the cheapest level that can find the fault. Say openly what is left to hand or to monitoring, and why. Show it on one feature, and tell how you knew later that the choice was right.',
    ],
    [
      't',
      'Design the checks for a login form, and say where {skill} comes in.',
      'case design; test data; risk first; test levels; stable tests',
      'Go by classes rather than by luck: right, wrong, empty, very long, odd characters, locked account, expired session, many attempts. Name the limits. Say which run automatically and which by hand, what data they need, and where the tool fits. Do not forget accessibility and safety.',
    ],
    [
      't',
      'Checks that use {skill} fail now and then for no clear reason. How do you get them stable?',
      'stable tests; test data; runs in the pipeline; clear reports; work with developers',
      'Measure which fail and how often, and set the worst apart so that the rest is trusted again. Look for fixed waits, shared data, order and time. Mend the cause instead of repeating the run. Some will turn out to be real faults; tell the developers. Watch the rate afterwards.',
    ],
    [
      't',
      'How does {skill} fit into a delivery pipeline without slowing everybody down?',
      'runs in the pipeline; test levels; stable tests; limits of coverage; clear reports',
      'Fast checks on each change, slower ones after the merge or at night. Run in parallel, choose by what changed, keep a time limit for the whole. Say who looks at a failure and how soon. Name the minutes before and after a change you made.',
    ],
    [
      's',
      'The day before a release you find a fault through {skill}, and the developer says it is not worth a delay. What do you do?',
      'clear reports; risk first; work with developers; limits of coverage; case design',
      'Show it: steps, who is hit, how often, what it costs. Ask what the requirement says and look at it together. Offer options, fix, switch off, ship with a note. The owner of the product decides, with the facts in writing. Follow it up after the release.',
    ],
  ]),
  design: templatesOf('design', DESIGN, [
    [
      't',
      'Take me through a decision in which {skill} made the result better for users.',
      'user need; research; alternatives; reasons for choices; measure',
      'Say who the users were and what they could not do. Then what you learned and how, the options you drew, and why one won. Show where the method mattered. Close with how you know that it is better, a figure or what people did, and what you would change.',
    ],
    [
      't',
      'How do you check that a design made with {skill} works before it is built?',
      'research; alternatives; measure; accessibility; user need',
      'Write down what must be possible, then let five people of the right kind try it with a prototype and say little. Note where they stop. Check contrast, keyboard and text sizes. Mend what most stumble over and try again. Say what such a test cannot tell you.',
    ],
    [
      't',
      'How do you hand work that involves {skill} to developers so that nothing gets lost?',
      'hand-over; consistency and system; accessibility; reasons for choices; feedback',
      'Talk before the hand-over and not after. Use components that exist in code, name every state, empty, loading, error, long text. Give reasons and not only measures. Stay reachable, review the built thing on a real device, and bring what you learn back into the library.',
    ],
    [
      's',
      'A director dislikes your proposal and wants another one, and your work with {skill} speaks against it. How do you react?',
      'feedback; reasons for choices; research; alternatives; measure',
      'Ask what goal lies behind the wish. Part taste from evidence, show what users did and what it would cost. Offer a quick test of both or a middle way. If the decision goes the other way, help to make it good and agree on what will be measured.',
    ],
  ]),
  fundamentals: templatesOf('fundamentals', FUNDAMENTALS, [
    [
      't',
      'Explain {skill} to a junior colleague with one example of your own.',
      'plain definition; worked example; choice by situation; edge cases; use in real code',
      'One sentence on the problem it solves. Then a small example that you carry through from start to end. Say where it applies and where it does not, and the mistake that beginners make. Finish with a place in real code where you used it and what it changed.',
    ],
    [
      't',
      'Where did {skill} change how you solved a real problem, and what would the naive way have cost?',
      'use in real code; cost in time and space; choice by situation; ways to check; limits and misuse',
      'Describe the problem with its size. Show the first idea and why it would not do, in time, memory or effort. Then what you did instead and the step that made the difference. Give the cost of both, how you checked the result, and what you gave up.',
    ],
    [
      't',
      'When have you seen {skill} overused, and what do you do instead?',
      'limits and misuse; choice by situation; worked example; cost in time and space; use in real code',
      'Name the sign that it is applied for its own sake. Give an example that became harder to read, slower or more fragile. Say what is simpler and why it is enough. Then the point at which it does pay off, so that the answer is a rule and not a taste.',
    ],
    [
      't',
      'How do you convince yourself and others that work which rests on {skill} is correct?',
      'ways to check; edge cases; plain definition; cost in time and space; use in real code',
      'State what must always hold. Go through the edges: empty, one, many, doubled, very large. Use small cases by hand, tests that try many inputs, and a second pair of eyes. Say how you would notice that it fails in use. Give a fault that one of these found.',
    ],
    [
      's',
      'In a review you see code that ignores what you know about {skill}, but it works and is urgent. What do you do?',
      'choice by situation; limits and misuse; ways to check; edge cases; use in real code',
      'Part what is wrong from what is unlovely. Block only if it can lose data, leak or break soon, and show the case. Otherwise let it pass with a ticket that has an owner and a date. Explain the reason kindly and offer to do the change together.',
    ],
  ]),
  methods: templatesOf('methods', METHODS, [
    [
      't',
      'How have you used {skill} in a team, and what did you change about it?',
      'purpose before ritual; how a week runs; people and roles; what you would drop; signs that it works',
      'Say what the team made and how many you were. Describe one ordinary week with it. Name what helped and what was only ritual, the change you proposed, how you tried it, and how you saw that it was better. Mention who disagreed and why.',
    ],
    [
      't',
      'Which problem do you solve with {skill}, and in which team would you not introduce it?',
      'purpose before ritual; size of the work; change on the way; what you would drop; people and roles',
      'Name the problem in plain words. Show how it helps with an example. Then the conditions it needs, size, trust, kind of work, and a team in which it would only cost time. Say what you would use there, and how you would know that you were wrong.',
    ],
    [
      's',
      'Halfway through the planned work a customer asks for something urgent, in a team that uses {skill}. How do you handle it?',
      'change on the way; size of the work; people and roles; record of decisions; purpose before ritual',
      'Ask what makes it urgent and what the smallest useful part is. Show what it displaces and let the owner choose. Tell the team why, make the change visible on the board, and finish what is nearly done. Afterwards ask whether this happens often, and plan for it.',
    ],
    [
      's',
      'Your team follows {skill} by the book, and yet delivers late again and again. Where do you look?',
      'signs that it works; size of the work; how a week runs; what you would drop; people and roles',
      'Look at where work waits and not at how busy people are. Take the last few late items and trace them: size, unclear wishes, reviews, other teams. Pick one cause with the team, try one change for two or three weeks, and compare a figure. Tell stakeholders what to expect.',
    ],
  ]),
  soft: templatesOf('soft', SOFT, [
    [
      'b',
      'The posting asks for {skill}. Tell me about a time when that decided how something turned out.',
      'own part; the other people; what was at stake; a concrete step; outcome; lesson kept',
      'Set the scene in two sentences: where, who, what was at stake. Say what had to be reached. Then what you yourself did, two or three steps with your reasons, so that the quality shows without being claimed. Give the outcome with a figure or a reaction, and what you kept from it.',
    ],
    [
      'b',
      'Give me an example where {skill} was hard for you. What did you do?',
      'what was at stake; own part; the other people; a concrete step; outcome; lesson kept',
      'Choose a real difficulty and not a disguised strength. Where and when was it, and what made it hard? Say what you tried first, what you changed, whom you asked. Show the result honestly, also if it was only partly good, and the habit that stayed.',
    ],
    [
      'b',
      'How would a colleague describe your {skill}, and which event would they tell as proof?',
      'the other people; own part; a concrete step; what was at stake; outcome; lesson kept',
      'Pick one colleague and one event. Tell it from their view: what they saw you do and why it mattered to them. Stay with facts, words that were said, things that were delivered. Add one thing they would want you to do better, and what you do about it.',
    ],
  ]),
};
