import type { Card } from '../types';

/** Public profiles, networking, open source and practice sites. */
export const careerProfilesCards: readonly Card[] = [
  {
    id: 'career/linkedin-headline',
    group: 'career',
    title: 'LinkedIn headline',
    asked: [
      'What should I write in my LinkedIn headline?',
      'How do I write a LinkedIn headline as a student?',
      'Which headline do recruiters search for?',
    ],
    terms: ['tagline', 'profile title', 'Open to Work', 'social profile'],
    answer: `The headline stands beside your name wherever you appear: in search, comments and invitations. So it should say what you do in words that recruiters type.

A pattern: role | two or three main skills | something specific.

- "Backend developer | Node.js, PostgreSQL, Docker | building booking tools for clubs"
- "Computer science student | Android with Kotlin | looking for a summer internship"
- "Data analyst (former nurse) | SQL, Python, dashboards for clinics"

Put the words you want to be found by first, because long headlines are cut off in lists. Use the title that adverts use, not an invented one.

Avoid "aspiring" if you already build things, "passionate", "ninja", rows of symbols, and the bare default "Student at …". If you look for work, say so in the setting for that; you can show it to recruiters only. Check the headline again whenever your goal changes.`,
    sources: ['linkedin-intro'],
    next: ['career/linkedin-about', 'career/linkedin-network', 'career/resume-keywords'],
  },
  {
    id: 'career/linkedin-about',
    group: 'career',
    title: 'LinkedIn About section',
    asked: [
      'How do I write the About section on LinkedIn?',
      'What should my LinkedIn summary contain?',
      'How do I improve my LinkedIn profile?',
    ],
    terms: ['bio', 'profile summary', 'featured section'],
    answer: `Only the first lines show before "see more", so begin with what you do and for whom. Write in the first person, in four short paragraphs:

1. What you work on now, and the kind of problem you like.
2. One or two results with figures and a link in Featured.
3. Your main skills as a line of words, since search reads them.
4. What you look for, and how to reach you.

Then complete the rest: a clear photo with a plain background, your own public address, each position with two or three bullets, skills that match your goal in the first places, and two recommendations from people who worked with you. To get one, write one first, or name the project you would like them to mention.

The usual mistakes are a text in the third person, a copy of the resume, and adjectives without a case behind them.`,
    sources: ['linkedin-profile'],
    next: ['career/linkedin-headline', 'career/linkedin-network', 'career/resume-bullets'],
  },
  {
    id: 'career/linkedin-network',
    group: 'career',
    title: 'Building a network on LinkedIn',
    asked: [
      'How do I grow my LinkedIn network?',
      'What should I post on LinkedIn as a beginner?',
      'How do I write a connection request?',
    ],
    terms: ['connections', 'followers', 'content', 'posting', 'networking'],
    answer: `A useful network is made of people who would answer you, not of a number. Begin with classmates, teachers, colleagues and people you met at events. For strangers, add a note of two sentences: where you came across them and why you write. "Your talk on test data helped me in my thesis; I would like to follow your work."

Post when you have something: what you built and one thing that went wrong, a short explanation of something you just understood, a summary of a talk. Once every week or two is enough. Comments with substance under posts of people in your field bring more contact than posts of your own at the start.

Do not post anything confidential about an employer, automated praise, or a request for a job to people you have never spoken to. Answer within a few days when someone writes.`,
    sources: [],
    next: ['career/cold-message', 'career/informational-interview', 'career/learning-in-public'],
  },
  {
    id: 'career/cold-message',
    group: 'career',
    title: 'Networking messages to strangers',
    asked: [
      'How do I write a cold message to a recruiter or engineer?',
      'How do I contact someone on LinkedIn for a job?',
      'What is a good networking message?',
      'Why do people not answer my messages?',
    ],
    terms: ['cold email', 'outreach', 'DM', 'reach out', 'hiring manager'],
    answer: `A stranger answers if the message is short, clearly meant for them, and asks for something small. Four sentences:

1. Who you are.
2. Why you write to this person: something of theirs that you have read, used or heard.
3. One precise question or request that can be answered in a few minutes.
4. Thanks, and that no answer is fine.

"Hi Mr Rao, I study computer science and build Android apps. I read your post on moving to Compose, and in my app lists became slower after the same step. Did you meet that, and where did you look first? Many thanks, and no worries if you are busy."

To a recruiter: role, two matching facts, link, question whether to apply through the form.

Write once more after a week, then stop. Long life stories, "can you help me" and a text sent to fifty people are why messages stay unanswered.`,
    sources: [],
    next: ['career/informational-interview', 'career/referrals', 'career/linkedin-network'],
  },
  {
    id: 'career/informational-interview',
    group: 'career',
    title: 'Informational interviews',
    asked: [
      'What is an informational interview?',
      'What should I ask someone who has the job I want?',
      'How do I learn what a job is really like?',
    ],
    terms: ['coffee chat', 'career conversation', 'mentor', 'mentorship'],
    answer: `It is a talk of twenty minutes with someone who does the work you consider. You are there to learn, not to ask for a job; that is why people agree.

Questions that bring something out:

- What did you do yesterday, hour by hour?
- What surprised you when you started?
- Which skill do you use every day, and which did you learn for nothing?
- How do people come into your team?
- If you were in my place, what would you do in the next three months?
- Who else should I talk to?

Prepare by reading their profile, be on time, take notes, and end when the time is up. Send thanks the same day, and after some weeks tell them what you did with the advice. This last message is what turns a talk into a contact, and sometimes into a mentor: few people ask for that title, many grow into it.`,
    sources: [],
    next: ['career/cold-message', 'career/referrals', 'career/career-change'],
  },
  {
    id: 'career/github-readme',
    group: 'career',
    title: 'GitHub profile README',
    asked: [
      'How do I make a GitHub profile README?',
      'What should I write in my GitHub profile?',
      'How do I improve my GitHub profile?',
    ],
    terms: ['GitHub bio', 'special repository', 'profile page', 'stats badges'],
    answer: `Create a public repository with exactly the same name as your user name and put a \`README.md\` in it; GitHub shows it at the top of your profile.

Keep it to what a visitor needs in half a minute:

\`\`\`md
Hi, I am Mira. I build small web tools with TypeScript.

**Now:** a shift planner for sports clubs (React, PostgreSQL)
**Look at first:** [shift-planner](https://example.org/mira/shift-planner)
**Learning:** accessibility testing
**Contact:** mira@example.org
\`\`\`

Fill in the rest of the profile too: a real name or the one on your resume, a photo or drawing, city, and a link to your portfolio. Pin your best repositories.

Walls of badges, visitor counters and generated statistics push the work out of sight. Do not publish a private phone number. Green squares do not matter: nobody serious counts them, so do not fake commits. Empty repositories and old exercises can be made private.`,
    sources: ['github-readme'],
    next: ['career/github-pins', 'career/project-readme', 'career/open-source'],
  },
  {
    id: 'career/github-pins',
    group: 'career',
    title: 'Pinned repositories on GitHub',
    asked: [
      'Which repositories should I pin on GitHub?',
      'What do recruiters look at on GitHub?',
      'How many projects should my GitHub show?',
    ],
    terms: ['pins', 'showcase', 'repository description', 'topics'],
    answer: `You can pin up to six repositories. Visitors seldom scroll further, so choose three to six that fit the job you want: one complete application, one with tests and automation, one that shows a subject in depth, and perhaps one to which you contributed.

Before you pin one, check as a stranger would:

- The description says in one line what it does, with topics set.
- The README has a picture, how to run it, and your decisions.
- It starts from a fresh clone with the commands given.
- No secrets, also not in old commits. A leaked key must be revoked; deleting the line is not enough.
- Commits have meaningful messages.
- There is a licence, if others may use it.

Give forks a place only if your own work in them can be seen. Two good repositories are better than six half-finished ones. Reviewers who look longer than a minute open one file, usually the largest, so tidy that.`,
    sources: ['github-pins'],
    next: ['career/github-readme', 'career/project-readme', 'career/project-entries'],
  },
  {
    id: 'career/project-readme',
    group: 'career',
    title: 'README of a project',
    asked: ['How do I write a good README?', 'What should a README contain?', 'How do I document my project?'],
    terms: ['documentation', 'setup instructions', 'screenshots', 'license'],
    answer: `A README answers a stranger's questions in the order in which they come up:

1. **What is it**, for whom: one sentence under the name.
2. **What does it look like**: a picture or short recording, and a link to try it.
3. **How do I run it**: what must be installed, then commands to copy.

\`\`\`bash
git clone https://example.org/mira/shift-planner
cd shift-planner
npm install
npm run dev
\`\`\`

4. **How is it built**: the main parts and two or three decisions with reasons.
5. **How do I test it** and contribute.
6. **State**: what is missing, known faults, licence.

Try the commands in an empty folder, or ask a friend to, without helping. Keep configuration in an example file such as \`.env.example\` and never commit the real one.

The usual mistakes are the unchanged text of a template, and pages of features with no way to start.`,
    sources: [],
    next: ['career/github-pins', 'tools/markdown', 'career/project-entries'],
  },
  {
    id: 'career/portfolio-site',
    group: 'career',
    title: 'Portfolio website',
    asked: [
      'How do I make a portfolio website?',
      'What should a developer portfolio include?',
      'Do I need a portfolio to get a job?',
      'Where can I host my portfolio for free?',
    ],
    terms: ['personal website', 'GitHub Pages', 'Netlify', 'Vercel', 'showcase', 'domain'],
    answer: `A portfolio shows in two minutes what you can do. For designers it is expected, for frontend developers it helps a lot, for others a good GitHub profile may be enough.

One page suffices: who you are and what you look for in two lines; three or so projects; contact. For each project: a picture, the problem, your part, one hard decision, the result, links to the running version and to the code.

Static pages can be hosted free of charge on services such as GitHub Pages, Netlify or Cloudflare Pages. A domain of your own is pleasant, not needed.

The site is itself a sample of your work: check it on a phone, with the keyboard alone, and for speed. A plain page that is readable beats an animated one that stutters.

The usual mistakes: percentages for skills, empty sections, dead links, no way to contact you, and three months of building the site instead of the projects.`,
    sources: ['github-pages'],
    next: ['career/project-entries', 'career/project-readme', 'career/github-readme'],
  },
  {
    id: 'career/open-source',
    group: 'career',
    title: 'First open source contribution',
    asked: [
      'How do I start contributing to open source?',
      'How do I find a good first issue?',
      'How do I make my first pull request?',
    ],
    terms: ['OSS', 'fork', 'maintainer', 'GSoC'],
    answer: `Begin with something you use, because you know how it should behave. Small and complete is best: a fix to a confusing page of the documentation, a failing example, a test, a bug with clear steps.

1. Read README, CONTRIBUTING and a few merged pull requests to see the manner.
2. Look for labels such as \`good first issue\`. Ask in the issue before you start, unless it is tiny.
3. Fork, clone, create a branch, run the tests before you change anything.
4. Change one thing. Add a test. Follow the style.
5. Open a pull request: what, why, how tested, which issue.
6. Answer review calmly and push further commits to the same branch.

Maintainers are often volunteers, so wait a week before you ask again. Pull requests that only swap words for a badge, or code that you cannot explain, cost them time and do you no good. Accept a refusal; thank them and learn the reason.`,
    sources: ['open-source-guide', 'git'],
    next: ['career/project-readme', 'tools/git-branch-workflow', 'career/github-pins'],
  },
  {
    id: 'career/hackathons',
    group: 'career',
    title: 'Hackathons',
    asked: [
      'How do I prepare for a hackathon?',
      'Should I join a hackathon as a beginner?',
      'How do I win a hackathon?',
      'What should I do in the first hours of a hackathon?',
    ],
    terms: ['Devfolio', 'Devpost', 'MLH', 'team', 'demo', 'pitch', '24 hours'],
    answer: `Beginners are welcome at most hackathons, and what you gain is a finished thing, teammates and practice under pressure. Read the rules, the judging criteria and sponsors' tasks beforehand.

A plan for 24 hours with three or four people:

- **First two hours**: choose a problem one of you knows, describe the demo in five sentences, and cut everything that is not in it.
- **Until the half**: the thinnest path from start to end, with faked data where needed, deployed.
- **Then**: make that path solid. One person prepares the pitch early.
- **Three hours before the end**: no new features. Record a video of the demo as insurance.

Agree who does what, commit often, sleep a little. Prepare accounts, a project skeleton and one hosting service you know in advance, if the rules allow it.

Teams fail mostly by aiming too wide and by a demo that breaks. Judges remember the problem and the moment it worked.`,
    sources: ['devfolio-guide'],
    next: ['career/hackathon-submission', 'career/project-entries', 'career/linkedin-network'],
  },
  {
    id: 'career/hackathon-submission',
    group: 'career',
    title: 'Hackathon submission and pitch',
    asked: [
      'How do I write a hackathon submission?',
      'How do I present a project in three minutes?',
      'What do hackathon judges look for?',
    ],
    terms: ['Devfolio project page', 'Devpost', 'demo video', 'pitch deck', 'judging criteria'],
    answer: `Judges see many projects in a short time and score by published criteria, often originality, use, technical quality and presentation. Write so that each criterion has a sentence to point at.

**Project page**: the problem in two lines, what you built, how it works in one picture, what was hard, what is real and what is simulated, next steps, technologies, links to code and demo. Submit an hour early: forms fail at the end.

**Pitch of three minutes**:

1. A person and their problem (20 seconds).
2. The demo, on the one path you rehearsed (90 seconds).
3. What is technically interesting (40 seconds).
4. What would come next, and thanks (30 seconds).

Rehearse twice with a clock and have a recording ready. Say honestly what is mocked; judges ask. Afterwards clean up the repository while you still remember: this page is what an employer will see.`,
    sources: ['hackathon-judging', 'devfolio-judging'],
    next: ['career/hackathons', 'career/project-readme', 'interview/project-proud'],
  },
  {
    id: 'career/stack-overflow-question',
    group: 'career',
    title: 'Asking on Stack Overflow',
    asked: [
      'How do I ask a good question on Stack Overflow?',
      'Why was my Stack Overflow question closed or downvoted?',
      'What is a minimal reproducible example?',
    ],
    terms: ['MRE', 'MCVE', 'SO', 'duplicate', 'tags', 'error message'],
    answer: `First search with the exact error text in quotation marks; many questions exist already. While preparing a good question you will often find the answer.

A question needs:

- **Title**: the problem in one sentence, such as "fetch returns 200 but response.json() throws on empty body", not "Help with API".
- **Goal and what happened**: expected result, actual result, full error text as text and not as a picture.
- **Minimal reproducible example**: the shortest complete code that shows the fault when someone else copies it. Remove everything that does not matter, check that it still fails.
- **What you tried** and what came of it.
- **Tags**: language and library; version where it matters.

One question per post, no passwords or company data. Stay nearby for comments, edit the question rather than explaining in comments, and accept the answer that helped.

Closed means "improve or find the duplicate", not that you are unwelcome. Opinions and whole homework tasks are off topic.`,
    sources: ['so-ask', 'so-example'],
    next: ['career/stack-overflow-answer', 'study/asking-good-questions', 'study/debugging-method'],
  },
  {
    id: 'career/stack-overflow-answer',
    group: 'career',
    title: 'Answering on Stack Overflow',
    asked: [
      'How do I write a good answer on Stack Overflow?',
      'How do I earn reputation on Stack Overflow?',
      'Is answering questions useful for my career?',
    ],
    terms: ['SO', 'upvotes', 'privileges', 'helping others'],
    answer: `Answering trains you to read unclear problems, and it leaves public evidence of how you explain. Follow two or three tags in which you are solid and sort by new or unanswered.

A good answer:

1. says in the first sentence what is wrong,
2. shows the smallest code that works, which you have run,
3. explains why, so that the reader can help themselves next time,
4. names limits and versions, and links documentation with the important part quoted and marked as a quotation.

Reputation comes from votes on questions and answers and unlocks rights such as commenting or voting; it comes by itself with useful answers. Improving old answers and editing questions helps too.

Do not answer what is a clear duplicate; point to it. Do not post text from a language model as your own: the site has rules against that, and untested answers are wrong surprisingly often. Be kind to beginners.`,
    sources: ['so-answer'],
    next: ['career/stack-overflow-question', 'career/learning-in-public', 'career/open-source'],
  },
  {
    id: 'career/leetcode-plan',
    group: 'career',
    title: 'LeetCode practice plan',
    asked: [
      'How should I practise LeetCode?',
      'How many LeetCode problems should I solve?',
      'What is a good LeetCode plan for beginners?',
      'I forget LeetCode solutions, what should I do?',
    ],
    terms: ['DSA practice', 'Blind 75', 'NeetCode 150', 'coding practice', 'HackerRank', 'easy medium hard'],
    answer: `The number matters less than whether you recognise patterns and can rebuild a solution. A plan for twelve weeks with five to seven hours each:

- **Weeks 1 to 3**: arrays, strings, hash maps, two pointers, sliding window.
- **Weeks 4 to 6**: stacks, queues, linked lists, binary search, sorting.
- **Weeks 7 to 9**: recursion, trees, heaps, graphs with BFS and DFS.
- **Weeks 10 to 12**: backtracking, greedy, dynamic programming, mixed and timed.

Per problem: think for 25 to 40 minutes, write the slow solution at least, then read a solution if needed, close it, and write it yourself. Note in two lines the idea and the sign by which you would recognise it. Solve it again after three days and after two weeks, from an empty page.

Start with easy ones, then mostly medium. Speak aloud in one of five.

The usual mistakes: reading solutions after five minutes, jumping among topics, and never repeating.`,
    sources: ['leetcode-150', 'dsa.resources'],
    next: ['career/codeforces-plan', 'interview/coding-interview', 'study/spaced-repetition'],
  },
  {
    id: 'career/codeforces-plan',
    group: 'career',
    title: 'Codeforces practice plan',
    asked: [
      'How do I start with Codeforces?',
      'How do I improve my rating on Codeforces?',
      'What is upsolving?',
      'What is the difference between Codeforces and LeetCode?',
    ],
    terms: ['competitive programming', 'CP', 'contest', 'div 2', 'CodeChef', 'AtCoder'],
    answer: `Codeforces is for contests: problems are mathematical and told as stories, you read from standard input, and speed counts. LeetCode is closer to interviews: known patterns, a function to fill in. Contests sharpen thinking; for an interview date close by, practise interview problems.

A week that works:

- one contest (begin with Div. 3 or 4, later Div. 2), or a virtual one
- **upsolving** the next day: solve the first problem you failed, with the editorial if needed, and write it yourself
- five to eight problems rated some 100 to 200 above your comfortable level
- one topic to learn: sorting and greedy, number theory, binary search, prefix sums, graphs, dynamic programming

In C++, use fast input and \`long long\` where sums may pass two thousand million. Test with the smallest and largest limits before you submit.

Rating jumps up and down; look at the problems you can solve now and could not two months ago. Copying solutions breaks the rules and teaches nothing.`,
    sources: ['codeforces-help', 'usaco'],
    next: ['career/leetcode-plan', 'study/spaced-repetition', 'interview/mock-interviews'],
  },
  {
    id: 'career/learning-in-public',
    group: 'career',
    title: 'Learning in public and technical writing',
    asked: [
      'How do I start a technical blog?',
      'What should I post on Twitter as a developer?',
      'What does learning in public mean?',
      'What can I write about as a beginner?',
    ],
    terms: ['X', 'dev.to', 'Hashnode', 'Medium', 'build in public', 'personal brand'],
    answer: `Learning in public means that you publish notes and small results while you learn. It makes you think clearly, leaves evidence for employers, and brings corrections from people who know more.

As a beginner you have an advantage: you still remember what was confusing. Good subjects: a bug that cost you two hours and its cause, how you chose between two libraries, a diagram of something you just understood, the diary of a project.

A post of 400 words: the problem, what you tried, what worked, why, and what you are unsure of. Run the code you show. On X or similar, one idea, one picture, a link.

Set a small rhythm, such as two posts a month, and end a post after two hours at the latest. Credit sources, do not copy text, and publish nothing that belongs to an employer. When someone corrects you, thank them and edit the post.`,
    sources: [],
    next: ['career/linkedin-network', 'career/stack-overflow-answer', 'study/note-taking', 'career/technical-writing'],
  },
];
