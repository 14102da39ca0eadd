import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'site-reliability-engineer-01',
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
      'The systems you keep running now',
      'What led you to reliability work',
      'One improvement with a figure',
      'What you look for in this team',
    ],
    outline:
      "Start with your current role, or what you study, and the systems you are responsible for: their users, traffic and on-call. Give your background in one sentence, whether you came from development or operations, with the years of experience. Mention the skills you rely on, such as Linux, Go and observability. Choose one project, say what you built, and give a result that can be checked: pages a week reduced from thirty to eight, or recovery in ten minutes instead of fifty. Finish with why this role, and what in this company's systems you are looking forward to.",
    followUps: [
      'What does a good week on call look like to you?',
      'Which system are you glad you no longer run, and why?',
    ],
  },
  {
    id: 'site-reliability-engineer-02',
    topic: 'Major incident you led',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'detection', match: ['detection', 'alert', 'detect'] },
      { label: 'roles', match: ['roles', 'commander', 'role'] },
      { label: 'mitigation', match: ['mitigation', 'mitigat', 'rollback'] },
      { label: 'communication', match: ['communication', 'status', 'communicat'] },
      { label: 'root cause', match: ['root cause'] },
      { label: 'follow-ups', match: ['follow-ups', 'action item', 'prevent'] },
    ],
    question:
      'Tell me about the most serious incident in which you had a leading part. What did you do first, and what changed afterwards?',
    covers: [
      'Effect on users and how it was noticed',
      "Your role and the others'",
      'Harm limited before the cause was known',
      'Steady updates',
      'Actions that were really done',
    ],
    outline:
      'Open with the effect on users and how it was detected: by an alert, or by a customer, which is itself a finding. State your role, for example incident commander, and who had which other one. Then tell the decisions in order, with times: what you knew, what you chose, such as a rollback before the cause was clear, and why mitigation came first. Mention communication: a status update at a fixed rhythm, even without news. Give duration and damage honestly. Explain the root cause in plain words, and finish with the action items that were really done to prevent the next one.',
    followUps: ['Which of your decisions that day was wrong?', 'How much earlier could it have been noticed?'],
  },
  {
    id: 'site-reliability-engineer-03',
    topic: 'SLI, SLO and SLA',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'indicator', match: ['indicator', 'sli'] },
      { label: 'objective', match: ['objective', 'slo'] },
      { label: 'agreement', match: ['agreement', 'sla'] },
      { label: 'error budget', match: ['error budget'] },
      { label: 'example percent', match: ['example percent', '99', 'percent'] },
      { label: 'user view', match: ['user view', 'user'] },
    ],
    question: 'Explain SLI, SLO and SLA to a product manager, using a service you know.',
    covers: [
      'An indicator users would recognise',
      'An objective with a period',
      'An agreement with a consequence',
      'The error budget that follows',
    ],
    outline:
      "Take one service and start with the user's view: a shopper wants the checkout to answer quickly and correctly. The SLI is the indicator you measure, for example the share of checkout requests that succeed within 500 milliseconds. The SLO is the objective you set yourselves, say 99.9 percent over thirty days. The SLA is the agreement with customers, usually looser than the SLO, with a penalty if you miss it. From the objective follows the error budget: 0.1 percent of requests may fail, or about 43 minutes of full outage in thirty days. Add why 100 percent is the wrong goal.",
    followUps: [
      'How would you choose the first objective for a service that has none?',
      'Where do you measure it: at the server, the load balancer or the client?',
    ],
  },
  {
    id: 'site-reliability-engineer-04',
    topic: 'Error budgets and toil',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'budget use', match: ['budget use', 'error budget'] },
      { label: 'release pace', match: ['release pace', 'release', 'freeze'] },
      { label: 'toil definition', match: ['toil definition', 'toil', 'manual'] },
      { label: 'automation', match: ['automation', 'automat'] },
      { label: 'measurement', match: ['measurement', 'measure'] },
      { label: 'balance', match: ['balance', 'reliab'] },
    ],
    question:
      "Your service has used up its error budget in two weeks, and half of the team's time goes into manual work. What do you change?",
    covers: [
      'The budget as a rule agreed beforehand',
      'What happens to releases',
      'Toil defined and measured',
      'Automation where it pays most',
      'A balance decided together',
    ],
    outline:
      'Explain what an error budget is for: it turns the quarrel between speed and reliability into a rule agreed beforehand. With the budget gone, the release pace slows, or stops except for fixes, and the team works on what used it up. Then define toil: manual, repeated work that grows with the service and leaves nothing better behind. Measure it for two weeks by kind of ticket, and set a limit. Choose automation where frequency times duration is greatest, or remove the cause altogether. Review the policy with product, so that the balance stays a joint decision and not yours alone.',
    followUps: ['Product wants to release anyway. What do you say?', 'Which manual task would you leave manual?'],
  },
  {
    id: 'site-reliability-engineer-05',
    topic: 'Monitoring signals',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'latency', match: ['latency'] },
      { label: 'traffic', match: ['traffic'] },
      { label: 'errors', match: ['errors', 'error'] },
      { label: 'saturation', match: ['saturation'] },
      { label: 'alert on symptoms', match: ['alert on symptoms', 'symptom'] },
      { label: 'dashboards', match: ['dashboards', 'dashboard'] },
    ],
    question:
      'You may put only four graphs on the wall for a web service. Which ones, and which of them may wake someone at night?',
    covers: [
      'Latency, traffic, errors, saturation',
      'How each is measured well',
      'Symptoms wake people, causes do not',
      'What dashboards are for',
    ],
    outline:
      'Name the four golden signals: latency, traffic, errors and saturation. Say how you measure each: latency in percentiles rather than an average, with failed requests kept apart because they can be fast; traffic as requests a second; errors as a share, including wrong answers with status 200; saturation as how full the tightest resource is. Then separate dashboards, which help people look around, from alerts. Wake someone only for symptoms that users feel and that need a person now, ideally by how fast an error budget burns. A cause such as high CPU belongs on the dashboard or in a ticket.',
    followUps: ['Why can an average latency mislead you?', 'How do you get rid of an alert that everybody ignores?'],
  },
  {
    id: 'site-reliability-engineer-06',
    topic: 'Incident management',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'severity', match: ['severity'] },
      { label: 'on-call', match: ['on-call', 'on call'] },
      { label: 'runbooks', match: ['runbooks', 'runbook'] },
      { label: 'escalation', match: ['escalation', 'escalat'] },
      { label: 'communication', match: ['communication', 'communicat'] },
      { label: 'blameless review', match: ['blameless review', 'blameless', 'postmortem'] },
    ],
    question:
      'You join a company where every outage is handled by whoever happens to be awake. How would you set up incident management?',
    covers: [
      'Severity by effect on users',
      'A bearable on-call rotation',
      'Runbooks and early escalation',
      'Clear roles and updates',
      'Reviews without blame',
    ],
    outline:
      'Begin with a few severity levels defined by the effect on users, each saying who is called and how fast. Set up on-call with a first and a second person, a fair rotation, something in return, and a limit on pages in a shift. Write runbooks for the alerts that exist, linked from the alert itself. Define escalation, and say that calling for help early is right. During an incident one person leads, others investigate, and one does communication to support and the status page. After each severe one hold a blameless review, with actions that have owners and dates.',
    followUps: [
      'How do you keep a review from turning into a search for the guilty?',
      'What do you do with actions that nobody finishes?',
    ],
  },
  {
    id: 'site-reliability-engineer-07',
    topic: 'Capacity and load testing',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'forecast', match: ['forecast', 'growth'] },
      { label: 'headroom', match: ['headroom'] },
      { label: 'load test', match: ['load test'] },
      { label: 'autoscaling', match: ['autoscaling', 'autoscal'] },
      { label: 'bottleneck', match: ['bottleneck'] },
      { label: 'cost', match: ['cost'] },
    ],
    question: 'A campaign in six weeks will bring five times your usual traffic. How do you get ready?',
    covers: [
      'A forecast in requests a second',
      'A load test close to reality',
      'The first bottleneck found and mended',
      'Headroom and scaling ahead',
      'Cost, and the way back down',
    ],
    outline:
      'Forecast first: turn the campaign into requests a second at the peak, by endpoint, from earlier growth and the marketing plan. Run a load test with a realistic mix and data, raise it in steps, and find the first bottleneck; often it is the database or an outside service. Mend it, and test again. Keep headroom for losing one zone at the peak. Use autoscaling, but know that new machines take minutes, so scale up ahead and check quotas. Prepare what you would switch off. Put the cost beside each option, and plan when to scale down again.',
    followUps: [
      "You can't load-test the payment provider. What do you do?",
      'Which feature would you switch off first, and who decides?',
    ],
  },
  {
    id: 'site-reliability-engineer-08',
    topic: 'Resilience design',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      { label: 'redundancy', match: ['redundancy', 'redundan'] },
      { label: 'graceful degradation', match: ['graceful degradation', 'degrad'] },
      { label: 'timeouts and retries', match: ['timeouts and retries', 'timeout', 'retry'] },
      { label: 'circuit breaker', match: ['circuit breaker', 'circuit'] },
      { label: 'chaos tests', match: ['chaos tests', 'chaos'] },
      { label: 'multi-zone', match: ['multi-zone', 'zone', 'region'] },
    ],
    question:
      'A service you depend on becomes slow rather than dead. Why is that worse, and how do you design yours to survive it?',
    covers: [
      'How waiting requests use up resources',
      'Timeouts and careful retries',
      'Circuit breakers and separate pools',
      'A reduced service instead of none',
      'Proof by experiment',
    ],
    outline:
      "Explain why slow is worse: waiting requests hold threads and connections until your own service stops answering. So give every call a timeout shorter than the caller's, and retry only safe calls, with backoff, jitter and a limit, because retries multiply load. A circuit breaker stops calling a failing dependency and probes it carefully; separate pools keep it from taking everything. Plan graceful degradation: cached prices, no recommendations, a checkout that still works. Add redundancy in more than one zone, with enough capacity when one is lost, and shed load at the edge. Prove it with chaos tests on a small share of traffic, with a way to stop.",
    followUps: ['How do you choose the value of a timeout?', 'What happens the moment the slow service recovers?'],
  },
  {
    id: 'site-reliability-engineer-09',
    topic: 'Linux and network debugging',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'CPU memory disk IO', match: ['cpu memory disk io', 'cpu', 'memory', 'disk', 'io'] },
      { label: 'top and vmstat', match: ['top and vmstat', 'top', 'vmstat'] },
      { label: 'strace or perf', match: ['strace or perf', 'strace', 'perf'] },
      { label: 'DNS and TCP', match: ['dns and tcp', 'dns', 'tcp'] },
      { label: 'logs', match: ['logs', 'log'] },
      { label: 'packet capture', match: ['packet capture', 'tcpdump'] },
    ],
    question: 'A server answers slowly, and you have a shell on it. Talk me through your first ten minutes.',
    covers: [
      'From the whole to the detail',
      'CPU, memory, disk and network in turn',
      'Tools for one process, used with care',
      'Names and connections',
      'One change at a time',
    ],
    outline:
      'Work from the whole to the detail, and say what each result would mean. Look at CPU, memory and disk: top for processes, vmstat for the run queue and swapping, iostat for waiting disks, df for a full one. Read kernel and application logs around the time it began. For one process, perf shows where CPU time goes, and strace the system calls it waits in; tracing slows it down, so take care. Then the network: does DNS answer quickly, are TCP connections piling up, and if needed a short tcpdump. Change one thing at a time, and write it down.',
    followUps: [
      'The load is high, but the CPU is idle. What does that suggest?',
      'How do you tell a slow network from a slow application?',
    ],
  },
  {
    id: 'site-reliability-engineer-10',
    topic: 'Safe change management',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'canary', match: ['canary'] },
      { label: 'feature flags', match: ['feature flags', 'flag'] },
      { label: 'rollback', match: ['rollback'] },
      { label: 'progressive rollout', match: ['progressive rollout', 'progressive', 'gradual'] },
      { label: 'config change risk', match: ['config change risk', 'config'] },
      { label: 'freeze', match: ['freeze'] },
    ],
    question: 'Most outages follow a change. How do you let a team deploy ten times a day without fear?',
    covers: [
      'Small changes that can be undone',
      'A canary compared with the old version',
      'Gradual rollout that halts itself',
      'Flags, and configuration treated as code',
      'What a freeze costs',
    ],
    outline:
      'Say that small, frequent changes are safer than rare large ones, if each can be seen and undone. Describe the path: tests, then a canary with a small share of traffic, compared with the old version on errors and latency, then a progressive rollout by zone that halts by itself on a bad signal. Make rollback one practised command, and keep database changes compatible with the previous version. Feature flags separate deploying from releasing. Treat config with the same care, because it often reaches everything at once. A freeze has its place before a peak, but changes pile up behind it.',
    followUps: [
      'How do you roll back a release that has changed the database schema?',
      'How large must a canary be to tell you anything?',
    ],
  },
  {
    id: 'site-reliability-engineer-11',
    topic: 'Latency doubled with no deploy',
    category: 'situational',
    difficulty: 'hard',
    concepts: [
      { label: 'confirm with metrics', match: ['confirm with metrics', 'metric', 'percentile'] },
      { label: 'dependencies', match: ['dependencies', 'dependenc', 'database'] },
      { label: 'traffic change', match: ['traffic change', 'traffic'] },
      { label: 'resource saturation', match: ['resource saturation', 'saturat', 'cpu'] },
      { label: 'mitigate', match: ['mitigate', 'scale', 'mitigat', 'shed'] },
      { label: 'follow-up', match: ['follow-up', 'postmortem', 'alert'] },
    ],
    question: 'Your p99 latency doubled at noon, and nobody deployed anything. How do you proceed?',
    covers: [
      'Confirm and narrow it down',
      'Changes that are not deploys',
      'Dependencies and the database',
      'Full resources',
      'Relief for users before the full answer',
    ],
    outline:
      'Confirm it with metrics first: which percentile, which endpoints, zones and clients, and since when exactly. Then remember that deploys are not the only change: traffic may have grown or shifted, a flag, a scheduled job, an expired cache, data that passed a certain size. Check dependencies, the database above all: slow queries, locks, a changed plan, waits for connections. Check saturation of CPU, memory and network on a few hosts, and traces for the step that grew. If users suffer, mitigate before you understand: scale out, shed unimportant load, fail over. Afterwards write a postmortem and add the alert that was missing.',
    followUps: ['Only one customer is slow. How does that change your search?', 'When do you call in a second person?'],
  },
];
