import { type SkillTemplate, templatesOf } from './bank-types';

const DATABASES = {
  'data model': 'model|schema|table|document|normal|key|relation|entity|denormal',
  indexes: 'index|b-tree|composite|covering|primary key|lookup',
  'query plan': 'explain|query plan|execution plan|scan|slow query|profil|optimizer',
  transactions: 'transaction|acid|isolation|lock|commit|rollback|atomic|consisten',
  'scaling and copies': 'replica|replicat|shard|partition|scale|read-heavy|pool',
  'backup and recovery': 'backup|restore|recover|point in time|snapshot|failover',
  'change of schema': 'migration|alter|backfill|expand|column|version|downtime',
  'cost of writes': 'write|insert|overhead|slower|bulk|batch',
  'fit for the task': 'instead|trade-off|because|fit|relational|nosql|compared|choose|chose',
} as const;

const DATA = {
  'question behind it': 'question|decision|goal|stakeholder|purpose|business|kpi',
  'data quality': 'missing|duplicate|outlier|clean|quality|null|validat|wrong',
  'source and pipeline': 'source|pipeline|etl|load|ingest|schedule|airflow|refresh|batch|stream',
  'method and statistics': 'average|median|sample|significan|confidence|regression|distribution|test|correlat|segment',
  'checks of the result': 'check|compare|reconcile|sanity|verify|second|total|test',
  'presentation to people': 'chart|dashboard|present|visual|story|audience|plain|explain',
  'action that followed': 'decided|decision|changed|recommend|acted|result|saved|increased|reduced',
  'volume and cost': 'partition|volume|million|billion|cost|slow|memory|cluster|scan',
  'privacy and access': 'privacy|gdpr|anonym|access|personal|consent|mask|permission',
} as const;

const ML = {
  'problem and baseline': 'baseline|problem|goal|simple model|heuristic|business|target',
  'data and leakage': 'leak|split|train|label|dataset|sample|imbalanc|data quality',
  'metric that fits': 'precision|recall|f1|auc|metric|rmse|accuracy|threshold|cost of',
  'over- and underfitting': 'overfit|underfit|regulariz|dropout|early stop|cross-validation|variance|bias',
  'features or inputs': 'feature|embedding|encod|token|scal|input|context|prompt',
  'serving and latency': 'latency|serve|inference|batch|gpu|deploy|quantiz|api|cost',
  'monitoring and drift': 'drift|monitor|retrain|production|alert|feedback|version',
  'explanation and fairness': 'explain|shap|fair|bias|interpret|harm|safety|hallucinat',
  'experiments and tracking': 'experiment|a/b|mlflow|track|reproduc|seed|compare|ablation',
} as const;

const CLOUD = {
  'cost control': 'cost|budget|bill|spot|reserved|cheap|expensive|right-siz|tag',
  'availability and zones': 'availability|zone|region|failover|redundan|multi-az|uptime',
  'security and identity': 'iam|role|policy|least privilege|encrypt|permission|secret|key',
  network: 'vpc|subnet|network|firewall|security group|gateway|private|load balancer|dns',
  'scaling with load': 'autoscal|auto scal|scale|load|elastic|burst|serverless|concurren',
  'monitoring and alerts': 'monitor|alert|metric|log|dashboard|cloudwatch|trace',
  'backup and recovery': 'backup|restore|disaster|rto|rpo|snapshot|recover',
  'setup as code': 'terraform|as code|template|cloudformation|module|pipeline|reproduc|bicep',
  'service choice': 'managed|instead|trade-off|lock-in|compared|because|alternative|chose',
} as const;

const DEVOPS = {
  'automation of the path': 'pipeline|automat|build|ci|cd|script|deploy|stage',
  'safe release': 'rollback|roll back|canary|blue-green|rolling|gradual|feature flag|percent',
  'monitoring and alerts': 'monitor|alert|metric|log|trace|dashboard|slo|error rate',
  'configuration and secrets': 'secret|config|environment variable|vault|env|credential|password',
  reproducibility: 'pinned|version|reproduc|immutable|image|as code|lock|tag|same',
  'isolation and rights': 'non-root|root|permission|least|isolat|namespace|network policy|user',
  'size and speed of builds': 'cache|layer|multi-stage|slim|minutes|parallel|smaller|size',
  'failure and recovery': 'fail|restart|health|probe|recover|backup|incident|down',
  'review and audit': 'review|audit|scan|pull request|approval|commit|history|vulnerab',
  'a real setup': 'we run|i set|i wrote|at work|in production|our team|our cluster|project',
} as const;

const SECURITY = {
  'threat and asset': 'threat|attacker|asset|risk|attack|who could|worth',
  prevention: 'validat|encrypt|hash|patch|harden|sanitiz|parameter|restrict|block',
  'least privilege': 'least privilege|permission|role|access|rights|segment|admin',
  detection: 'detect|log|alert|siem|monitor|anomal|signature|hunt',
  response: 'contain|isolate|respond|incident|recover|eradicat|playbook|notify',
  evidence: 'evidence|forensic|timeline|preserve|image|document|record',
  'severity and priority': 'severity|priorit|cvss|impact|likelihood|exploit|critical',
  'people and process': 'training|phishing|awareness|policy|process|review|developer|team',
  'tests and audits': 'scan|penetration|pentest|test|audit|review|report|verify',
} as const;

const NETWORKING = {
  'layer by layer': 'layer|physical|cable|link|ip|transport|application|osi',
  addresses: 'address|subnet|cidr|mask|dhcp|nat|private|ipv6',
  names: 'dns|resolv|record|cache|ttl|domain',
  'paths and rules': 'route|routing|gateway|firewall|port|acl|vlan|switch',
  'tools to look': 'ping|traceroute|wireshark|tcpdump|dig|nslookup|curl|netstat|capture',
  'speed and loss': 'latency|bandwidth|packet loss|jitter|retransm|throughput|congest',
  'secure transport': 'tls|certificate|vpn|encrypt|ssh|https|handshake',
  'change and fallback': 'change|rollback|redundan|failover|maintenance|backup|plan',
} as const;

export const PLATFORM_TEMPLATES: Readonly<Record<string, readonly SkillTemplate[]>> = {
  databases: templatesOf('databases', DATABASES, [
    [
      't',
      'How do you find out why a read is slow in a system that uses {skill}, and how do you fix it?',
      'query plan; indexes; data model; cost of writes; scaling and copies',
      'Find the slow statement by its figures, then read how it is carried out rather than guess. Look for full scans, missing or unused indexes, too many rows fetched. Change one thing and compare. Name what the remedy costs, writes, storage, staleness, and give a case with numbers.',
    ],
    [
      't',
      'How would you model the data of a small online shop with {skill}, and why that way?',
      'data model; fit for the task; indexes; transactions; change of schema',
      'Name the entities and how they hang together, then the questions the shop asks most often, because they decide the model. Say what must never disagree, such as stock and orders, and how that is held. Mention what you would duplicate on purpose, and how the model changes later.',
    ],
    [
      't',
      'Two users change the same record at the same moment. What happens with {skill}, and how do you keep the data right?',
      'transactions; data model; cost of writes; scaling and copies; fit for the task',
      'Describe the lost update first. Then the means: a transaction with the right isolation, a lock, or a version number that makes the second write fail and retry. Say what the user sees, and which of these you would choose at low and at high contention.',
    ],
    [
      't',
      'What would make you choose {skill} over another way of storing data, and what do you give up?',
      'fit for the task; scaling and copies; transactions; backup and recovery; data model',
      'Start from access patterns, volume and how wrong the data may be for a moment. Say which of these it serves well. Then what you give up: joins, strict consistency, simple operation or cost. Name one alternative and the point at which you would switch.',
    ],
    [
      's',
      'A column has to change in a large table that is in use day and night, in a system with {skill}. How do you do it?',
      'change of schema; backup and recovery; cost of writes; transactions; scaling and copies',
      'Add the new beside the old, write to both, copy old rows in small batches, compare, move the readers, and only then remove the old. Each step can be undone. Try it on a copy with real volume first, watch load and locks, and agree on a time with those affected.',
    ],
  ]),
  data: templatesOf('data', DATA, [
    [
      't',
      'How do you make sure that figures you produce with {skill} are right before others act on them?',
      'data quality; checks of the result; source and pipeline; method and statistics; presentation to people',
      'Check the input: counts, gaps, doubles, units, dates. Check the result against a second source or a rough estimate by hand. Let a colleague read the logic. Write definitions next to the figure. Tell of an error that such a check caught, and what would have happened otherwise.',
    ],
    [
      't',
      'Describe an analysis or a data flow you would build with {skill} from the raw source to the person who decides.',
      'question behind it; source and pipeline; data quality; volume and cost; presentation to people',
      'Begin at the end: who decides what. Then source, loading, cleaning, the model of the data, and the view that people see. At each step say what is checked and what happens when it fails. Mention how often it runs, who owns it, and what it costs.',
    ],
    [
      't',
      'What are the limits of {skill}, and how do you notice that you have reached them?',
      'volume and cost; method and statistics; checks of the result; data quality; source and pipeline',
      'Name limits that can be felt: volume, run time, memory, assumptions of the method, people who misread it. Give the sign for each. Say what you do then, sample, aggregate earlier, change the tool or the method, and what you told those who relied on it.',
    ],
    [
      't',
      'How do you handle missing, doubled and contradictory records when you work with {skill}?',
      'data quality; source and pipeline; method and statistics; checks of the result; privacy and access',
      'Ask first why they are there, since the cause decides the remedy. Then by kind: leave out, fill in with a stated rule, or keep and mark. Show that conclusions do not hinge on the choice. Mend the source where you can, and write down what you did.',
    ],
    [
      's',
      'Two departments show different numbers for the same thing, and yours come from {skill}. How do you settle it?',
      'question behind it; checks of the result; source and pipeline; presentation to people; data quality',
      'Do not defend your number. Put both definitions side by side: period, filters, currency, what counts. Trace one small case through both. Usually both are right for different questions; agree on names and one owner. Tell the people who had used either, and document it.',
    ],
  ]),
  ml: templatesOf('ml', ML, [
    [
      't',
      'How do you know that something you built with {skill} is good enough to use?',
      'metric that fits; problem and baseline; data and leakage; experiments and tracking; explanation and fairness',
      'Tie the metric to what a mistake costs. Compare with a simple baseline on data that was never seen. Look at errors by group and by hand and not only at one figure. Then try it on a small share of real use. Say what would have made you stop.',
    ],
    [
      't',
      'A model from your work with {skill} does well in tests and badly in use. Where do you look?',
      'data and leakage; monitoring and drift; over- and underfitting; features or inputs; serving and latency',
      'Suspect the data before the model. Did the test set leak the answer, do features in use differ from those in training, has the world changed? Compare distributions, replay real inputs through the offline code. Fall back to the old version meanwhile, and add the monitor that was missing.',
    ],
    [
      't',
      'Explain {skill} to a colleague who programs but has never trained a model. Where does it fail?',
      'features or inputs; over- and underfitting; data and leakage; explanation and fairness; problem and baseline',
      'One plain sentence on what goes in and what comes out. Then how it learns or decides, with one small example. Say what it needs, data, labels, computing time, and where it fails, unlike data, rare cases, confident errors. End with when you would use something simpler.',
    ],
    [
      't',
      'How do you bring work with {skill} into production and keep it healthy there?',
      'serving and latency; monitoring and drift; experiments and tracking; metric that fits; problem and baseline',
      'Version data, code and model together. Choose batch or live by how fresh the answer has to be. Release to a part of the users and compare. Watch inputs, outputs and the business figure, decide beforehand when to retrain or go back. Name the latency and the cost.',
    ],
    [
      's',
      'A manager wants {skill} in the product within a month, and you doubt that it fits. What do you do?',
      'problem and baseline; metric that fits; data and leakage; explanation and fairness; serving and latency',
      'Ask which problem it should solve and how success would show. Offer a test of a few days with a simple baseline beside it. Name the risks in terms of users and money. If the figures speak for it, say so; if not, propose what does solve the problem.',
    ],
  ]),
  cloud: templatesOf('cloud', CLOUD, [
    [
      't',
      'How would you set up a web application with {skill} so that it survives the loss of a data centre?',
      'availability and zones; network; scaling with load; backup and recovery; setup as code',
      'Say how much downtime and lost data is allowed, because that sets the price. Spread stateless parts over zones behind a balancer, keep data in copies with automatic takeover, and keep backups elsewhere. Describe it as code. Above all, say how and how often you rehearse the loss.',
    ],
    [
      't',
      'The monthly bill for work with {skill} has doubled. How do you find out why and bring it down?',
      'cost control; monitoring and alerts; scaling with load; service choice; setup as code',
      'Split the bill by service, tag and day to find the jump. Typical causes: forgotten machines, oversized ones, traffic between zones, logs kept for ever. Turn off, size down, reserve what is steady, and set a budget alarm. Check that speed and safety stay, and report the saving.',
    ],
    [
      't',
      'How do you keep access and data safe when you use {skill}?',
      'security and identity; network; monitoring and alerts; setup as code; backup and recovery',
      'Roles for people and for programs with no more rights than needed, no long-lived keys, a second factor. Private networks, encryption at rest and on the way. Records of who did what, with alerts on the odd. Say how you review the rights, and give an example of one you took away.',
    ],
    [
      't',
      'What does {skill} take off your hands, and what remains your responsibility?',
      'service choice; security and identity; backup and recovery; cost control; monitoring and alerts',
      'Draw the line of shared responsibility: hardware and often patches on one side, configuration, access, data and cost on yours. Name what people wrongly believe is covered, such as backups. Say when you would rather run it yourself, and how you avoid being unable to leave.',
    ],
    [
      's',
      'Your team must move an old application to {skill} without stopping it. How do you plan the move?',
      'backup and recovery; network; service choice; availability and zones; cost control',
      'Take stock: parts, data, who calls it, at what hours. Move the least risky part first. Copy the data ahead and keep it in step, rehearse the switch with a way back and a time limit. Measure before and after, and tell users when and what. Tidy up only later.',
    ],
  ]),
  devops: templatesOf('devops', DEVOPS, [
    [
      't',
      'How do you use {skill} in a way that is safe, small and repeatable? Describe a setup of yours.',
      'reproducibility; size and speed of builds; configuration and secrets; isolation and rights; review and audit; a real setup',
      'Describe one real setup from commit to running. Pin versions so that the same input gives the same output. Keep secrets out of the result, run with few rights, scan what you ship. Say what you did for speed and size and what it brought in minutes or megabytes.',
    ],
    [
      't',
      'What role does {skill} play between a commit and the user, and what happens when that step fails?',
      'automation of the path; safe release; failure and recovery; monitoring and alerts; review and audit',
      'Walk along the path and place the tool in it. Say what goes in, what comes out, who is told. Then take the failure: how it is noticed, what stops, how you go back, and how long that takes. Close with one improvement that you made to that step.',
    ],
    [
      't',
      'How do you know that a system run with {skill} is healthy, and what wakes you up at night?',
      'monitoring and alerts; failure and recovery; safe release; a real setup; reproducibility',
      'Part what users feel, errors and slowness, from inner causes. Alert on the first and look at the second. Name two or three signals with their limits. Each alert needs something to do; say how you removed noisy ones. Give an incident that the signals caught or missed.',
    ],
    [
      't',
      'How do you roll out a risky change with {skill} and get back quickly if it goes wrong?',
      'safe release; monitoring and alerts; failure and recovery; automation of the path; review and audit',
      'Make it small. Show it to few users first and compare errors and speed with the rest. Decide beforehand at which figure you go back, and let the tool do it. Changes to data come in steps that old and new both bear. Tell of one that you took back.',
    ],
    [
      's',
      'A colleague changed something by hand in production that {skill} should manage, and now it has drifted. What do you do?',
      'reproducibility; review and audit; failure and recovery; isolation and rights; automation of the path',
      'Find out why it was done; often it fixed a real fault. Record the difference before anything overwrites it. Bring the change into the code and through review, apply it in a quiet hour. Then remove the need: narrower rights, a quick path for emergencies, a regular check for drift.',
    ],
  ]),
  security: templatesOf('security', SECURITY, [
    [
      't',
      'Explain what {skill} can protect a company from, and what it cannot.',
      'threat and asset; prevention; detection; people and process; least privilege',
      'Name the asset and the attack in one sentence. Then how it works against that attack, step by step, with an example. Be as clear about its limits: what passes by it, what it needs from people, how it is misconfigured. Add what you would put beside it.',
    ],
    [
      't',
      'You review a system for its weak points and {skill} is in scope. How do you go about it?',
      'threat and asset; tests and audits; severity and priority; least privilege; evidence',
      'Agree on scope and permission first. Draw what talks to what and where trust changes. Ask for each crossing what could go wrong. Test, keep evidence, rate by impact and ease, and write findings so that a developer can repeat and mend them. Check the fix afterwards.',
    ],
    [
      't',
      'How do you rank findings that concern {skill}, and how do you get them fixed?',
      'severity and priority; people and process; threat and asset; tests and audits; prevention',
      'Rate by what an attacker gains and how easily, not by the tool’s colour. Begin with what is reachable from outside and already exploited. Bring a fix or a pull request and not only a ticket, agree on dates, and let the owner of the risk sign what stays. Retest.',
    ],
    [
      's',
      'An alert connected with {skill} arrives on Friday evening and might be a false alarm. What are your first steps?',
      'detection; response; evidence; severity and priority; people and process',
      'Look at the evidence before you act: what, where, since when, which account. Rate what it could mean. If it may be real, contain without destroying traces, call whoever is on duty, keep a timeline. If it is false, tune the rule. Either way, write down why.',
    ],
  ]),
  networking: templatesOf('networking', NETWORKING, [
    [
      't',
      'A user says “the network is down”, and {skill} may be involved. How do you find the fault?',
      'layer by layer; tools to look; names; paths and rules; addresses',
      'Ask what works and what does not, for whom and since when. Then go by layers: link, address, route, name, port, application. Name the tool and what you expect to see at each step. Change one thing at a time, and tell the user what you know meanwhile.',
    ],
    [
      't',
      'Explain {skill} with one concrete example, from the first packet to the last.',
      'layer by layer; addresses; names; paths and rules; secure transport',
      'Choose a small case, such as opening a page from a laptop in an office. Follow it in order and name who asks whom for what. Say where it is cached or encrypted, which step costs most time, and what you would see if a step failed.',
    ],
    [
      's',
      'You have to change the {skill} setup of a busy site during work hours. How do you keep the risk small?',
      'change and fallback; paths and rules; tools to look; speed and loss; layer by layer',
      'Ask whether it really has to be now. Write the steps and the way back, save the current configuration, keep a second way in. Try it on a small part, measure before and after, stop at a time agreed beforehand. Tell those affected, and document the new state.',
    ],
  ]),
};
