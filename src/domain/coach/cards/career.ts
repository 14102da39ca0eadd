import type { Card } from '../types';

/** Resumes, applications, offers and the first weeks in a job. */
export const careerCards: readonly Card[] = [
  {
    id: 'career/resume-structure',
    group: 'career',
    title: 'Resume structure',
    asked: [
      'How do I structure my resume?',
      'What sections should a developer resume have?',
      'How long should a resume be?',
      "What order should a fresher's resume have?",
    ],
    terms: ['CV', 'curriculum vitae', 'one page', 'layout', 'resume format'],
    answer: `A resume has seconds of attention at first, so order it by what helps the reader decide:

1. **Name and contact**: email, phone, city, LinkedIn, GitHub or portfolio.
2. **Summary**: two or three lines, only if it says something specific.
3. **Skills**: grouped (languages, frameworks, tools), only what you can be asked about.
4. **Experience**, newest first: role, organisation, dates, two to five bullets.
5. **Projects**: name, purpose, your part, technologies, link.
6. **Education**, and achievements or certificates if they support the role.

Students put education and projects above experience. One page is right for the first years of work, two are fine after that.

Use one column, one readable font, the same form for all dates, and save as PDF with your name in the file name. Leave out rating bars for skills, references, and, in many countries, photo and date of birth. Check what is customary where you apply.`,
    sources: [],
    next: ['career/resume-bullets', 'career/ats', 'career/resume-no-experience'],
  },
  {
    id: 'career/resume-bullets',
    group: 'career',
    title: 'Resume bullets with numbers',
    asked: [
      'How do I write good resume bullet points?',
      'How do I quantify my achievements on a resume?',
      'What if I have no numbers for my resume?',
      'How do I describe my responsibilities?',
    ],
    terms: ['XYZ formula', 'action verbs', 'impact', 'metrics', 'accomplishment statements'],
    answer: `A strong bullet says what you did, how, and what it changed: verb + thing + means + result.

- Weak: "Responsible for the reporting module."
- Strong: "Cut the monthly report from 40 minutes to 3 by replacing a nested loop with one grouped SQL query."

Begin with a verb: built, reduced, automated, migrated, taught, found. One idea per bullet, at most two lines.

No figures at hand? Count something you can defend: users, rows, pages, requests, tests, people in the team, hours per week, time before and after. An estimate is fine if you say so and can explain it: "about 30 students each week". Never invent one; interviewers ask how you measured it.

If nothing can be counted, name the effect: "so that newcomers set up the project without help".

The usual mistakes are lists of duties, "helped with", and the same verb five times.`,
    sources: [],
    next: ['career/resume-structure', 'career/resume-keywords', 'career/project-entries'],
  },
  {
    id: 'career/ats',
    group: 'career',
    title: 'Applicant tracking systems',
    asked: [
      'What is an ATS and how does it read my resume?',
      'How do I make my resume ATS friendly?',
      'Does a resume get rejected automatically?',
      'Why does my resume get no answers?',
    ],
    terms: ['ATS score', 'parsing', 'resume scanner'],
    answer: `An applicant tracking system stores applications, extracts text from resumes, and lets recruiters search and filter. How much is sorted automatically differs by company; fixed questions in the form, such as a permit to work, can end an application at once. Mostly a person decides, with the extracted text before them. So the text must come out right.

- One column; plain headings such as Experience, Education, Skills, Projects.
- Real text, not pictures. Nothing important only in header, footer, table or text box.
- Words of the advert where they are true of you, with both forms once: "continuous integration (CI)".
- PDF made by a word processor or the browser, unless the advert asks for another format.

Test it: copy everything out of the PDF into a plain editor. If the order or letters are wrong there, a parser will stumble too.

A score in any tool is a hint about wording, not the employer's verdict. White text and keyword lists backfire when a person reads them.`,
    sources: [],
    next: ['career/resume-keywords', 'career/resume-structure', 'career/tailoring'],
  },
  {
    id: 'career/resume-keywords',
    group: 'career',
    title: 'Keywords from a job advert',
    asked: [
      'How do I find the right keywords for my resume?',
      'How do I match my resume to a job description?',
      'What keywords should I put on my resume?',
    ],
    terms: ['keyword match', 'job posting', 'skills section', 'must-have'],
    answer: `Keywords are the words by which a recruiter would search: skills, tools, methods, kinds of work.

1. Copy the advert into a note and mark nouns that name a skill, tool, or task.
2. Count repeats and see what stands under "must" or "required".
3. Sort into three: I have it and my resume says so; I have it and the resume is silent; I do not have it.
4. For the second group, add the word where you used it, inside a bullet: "Built the import in Python with pandas" proves more than a word in a list.
5. Use the advert's spelling: "PostgreSQL" if they write that, "React" and not only "React.js".

For the third group do nothing in the resume; choose one of them to learn if it turns up in several adverts.

The usual mistake is to copy the whole list into the skills section. Each word there is an invitation to be examined on it.`,
    sources: [],
    next: ['career/ats', 'career/tailoring', 'career/reading-adverts'],
  },
  {
    id: 'career/tailoring',
    group: 'career',
    title: 'Tailoring a resume to a job',
    asked: [
      'Should I change my resume for every application?',
      'How do I tailor my resume quickly?',
      'How do I customise a resume for a role?',
    ],
    terms: ['targeted resume', 'customize', 'master resume'],
    answer: `Tailoring means choosing and ordering, not inventing. Keep a long master document with every project and bullet you ever wrote. For each application spend about fifteen minutes:

1. Read the advert and name the three things they need most.
2. Choose the bullets and projects that prove these, and put them first within their section.
3. Adjust the summary and the order of skills.
4. Use the advert's words where they are true.
5. Save with the company's name, so that you know before an interview what they have read.

For jobs that are nearly alike, one version per kind of role is enough: one for backend, one for data.

Do not tailor job titles or dates; these are checked. If you have to stretch the truth in many places, the job may not be the right one yet, or you may apply with what you have and a good letter.`,
    sources: [],
    next: ['career/resume-keywords', 'career/cover-letter', 'career/applying-plan'],
  },
  {
    id: 'career/resume-no-experience',
    group: 'career',
    title: 'Resume without work experience',
    asked: [
      'How do I write a resume with no experience?',
      'What should a fresher put on a resume?',
      'How do I get my first tech job without experience?',
    ],
    terms: ['entry level', 'graduate', 'student', 'no job history'],
    answer: `Employers who hire beginners look for evidence that you can learn and finish. Good evidence, in this order:

- Two or three projects that run and can be opened, each with a need behind it. One finished project with a few real users beats six from tutorials.
- Contributions to open source, hackathons, work for a club or a small business.
- Coursework with a result: the thesis, a team project, a competition.
- Other jobs: a shift in a shop shows reliability and dealing with people. Give it one or two bullets.

Write these like experience: name, your part, technologies, dates, bullets with results. Put education at the top while you study, and the grade if it helps.

Leave out an objective such as "seeking a challenging position". Apply although you do not meet every point of the advert: requirements are often a wish list.`,
    sources: [],
    next: ['career/project-entries', 'career/internships', 'career/portfolio-site'],
  },
  {
    id: 'career/project-entries',
    group: 'career',
    title: 'Projects on a resume',
    asked: [
      'How do I describe projects on my resume?',
      'Which projects should I put on my resume?',
      'How many projects should a resume have?',
    ],
    terms: ['side project', 'academic project', 'capstone', 'deployment link'],
    answer: `Two to four projects are enough. Choose those that resemble the job, that run, and that you can explain down to a single line.

Each entry: name and link, one line on who needs it, technologies, then two or three bullets.

- "Shift planner for a sports club, used by 20 volunteers weekly (React, Node.js, PostgreSQL)."
- "Prevented double bookings with a unique constraint and a clear message, after two real clashes."
- "Wrote 60 tests that run on each push; deployment takes one command."

Say what was yours in a team. Open each link on another device before you send the resume; a dead link is worse than none. Make sure that the repository has a README with a picture.

Leave out exercises that everyone has done, such as a to-do list or a clone, unless you added something of your own and say what.`,
    sources: [],
    next: ['career/resume-bullets', 'career/project-readme', 'career/portfolio-site'],
  },
  {
    id: 'career/resume-gaps',
    group: 'career',
    title: 'Gaps in a resume',
    asked: [
      'How do I explain a gap in my resume?',
      'Is an employment gap bad?',
      'What do I say about time out for illness or family?',
    ],
    terms: ['career break', 'unemployed', 'parental leave', 'backlog', 'year off'],
    answer: `A gap needs a short true explanation and a look forward. Months are seldom noticed; a longer time should not be left for guessing.

On the resume, give it a line like a position if that helps: "2 years: full-time care for a family member" or "Study break; completed a course in databases and built a budgeting app." Giving only years instead of months is common and acceptable, as long as you do not hide something when asked.

In an interview, answer in two sentences: the reason in general words, then what you do now. "I took time for a health matter that is resolved. Since spring I have refreshed my skills and built this project." You owe no medical or private details, and in many countries they may not ask.

Recent evidence that you are up to date helps most: a project, a course, a contribution. Do not invent a job, and do not apologise.`,
    sources: [],
    next: ['career/career-change', 'career/resume-structure', 'interview/why-leaving'],
  },
  {
    id: 'career/cover-letter',
    group: 'career',
    title: 'Cover letters',
    asked: [
      'How do I write a cover letter?',
      'Do I need a cover letter for tech jobs?',
      'What should a cover letter contain?',
    ],
    terms: ['motivation letter', 'letter of application', 'application email'],
    answer: `A cover letter says what a resume cannot: why this job, and which of your experiences fits it best. Write one if it is asked for, if you know the company well, or if your resume raises a question. Half a page:

1. **Opening**: the role, and one specific reason that shows you know what they do.
2. **Proof**: one event that matches their main need, with a result. Not the resume again.
3. **Second point**: a further need, or the answer to the open question (career change, move, gap).
4. **Close**: from when you are available, and that you would like to talk.

Address a person if the name is known. Use their words for the task. Let someone read it for errors; a wrong company name ends matters.

If only an email is asked for, three or four sentences of the same content are the letter. Avoid "I am writing to apply", adjectives about yourself, and a text that would fit any firm.`,
    sources: [],
    next: ['career/tailoring', 'career/cold-message', 'career/applying-plan'],
  },
  {
    id: 'career/reading-adverts',
    group: 'career',
    title: 'Reading a job advert',
    asked: [
      'How do I read a job description?',
      'Should I apply if I do not meet all the requirements?',
      'What are red flags in a job posting?',
      'What does "nice to have" mean in an advert?',
    ],
    terms: ['overqualified', 'entry level with experience'],
    answer: `An advert mixes what is needed with what is wished for. Read it in three passes:

1. **The work**: what would you do all day? Verbs tell more than the title. "Maintain" and "migrate" differ from "build".
2. **Must and may**: what is named twice, or in the first three points, is probably needed; a long list at the end is a wish list. Years of experience are often a measure of level, and solid projects can answer them.
3. **Conditions**: place, contract, pay range, team, process.

Apply if you can do the core of the work and could learn the rest in a few months. Licences, permits and languages named as required are different: these usually are.

Warning signs: ten professions in one role, no word on what the company does, pressure to decide at once, unpaid trial work for days, or money asked of you. Collect the good adverts: together they show what to learn next.`,
    sources: [],
    next: ['career/resume-keywords', 'career/applying-plan', 'career/job-scams'],
  },
  {
    id: 'career/applying-plan',
    group: 'career',
    title: 'Application plan and tracking',
    asked: [
      'How many jobs should I apply to?',
      'How do I organise my job search?',
      'I get no replies to applications, what do I change?',
    ],
    terms: ['job hunt', 'tracker', 'spreadsheet', 'application funnel', 'response rate'],
    answer: `Treat the search as a small project with fixed hours, a list and a weekly review.

Keep a table: company, role, link, date, version of the resume, contact, stage, next step. Split your time, for example half for applications and messages to people, half for building and practice. A few fitting applications with a contact inside usually bring more than many by one click.

Then read your own funnel once a week:

- **No replies**: look at resume, keywords and choice of roles. Ask someone in the field to read it.
- **Calls, but no second round**: practise your introduction and your reasons for the role.
- **Technical rounds lost**: note the subjects and practise those.
- **Final rounds lost**: you are close; work on stories and questions.

Change one thing at a time and give it ten or so applications. Keep applying until a contract is signed.`,
    sources: [],
    next: ['career/tailoring', 'career/referrals', 'career/rejection'],
  },
  {
    id: 'career/internships',
    group: 'career',
    title: 'Internships',
    asked: [
      'How do I get an internship as a student?',
      'When should I apply for internships?',
      'How do I turn an internship into a job?',
    ],
    terms: ['placement', 'summer internship', 'working student', 'trainee'],
    answer: `Large employers often open applications many months ahead, small ones a few weeks before; so ask early and keep asking. Ways in: the careers office, fairs, professors, former students of your college, hackathons, and a short message to a small team whose product you know.

What convinces for an intern: one or two finished projects, basic fluency in one language, git, and interest in this team. Expect a simple coding task and talk about your project.

During the internship: agree in the first week what a good result would be; ask when stuck after a fixed time; write down what you learn; show work in small pieces; note your results with numbers, because you will forget them.

About halfway, ask for feedback, and say that you would like to stay if you do. At the end leave documentation and thank people. Prefer paid internships, and be careful with unpaid ones that replace an employee.`,
    sources: [],
    next: ['career/resume-no-experience', 'career/cold-message', 'career/first-weeks', 'career/degree-or-self-taught'],
  },
  {
    id: 'career/referrals',
    group: 'career',
    title: 'Referrals',
    asked: [
      'How do I ask for a referral?',
      'What is an employee referral?',
      'How do I get a referral from someone I do not know?',
    ],
    terms: ['recommendation', 'referred', 'insider'],
    answer: `A referral is an employee putting your application before the recruiter. It often gets it read by a person; it does not replace the interviews.

Ask people who know something of your work: former classmates, colleagues, someone from a project or meetup. Make it easy to say yes and easy to say no:

"Hi Sara, your company is looking for a junior backend developer (link). I have spent the last year with Node.js and PostgreSQL; here is the booking project. Would you feel comfortable referring me? If not, I quite understand, and a tip about the team would help too. Resume attached."

With a stranger, do not begin with the request. Ask one good question about their work first; a referral may follow from the talk.

Tell the person how it went, whatever the outcome. Never ask several people in one company at the same time without telling them.`,
    sources: [],
    next: ['career/cold-message', 'career/informational-interview', 'career/linkedin-network'],
  },
  {
    id: 'career/salary-expectations',
    group: 'career',
    title: 'Answering a question about salary expectations',
    asked: [
      'What do I say when asked about my expected salary?',
      'How do I find out what salary is fair?',
      'Should I tell my current salary?',
    ],
    terms: ['CTC', 'expected pay', 'compensation', 'pay range', 'market rate'],
    answer: `Prepare three numbers before the first call: what you would be happy with, what you would accept, and below what you would decline. Get them from several sources: pay ranges in adverts for the same city and level, public salary surveys, and people in the field. Mind gross and net, and what else is included.

When asked early, you may turn it round: "Could you tell me the range for the role? Then I can say at once whether it fits." If they insist, name a range whose lower end you would accept: people hear that end.

You seldom need to reveal present pay, and in some places they may not ask. "I would rather talk about this role and its range" is enough. Do not lie about it.

The usual mistakes: a number without research, "I am flexible", and justifying it by your rent. Reasons are your skills and the market.`,
    sources: [],
    next: ['career/salary-negotiation', 'career/compare-offers', 'interview/recruiter-screen'],
  },
  {
    id: 'career/salary-negotiation',
    group: 'career',
    title: 'Negotiating a job offer',
    asked: [
      'How do I negotiate salary?',
      'Can I negotiate my first job offer?',
      'What do I say to ask for more money?',
      'What can I negotiate besides salary?',
    ],
    terms: ['counter offer', 'raise', 'compensation', 'benefits', 'signing bonus'],
    answer: `Negotiate after the offer and before you accept; then they want you and nothing is signed. A polite request rarely costs an offer.

1. Thank them, show that you want the job, and ask for the offer in writing and for a few days.
2. Decide on one number with a reason: market range, a competing offer, a skill they need.
3. Say it and then be silent: "I would like to join. Based on the ranges for this role here and my experience with payments, I had expected 5 % more. Is that possible?"
4. If pay is fixed, ask for something else: holiday, start date, remote days, training, equipment, an agreed review after six months.
5. Get the result in writing.

Never bluff with an offer you do not have. Ask for everything in one go, not bit by bit. As a beginner you have less room, but a friendly question is still normal.`,
    sources: [],
    next: ['career/salary-expectations', 'career/compare-offers', 'career/first-weeks'],
  },
  {
    id: 'career/compare-offers',
    group: 'career',
    title: 'Comparing job offers',
    asked: [
      'How do I choose between two job offers?',
      'How do I ask for more time to decide on an offer?',
      'What should I check before accepting an offer?',
    ],
    terms: ['accept offer', 'decline offer', 'contract', 'total compensation', 'exploding offer'],
    answer: `Write down what matters before you look at the offers, with weights: what you will learn, people, kind of work, pay, place and hours, security. Then score each. If the result disappoints you, that tells you something as well.

Check in writing: base pay, bonus and how it was paid in past years, shares and when they become yours, probation, notice period, working hours, on-call duty, place of work, holiday, clauses on side projects and on competing work afterwards. Ask about what you do not understand; for a contract that worries you, ask a lawyer or a trade union.

For the first job, learning and a good manager usually outweigh a small difference in pay.

To gain time: "Thank you, I am very interested. I expect another decision on Thursday; may I answer on Friday?" Decline others quickly and kindly. Do not accept and go on looking.`,
    sources: [],
    next: ['career/salary-negotiation', 'career/first-weeks', 'interview/questions-to-ask'],
  },
  {
    id: 'career/first-weeks',
    group: 'career',
    title: 'First weeks in a new job',
    asked: [
      'What should I do in my first weeks as a developer?',
      'How do I make a good start in a new job?',
      'How do I learn a large codebase at a new job?',
      'I feel slow in my new job, is that normal?',
    ],
    terms: ['onboarding', 'first 90 days', 'probation', 'ramp up', 'imposter syndrome'],
    answer: `Expect to feel slow for some weeks; everyone knows that you are new, and questions cost least now.

- **Week one**: get the project running, follow one request or click through the code, learn who does what, and fix the setup notes where they failed you.
- **Weeks two to four**: make one small change from ticket to production. It teaches review, tests and release together.
- **By the second month**: own a small piece. Ask your manager what good work after three months looks like, and for feedback every two weeks.

Keep a notebook of terms, commands and questions. When stuck, try for half an hour or so, then ask and show what you tried. Write the answer down where the next person will look.

Before you propose to rewrite something, find out why it is so. Note what you finished: it will serve your review and your next resume.`,
    sources: [],
    next: ['study/reading-code', 'study/asking-good-questions', 'study/burnout'],
  },
  {
    id: 'career/rejection',
    group: 'career',
    title: 'Job rejection',
    asked: [
      'How do I deal with job rejections?',
      'I keep getting rejected, what should I do?',
      'Should I ask for feedback after a rejection?',
    ],
    terms: ['declined', 'failed interview', 'motivation', 'turned down', 'ghosting'],
    answer: `A rejection tells you that for this position, on that day, someone else was chosen. Often reasons lie outside you: an internal candidate, a stopped budget, one more year of experience elsewhere. Everyone who applies collects many.

Do three things. Answer in two sentences: thanks, and that you would be glad to hear of a fitting role. Ask once for one piece of advice; many companies may not give reasons, so expect nothing. Then write down what you were asked and what you could not answer, and put it on your list for practice.

Look at patterns over ten applications and not at single cases: at which stage do they end? That stage is what to work on.

Limit the hours you give to the search, keep something that goes well beside it, and talk to others in the same position. If low mood stays for weeks, seek help; it is common and treatable.`,
    sources: [],
    next: ['career/applying-plan', 'interview/mock-interviews', 'study/burnout'],
  },
  {
    id: 'career/career-change',
    group: 'career',
    title: 'Changing career into technology',
    asked: [
      'How do I switch to tech from another field?',
      'Am I too old to become a developer?',
      'How do I get a developer job without a computer science degree?',
      'What is the difference between a bootcamp, a degree and self-study?',
    ],
    terms: ['career switch', 'self-taught', 'transition', 'non-CS background'],
    answer: `Your earlier work is an asset when you join it to the new skill. A nurse who builds tools for clinics, or an accountant who turns to data analysis, knows problems that graduates do not. So look first at roles near what you know, including a move inside your present company.

A path: choose one role, read ten adverts for it, learn what they share, build two projects from your old field, and talk to people who made the same move. Count in months of steady hours rather than weeks, and keep your income until you have evidence that it works.

A degree takes years and opens doors that ask for one; a bootcamp gives pace and company, of mixed quality, so check results and contracts; self-study costs least and needs most discipline. Employers look at what you can do in all three cases.

In the resume, lead with skills and projects, and phrase old work by what carries over: people, deadlines, responsibility.`,
    sources: [],
    next: [
      'career/resume-no-experience',
      'career/internships',
      'study/choosing-what-to-learn',
      'career/freelance-start',
    ],
  },
  {
    id: 'career/certifications',
    group: 'career',
    title: 'Certificates and certifications',
    asked: [
      'Are certifications worth it?',
      'Do I need a certificate to get a tech job?',
      'What is the difference between a course certificate and a professional certification?',
    ],
    terms: ['AWS certified', 'CKA', 'CompTIA', 'Coursera certificate', 'credentials'],
    answer: `A course certificate says that you finished a course. A professional certification says that you passed an examination of an independent body or vendor, often supervised and valid for a few years.

They help most where adverts ask for them: cloud, networks, security, Kubernetes, and work for public bodies or consultancies. In web or mobile development, projects and interviews count for more. For career changers, one certificate can show direction and persistence.

Before you pay, look through twenty adverts for your role and count which are named. Then check the cost of repeating the examination and of renewal, and whether a discount for students exists.

Use the syllabus as a study plan and build something along the way, so that you can answer the follow-up question. A long row of certificates without a project makes people doubt. List them with issuer and date, and only those that fit the job.`,
    sources: [],
    next: ['career/resume-structure', 'career/career-change', 'career/applying-plan'],
  },
  {
    id: 'career/job-scams',
    group: 'career',
    title: 'Job scams',
    asked: [
      'How do I recognise a fake job offer?',
      'Should I pay for a job or training to get hired?',
      'A recruiter asks for my bank details, is that normal?',
    ],
    terms: ['fraud', 'fake recruiter', 'phishing', 'advance fee', 'money mule'],
    answer: `Real employers do not charge you for being hired. Be careful when one of these appears:

- money for training, equipment, visa or "registration", or a cheque you should pass on
- an offer without a real interview, or only by chat
- pay far above the usual for easy work, and pressure to decide today
- addresses that nearly match a company's domain
- a request for bank details, identity card or passwords before a contract
- a "test task" that makes you install a program or run unknown code

Check: find the company's site yourself and ask through the contact given there whether the person and the position exist. Open code from strangers only in a virtual machine or container without your keys and accounts, or not at all.

If it happened: stop contact, tell your bank, change passwords, keep the messages and report it to the police and to the platform.`,
    sources: [],
    next: ['career/reading-adverts', 'career/applying-plan', 'career/compare-offers'],
  },
  {
    id: 'career/freelance-start',
    group: 'career',
    title: 'Starting as a freelancer',
    asked: [
      'How do I start freelancing as a developer?',
      'How do I find my first freelance client?',
      'How do I set a price for freelance work?',
      'What should a freelance contract contain?',
    ],
    terms: ['Upwork', 'Fiverr', 'contractor', 'hourly rate', 'invoice'],
    answer: `Start with one clear service, such as "booking pages for small practices", not "any website". First clients usually come from people who know you: a club, a shop, a former employer. Platforms work too, with more competition and fees.

**Price**: add up yearly cost of living, taxes, insurance, equipment, and weeks without work; divide by the hours you can really bill, perhaps half of your working time. Quote a fixed price only for a fixed scope.

**Contract**, in writing before you begin: what is delivered, what is not, dates, number of revisions, price and when it is due, a part paid in advance, who owns the code, what happens if either side stops.

Show work weekly, and treat new wishes as a new quote. Keep business money apart, put tax aside, and ask locally about registration and insurance.

The usual mistakes: vague scope, starting without a deposit, and one client who is everything.`,
    sources: [],
    next: ['career/portfolio-site', 'career/cold-message', 'interview/saying-no'],
  },
];
