/**
 * Answers to interview questions with a label given by hand, written before the rubric's word lists existed.
 *
 * `good`: an interviewer would be pleased. `middling`: right as far as it goes, thin. `poor`: on the subject, says next
 * to nothing. `offTopic`: fluent, about something else. `stuffed`: the subject's terms without an answer.
 * The rubric was tuned on the first seven sets; the other seven were measured once before anything else was changed.
 */
export interface LabelledAnswers {
  /** Key of the question in labelled-questions.ts. */
  readonly question: string;
  readonly good: readonly string[];
  readonly middling: readonly string[];
  readonly poor: readonly string[];
  readonly offTopic: readonly string[];
  readonly stuffed: readonly string[];
}

export const LABELLED: readonly LabelledAnswers[] = [
  {
    question: 'hash-tables',
    good: [
      'A hash table stores pairs of a key and a value in an array. A hash function turns the key into a number, and that number modulo the array size says which bucket to use, so a lookup takes constant time on average. Two keys can land in the same bucket. I know two ways to deal with that: chaining, where each bucket holds a small list, or open addressing, where you probe for the next free slot. If too many keys pile up in one bucket, the worst case becomes linear. That is why the table watches its load factor and grows, usually doubling and rehashing everything at about 0.75. In Java, HashMap even turns long chains into trees.',
    ],
    middling: [
      'It maps keys to values. You hash the key and get an index into an array, so you can find the value quickly without scanning everything. When two keys collide you can keep a linked list in the bucket and walk through it.',
    ],
    poor: [
      'A hash table is like a dictionary in Python. It is really fast. I do not remember exactly what it does inside.',
    ],
    offTopic: [
      'In my last internship I worked on the mobile app of a food delivery company. I redesigned the checkout screen together with a designer, because users were leaving before they paid. I built three variants in Figma, tested them with eight people, and then implemented the winner in React Native. As a result the share of finished orders rose from 61 to 70 percent within a month.',
    ],
    stuffed: [
      'Hash function, key, value, dictionary, map, collision, chaining, open addressing, O(1), constant time, worst case, O(n), load factor, resize, rehash, bucket, hash, hashing, key-value, hash table, hash map, collision handling.',
    ],
  },
  {
    question: 'slow-query',
    good: [
      'I would start with the query plan, so EXPLAIN ANALYZE in Postgres, because guessing wastes time. I look for sequential scans on the big tables and for row estimates that are far off. If the join column has no index I add one, usually on the foreign key, and I check that the filter columns are covered too. Then I look at the query itself: selecting only the columns I need, filtering before the join, and turning a left join into an inner join if the outer rows are thrown away anyway. I keep in mind that every index makes inserts slower, so on a table with heavy writes I measure before and after. On an orders table with 40 million rows this took a report from 12 seconds down to 300 milliseconds.',
    ],
    middling: [
      'I would look at the explain plan to see whether it does a full table scan. Probably there is an index missing on the column we join on, so I would add it and run the query again. I would also not select all columns.',
    ],
    poor: [
      'I would try to make the query better, maybe restart the database or get a bigger server. Usually it helps.',
    ],
    offTopic: [
      'The most important thing for me is the team. I like when people are open and talk to each other every day. At university I organised a study group for twelve people, and we met each Thursday in the library. I prepared the agenda, and because I kept it short, everyone came back the next week. I learned a lot about how to listen to others.',
    ],
    stuffed: [
      'SQL joins and indexes: inner join, left join, primary key, foreign key, index, query plan, explain, full table scan, write cost, insert slower, faster reads, join, joins, large tables, slow query, faster query, find out why, B-tree, covering index, execution plan.',
    ],
  },
  {
    question: 'conflict-teammate',
    good: [
      'Last spring I was working on a payments service with another backend developer, Marta. She wanted to rewrite the whole module before launch and I thought we could not afford it with five weeks left. The discussions in code review got sharp, so I asked her for a coffee and let her explain first what worried her. It turned out that she had been on call for the old code and was afraid of double charges. I proposed that we list the three riskiest functions and write tests for those, and that I would take half of them. She agreed, we found two real bugs in the process and launched on time with no duplicate payment in the first month. Since then I ask about the worry behind an objection before I argue about the solution.',
    ],
    middling: [
      'In a student project I disagreed with a teammate about which framework to use. He wanted Angular and I wanted React. We talked about it in a meeting and compared the pros and cons, and in the end we went with React because more of us knew it. It was okay after that.',
    ],
    poor: [
      'I normally get along with everybody, so I do not really have conflicts. If there was one I would just talk to the person.',
    ],
    offTopic: [
      'When I joined my last company the nightly build took almost two hours. I analysed where the time went and found that the integration tests started a fresh database for each test. I changed the setup so that one database was shared and cleaned between tests. I also moved the linter to its own job. As a result the build went down to 25 minutes and we saved around 300 dollars a month.',
    ],
    stuffed: [
      'Conflict, teammate, disagreement, listening, compromise, communication, empathy, resolution, respect, teamwork, feedback, situation, task, action, result, conflict resolution, win-win, collaboration, relationship, outcome, learned, increased, reduced, percent.',
    ],
  },
  {
    question: 'failure',
    good: [
      'In my second month as a junior developer I deleted about 900 customer records on the live database. I had a cleanup script meant for staging and I did not check which connection string was loaded. That was my mistake and nobody else had a part in it. I told my lead within five minutes, we stopped the import job, and together with the DBA I restored the rows from the backup of the night before. Eleven customers had to re-enter an address, and I wrote to each of them. Afterwards I changed our scripts so that they print the host and ask for confirmation, and I made production credentials read-only on developer laptops. We have not had a similar accident in the two years since.',
    ],
    middling: [
      'I once failed to deliver a feature on time because I underestimated the work. I was responsible for the search page and I thought it would take three days, but it took two weeks. I told my manager late. After that I learned to split my tasks and give updates earlier.',
    ],
    poor: [
      'I think my biggest failure is that I am a perfectionist and sometimes work too much. But I always learn from everything.',
    ],
    offTopic: [
      'I am very interested in cloud technology and I follow the news about it every morning. Serverless is especially exciting, because you only pay for what you use and you do not have to patch machines. I took two online courses on it and I built a small site which resizes images. In the next years I would like to become an architect and design systems for many users.',
    ],
    stuffed: [
      'Failure, situation, my mistake, responsibility, action taken, fixed, rolled back, communicated, result, recovered, prevention, test, checklist, lesson learned, growth, failure, mistake, learned, improved, situation task action result.',
    ],
  },
  {
    question: 'broken-deployment',
    good: [
      'First I would stop the rollout and roll back to the last good version, because customers come before the investigation. While the rollback runs I check on the dashboards how many users see errors and since when, and I post a short note in the incident channel with what we know, who is on it and when the next update comes. Once error rates are back to normal I verify it with a test purchase and not only with the graphs. Then I compare the two releases, read the logs from the failing pods and try to reproduce the fault in staging. When the cause is clear I fix it behind a flag and roll out to 5 percent first. Two days later I would hold a review without blame, and the outcome has to be at least one automatic check that would have caught this.',
    ],
    middling: [
      'I would roll back the deployment so the site works again. Then I would tell the team what happened and look into the logs to find the cause. After fixing it I would deploy again and test it this time.',
    ],
    poor: ['I would look at the logs and try to fix the bug as fast as possible. It depends on what is broken.'],
    offTopic: [
      'My favourite project was a recommendation system for books that I built for my bachelor thesis. I collected the ratings of 2,000 readers, cleaned the data with pandas and compared matrix factorisation with a simple nearest neighbour model. The second one was only slightly worse but ten times faster, so I chose it. My professor liked that I argued with numbers.',
    ],
    stuffed: [
      'Deployment production rollback stop impact communicate stakeholders find cause root cause analysis verify fix blameless postmortem review incident monitoring logs alerts canary blue-green hotfix production deployment rollback rollback incident.',
    ],
  },
  {
    question: 'docker',
    good: [
      'We run a Django shop in containers, and I wrote its Dockerfile. I start from a slim Python image with a pinned version, because "latest" once broke our build on a Monday morning. It is a multi-stage build: the first stage compiles the wheels, the second only copies them over, and so the image went from 1.1 GB to 180 MB. I copy the requirements file before the source so that the layer with the dependencies stays in the cache. The process runs as a user without root rights. Passwords come in as environment variables at run time from the secret store and never into a layer, since anybody who can pull the image could read them. CI scans each image with Trivy and tags it with the commit hash, so we always know what is running and can go back.',
    ],
    middling: [
      'I write a Dockerfile with a base image, copy the code, install the dependencies and set the command to start. Then I build the image and push it to a registry. It is good to use a small base image, and you should not put passwords into it.',
    ],
    poor: ['Docker is for containers. You run docker build and docker run, and then it works on every machine.'],
    offTopic: [
      'For me a good resume is one page, with numbers in it. I updated mine last weekend and asked two friends to read it. One of them works in recruiting, and she told me to put the projects on top because I am still a student. I also removed the photo. Since I did that I have been invited to four interviews, so I think it was worth the time.',
    ],
    stuffed: [
      'Docker, Dockerfile, image, layer, cache, container, multi-stage build, base image, registry, tag, non-root, secrets, volume, network, Compose, Kubernetes, CI/CD, scan, vulnerability, slim, Alpine, port, healthcheck, orchestration, microservices, Docker, Docker.',
    ],
  },
  {
    question: 'about-yourself',
    good: [
      'I am a computer science student in my last year in Pune, and for the past eight months I have worked part time as a developer at a logistics startup. My main tools are TypeScript, React and PostgreSQL. There I built the page where drivers confirm deliveries; it works offline and syncs later, and about 450 drivers use it every day. Before that the confirmations came in on paper, and the accounting team needed two days to type them up, now it takes an hour. I enjoy that kind of work most, software for people who are not sitting at a desk. That is why your opening for field tools caught my eye, and I would like to learn how you do it for ten times as many users.',
    ],
    middling: [
      'I have a degree in information technology and about one year of experience as a web developer. I know JavaScript, HTML, CSS and some Node. In my last job I built landing pages for clients. Now I am looking for a new challenge in a bigger company.',
    ],
    poor: [
      'Well, my name is Alex, I like football and travelling, and I am a hard worker and a team player who learns fast.',
    ],
    offTopic: [
      'Garbage collection frees memory that is no longer reachable. A generational collector relies on the fact that most objects die young, so it scans the young space often and the old space rarely. Pauses can be shortened by marking concurrently with the program, which needs write barriers. If pauses matter a lot, as in trading, people sometimes allocate everything up front.',
    ],
    stuffed: [
      'Current role student, background experience years degree, key skills stack technologies, project built achievement, measurable result percent increased reduced users, why this role your company excited looking for, motivated, passionate, dynamic, results-driven, team player, synergy.',
    ],
  },
  {
    question: 'bias-variance',
    good: [
      'Bias is the error you get because the model is too simple for the pattern, so it underfits and does badly even on the training data. Variance is how much the model changes when you train it on another sample; a very flexible model memorises noise, and then training error is tiny while validation error is high. Making the model more complex lowers bias and raises variance, so you look for the point where the validation error is lowest. In practice I plot learning curves. If both errors are high and close together I add features or take a bigger model. If there is a gap I regularise, get more data, or stop earlier. For a churn model at my last job a depth-12 tree had 99 percent on training and 71 on validation; limiting the depth to 5 brought validation to 78.',
    ],
    middling: [
      'Bias means underfitting and variance means overfitting. A simple model like linear regression has high bias, and a deep decision tree has high variance. You try to find a balance between the two, for example by using cross-validation.',
    ],
    poor: ['It is a trade-off in machine learning. You want both of them to be low so that the model is accurate.'],
    offTopic: [
      'I believe that clean code is the most important skill of an engineer. Functions should be short, and names should say what things are. When I review a pull request I first read the tests, because they tell me what the author wanted. In my current team we agreed that a review should not wait longer than one day, and since then our features get merged much earlier.',
    ],
    stuffed: [
      'Bias, variance, underfitting, overfitting, model complexity, regularization, L1, L2, lasso, ridge, dropout, more data, validation curve, learning curve, cross-validation, bias-variance trade-off, trade-off, generalization, training error, test error, high bias, high variance, low bias, low variance.',
    ],
  },
  {
    question: 'rest-api',
    good: [
      'I model it around nouns, so for a library I would have /books and /books/{id}/loans, and I use the methods for what they mean: GET never changes anything, POST creates a loan, PUT replaces, PATCH changes a part and DELETE removes. Replies use proper codes, 201 with a Location header when something was created, 404 when it is missing, 409 when the book is already lent, and errors always come in the same JSON shape so that the client can show them. Lists are paged with a cursor because offsets get slow and skip rows. Since phones retry on bad networks I accept an idempotency key on POST, otherwise one tap could lend two books. Clients send a bearer token, and scopes decide who may write. I put the version in the path and only add fields within a version. I would write the OpenAPI file first and let the mobile team comment on it before I code.',
    ],
    middling: [
      'I would make endpoints for each resource like /users and /orders, with GET, POST, PUT and DELETE. I return JSON and use status codes such as 200 and 404. For security I would use tokens, and I would write documentation for the other developers.',
    ],
    poor: [
      'I would use Express and make some routes which return the data from the database. Then the frontend can call it.',
    ],
    offTopic: [
      'Last year we moved to a new office and I volunteered to plan it. I made a list of everything we owned, asked three companies for an offer and negotiated the price down by 15 percent. On the day itself two of my colleagues were sick, so I called some friends. We finished at nine in the evening, and everyone could work the next morning.',
    ],
    stuffed: [
      'REST API design, resources, nouns, HTTP methods, GET, POST, PUT, PATCH, DELETE, status codes, 200, 201, 400, 404, 500, pagination, filtering, versioning, v1, idempotency, auth, OAuth, JWT, tokens, JSON, endpoints, stateless, HATEOAS.',
    ],
  },
  {
    question: 'tight-deadline',
    good: [
      'so in november our biggest customer moved the go live of their shop forward by three weeks because of black friday and I was the only frontend developer on it and there were about twenty tickets open I sat down with the product owner that same afternoon and we went through every ticket and asked what happens if this is missing on the day and that left us with nine I moved the rest to december and told the customer myself so nobody was surprised then I did the checkout tickets first because that is where the money is and I asked for a tester two hours a day I also stopped working on weekends after the first one because I was making silly errors we went live two days early and the shop took four thousand orders on the friday with one small layout bug what I took from it is to cut scope on day one and not in the last week',
    ],
    middling: [
      'At university we had to hand in a big project, and we only had one week left because we started late. I made a plan with the remaining tasks, and we divided them between us. We worked in the evenings too. In the end we handed it in on time and got a good grade.',
    ],
    poor: ['I work well under pressure. If there is a tight deadline I just work longer until it is done.'],
    offTopic: [
      'I chose computer science because my older sister is an engineer and she showed me how to program a small robot when I was twelve. I liked that you could see at once whether an idea worked. Later I joined the robotics club of my school, and we won a regional prize. I still like things that move, so I am considering a master in embedded systems.',
    ],
    stuffed: [
      'Deadline, tight deadline, pressure, prioritization, scope, planning, time management, stakeholders, communication, delivered on time, overtime, focus, urgent, important, Eisenhower matrix, MoSCoW, milestones, situation, task, action, result, success, deadline met.',
    ],
  },
  {
    question: 'metric-drop',
    good: [
      'Before I worry anybody I would check that the drop is real: did the tracking change, is a day of data missing, does the payment system show the same? If it is real I cut it up, by day and hour to see when it began, and then by country, device, app version and channel, because a drop that sits in one segment usually explains itself. Next I ask what we changed around that time, releases, prices, campaigns, and I look outside, holidays or a competitor. I write down two or three explanations and for each the figure that would rule it out. Say Android in Brazil fell by 30 percent on the day of version 4.2; then I would ask the mobile team about the payment screen of that version. I would tell the product lead the same day what we know and what we do not know yet, with a proposal such as holding the rollout, and afterwards I would set up an alert so that we hear about it in an hour and not in a week.',
    ],
    middling: [
      'First I would check if the data is correct, because sometimes the pipeline is broken. Then I would look at different segments like country and device to see where it dropped. After that I would share what I found with my manager.',
    ],
    poor: ['I would make a chart of the metric and show it to my boss, and then we could discuss what to do about it.'],
    offTopic: [
      'In JavaScript a closure is a function that remembers the variables of the scope in which it was created, even when it runs somewhere else. I use that for private state, for example a counter that nobody else can reset. One has to be careful in loops, because with var all callbacks share the same variable, whereas let creates a new one each time round.',
    ],
    stuffed: [
      'Key metric dropped: check data quality, segment, time, internal changes, external factors, hypothesis, report, next step, root cause, dashboard, KPI, A/B test, funnel, cohort, retention, anomaly, SQL, Tableau, stakeholders, key metric, metric, metric drop, suddenly.',
    ],
  },
  {
    question: 'password-storage',
    good: [
      'You never store the password itself and you do not encrypt it either, because whoever steals the key can read them all. You store a hash made with a function that is slow on purpose, Argon2id or bcrypt, with a cost that takes around 200 milliseconds on our server, so that guessing billions of them gets expensive. Each user gets a random salt, which is kept next to the hash; it means that two people with the same password have different hashes and precomputed tables are useless. When I raise the cost later I rehash at the next login. Around it I limit attempts per account and address, offer a second factor, and make sure that the password never ends up in a log, which did happen to us once through a debug line on the login form.',
    ],
    middling: [
      'Passwords should be hashed and not stored as plain text. You should also add a salt so that rainbow tables do not work. I would use bcrypt, because it is a well known library for that.',
    ],
    poor: ['I would encrypt the passwords in the database with a strong algorithm so hackers can not see them.'],
    offTopic: [
      'My previous manager was very direct, and at first that was hard for me. After a presentation he told me in front of everybody that my slides were too full. I took a day to think and then asked him what he would have left out. We went through them together, and the next time I used only six slides. The customer asked better questions, and I am grateful for it now.',
    ],
    stuffed: [
      'Password storage, hash, hashing, not encrypt, salt, pepper, bcrypt, scrypt, Argon2, PBKDF2, slow algorithm, brute force, rate limit, lockout, MFA, 2FA, never log, SHA-256, MD5, rainbow table, plain text, password, passwords, password hashing.',
    ],
  },
  {
    question: 'explain-non-technical',
    good: [
      'Our sales lead wanted to know why moving to a new database would stop new features for six weeks. He sells to hospitals and has no background in software. I did not bring a diagram of tables. I compared it with moving a pharmacy: you can rebuild the shelves while people are shopping, but then each box has to be carried twice, or you close one aisle at a time. Then I showed him on one page which customer wishes would wait and which outages would stop, in days and in money, we had lost around 18,000 euros to downtime that year. I asked him to tell me in his own words what he would say to a customer, and noticed that he thought data could get lost, so I explained the backup as well. He presented it to the board himself the week after and it was approved. I still begin with the question what the other person has to decide.',
    ],
    middling: [
      'I had to explain to a customer from marketing how our tracking worked. I avoided technical words and used an example with a shop and its visitors. She asked some questions, which I answered, and she understood it in the end.',
    ],
    poor: ['I just explain it in simple words. I think I am good at communication, so people usually understand me.'],
    offTopic: [
      'To find a memory leak I take two heap snapshots a few minutes apart and compare which objects grew. In a Node service this showed me that every request added a listener to a shared emitter and never removed it. I removed the listener in a finally block. Memory stayed flat at 300 megabytes after that, and we could delete the cron job that restarted the process each night.',
    ],
    stuffed: [
      'Explaining, non-technical audience, simple language, no jargon, analogy, visual, diagram, example, check understanding, questions, feedback, stakeholder, business value, communication, clear, concise, storytelling, empathy, audience, situation, task, action, result.',
    ],
  },
  {
    question: 'no-time-to-test',
    good: [
      'I would not try to test a bit of everything. I would take the list of changes in the release and sort it with the developers by two questions, how likely is it to break and how bad would it be. Login, payment and anything that writes customer data come first. The automated smoke suite runs on every build anyway, so my own hours go into the two or three risky changes, by hand and with odd inputs. Around noon I would write down plainly what has been tested, what has not, and which risk that leaves, and give that to the product owner, because shipping is their decision and they should make it with their eyes open. If the risk is in one feature I would suggest to switch that off and release the rest. After the release I watch the error reports for the first hours and test the remaining items the next day.',
    ],
    middling: [
      'I would test the most important features first, like login and checkout, and run the regression suite. I would tell the manager that we could not test everything. If there is a big risk I would ask for more time.',
    ],
    poor: ['I would work overtime to test everything. Quality is very important to me, and I never skip tests.'],
    offTopic: [
      'A blockchain is a list of blocks in which each block has the hash of the one before, so nobody can change an old entry without redoing all later ones. The nodes agree on the next block by proof of work or proof of stake. I wrote a small contract in Solidity last summer that lets friends split a bill, and I paid far too much gas because I kept everything in storage.',
    ],
    stuffed: [
      'Risk based testing, critical paths, smoke test, automation, regression, communicate risk, go or no-go, follow-up tests, prioritization, release, test everything, no time, test coverage, exploratory testing, severity, priority, sign-off, QA, quality, testing, tests, release.',
    ],
  },
];
