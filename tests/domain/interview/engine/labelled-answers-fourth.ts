import type { LabelledAnswers } from './labelled-answers';

/**
 * A fourth collection, of stories only, since the third had shown that stories are the weak side: three good ones of
 * three had been taken for off-topic or nearly so. Written after that was mended, measured once, and then tuned on.
 */
export const FOURTH_LABELLED: readonly LabelledAnswers[] = [
  {
    question: 'proud',
    good: [
      'There is a small program running in our town library that I wrote two winters ago. The librarians used to ring every reader whose book had come in, about forty calls a day. I sat with them for an afternoon, and saw that half of the people did not pick up and had to be called again. So I built a thing that sends a text message and lets the reader answer with 1 or 2. The difficult bit was their old catalogue, which could only print lists; I ended up reading the printer queue. They now make five calls a day. What I like most is that Mrs Hartmann, who was against computers, shows it to visitors.',
    ],
    middling: [
      'I am proud of my online shop project. I built the frontend and the backend myself with React and Node, and it has a cart and payments. It took me about three months. I learned a lot during that time.',
    ],
    poor: ['I am most proud of always giving my best. I think my biggest achievement is that I never give up.'],
    offTopic: [
      'An index in a database is like the one at the end of a book. Without it the database has to look at every row. It costs space, and each insert has to update it as well, so you should not create one for every column. For text search there are special ones, and for ranges a tree works better than a hash.',
    ],
    stuffed: [
      'Achievement, proud, success, project, built, launched, award, users, impact, percent, result, team, leadership, innovation, challenge, obstacle, overcome, solution, recognition, growth, increased, reduced, improved, delivered, accomplishment, milestone.',
    ],
  },
  {
    question: 'prioritising',
    good: [
      'On the last Thursday in March three things came in before nine. Accounting could not close the month because an export was empty, a salesman wanted a demo account for noon, and our test server had died. I asked each of them who would be stuck and until when. Accounting had thirty people waiting, so I began there and told the salesman that he would have his account at half past eleven; for the test server I asked Tobias, who needed it himself, to restart it. The export was a full disk, which took me forty minutes. The demo account was ready at 11:20. The server came last, at two, and I had said so in the channel in the morning, so no one asked. Since that day I keep a page with who waits for what, and I sort it before I open my mail.',
    ],
    middling: [
      'Once I had an exam and a deadline at work in the same week. I made a list of what I had to do. I did the work first because other people depended on it, and I studied at night. I passed the exam, but it was stressful.',
    ],
    poor: ['I am very good at multitasking, so I can do several urgent things at once without a problem.'],
    offTopic: [
      'My favourite course was about compilers. We wrote one for a small language, with a parser by hand and code for a stack machine. In the end mine could run a game of life. Since then error messages of other compilers make more sense to me, because I know how hard it is to produce a good one.',
    ],
    stuffed: [
      'I prioritize and I organize and I plan and I delegate and I communicate and I focus and I manage time and I use matrices and lists and calendars and I deliver and I am efficient and structured and flexible.',
    ],
  },
  {
    question: 'missing-information',
    good: [
      'In May a supplier told us by email that their map service would be switched off, "in the coming weeks", and did not answer the phone. We did not know if that meant ten days or sixty. Our delivery app shows nothing without a map. I could have waited for an answer, but moving to another service takes about two weeks, so waiting was the riskier choice. In a day I tried two others with our fifty most frequent addresses. I picked the one that found 48 of them, and hid it behind a switch, so that we could stay with the old one if it went on. I told my boss openly that I was guessing about the date. They turned it off sixteen days later, on a Saturday, and we flipped the switch. Had they given us half a year I would have compared prices more; we pay about 200 euros a month too much.',
    ],
    middling: [
      'We had to choose a cloud provider for a new project and did not know how many users there would be. I made some assumptions and compared prices. We chose AWS because it can scale, and it worked fine so far.',
    ],
    poor: ['I trust my gut feeling when I do not have all the facts. In most cases that works well for me.'],
    offTopic: [
      'I speak four languages. I grew up with Marathi and Hindi, learned English at school, and started with German two years ago because a friend moved to Munich. I practise every morning on the train with an app, and once a week I meet a teacher online. Last month I read my first novel.',
    ],
    stuffed: [
      'Decision making under uncertainty, incomplete information, assumptions, risk assessment, pros and cons, data driven, intuition, reversible decision, stakeholders, trade-off, probability, scenario planning, contingency plan, facts, analysis paralysis, bias for action, outcome.',
    ],
  },
  {
    question: 'mentoring',
    good: [
      'Priya joined us straight from college last August, and her changes came back from review five or six times. I noticed that she rewrote everything after each remark without asking why. So I asked her whether she wanted to pair with me for an hour on Tuesdays. In the first weeks I let her drive and only asked what she expected a line to do before she ran it. At one point she was stuck on a date bug for twenty minutes, and it was hard for me not to say it, but she found it and was so pleased that she wrote a test without being told. By November her changes went through after one round, and in January she began to review mine. I learned to ask instead of explain, because half of what I wanted to explain she already knew.',
    ],
    middling: [
      'A friend at university had problems with algorithms, so I explained them to him before the exam. We met three times and did exercises together. He passed with a good mark and he was happy about it.',
    ],
    poor: ['I like helping others and I am always there when a colleague has a question about something.'],
    offTopic: [
      'We had to cut our cloud bill, so I looked at which machines were idle at night. It turned out that eleven test servers ran around the clock. I wrote a schedule that stops them at eight and starts them at seven, and I moved old files to cheaper storage. The bill went from 4,100 to 2,600 dollars in the next month.',
    ],
    stuffed: [
      'Mentoring, coaching, teaching, pair programming, code review, feedback, growth, patience, empathy, knowledge sharing, onboarding, one-on-one, goals, progress, confidence, junior developer, support, learning, development plan, improvement, success.',
    ],
  },
  {
    question: 'off-plan',
    good: [
      'We had promised a new ticket machine for a swimming pool by the first of June. In the middle of April the card reader came, and it did not fit the housing; the maker had changed the plug. I was responsible for the software and not for the box, but I was the one who opened the parcel. I rang our project manager the same hour and sent photos, rather than hope that somebody would find an adapter. We sat down and asked what the pool really needed on the day: selling single tickets. So we dropped season passes and the receipt printer from the first version, and I used the three weeks until the new reader came to build those against a simulator. On 1 June people could buy tickets, and the rest followed on the 20th. In every plan since I order the parts first and try them before I write a line.',
    ],
    middling: [
      'Our app project took longer than planned because the API of the other team was not ready. I noticed it after two weeks. We used fake data in the meantime and moved the release by one month.',
    ],
    poor: ['Projects never go exactly to plan, that is normal. You have to stay flexible and keep going.'],
    offTopic: [
      'For clean code I follow a few rules. A function does one thing, names are long enough to understand, and comments say why. I run a formatter on save, so nobody has to argue about spaces. When I see a bad name I change it at once, because later nobody does it.',
    ],
    stuffed: [
      'Project off plan, delay, scope creep, risk management, mitigation, replanning, milestones, Gantt chart, buffer, stakeholder communication, escalation, budget, resources, dependencies, critical path, agile, retrospective, lessons learned, status report, change request.',
    ],
  },
  {
    question: 'disagreement-role',
    good: [
      'My manager wanted to buy a ready-made search for our shop, and I was convinced that we could do it with what Postgres has. We had gone back and forth twice in front of the others, which was not pleasant for anyone. So I asked her for three days. I took 500 real searches from our logs, ran them through both, and had two people from support mark which results they would have clicked without knowing which was which. The bought one won with 81 to 64. I said to her and to the team that I had been wrong about quality, and that I would set it up. I did ask for one thing, that we keep our own interface in front of it, and she agreed. It went live in October, and she has asked me to run such a comparison for two other decisions since.',
    ],
    middling: [
      'A colleague wanted to use MongoDB and I wanted PostgreSQL. I explained my reasons with the relations in our data, and he explained his. We asked our lead, who decided for PostgreSQL, and he accepted it.',
    ],
    poor: ['If I disagree with someone I say my opinion, but in the end the manager decides, so I just accept it.'],
    offTopic: [
      'On my laptop I use Linux with a tiling window manager. It took some time to configure, but now I hardly touch the mouse. All my settings are in a Git repository, so I can set up a new machine within half an hour. I also wrote a small script that changes the colours at sunset.',
    ],
    stuffed: [
      'Disagreement, listen first, data, prototype, evidence, benchmark, respectful tone, calm, compromise, agreed, disagree and commit, outcome, result, shipped, relationship, trust, communication, teammate, manager, conflict, resolution, empathy, understand.',
    ],
  },
];
