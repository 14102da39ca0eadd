import type { Card } from '../types';

/** Behavioural interviews: how to prepare, tell stories and behave on the day. */
export const interviewBehaviouralCards: readonly Card[] = [
  {
    id: 'interview/star-method',
    group: 'interview',
    title: 'STAR method for behavioural questions',
    asked: [
      'What is the STAR method?',
      'How do I answer "tell me about a time when" questions?',
      'How do I structure a behavioural interview answer?',
      'Why do interviewers ask behavioural questions?',
    ],
    terms: ['situation task action result', 'competency question', 'CAR', 'STARR'],
    answer: `STAR is an order for telling a story so that the listener can judge you by what you did.

- **Situation**: where and when, in two sentences.
- **Task**: what was expected of you, and what was at stake.
- **Action**: what you did, step by step, with your reasons. This is more than half of the answer.
- **Result**: what changed, with a figure if you have one, and what you learned.

Interviewers ask such questions because past behaviour says more than promises. Choose one event, not a habit: "in March our import job failed" and not "I always test well". Say "I" for your own work and "we" for the team's.

The usual mistakes are a long situation, an action in which only the team appears, and no result. Practise aloud until an answer takes about two minutes.`,
    sources: [],
    next: ['interview/story-bank', 'interview/failure-story', 'interview/conflict'],
  },
  {
    id: 'interview/story-bank',
    group: 'interview',
    title: 'Story bank for behavioural interviews',
    asked: [
      'How many stories should I prepare for an interview?',
      'How do I prepare for behavioural questions?',
      'Can I use the same story for several questions?',
      'I have no good stories, where do I find them?',
    ],
    terms: ['preparation', 'examples', 'competency matrix'],
    answer: `A story bank is a page with six to eight true events that you can tell from memory. One story serves several questions, so you prepare events, not answers.

Cover these kinds: a project you are proud of, a failure, a disagreement, a hard bug or obstacle, a time you helped or led others, a time you learned something fast, a request that was unclear, a deadline in danger.

For each, note in single words: situation, your task, three actions, result with a figure, what you would do differently. Course projects, volunteering and part-time jobs count when you were the one who acted.

Before an interview, read the advert and match each requirement to a story. The usual mistake is to learn full sentences by heart: you then sound recited and lose the thread at the first follow-up.`,
    sources: [],
    next: ['interview/star-method', 'interview/project-proud', 'interview/failure-story'],
  },
  {
    id: 'interview/tell-me-about-yourself',
    group: 'interview',
    title: 'Tell me about yourself',
    asked: [
      'How do I answer "tell me about yourself"?',
      'How do I introduce myself in an interview?',
      'What should my self-introduction contain as a fresher?',
      'How long should my introduction be?',
    ],
    terms: ['elevator pitch', 'walk me through your resume', 'opening question', 'self introduction'],
    answer: `This opening question asks for a short, chosen summary, not for your life. Take one to two minutes:

1. **Present**: your role or studies, and what you work on.
2. **Path**: one or two sentences on how you got there.
3. **Skills**: the two or three that matter for this job, and that you can be questioned on.
4. **Proof**: one project with a result, in numbers if you have them.
5. **Why here**: what draws you to this role.

As a fresher, let a project stand where experience would stand: "I study computer science in my final year and built a booking app that two clubs use."

Whatever you mention invites the next question, so mention what you want to be asked about. Avoid reading out the resume, private details and a list of twelve technologies.`,
    sources: [],
    next: ['interview/why-this-company', 'interview/star-method', 'interview/project-proud'],
  },
  {
    id: 'interview/strengths-weaknesses',
    group: 'interview',
    title: 'Strengths and weaknesses',
    asked: [
      'What is a good answer to "what is your greatest weakness"?',
      'How do I talk about my strengths without bragging?',
      'What weakness can I say in an interview?',
      'Why do interviewers ask about weaknesses?',
    ],
    terms: ['biggest weakness', 'areas of improvement', 'development area'],
    answer: `The question checks whether you know yourself and work on yourself.

**Weakness**: name a real one that is not the core of the job, say how it showed, and what you changed. For example: "I used to polish a task alone for too long before showing it. Now I open a draft pull request on the first day, and my reviews have become shorter." Do not name a strength in disguise such as perfectionism without a story, and do not say that you have none.

**Strength**: choose one that the role needs, and prove it with an event. "I am good at finding the cause of bugs" is a claim; the bug you cornered is evidence.

Prepare two of each. Interviewers often ask for a second one, and improvised weaknesses tend to be the harmful ones.`,
    sources: [],
    next: ['interview/hard-feedback', 'interview/failure-story', 'interview/tell-me-about-yourself'],
  },
  {
    id: 'interview/conflict',
    group: 'interview',
    title: 'Conflict with a teammate or manager',
    asked: [
      'How do I answer a question about conflict at work?',
      'Tell me about a time you disagreed with your manager or teammate',
      'What if I never had a conflict?',
      'How do I handle a disagreement in a team?',
    ],
    terms: ['disagree and commit', 'difficult colleague', 'dispute'],
    answer: `The interviewer wants to see that you can disagree about a matter without making an enemy.

Pick a disagreement about a real choice (a design, a deadline, a priority), not about someone's character. Then:

1. Present the other view so fairly that its holder would agree with your summary.
2. Say what you did to settle it: a private talk, data, a small prototype, a third opinion.
3. Say how it ended: your idea, theirs, a compromise, or a decision you carried out although you had argued against it.
4. Close with the result and how you worked together afterwards.

A group project at university is fine. "I never had a conflict" sounds as if you avoid them; a small difference of opinion is enough. The usual mistake is a story in which you are right and the other person is a fool.`,
    sources: [],
    next: ['interview/star-method', 'interview/hard-feedback', 'interview/saying-no'],
  },
  {
    id: 'interview/failure-story',
    group: 'interview',
    title: 'Talking about a failure or mistake',
    asked: [
      'How do I answer "tell me about a time you failed"?',
      'What is your biggest mistake and what did you learn?',
      'Should I admit real mistakes in an interview?',
    ],
    terms: ['setback', 'missed deadline', 'caused an outage', 'regret'],
    answer: `Choose a failure that was partly yours, that mattered, and after which you changed something. A safe non-failure ("we won only second prize") tells the interviewer nothing.

A good order: what you were aiming for, the decision of yours that turned out wrong, when you noticed, whom you told and how soon, what you did to limit the damage, and what has been different since. The last part carries the answer: a checklist, a test, a habit, and one later case in which it helped.

Example of a close: "I had run the migration without a copy of the data. Since then I rehearse each one on a restored backup, and twice that has shown a fault before users did."

Avoid blaming others, failures of honesty, and stories whose damage is still open.`,
    sources: [],
    next: ['interview/star-method', 'interview/strengths-weaknesses', 'interview/hard-feedback'],
  },
  {
    id: 'interview/project-proud',
    group: 'interview',
    title: 'Project you are proud of',
    asked: [
      'How do I talk about a project in an interview?',
      'Which project are you most proud of and why?',
      'How do I explain my project to an interviewer?',
      'What questions will I be asked about my project?',
    ],
    terms: ['project walkthrough', 'deep dive', 'final year project'],
    answer: `Tell it from the outside in:

1. **Need**: who had which problem.
2. **Your part**: what you built, and what others did.
3. **Shape**: two or three sentences on the structure, so that the listener can draw it.
4. **Hard part**: one decision or obstacle, the options, and why you chose as you did.
5. **Result**: users, time saved, marks, or what you measured.
6. **Next time**: what you would change.

Start with a version of one minute and let the interviewer choose where to dig. Expect questions such as: why this database, how did you test it, what happens with a hundred times the users, what was the worst bug.

Open the code the evening before. The usual mistake is to present a project from a tutorial as your own and then fail to explain one of its lines.`,
    sources: [],
    next: ['interview/star-method', 'interview/thinking-trade-offs', 'interview/story-bank'],
  },
  {
    id: 'interview/thinking-trade-offs',
    group: 'interview',
    title: 'Explaining a trade-off',
    asked: [
      'How do I justify a technical decision in an interview?',
      'Why did you choose this technology?',
      'How do I explain trade-offs between two options?',
    ],
    terms: ['design decision', 'alternatives', 'pros and cons', 'it depends'],
    answer: `"Why did you choose X?" asks whether you knew that there were alternatives. A trade-off answer has four parts: the requirement that decided, the options, what each costs, and the sign that would make you change your mind.

For example: "We needed reports across orders and customers, so I chose a relational database. A document store would have made changes of shape easier, but we joined in every screen. If writes outgrew one machine, I would look again."

It is fine that the reason was plain: the team knew the tool, or the deadline was near. Say so, and add what it cost you later.

Avoid "it is the best" and "it depends" without saying on what. Nobody expects you to have been right; they expect you to know what you paid.`,
    sources: [],
    next: ['interview/project-proud', 'interview/system-design-approach', 'interview/unclear-request'],
  },
  {
    id: 'interview/leadership',
    group: 'interview',
    title: 'Leadership and initiative without a title',
    asked: [
      'How do I show leadership as a junior?',
      'Tell me about a time you took initiative',
      'What is leadership experience if I was never a manager?',
    ],
    terms: ['ownership', 'influence', 'led a team', 'proactive'],
    answer: `Leadership in an interview means that something happened because you moved it, not that people reported to you.

Stories that count: you noticed a problem that nobody owned and fixed it; you brought two people with different plans to one; you organised the work of a student team; you wrote the guide that newcomers now use; you taught someone.

Tell what you saw, why it was worth your time, how you got others to join without the power to order them, and what stayed after you left. Results can be small: fewer questions in the chat, a demo finished on time.

Two mistakes are common. One is heroism: you did everything alone at night, which shows poor leadership. The other is initiative that ignored the team; say whom you asked first.`,
    sources: [],
    next: ['interview/star-method', 'interview/mentoring', 'interview/story-bank'],
  },
  {
    id: 'interview/mentoring',
    group: 'interview',
    title: 'Helping and mentoring others',
    asked: [
      'Tell me about a time you helped a teammate',
      'How do I answer a question about mentoring?',
      'How do you make other engineers better?',
    ],
    terms: ['coaching', 'teaching', 'code review', 'onboarding', 'senior interview'],
    answer: `Tell about one person. Say where they stood, what you did together, and what they could do later that they could not do before.

Concrete means that interviewers know: pairing on a task with the other person at the keyboard, reviews that ask questions instead of rewriting, a task one size too large with a safety net, feedback given privately and soon, a note that spares the next person the same question.

For a senior role add the team: which remark came up in every review, and what you wrote or automated so that it stopped. Signs that it worked are better than praise: fewer reverted changes, a newcomer who shipped in the first week.

The usual mistake is a story about how much you know. The person you helped should be the hero of it.`,
    sources: [],
    next: ['interview/leadership', 'interview/hard-feedback', 'interview/conflict'],
  },
  {
    id: 'interview/why-this-company',
    group: 'interview',
    title: 'Why this company and why this role',
    asked: [
      'How do I answer "why do you want to work here"?',
      'Why do you want this job?',
      'How do I research a company before an interview?',
    ],
    terms: ['motivation question', 'company research', 'why us'],
    answer: `A good answer joins three things: something specific about them, something true about you, and what you would do there.

Half an hour of research is enough: use the product if you can, read the advert twice, look at their engineering blog, public repositories or release notes, and find out who their customers are and how they earn money.

Then say, for example: "You publish how you moved your checkout to smaller releases. I did the same on a small scale in my last project and want to learn it where mistakes cost more. The advert says that the team owns its service in production, which I have missed."

Avoid praise that fits any company, reading out their website, and reasons that are only about you, such as pay or the way to the office.`,
    sources: [],
    next: [
      'interview/tell-me-about-yourself',
      'interview/questions-to-ask',
      'interview/why-leaving',
      'interview/five-years',
    ],
  },
  {
    id: 'interview/why-leaving',
    group: 'interview',
    title: 'Why you are leaving your job',
    asked: [
      'How do I explain why I want to leave my current job?',
      'What do I say if I was laid off or fired?',
      'Why did you leave your last company?',
    ],
    terms: ['job change', 'layoff', 'dismissed', 'notice period'],
    answer: `Answer in two sentences, forward rather than backward: what you have learned there, and what you look for that this role has. "I have built internal tools for three years and would like to work on a product that customers see."

If you were laid off, say it plainly: the team or site was closed, your position with it. No shame attaches to it. If you were dismissed, state the reason briefly, what you took from it, and what has been different since; do not lie, because references may be asked.

Never speak ill of a manager or company, even if it is deserved: the interviewer hears how you will speak of them one day. Do not give pay as the only reason. Then turn to the job in front of you.`,
    sources: [],
    next: ['interview/why-this-company', 'career/resume-gaps', 'interview/tell-me-about-yourself'],
  },
  {
    id: 'interview/five-years',
    group: 'interview',
    title: 'Where you see yourself in five years',
    asked: [
      'How do I answer "where do you see yourself in five years"?',
      'What are your career goals?',
      'What should I say about long-term plans?',
    ],
    terms: ['ambition', 'career plan', 'future'],
    answer: `Nobody will check your forecast. The question asks whether you have a direction, whether this job lies on it, and whether you will stay long enough to be worth teaching.

Name a direction rather than a title: the kind of problems you want to be good at, and the responsibility you would like to carry. Then tie the first step to this role. For example: "I want to become the person a team asks about data quality. For that I need to see how large pipelines fail, and that is what this team works on."

It is honest to say that you do not yet know whether you prefer to lead people or to go deeper technically, if you say how you will find out. Avoid "in your chair", plans that begin with leaving, and having no answer at all.`,
    sources: [],
    next: ['interview/why-this-company', 'interview/strengths-weaknesses', 'interview/questions-to-ask'],
  },
  {
    id: 'interview/questions-to-ask',
    group: 'interview',
    title: 'Questions to ask the interviewer',
    asked: [
      'What questions should I ask at the end of an interview?',
      'Do you have any questions for us?',
      'What should I ask the hiring manager?',
    ],
    terms: ['reverse interview', 'end of interview', 'ask the team'],
    answer: `Bring five questions and ask two or three. They are your chance to find out whether you want the job, and having none reads as lack of interest.

- **To future colleagues**: How does a change get from an idea to users? What was the last incident, and what did you change? What do new people find hard here?
- **To the manager**: What should the person have achieved after three months? How do you give feedback? Why is the position open?
- **To the recruiter**: What are the next steps, and when may I expect an answer?

Ask about something they said; it shows that you listened. Leave holiday, pay and remote days for the recruiter or the offer. Avoid what a look at their website answers.

Note the answers afterwards: you will need them when you compare offers.`,
    sources: [],
    next: ['interview/why-this-company', 'interview/after-interview', 'interview/interview-stages'],
  },
  {
    id: 'interview/saying-no',
    group: 'interview',
    title: 'Saying no to a stakeholder',
    asked: [
      'How do I answer "tell me about a time you said no"?',
      'How do I push back on a request from someone senior?',
      'How do I refuse a feature politely?',
    ],
    terms: ['pushback', 'stakeholder management', 'scope', 'prioritise'],
    answer: `A good no protects a goal, offers something, and leaves the other person able to decide.

Tell it in this order: what was asked and why it mattered to them; what it would have cost, in time, risk or users; how you checked that with facts; what you offered instead, such as a smaller version, a later date, or dropping something else; how it ended.

Phrases that work: "I can do this by Friday if the report moves to next week. Which matters more to you?" and "Help me understand what you need it for."

Strong answers show that you first understood the need behind the request; often a cheaper way serves it. Weak ones are a flat refusal, a yes that was meant as no, or going over someone's head without telling them.`,
    sources: [],
    next: ['interview/conflict', 'interview/unclear-request', 'interview/deadline-stuck'],
  },
  {
    id: 'interview/deadline-stuck',
    group: 'interview',
    title: 'Stuck near a deadline',
    asked: [
      'What do you do when you are stuck the day before a deadline?',
      'How do I answer questions about working under pressure?',
      'Tell me about a time you missed or nearly missed a deadline',
    ],
    terms: ['blocked', 'escalate', 'time management', 'stress'],
    answer: `The interviewer listens for one thing above all: do you speak up early.

A sound answer: you write down what you know and have tried, give yourself a fixed time for one more attempt, and then ask a colleague with exactly that note. In parallel you tell whoever waits for the result: what is done, what is open, what you propose. You offer choices: ship without the blocked part, switch it off behind a flag, move the date. Afterwards you look at why it was noticed so late.

Support it with an event of your own, with the hours and the outcome.

Avoid the night-shift hero, silence until the last minute, and skipping tests to be on time. If you did miss a deadline, say so and tell what you changed in your estimates.`,
    sources: [],
    next: ['interview/saying-no', 'interview/unclear-request', 'study/asking-good-questions'],
  },
  {
    id: 'interview/hard-feedback',
    group: 'interview',
    title: 'Receiving hard feedback',
    asked: [
      'Tell me about a time you received negative feedback',
      'How do I take criticism well?',
      'How do I handle harsh comments in code review?',
    ],
    terms: ['constructive criticism', 'performance review', 'defensive'],
    answer: `Choose feedback that stung and was at least partly right. Say what was said, in the other person's words; how you felt in half a sentence; what you asked in order to understand it, ideally for an example; what you changed; and how you know that it worked, such as the same person noticing later.

For a comment in code review: separate the tone from the content, answer the content first, and fix or discuss it. If a thread goes back and forth three times, talk instead. If the tone is the problem, say so privately.

If you disagreed in the end, that is fine too, as long as you tested your view against someone else's.

The weak versions are "I like feedback" without a case, and a story that proves the critic wrong.`,
    sources: [],
    next: ['interview/strengths-weaknesses', 'interview/failure-story', 'interview/conflict'],
  },
  {
    id: 'interview/unclear-request',
    group: 'interview',
    title: 'Handling an unclear request',
    asked: [
      'How do I deal with ambiguity in an interview question?',
      'What do you do when requirements are unclear?',
      'Tell me about a time you worked with incomplete information',
    ],
    terms: ['vague task', 'scoping'],
    answer: `Show that you reduce the fog instead of waiting for it to lift or guessing silently.

1. **Find the decision behind the request**: what will they do with the result, and by when?
2. **Write your understanding in a few lines**, with your assumptions, and send it. A reader can correct a wrong assumption faster than answer an open question.
3. **Show something rough early**: a sketch, a first figure, one screen. People notice what they wanted when they see something.
4. **Confirm, then go deep.** Say what you left out.

Use a real event: a manager who asked to "look into churn", a teacher with a vague project brief. Name one assumption that turned out wrong and what catching it early saved.

In technical interviews tasks are often vague on purpose. The same steps apply: ask, state assumptions, begin small.`,
    sources: [],
    next: ['interview/saying-no', 'interview/thinking-trade-offs', 'interview/coding-interview'],
  },
  {
    id: 'interview/interview-stages',
    group: 'interview',
    title: 'Stages of a hiring process in technology',
    asked: [
      'What rounds are there in a tech interview?',
      'How does the hiring process for developers work?',
      'What is the difference between a phone screen and an onsite?',
    ],
    terms: ['loop', 'HR round', 'online assessment', 'OA', 'technical round', 'final round', 'panel'],
    answer: `Processes differ, and you may ask the recruiter for the exact steps. The common ones:

| Stage | What they check |
| --- | --- |
| Application | whether the resume fits the advert |
| Recruiter call | motivation, language, pay range, dates |
| Online test or take-home | whether you can write working code |
| Technical interviews | problem solving, fundamentals, design at higher levels |
| Manager interview | behaviour, goals, fit with the team |
| Offer | references, contract |

Ask in advance: how long each part takes, who will be there, which language or tools you may use, and whether you may look things up. Nobody minds, and it lets you prepare for the right thing.

Prepare the earliest stage best; without passing it you do not see the others. If you need an adjustment, for instance because of a disability, say so when dates are arranged.`,
    sources: [],
    next: ['interview/recruiter-screen', 'interview/coding-interview', 'interview/take-home'],
  },
  {
    id: 'interview/recruiter-screen',
    group: 'interview',
    title: 'Recruiter phone screen',
    asked: [
      'What happens in a recruiter call?',
      'How do I prepare for a phone screen?',
      'What should I say when a recruiter asks about salary expectations early?',
    ],
    terms: ['HR call', 'screening call', 'talent acquisition'],
    answer: `The first call is short and mostly asks: is this person real, interested, able to explain their work, and within the conditions of the job?

Have in front of you: the advert, your resume, two sentences on why this role, your notice period or start date, whether you may work in the country, and your range for pay. Take it in a quiet place and stand or sit upright; it is audible.

Recruiters are seldom engineers, so explain your work by its purpose before its tools. On pay, you can ask for the range of the role first, or name a researched range.

Before you hang up, ask: what are the steps, who are the interviewers, what should I prepare, and when will I hear from you? The usual mistake is to treat the call as a formality.`,
    sources: [],
    next: [
      'interview/interview-stages',
      'interview/tell-me-about-yourself',
      'career/salary-expectations',
      'interview/video-interview',
    ],
  },
  {
    id: 'interview/video-interview',
    group: 'interview',
    title: 'Video interviews',
    asked: [
      'How do I prepare for an online interview?',
      'What should I check before a video interview?',
      'How do I share my screen in a remote interview?',
    ],
    terms: ['Zoom', 'webcam', 'one-way recorded interview'],
    answer: `Half an hour before: restart the computer, close what could pop up, test camera, microphone and the link, plug in the power, put a glass of water beside you, and have a phone number in case the connection fails.

Light should come from the front, the camera stand at eye height, the background be plain. Look at the camera when you speak; it reads as eye contact. Leave a second after a question because of the delay.

If you share your screen, share one window, enlarge the font, and hide notifications and private tabs. For a recorded interview without a person, practise with a timer, because you speak against a clock and cannot ask back.

Notes are fine if they are single words; reading aloud is noticed. If something fails, say so calmly and call.`,
    sources: [],
    next: ['interview/interview-nerves', 'interview/interview-stages', 'interview/coding-interview'],
  },
  {
    id: 'interview/interview-nerves',
    group: 'interview',
    title: 'Nerves before and during an interview',
    asked: [
      'How do I stay calm in an interview?',
      'I panic in interviews, what can I do?',
      'Why does my mind go blank in interviews?',
    ],
    terms: ['anxiety', 'stress', 'confidence', 'freeze', 'fear'],
    answer: `Nervousness is normal, and interviewers allow for it. It shrinks with repetition more than with any trick, so practise under similar conditions: aloud, with a timer, with someone watching.

Before: sleep, eat, arrive early, read only your notes of single words. Breathe out slowly a few times, longer than you breathe in. Write your first two sentences down and know them well; the start is the hardest part.

During: you may pause. "Let me think about that for a moment" is a complete answer for twenty seconds. If your mind goes blank, repeat the question in your own words, or write down what you know. In a coding task go back to an example and work it by hand.

Afterwards, note what was asked rather than how you felt. If fear keeps you from applying at all, talk to someone you trust or to a professional.`,
    sources: [],
    next: ['interview/mock-interviews', 'interview/i-do-not-know', 'study/burnout'],
  },
  {
    id: 'interview/i-do-not-know',
    group: 'interview',
    title: 'Not knowing an answer in an interview',
    asked: [
      'What do I say when I do not know the answer?',
      'Should I guess in an interview?',
      'How do I handle a question outside my knowledge?',
    ],
    terms: ['admit', 'blank', 'bluffing', 'honest', "don't know the answer"],
    answer: `Say so, and then show how you think. Bluffing is the one wrong answer, because a single follow-up uncovers it and casts doubt on the rest.

Three honest forms:

- **Reason from what you know**: "I have not used that queue. From other queues I would expect that messages can arrive twice, so I would make the consumer tolerate it."
- **Name the border**: "I know what an index does and when I add one. How this database stores it I would have to look up."
- **Say how you would find out**: which documentation, which experiment, whom you would ask.

If the word is the trouble, ask: "Could you tell me what you mean by that?" You may know the thing by another name.

One gap rarely decides an interview. Look the answer up the same evening; the question may come back in the next round.`,
    sources: [],
    next: ['interview/thinking-aloud', 'interview/stuck-in-coding', 'interview/interview-nerves'],
  },
  {
    id: 'interview/take-home',
    group: 'interview',
    title: 'Take-home assignments',
    asked: [
      'How do I do well in a take-home task?',
      'How much time should I spend on a coding assignment?',
      'What do reviewers look for in a take-home project?',
    ],
    terms: ['coding challenge', 'case study', 'test task'],
    answer: `Read the task twice and list what is required, what is optional and what is unclear; ask about the unclear part early. Then finish the required part completely before you add anything.

Reviewers usually look for: it starts with the commands in the README, the requirements are met, the code is readable, there are a few useful tests, errors and empty input are handled, and commits tell the story.

Write a short README: how to run it, decisions you made, what you left out and would do next. That last part turns missing time into judgement.

Keep to the time suggested and say how long you took. Run it once from a fresh clone before you send it. Expect to explain each line afterwards and to change something live, so submit nothing you do not understand. Very long unpaid tasks may be declined politely.`,
    sources: [],
    next: ['interview/project-proud', 'interview/interview-stages', 'interview/testing-pyramid'],
  },
  {
    id: 'interview/mock-interviews',
    group: 'interview',
    title: 'Mock interviews',
    asked: ['How do I practise for interviews?', 'Are mock interviews worth it?', 'How do I practise alone?'],
    terms: ['practice interview', 'rehearsal', 'peer interview', 'feedback'],
    answer: `A mock interview is a rehearsal under real conditions: a stranger or friend, a question you do not know, a clock, and no help. It trains what solving problems alone does not: speaking while thinking, reacting to hints, and staying calm.

With a partner: forty minutes of interview, ten of feedback, then change roles. Being the interviewer teaches as much, because you see what is unclear in others. Ask for feedback on three points only: Was I understandable? Did I check my solution? Where did I lose time?

Alone: record yourself, with camera, answering a random question, and watch it once. It is unpleasant and shows filler words, length and missing results at once.

One or two a week for a month before interviews is a sensible amount. Keep a list of what went wrong and begin the next session with it.`,
    sources: [],
    next: ['interview/thinking-aloud', 'interview/story-bank', 'interview/interview-nerves'],
  },
  {
    id: 'interview/after-interview',
    group: 'interview',
    title: 'After an interview',
    asked: [
      'Should I send a thank-you message after an interview?',
      'How long should I wait to follow up?',
      'What do I do after an interview?',
    ],
    terms: ['follow-up email', 'thank you note', 'no response', 'ghosted'],
    answer: `The same day, write down every question you were asked, where you hesitated, and what you learned about the job. This is your best material for the next interview.

A short thank-you message within a day is polite and optional. Three sentences: thanks, one thing from the talk that stayed with you, and that you look forward to hearing from them. It will not save a poor interview.

If the date they named has passed, wait two working days and ask once, in a friendly way. Another week later you may ask again; then let it rest and count silence as no.

Keep applying meanwhile. If another company makes an offer with a deadline, tell the one you prefer: it is a normal reason to speed up.`,
    sources: [],
    next: ['interview/questions-to-ask', 'career/rejection', 'career/compare-offers'],
  },
];
