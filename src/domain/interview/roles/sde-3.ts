import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'sde-3-01',
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
      'The scope you are responsible for today',
      'The turning points of your path',
      'A result beyond your own code',
      'What you are looking for in this role',
    ],
    outline:
      'Open with your current scope: the systems, the teams you influence, the decisions that end with you. Give your background in two turning points instead of a list of employers. Then one project at the level of this job: the problem of the business, the direction you set, what you left to others, and the result, for instance incidents reduced by some percent or a release cycle cut in half. Mention the technologies in which you can still go deep. Close with the kind of problem you are looking for in this role, and keep it within a minute or so.',
    followUps: [
      'Which decision of yours has had the longest-lasting effect?',
      'What do you still do hands-on, and what have you stopped doing?',
    ],
  },
  {
    id: 'sde-3-02',
    topic: 'Leading a large technical project',
    category: 'behavioral',
    difficulty: 'hard',
    concepts: [
      { label: 'goal and scope', match: ['goal and scope', 'scope', 'goal', 'roadmap'] },
      { label: 'stakeholders', match: ['stakeholders', 'stakeholder', 'product', 'teams'] },
      { label: 'technical decisions', match: ['technical decisions', 'trade-off', 'decision', 'architecture'] },
      { label: 'delegation', match: ['delegation', 'delegat', 'assigned', 'owners'] },
      { label: 'risks', match: ['risks', 'risk', 'mitigat'] },
      { label: 'measurable outcome', match: ['measurable outcome', 'result', 'reduced', 'increased'] },
    ],
    question: 'Tell me about the largest technical project you have led. How did you set its course and keep it there?',
    covers: [
      'The goal and what was left out of scope',
      'The people with a stake in it',
      'A decision of architecture with its trade-off',
      'How work was shared out',
      'Risks seen early, and the measured outcome',
    ],
    outline:
      'State the goal in the words of the business and how you limited the scope. Name the teams and stakeholders and what each needed from you. Describe one architecture decision that could have gone otherwise, the trade-off, and who was convinced how. Show how you delegated: owners with whole problems, not tickets, and what you kept. Tell which risks you wrote down at the start, how you mitigated the worst one, and one that surprised you. Finish with the result in figures against the plan, and the thing you would lead differently.',
    followUps: [
      'At which point was the project closest to failing?',
      'What did you hand to someone who was not quite ready for it, and how did it go?',
    ],
  },
  {
    id: 'sde-3-03',
    topic: 'Mentoring and raising quality',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'one-to-one time', match: ['one-to-one time', 'pair', 'one on one', 'mentored'] },
      { label: 'code review', match: ['code review', 'review'] },
      { label: 'standards', match: ['standards', 'guideline', 'documentation'] },
      { label: 'growth example', match: ['growth example', 'grew', 'promoted', 'improved'] },
      { label: 'feedback', match: ['feedback'] },
    ],
    question: 'How have you made the engineers around you better, and how do you know that it worked?',
    covers: [
      'One person and how they grew',
      'What you do in reviews beyond finding faults',
      'Standards that outlive you',
      'Signs that quality rose',
    ],
    outline:
      'Tell about one person: where they stood, what you did together (pairing, a problem a size too large, honest feedback soon after the event), and what they could do a year later that they could not before. Then about the team: how you review code, what you ask instead of dictating, and which guideline or piece of documentation you wrote because the same remark kept coming up. Bring signs that it improved: fewer reverted changes, shorter reviews, someone promoted, or decisions now made well without you.',
    followUps: [
      'Tell me about feedback you gave that was not well received.',
      'How do you help someone who is strong technically but hard to work with?',
    ],
  },
  {
    id: 'sde-3-04',
    topic: 'Microservices versus monolith',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      {
        label: 'team and domain boundaries',
        match: ['team and domain boundaries', 'bounded context', 'domain', 'team'],
      },
      { label: 'deployment independence', match: ['deployment independence', 'deploy', 'independent'] },
      { label: 'network cost and latency', match: ['network cost and latency', 'network', 'latency'] },
      { label: 'data ownership', match: ['data ownership', 'own database'] },
      { label: 'consistency', match: ['consistency', 'eventual consistency', 'saga'] },
      { label: 'observability', match: ['observability', 'tracing', 'monitoring'] },
      { label: 'start simple', match: ['start simple', 'monolith first', 'modular'] },
    ],
    question: 'When would you split a monolith into services, and when would you advise against it?',
    covers: [
      'Reasons that lie in teams and domains, not in fashion',
      'What becomes harder: network, data, consistency',
      'What must be in place before the first split',
      'A path that keeps the way back open',
    ],
    outline:
      'Answer with conditions, not with a camp. Split where a domain has a clear boundary, its own team, and a need to deploy or scale independently. Then name the price: calls over the network add latency and partial failure, each service needs its own database, and a transaction across two becomes a saga with eventual consistency. You also need tracing and monitoring before the first split. For one team or an unclear domain, advise a modular monolith first, cut along the same boundaries, so that a module can leave later. Give a case where you decided either way.',
    followUps: [
      'How do you find the first piece to take out?',
      'Tell me about a service you would merge back, and why.',
    ],
  },
  {
    id: 'sde-3-05',
    topic: 'CAP and consistency models',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      { label: 'partition tolerance', match: ['partition tolerance', 'partition'] },
      { label: 'availability', match: ['availability', 'availab'] },
      { label: 'consistency', match: ['consistency', 'consisten'] },
      { label: 'eventual consistency', match: ['eventual consistency', 'eventual'] },
      { label: 'quorum', match: ['quorum', 'majority'] },
      { label: 'business choice', match: ['business choice', 'business', 'trade-off'] },
    ],
    question:
      'A network fault cuts your two data centres off from each other. What choice does the CAP theorem leave you, and how would you make it for a shopping cart and for an account balance?',
    covers: [
      'What the theorem says, and only during a partition',
      'Refusing to answer or answering with old data',
      'Quorums and what they cost',
      'The choice made from the business case',
    ],
    outline:
      'State the theorem exactly: while a partition lasts, a node either refuses some requests, which keeps consistency, or answers with data that may be old, which keeps availability. Without a partition the choice is between latency and consistency. Then decide by the business: a cart should stay available and merge later, so eventual consistency is fine if you define the merge; a balance should refuse rather than be spent twice. Explain a quorum: with a majority for reads and for writes the sets overlap, and the smaller side of the split stops. Add what the user sees in each case.',
    followUps: [
      'How do you merge two versions of a cart when an item was removed on one side?',
      'Which consistency does a user expect right after saving a form, and how would you give it?',
    ],
  },
  {
    id: 'sde-3-06',
    topic: 'Design a news feed or notification system',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      { label: 'requirements and scale', match: ['requirements and scale', 'requirements', 'users', 'scale'] },
      { label: 'fan-out on write or read', match: ['fan-out on write or read', 'fan out', 'fanout'] },
      { label: 'queue', match: ['queue', 'kafka', 'broker'] },
      { label: 'storage', match: ['storage', 'database'] },
      { label: 'cache', match: ['cache'] },
      { label: 'ranking or preferences', match: ['ranking or preferences', 'ranking', 'preference'] },
      { label: 'failure handling', match: ['failure handling', 'retry', 'dead letter', 'idempot'] },
    ],
    question:
      'How would you design the news feed of a social network in which some accounts have millions of followers?',
    covers: [
      'Requirements and scale first',
      'Writing to feeds ahead or gathering them on reading',
      'Queue, storage and cache',
      'Ranking, and what happens when parts fail',
    ],
    outline:
      'Ask for requirements and numbers: users, posts a day, followers, how fresh a feed must be. Compare fan-out on write, which makes reading cheap but costs millions of writes for a famous account, with fan-out on read. Choose a mix: push for ordinary accounts, pull the few famous ones when the feed is read. Send posts through a queue such as Kafka to workers, keep post ids per reader in a cache, and posts in a partitioned database. Rank on the short list, last. For failure: idempotent workers, retries, a dead letter queue, and a feed by time when ranking is down.',
    followUps: [
      'A user with fifty million followers deletes a post. What happens in your design?',
      'Roughly how much memory do the cached feeds need?',
    ],
  },
  {
    id: 'sde-3-07',
    topic: 'Scaling a read-heavy database',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      { label: 'indexing and query tuning', match: ['indexing and query tuning', 'index', 'query'] },
      { label: 'read replicas', match: ['read replicas', 'replica'] },
      { label: 'cache layer', match: ['cache layer', 'cache'] },
      { label: 'sharding', match: ['sharding', 'shard', 'partition'] },
      { label: 'connection pooling', match: ['connection pooling', 'connection pool'] },
      { label: 'replication lag', match: ['replication lag', 'lag', 'stale'] },
    ],
    question:
      'Your database spends nearly all its time on reads and is close to its limit. What do you try, and in which order?',
    covers: [
      'Measure before changing anything',
      'The cheap steps first',
      'What replicas and caches do to freshness',
      'Sharding as the last step',
    ],
    outline:
      'Order the steps by cost and by how hard they are to undo. First find the queries that take the most time in total, then fix the plan: an index, a narrower select, no query in a loop. Check the connection pool, since too many connections slow everything. Then add a cache for hot data that may be a little stale. Then read replicas, saying what you do about replication lag: a user reads their own writes from the primary. Shard only when one machine cannot hold the writes or the data, because the choice of key is hard to change.',
    followUps: [
      'By which figures do you see that replicas no longer help?',
      'How would you choose a shard key for orders, and which query suffers?',
    ],
  },
  {
    id: 'sde-3-08',
    topic: 'Resilience patterns',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      { label: 'timeout', match: ['timeout'] },
      { label: 'retry with backoff', match: ['retry with backoff', 'retry', 'backoff'] },
      { label: 'circuit breaker', match: ['circuit breaker'] },
      { label: 'bulkhead', match: ['bulkhead', 'isolation'] },
      { label: 'rate limiting', match: ['rate limiting', 'rate limit', 'throttl'] },
      { label: 'graceful degradation', match: ['graceful degradation', 'degrad', 'fallback'] },
    ],
    question:
      'A service you depend on becomes slow rather than failing outright. How do you keep it from taking yours down?',
    covers: [
      'Why slow is worse than down',
      'Timeouts first, then careful retries',
      'Breaking the circuit and limiting the damage',
      'What the user still gets',
    ],
    outline:
      "Say why slow is worse than down: waiting requests hold threads and connections until yours has none left. Set a timeout on each call from the caller's own time budget. Retry only what is idempotent, a few times, with backoff and jitter, or the retries become the attack. Open a circuit breaker when failures pass a threshold, and let a trial call close it again. Give each dependency its own pool, a bulkhead, and put a rate limit at your own door. Decide beforehand how you degrade: a fallback from the cache, or the page without that part. Test it by injecting delay.",
    followUps: [
      'Three layers each retry three times. How much load reaches the lowest one?',
      'When is a fallback worse than an honest error?',
    ],
  },
  {
    id: 'sde-3-09',
    topic: 'Two teams want different architectures',
    category: 'situational',
    difficulty: 'hard',
    concepts: [
      { label: 'clarify goals', match: ['clarify goals', 'goal', 'requirement'] },
      { label: 'criteria', match: ['criteria', 'cost', 'latency', 'risk'] },
      { label: 'small experiment', match: ['small experiment', 'prototype', 'spike', 'experiment'] },
      { label: 'written decision record', match: ['written decision record', 'adr', 'document', 'decision record'] },
      { label: 'decide and commit', match: ['decide and commit', 'decide', 'commit'] },
      { label: 'revisit', match: ['revisit', 'review later'] },
    ],
    question:
      'Two teams want different architectures for a part they will share, and both have good arguments. How do you bring it to a decision?',
    covers: [
      'The goal before the solutions',
      'Criteria agreed before they are applied',
      'A small experiment where facts are missing',
      'One decision in writing, with an owner and a date to look again',
    ],
    outline:
      'Begin by having both teams state the goal and the requirements, since many such quarrels are about different problems. Agree on criteria, such as cost, latency, risk and who will run it, before anyone scores anything. Where the answer hangs on a fact, run a small experiment or prototype with a time limit. If there is still no agreement, someone must decide; say who and why, and ask both to commit. Write a short decision record with the losing option and its merits, and name the sign that would make you revisit it.',
    followUps: [
      'The team that lost keeps building its own version. What do you do?',
      'Tell me about such a decision that you would make differently today.',
    ],
  },
  {
    id: 'sde-3-10',
    topic: 'Legacy system must be replaced',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      {
        label: 'understand current behavior',
        match: ['understand current behavior', 'understand', 'document', 'tests'],
      },
      { label: 'incremental migration', match: ['incremental migration', 'strangler', 'incremental', 'step by step'] },
      { label: 'data migration', match: ['data migration', 'dual write', 'backfill'] },
      { label: 'rollback plan', match: ['rollback plan', 'rollback'] },
      { label: 'business value', match: ['business value', 'value', 'priorit'] },
      { label: 'measure', match: ['measure', 'metric', 'monitor'] },
    ],
    question:
      'You are to replace a ten-year-old system that nobody fully understands and that cannot be switched off. How do you go about it?',
    covers: [
      'Learning what it really does',
      'Replacing it in slices',
      'Moving the data without losing any',
      'A way back at every step',
      'What gets replaced first, and what never',
    ],
    outline:
      "Begin by learning what it does, not what the document says: read traffic, talk to users, and write tests that pin today's behaviour. Ask which value the replacement brings, and start with a slice that matters but is not the riskiest. Put a facade in front and move incrementally, in the strangler pattern, one route at a time. For the data, backfill, then dual write and compare until the differences are explained. Keep a rollback at every step. Measure errors and business metrics side by side, and end with the old system switched off, not only idle.",
    followUps: [
      'Users depend on a behaviour that is clearly a bug. Do you rebuild it?',
      'Management wants one big switch on a single date. How do you argue?',
    ],
  },
];
