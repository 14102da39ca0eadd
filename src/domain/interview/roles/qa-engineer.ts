import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'qa-engineer-01',
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
      'What you test now and with whom',
      'Your path into quality work',
      'A find or an improvement with a figure',
      'Why this role',
    ],
    outline:
      'Open with what you currently test: the product, its users, and how you work with developers. Give your background in a line, perhaps from support or from development, with the years. Name the skills you use every week, from exploring by hand to the automation you write. Then one project with its effect: a suite you built, a process you changed, the share of faults that reached users reduced by some percent. Finish with why this role, and what you would look at first in the product.',
    followUps: [
      'Which product do you use every day, and what would you test first in it?',
      'Which part of testing do you like least, and how do you deal with it?',
    ],
  },
  {
    id: 'qa-engineer-02',
    topic: 'Critical bug you found',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'how found', match: ['how found', 'explor', 'test case', 'edge'] },
      { label: 'impact', match: ['impact', 'severity', 'users'] },
      { label: 'report quality', match: ['report quality', 'steps', 'reproduce', 'report'] },
      { label: 'working with developers', match: ['working with developers', 'developer', 'together'] },
      { label: 'prevention', match: ['prevention', 'automat', 'regression', 'prevent'] },
    ],
    question: 'Tell me about the most serious bug you have found. How did you find it, and what happened next?',
    covers: [
      'The idea that led you to it',
      'What it would have done to users',
      'How you showed it',
      'Fixing it together, and keeping it fixed',
    ],
    outline:
      'Say how you found it, because that shows how you think: exploring an edge case, a question nobody had asked, a test case at a limit. Describe the impact in terms of users, money or data, and how you judged its severity. Tell how you reported it: the shortest steps to reproduce it, and the evidence that left no doubt. Then how you worked with the developer, including whether they believed you at first. Close with prevention: the regression test you automated, or the change in process that keeps such faults out.',
    followUps: ['Why had nobody found it before?', 'What is the most serious bug you let through?'],
  },
  {
    id: 'qa-engineer-03',
    topic: 'Test levels and types',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'unit', match: ['unit'] },
      { label: 'integration', match: ['integration'] },
      { label: 'system and end-to-end', match: ['system and end-to-end', 'system', 'end to end'] },
      { label: 'acceptance', match: ['acceptance', 'uat'] },
      { label: 'regression and smoke', match: ['regression and smoke', 'regression', 'smoke', 'sanity'] },
      {
        label: 'functional and non-functional',
        match: ['functional and non-functional', 'non functional', 'performance'],
      },
    ],
    question: 'Which kinds of tests would you plan for a new online shop, from the smallest to the largest?',
    covers: [
      'The levels, each with an example from the shop',
      'Who writes and runs them',
      'Quick checks and full ones',
      'Qualities beyond function',
    ],
    outline:
      "Go up the levels with an example from the shop. Unit: the discount rule. Integration: the order service with the payment provider's test system. System, end to end: a guest buys two items and gets the mail. Acceptance, or UAT: the shop's staff check that they can work with it. Then sort by occasion: a smoke test after every deployment, regression before a release, exploring where things are new. Add non-functional tests: performance for the sale day, security, accessibility, other browsers. Close with proportions: many small tests, few large ones, and who owns each.",
    followUps: [
      'Which of these would you drop if you had half the time?',
      'What is the difference between a smoke and a sanity test as you use the words?',
    ],
  },
  {
    id: 'qa-engineer-04',
    topic: 'Severity versus priority',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'severity impact', match: ['severity impact', 'severity', 'impact'] },
      { label: 'priority urgency', match: ['priority urgency', 'priority', 'urgent', 'order'] },
      { label: 'who decides', match: ['who decides', 'product', 'business', 'team'] },
      { label: 'high severity low priority example', match: ['high severity low priority example', 'example', 'rare'] },
      {
        label: 'low severity high priority example',
        match: ['low severity high priority example', 'typo', 'logo', 'home page'],
      },
    ],
    question:
      'What is the difference between severity and priority? Give me a bug where one is high and the other low, both ways round.',
    covers: ['Each word in one sentence', 'Who sets which', 'An example each way', 'What you do when people disagree'],
    outline:
      'Keep them apart in one sentence each: severity is the impact on the system or the user, priority is how urgent the fix is, the order in which work is done. The tester usually proposes severity from facts; product or business decides priority together with the team. Give an example of each crossing: a crash in a rare report that one customer opens once a year has high severity and low priority; a wrong logo on the home page on launch day has low severity and high priority. Add that both may change, for instance as a deadline comes near.',
    followUps: [
      'A developer lowers your severity without asking. What do you do?',
      'How many levels do you use, and why not more?',
    ],
  },
  {
    id: 'qa-engineer-05',
    topic: 'Test case design techniques',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'equivalence partitioning', match: ['equivalence partitioning', 'equivalence'] },
      { label: 'boundary values', match: ['boundary values', 'boundary'] },
      { label: 'decision table', match: ['decision table'] },
      { label: 'state transition', match: ['state transition', 'state'] },
      { label: 'negative tests', match: ['negative tests', 'negative', 'invalid'] },
      { label: 'traceability', match: ['traceability', 'requirement', 'traceab'] },
    ],
    question:
      'A form takes an age from 18 to 65 and a voucher code that can expire. How do you choose your test cases?',
    covers: [
      'Classes and their borders',
      'Combinations in a table',
      'States and their changes',
      'Bad input on purpose',
      'Each case tied to a requirement',
    ],
    outline:
      'Apply the techniques to the case. Equivalence partitioning gives three classes of age: below, within and above. Boundary values sharpen them: 17, 18, 65 and 66. A decision table covers combinations, such as a valid age with an expired code, and shows gaps in the rules. The voucher has states: new, used, expired; test each transition, including the forbidden one from used back to new. Add negative tests: empty, letters, 18.5, minus one, a code of ten thousand characters. Tie each case to a requirement, and ask about what it leaves open, such as whose midnight ends a voucher.',
    followUps: [
      'How do you cut down the cases when five fields can be combined?',
      'What would you test by exploring that no technique gave you?',
    ],
  },
  {
    id: 'qa-engineer-06',
    topic: 'Writing a good bug report',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'title', match: ['title', 'summary'] },
      { label: 'steps', match: ['steps'] },
      { label: 'expected and actual', match: ['expected and actual', 'expected', 'actual'] },
      { label: 'environment', match: ['environment', 'version', 'browser'] },
      { label: 'evidence', match: ['evidence', 'screenshot', 'log', 'video'] },
      { label: 'severity', match: ['severity', 'priority'] },
    ],
    question: 'What does a bug report need so that a developer can fix the fault without asking you anything?',
    covers: [
      'A title that says what and where',
      'The shortest way to see it',
      'What should happen and what does',
      'Where it happens, and the proof',
    ],
    outline:
      'Go from top to bottom. The title says what fails, where and when, so that a duplicate can be found. Numbered steps start from a known state and are the shortest you could find. Expected and actual result stand side by side, with the requirement that makes it a fault. The environment: version, browser, device, account, test data. Evidence: a screenshot or short video, and the part of the log that matters, without personal data. Severity with a reason, and how often it occurs. Add what you have ruled out. One fault in each report, and no blame between the lines.',
    followUps: [
      'You see a fault once and cannot repeat it. What do you write?',
      'What do you leave out of a report, and why?',
    ],
  },
  {
    id: 'qa-engineer-07',
    topic: 'Automation strategy',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'what to automate', match: ['what to automate', 'repetitive', 'regression', 'stable'] },
      { label: 'test pyramid', match: ['test pyramid', 'pyramid'] },
      { label: 'tool choice', match: ['tool choice', 'selenium', 'playwright', 'cypress'] },
      { label: 'page objects', match: ['page objects', 'page object'] },
      { label: 'flaky tests', match: ['flaky tests', 'flaky', 'wait'] },
      { label: 'CI run', match: ['ci run', 'pipeline', 'continuous integration'] },
    ],
    question: 'You inherit a product that has no automated tests. What do you automate first, and what never?',
    covers: [
      'Choosing by risk and repetition',
      'The right level for each test',
      'Tests that people can maintain and trust',
      'Runs that nobody has to start',
    ],
    outline:
      "Choose by risk and repetition: the few flows that must never break, and the regression checks someone clicks through before each release. Leave what is still changing or needs a human eye. Put each check as low in the test pyramid as it can go, an API test rather than a browser test. For the browser choose Playwright, Cypress or Selenium by language and by the team's skill, with page objects so that a changed screen means one change. Fight flaky tests by waiting for a condition, never a fixed time, and by owning test data. Run it all in the pipeline on every merge.",
    followUps: [
      'After a year the suite takes two hours. What do you do?',
      'How do you show that the automation was worth its cost?',
    ],
  },
  {
    id: 'qa-engineer-08',
    topic: 'API testing',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'status codes', match: ['status codes', 'status code'] },
      { label: 'schema and payload', match: ['schema and payload', 'schema', 'payload', 'json'] },
      { label: 'auth', match: ['auth', 'token'] },
      { label: 'negative cases', match: ['negative cases', 'invalid', 'negative'] },
      { label: 'tools', match: ['tools', 'postman', 'rest assured'] },
      { label: 'chained and data setup', match: ['chained and data setup', 'test data', 'setup'] },
    ],
    question: 'How do you test an API beyond the happy path?',
    covers: [
      'Codes and bodies against the contract',
      'Who may do what',
      'Bad, missing and hostile input',
      'State: data before, order and repetition',
    ],
    outline:
      "Start with the contract: each documented status code, and payloads checked against the schema, not only for a word in the JSON. Then access: no token, an expired token, another user's resource, a role that is too low. Then negative cases: missing fields, invalid types, limits, huge bodies, unknown fields. Then state: set up test data through the API, chain create, read, change and delete, repeat a request, send two at once. Explore in Postman, then keep the checks as code in the pipeline, with REST Assured or your own language. Clean up after each test so that the order never matters.",
    followUps: [
      'The response is right, but the database is wrong. How would you notice?',
      "How do you test against a third party's API that has no test system?",
    ],
  },
  {
    id: 'qa-engineer-09',
    topic: 'Performance testing basics',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'load versus stress', match: ['load versus stress', 'load', 'stress'] },
      { label: 'response time percentile', match: ['response time percentile', 'response time', 'percentile', 'p95'] },
      { label: 'throughput', match: ['throughput', 'requests per second'] },
      { label: 'bottleneck', match: ['bottleneck'] },
      { label: 'tools', match: ['tools', 'jmeter', 'k6'] },
      { label: 'baseline', match: ['baseline'] },
    ],
    question: "How would you find out whether a service can carry ten times today's traffic?",
    covers: [
      'A target and a baseline first',
      'A load that resembles real use',
      'Percentiles and throughput, not averages',
      'Finding what gives way, then testing again',
    ],
    outline:
      "Agree on the goal first: which requests, how many per second, and which response time at the 95th percentile still counts as good. Take a baseline under today's load. Model the real mix of requests, with pauses and varied data, in k6 or JMeter, against an environment like production. Raise the load in steps up to ten times, then go on until it breaks: the first is a load test, the second a stress test. Watch throughput, errors and percentiles, since an average hides the slow tail. Where the curve bends, find the bottleneck, have it fixed and repeat the same run.",
    followUps: [
      'Why can the load generator itself spoil the result?',
      'The first minute is slow and then it is fine. What may be going on?',
    ],
  },
  {
    id: 'qa-engineer-10',
    topic: 'No time to test everything before release',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'risk based', match: ['risk based', 'risk'] },
      { label: 'critical paths', match: ['critical paths', 'critical', 'core flow'] },
      { label: 'smoke and automation', match: ['smoke and automation', 'smoke', 'automat'] },
      { label: 'communicate risk', match: ['communicate risk', 'communicat', 'inform', 'risk'] },
      { label: 'go or no-go data', match: ['go or no-go data', 'go no go', 'decision'] },
      { label: 'follow-up tests', match: ['follow-up tests', 'after release', 'monitor'] },
    ],
    question: 'The release is tomorrow, and half of your tests are not done. What do you do?',
    covers: [
      'Order by risk, not by the list',
      'The core flows first',
      'A plain report of what is not known',
      'A decision by those who own it',
      'Watching after the release',
    ],
    outline:
      'Order what is left by risk: what changed, what would hurt most, where faults were found before. Run the automated smoke tests, then the critical paths by hand: sign in, pay, whatever earns the money. Ask for help, since developers and support can test as well. Tell the product owner early what has been checked, what has not, and what could happen, so that the decision to go or not is made on data and by the person who owns it. Offer ways between: a feature switched off, a release to few users. Then monitor closely and finish the remaining tests after release.',
    followUps: [
      'They ship against your advice and it goes wrong. What do you say the next day?',
      'How would you avoid being in this place next month?',
    ],
  },
  {
    id: 'qa-engineer-11',
    topic: 'Developer says it is not a bug',
    category: 'situational',
    difficulty: 'easy',
    concepts: [
      { label: 'requirement check', match: ['requirement check', 'requirement', 'acceptance criteria'] },
      { label: 'reproduce together', match: ['reproduce together', 'reproduce', 'show'] },
      { label: 'user impact', match: ['user impact', 'user', 'impact'] },
      { label: 'product decision', match: ['product decision', 'product owner', 'decide'] },
      { label: 'calm record', match: ['calm record', 'document', 'record', 'respect'] },
    ],
    question: 'A developer closes your ticket with "works as designed", and you disagree. What do you do?',
    covers: [
      'Check whether you are right',
      'Show it instead of arguing',
      'Speak for the user',
      'Let the right person decide, and write it down',
    ],
    outline:
      'First check that you are right: read the requirement and the acceptance criteria again. If they are clear, quote them; if they are silent, say so, since then it is a question and not a fault. Go to the developer and reproduce it together, which often ends the matter in five minutes. Describe the impact on a user, with a case from support if there is one. If you still differ, the product owner decides, not the louder voice. Record the decision and the reason in the ticket, stay respectful, and accept it; you will need this colleague tomorrow.',
    followUps: [
      'The product owner sides with the developer, and customers complain later. What do you do?',
      'When have you been the one who was wrong?',
    ],
  },
];
