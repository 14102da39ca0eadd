import type { LabelledAnswers } from './labelled-answers';

/** A third collection, written after the second had been used for tuning too, measured once, and then tuned on. */
export const THIRD_LABELLED: readonly LabelledAnswers[] = [
  {
    question: 'leading',
    good: [
      'At university I was the head of a group of six who built the timetable app for our faculty. The semester office needed it by the first of October. In the first week I wrote down with everyone what the app must do on day one, and each of us took one part and said by when. After three weeks Lena, who had the import, was far behind and did not say so; I saw it only because there were no commits. I met her for lunch and learned that she also had to repeat an exam. We cut her part in two and I took one half. From then on we had ten minutes every Monday where everyone said what was stuck. We delivered on 28 September, and about 1,900 students used it that winter. I have asked people about their other duties at the start ever since.',
    ],
    middling: [
      'I was the leader of a group project with four people. I divided the tasks and made a plan, and we met once a week to see the progress. One member did not do much, so the others did more. We finished it and presented it.',
    ],
    poor: ['I am a natural leader. People like to follow me because I am motivated and I motivate others too.'],
    offTopic: [
      'When I started with Rust I fought with the borrow checker for two weeks. I read the official book, rewrote a small log parser four times and asked a lot of questions in a chat. At some point I understood that I was trying to share things that should have one owner. My parser is now nine times faster than the Python one, and I use it every day.',
    ],
    stuffed: [
      'Leadership, vision, motivation, delegation, goals, milestones, empowerment, communication, decision making, coaching, feedback, trust, accountability, conflict management, servant leadership, stakeholder management, team building, KPIs, OKRs, results, success, leading a team towards a goal.',
    ],
  },
  {
    question: 'difficult-customer',
    good: [
      'A dentist who used our booking software rang on a Monday and shouted, because on Saturday two patients had been given the same hour. I let him finish, then I said it back to him: two people in the waiting room and he looks unprofessional. I did not promise anything except that I would ring at noon. In the logs I found that both had booked within the same second, which our check did not cover. At noon I told him that it was our fault and how it had come about, and I offered to block double bookings by hand until the repair was out. It went out on Wednesday. He stayed with us, and a month later he agreed to test the new version. We also looked for others with the same problem and wrote to eleven practices before they noticed.',
    ],
    middling: [
      'A client was not happy with the website because it looked different on his phone. I apologised and asked him to send me a screenshot. I fixed the layout the same day and he thanked me.',
    ],
    poor: ['The customer is always right. I stay friendly and try to give them what they want, then they calm down.'],
    offTopic: [
      'I compared three ways to draw ten thousand points on a map in the browser. With plain SVG it took four seconds, canvas needed half a second, and WebGL was instant but the library added 300 kilobytes. I chose canvas and grouped points that were close to each other. The page now opens in under a second on my old phone.',
    ],
    stuffed: [
      'I am patient and empathetic and I listen and I apologise and I escalate and I solve and I follow up and I am customer focused and professional and calm and polite and solution oriented and service minded.',
    ],
  },
  {
    question: 'two-bosses',
    good: [
      'I would ask each of them one question before I say anything: what happens if you get it tomorrow morning instead? Quite often one of the two dates turns out to be soft. I would also say openly to both that the other one has asked, so that it does not look like a secret. If a small part helps one of them over today, say the numbers without the slides, I offer that. If both still need all of it today, I would bring them together on a call for five minutes with my estimate for each and let them choose, because it is not up to me to weigh their goals. Then I finish that one properly, write to the other when it will be there, and tell my own lead in the evening that this happened, in case it happens every week.',
    ],
    middling: [
      'I would ask both of them about the deadline to see which one is more urgent. Then I would do the more important one first and tell the other manager that it will be later. If I am not sure I ask my team lead.',
    ],
    poor: ['I would try to do both and stay longer in the evening. It is important to be flexible at work.'],
    offTopic: [
      'In React the state belongs to a component, and when it changes the component renders again. If two components need the same state, it is moved up to the parent. For larger apps people use a store, but I would not begin with one. Effects are for talking to the outside, such as a subscription, and they should clean up after themselves.',
    ],
    stuffed: [
      'Prioritization, urgent versus important, Eisenhower matrix, stakeholder alignment, negotiation, communication, transparency, expectation management, escalation, time boxing, deadlines, two managers, finish today, trade-offs, delegation, win-win, documentation, follow-up.',
    ],
  },
  {
    question: 'kubernetes',
    good: [
      'The smallest thing Kubernetes runs is a pod, one or a few containers that share an address. You hardly ever create pods yourself; a deployment says which image and how many copies, and a controller keeps comparing that wish with what is there, so if a node dies the copies come up elsewhere. Since pods come and go, clients talk to a service, which has a stable name and spreads the calls over the pods whose labels match, and an ingress brings in traffic from outside by host and path. Settings live in config maps and passwords in secrets, which are only encoded and need encryption at rest. With a readiness probe a pod gets no traffic until it can serve; we once left that out, and each release gave our users twenty seconds of 502 errors. On top we let the autoscaler go from 3 to 12 copies by CPU.',
    ],
    middling: [
      'There are pods, which contain the containers. A deployment manages the pods and makes sure that the right number is running. Services give them a fixed address, and with ingress you can reach them from outside.',
    ],
    poor: ['Kubernetes is from Google and it manages containers in the cloud. It is quite complex but it scales well.'],
    offTopic: [
      'I plan my week on Sunday evening. I write the three most important things on a card and put it next to my screen. During the week I only accept meetings after eleven, because I think best in the morning. Since I do it I forget less, and my colleagues know when they can reach me.',
    ],
    stuffed: [
      'Pod, ReplicaSet, Deployment, Service, Ingress, ConfigMap, Secret, namespace, node, kubelet, etcd, API server, scheduler, controller manager, liveness probe, readiness probe, HPA, autoscaling, Helm, kubectl, YAML, StatefulSet, DaemonSet, cluster.',
    ],
  },
  {
    question: 'ab-tests',
    good: [
      'The mean is pulled by a few large values, so for order amounts I also give the median and show the spread. In a test I first write down what I expect and which change would be worth acting on, because that decides how many people I need; for a lift from 4 to 4.4 percent it was around 39,000 per group. I split at random and let it run for full weeks without peeking at it every day. A p-value of 0.03 means that, if there were no difference, a result at least this large would come up in three out of a hundred such tests. It does not say that we are 97 percent sure. I report the interval, since "between 0.1 and 0.9 points" helps a manager more than "significant". And I keep apart what was randomised from what merely went together: people with the app bought more, but they were our best customers before.',
    ],
    middling: [
      'Mean is the average and median is the middle value, which is better when there are outliers. For an A/B test you split users into two groups and compare the conversion. If the p-value is below 0.05 the result is significant. Correlation does not mean causation.',
    ],
    poor: [
      'Statistics is very useful for a data analyst. You can calculate the average and make charts, and with A/B tests you can see what is better.',
    ],
    offTopic: [
      'Our office had a problem with meeting rooms, because people booked them and did not come. I put a tablet on each door where you had to check in, otherwise the room was released after ten minutes. I wrote the small server for it over a weekend. In the following month complaints about rooms stopped almost completely.',
    ],
    stuffed: [
      'Mean, median, mode, standard deviation, variance, p-value, null hypothesis, sample size, power, confidence interval, significance, correlation, causation, A/B test, control group, treatment, randomization, lift, conversion rate, type I error, type II error, t-test, chi-square.',
    ],
  },
  {
    question: 'hardest-problem',
    good: [
      'Our chat server lost about one message in fifty thousand, and only on Fridays. I worked on it alone for two weeks. First I ruled out the network by writing every message with a number on both sides; the gaps were inside our own process. Then I stared at garbage collection, which was a dead end and cost me three days. What turned it was a table of the gaps by minute: they came exactly when a report job asked for all rooms. That job held a lock for 90 milliseconds, the queue in front of it was full at 1,000 entries, and the code threw the oldest away without a word. I made the report read from a copy and let the queue raise an error when it is full. In the four months after that we counted no loss. Today I would draw the times first, before having any theory.',
    ],
    middling: [
      'The hardest problem was a bug in our payment module which only happened sometimes. I debugged for several days and looked at the logs. In the end I found out that two requests came at the same time. I added a lock and it was solved.',
    ],
    poor: [
      'I have solved many hard problems. I like challenges, and with enough patience and Google you can solve everything.',
    ],
    offTopic: [
      'What I like about your company is that you publish your salary bands and that people can work from anywhere. My sister works from Lisbon for a similar firm, and she has told me a lot about it. I would like to stay in one place for longer this time and to learn about logistics, a field that touches everyone.',
    ],
    stuffed: [
      'Hardest technical problem, debugging, root cause analysis, race condition, deadlock, memory leak, performance bottleneck, profiling, distributed system, logs, tracing, hypothesis, experiment, solution, optimization, algorithm, complexity, result, impact, learned, challenge solved.',
    ],
  },
  {
    question: 'outage',
    good: [
      'In the first minute I open the product from my phone without the office network, to be sure that it is not just me, and I check one or two functions, because "down" may mean only the login. Then I ring whoever is on call and write in the incident channel: what I see, since when, what I am doing now. I would rather wake somebody for nothing than lose ten minutes. While they come online I look at what was changed last, releases, settings, certificates, and if something went out in the past hour I suggest to take it back at once. I write down every step with the time. I also ask somebody to put a line on the status page, so support has an answer. When the right person takes over I tell them in three sentences what is known, and later I ask why I noticed it before our alerts did.',
    ],
    middling: [
      'I would check whether it is really down for others too. Then I would inform the team in the chat and call the person on duty. I would look at the last deployment and roll it back if necessary.',
    ],
    poor: [
      'I would wait a few minutes, maybe it comes back by itself. If not I would write to somebody from the team.',
    ],
    offTopic: [
      'My bachelor thesis was about how older people use tablets. I visited nine of them at home and watched how they wrote an email. Most did not see the button because it had no border. I drew two alternatives and tested them again with six, and with the second one all of them managed it without help.',
    ],
    stuffed: [
      'Outage, incident, severity, impact, alert, on-call, escalation, war room, rollback, mitigation, root cause, status page, communication, monitoring, logs, dashboards, MTTR, SLA, postmortem, blameless, runbook, first ten minutes, product down, nobody knows.',
    ],
  },
];
