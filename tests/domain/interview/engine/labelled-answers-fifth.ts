import type { LabelledAnswers } from './labelled-answers';

/** A fifth collection, written after the fourth had been used for tuning too, measured once, and then tuned on. */
export const FIFTH_LABELLED: readonly LabelledAnswers[] = [
  {
    question: 'risk',
    good: [
      'In my last year at school we had a stand at a fair, and I put all of our 600 euros into printing shirts with our robot on them. I thought that we would sell eighty, because the year before people had asked for them. I had looked up what would happen if nobody came: we would have no money for new motors until spring, and our teacher said he could live with that. It rained for two days, and we sold nineteen. On the second morning I lowered the price and walked over to the sports hall, which brought in another ten. We finished the season with borrowed motors. It was my plan and I said so to the group. The thing I do differently is that I try with a tenth first; for our next fair we took orders before printing, and were left with two.',
    ],
    middling: [
      'I once used a new framework in a project although nobody in the team knew it. It was a risk because of the deadline. It had many bugs, so we had to go back to the old one and lost two weeks.',
    ],
    poor: ['I do not take risks at work, I prefer to be on the safe side. But sometimes you have to be brave.'],
    offTopic: [
      'For me a good day begins with a run along the river. After that I read the news for ten minutes and answer messages. I write code until lunch without music. In the afternoon there are meetings, which I keep short. I sleep well, because I do not look at screens after ten.',
    ],
    stuffed: [
      'Risk, calculated risk, failure, downside, upside, worst case, contingency, plan B, learning, resilience, experiment, bet, uncertainty, cost, opportunity, mitigation, risk assessment, lesson, adapt, did not pay off, outcome, growth mindset.',
    ],
  },
  {
    question: 'other-department',
    good: [
      'Two years ago our warehouse staff and we developers hardly spoke. They thought our scanner app was slow on purpose, and we thought they ignored the manual. For the new returns process we had to do it together, so I asked Mr Okafor, who ran the night shift, whether I could work with them for one night. I scanned parcels from ten to four and found out that gloves do not work on our small buttons and that the wireless is dead behind rack nine. I drew larger buttons the next day and he had two people try them. He, on the other hand, learned why we need the reason for each return, because I showed him what the buyers do with it. We met on Thursdays for a quarter of an hour until it went live. The time for a return fell from 90 to 35 seconds, and they still send me photos when something annoys them.',
    ],
    middling: [
      'I worked with the marketing department on a landing page. They made the texts and pictures and I built the page. There were some misunderstandings about the design, but we had regular meetings and finished it on time.',
    ],
    poor: ['I like working with other departments, because you can learn a lot from people with a different view.'],
    offTopic: [
      'Big O describes how the time grows with the size of the input. A loop over all items is linear, two nested loops are quadratic, and halving the range each time is logarithmic. Constants are ignored, which can be misleading for small inputs. Insertion sort is often the fastest for ten items.',
    ],
    stuffed: [
      'Cross-functional collaboration, stakeholders, alignment, communication, shared goals, marketing, sales, finance, design, silos, synergy, workshops, meetings, roles and responsibilities, trust, compromise, joint project, teamwork, success, deliverables.',
    ],
  },
  {
    question: 'comfort-zone',
    good: [
      'I stammer a little, so talking in front of people is the last thing I would choose. In September our team was asked to show our work at a meetup, and the colleague who usually does that was on leave. I said yes before I could think. I wrote the talk, then threw half of it out, because long sentences are where I get stuck, and put a live demo in the middle so that I would have something to do with my hands. I practised it four times in front of my flatmate and once for my lead. On the evening there were about sixty people. I got stuck twice, waited, and went on; nobody minded. Three people came up afterwards with questions. I have given two more since, and I no longer check first whether somebody else could do it.',
    ],
    middling: [
      'For my internship I moved to another city where I knew nobody. It was difficult at the beginning, but I joined a sports club and met people. At work I also had to speak English every day. I became more independent.',
    ],
    poor: ['I leave my comfort zone all the time, because that is where growth happens. I love new challenges.'],
    offTopic: [
      'Our product has three kinds of customers. Small shops pay by month, chains have a contract, and schools use it for free. Most of the income is from the chains, but the ideas come from the small shops. The next version will have a better import, since all three complain about the present one.',
    ],
    stuffed: [
      'Comfort zone, challenge, growth, courage, fear, public speaking, new skills, adaptability, learning, confidence, stretch assignment, discomfort, resilience, personal development, self-improvement, stepping up, opportunity, success, result.',
    ],
  },
  {
    question: 'learning',
    good: [
      'In spring I learned how to read query plans, because I was tired of asking our database person each time a page was slow. I began with the documentation, which did not stick. What worked was to take our five slowest pages and to guess, before looking, what Postgres would do. I was wrong four times out of five. I kept a sheet with my guess, the real plan and the reason, and on Fridays I went through it with Ines from operations, who pointed out that I mixed up cost and time. After six weeks I got most of them right. I have sped up eleven queries since then, the search for old orders went from eight seconds to under one. I still cannot tell when the planner will pick a hash join, so this is what I am reading about now.',
    ],
    middling: [
      'Recently I learned Docker. I watched some videos and then I put my own project into a container. It was confusing with the networks at first. Now I use it in my project and it is practical.',
    ],
    poor: ['I am always learning new things, because technology changes so fast. I watch videos and read articles.'],
    offTopic: [
      'Last year our landlord wanted to raise the rent for the office by thirty percent. I collected prices of comparable offices, and wrote him a friendly letter with a table. He came by, we had coffee, and he agreed to eight percent for three years. The others had already packed in their minds.',
    ],
    stuffed: [
      'Continuous learning, online course, tutorial, documentation, book, practice, project, certification, Udemy, Coursera, Kubernetes, React, Python, mentor, feedback, curiosity, growth mindset, skill, knowledge, self-taught, applied at work, result.',
    ],
  },
  {
    question: 'unrealistic-date',
    good: [
      'First I want to know what is behind the date, a trade fair or just a round number, so I would ask the person who gave the promise, without reproach. Then I sit down with the team and break the work into pieces of a day or two; if it adds up to eleven weeks and we have six, that is something one can look at together, and not only my bad feeling. With that I go to our manager before the week is over and bring choices: the part which the customer needs for the fair can be there on time, the rest in two steps later, or we keep everything and move the date, or we get two people from the other team and I say honestly that this helps less than it sounds. I would ask to be there when the customer is told. Whatever is decided I write down for everyone, and I report each Friday how far we are, so that nobody is surprised in week five.',
    ],
    middling: [
      'I would tell my manager that the date is not realistic and explain why. Maybe we can reduce the features or get more people. If it stays like this we do our best and deliver the most important parts first.',
    ],
    poor: ['I would try my best to make it anyway. With enough motivation and some overtime many things are possible.'],
    offTopic: [
      'In our city there is a group that repairs old bicycles for people who cannot afford one. I have been going there on Saturdays for four years. I started with tyres, and by now I do wheels and brakes. We keep a list of the parts in a small app that I made, and we give away about two hundred bicycles each year.',
    ],
    stuffed: [
      'Expectation management, scope, time, resources, iron triangle, estimation, negotiation, stakeholders, transparency, risk, MVP, prioritization, phased delivery, communication, escalation, deadline, customer, realistic, buffer, documentation, promised date.',
    ],
  },
  {
    question: 'kafka',
    good: [
      'Kafka keeps an ordered log that many consumers can read at their own pace, so the shop does not have to wait for billing, mail and statistics. What you pay for it is operation, and thinking about doubles: a consumer that dies after its work but before committing the offset will do it again, so ours are written such that the same order twice changes nothing. Order holds only within a partition, therefore we use the customer number as the key. I would compare it with RabbitMQ. If I only want to hand out jobs, have each done once and then forget them, a queue is simpler, and it has priorities and delays built in. As soon as a second team wants the same events, or somebody must read last week again because of a bug, I take Kafka. We moved over at about 3,000 messages a second, mainly for the replay, and one person now spends roughly a day a month on it.',
    ],
    middling: [
      'Kafka is fast and scales well, because topics are split into partitions. It stores messages so you can read them again. A downside is that it is complicated to operate. An alternative would be RabbitMQ, which is easier.',
    ],
    poor: ['Kafka is used by many large companies for big data. I think it is the best tool for messages.'],
    offTopic: [
      'When I design a form I start on paper. I write down what we really have to know, and usually half of the fields go. Then I group the rest and put the easy questions first. Errors appear beside the field as soon as one leaves it. In our last test eight of nine people finished without a question.',
    ],
    stuffed: [
      'Apache Kafka, topics, partitions, brokers, consumers, consumer groups, producers, offsets, ZooKeeper, KRaft, replication factor, exactly once, at least once, retention, compaction, Kafka Streams, Connect, schema registry, throughput, latency, RabbitMQ, trade-offs.',
    ],
  },
];
