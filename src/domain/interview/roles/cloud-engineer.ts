import type { InterviewTopic } from '../types';

/** Interview topics of a Cloud Engineer, in the order of the bank. */
export const topics: readonly InterviewTopic[] = [
  {
    id: 'cloud-engineer-01',
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
      'Your present work and the platforms you run',
      'The path that led to cloud work',
      'The tools you know best',
      'One piece of work with a figure',
      'What draws you to this team',
    ],
    outline:
      'Begin with your current role, or your course if you study, and the cloud platforms you work on. Give a short background: years of experience, and how you moved towards infrastructure. Name the key skills you would bring on day one, such as networking, infrastructure as code and one provider in depth. Tell one project you built or improved, with a figure: cost reduced by so many percent, or deployments that take minutes. End with why this role interests you. Leave out anything you could not explain in detail.',
    followUps: [
      'Which cloud service do you know best, and what annoys you about it?',
      'What have you automated that you are still glad about?',
    ],
  },
  {
    id: 'cloud-engineer-02',
    topic: 'Cloud migration or cost saving work',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'starting state', match: ['starting state', 'on premise', 'legacy', 'before'] },
      { label: 'plan', match: ['plan', 'assess', 'phases'] },
      { label: 'services used', match: ['services used', 'ec2', 's3', 'azure', 'gcp', 'kubernetes'] },
      { label: 'risk handling', match: ['risk handling', 'risk', 'rollback', 'downtime'] },
      { label: 'result', match: ['result', 'cost', 'reduced', 'percent'] },
      { label: 'lesson', match: ['lesson', 'learned'] },
    ],
    question:
      'Tell me about a system you moved to the cloud, or made cheaper to run there. How did you plan it and what came out?',
    covers: [
      'The state before, with numbers',
      'A plan in phases',
      'Services chosen and why',
      'How you kept the risk small',
      'Result and lesson',
    ],
    outline:
      'Describe the starting state with figures: what ran on premise or on oversized machines, and what it cost. Explain how you assessed the workloads and split the plan into phases, with the least critical system first. Name the services used, for instance EC2 to managed containers, or files to S3, and why those. Show how you handled risk: a rehearsal, a rollback path, an agreed window for downtime. Then give the result, such as cost reduced by a third, and what you learned about estimates, people or data transfer.',
    followUps: ['What did the bill look like three months later?', 'Which workload would you leave where it is?'],
  },
  {
    id: 'cloud-engineer-03',
    topic: 'IaaS, PaaS and SaaS',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'infrastructure', match: ['infrastructure', 'iaas', 'virtual machine'] },
      { label: 'platform', match: ['platform', 'paas', 'runtime'] },
      { label: 'software', match: ['software', 'saas'] },
      { label: 'shared responsibility', match: ['shared responsibility', 'responsib'] },
      { label: 'examples', match: ['examples', 'ec2', 'app engine', 'gmail'] },
      { label: 'control versus effort', match: ['control versus effort', 'control', 'manage'] },
    ],
    question: 'How would you explain IaaS, PaaS and SaaS to a product team choosing how to host a new application?',
    covers: [
      'What the provider runs in each model',
      'Who is responsible for what',
      'One example of each',
      'The trade of control for effort',
    ],
    outline:
      'Frame it as a question of who manages what. With IaaS you rent infrastructure such as a virtual machine on EC2, and look after the operating system, patches and everything above. With PaaS, App Engine for example, you bring code and the platform runs and scales it. SaaS is finished software like Gmail. Explain shared responsibility: the provider secures the cloud itself, you remain responsible for your data, access and settings in all three. Finish with the choice: more control means more effort, so pick the highest level that still meets the need.',
    followUps: [
      'Where do managed Kubernetes and functions fit in?',
      'When has a platform service become a burden for you?',
    ],
  },
  {
    id: 'cloud-engineer-04',
    topic: 'Regions and availability zones',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'region', match: ['region'] },
      { label: 'zone isolation', match: ['zone isolation', 'availability zone', 'zone'] },
      { label: 'high availability', match: ['high availability', 'high availab', 'failover'] },
      { label: 'latency and law', match: ['latency and law', 'latency', 'compliance', 'data residency'] },
      { label: 'replication', match: ['replication', 'replicat'] },
      { label: 'cost', match: ['cost'] },
    ],
    question:
      'What is the difference between a region and an availability zone, and how does it shape where you put a service?',
    covers: [
      'Zones as separate failure areas in one region',
      'High availability across zones',
      'Latency and law decide the region',
      'What copying data across distance costs',
    ],
    outline:
      'Define the two: a region is a geographic area, and an availability zone is one or more data centres in it with their own power and network. Spread instances over at least two zones for high availability, so that failover happens without you. Choose the region by latency to users and by compliance, such as data residency rules. Replication between zones can be synchronous because they are close; between regions it is usually asynchronous, so some recent data can be lost. Mention the cost: traffic between zones and regions is billed, and a second region can nearly double spending.',
    followUps: [
      'Which services of yours would justify a second region?',
      'How do you test that losing one zone does not hurt?',
    ],
  },
  {
    id: 'cloud-engineer-05',
    topic: 'VPC and network design',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'subnets public private', match: ['subnets public private', 'subnet', 'public', 'private'] },
      { label: 'route table and gateway', match: ['route table and gateway', 'route', 'internet gateway', 'nat'] },
      { label: 'security group versus ACL', match: ['security group versus acl', 'security group', 'acl'] },
      { label: 'peering or VPN', match: ['peering or vpn', 'peering', 'vpn', 'direct connect'] },
      { label: 'CIDR', match: ['cidr'] },
      { label: 'load balancer', match: ['load balancer'] },
    ],
    question: 'Draw me, in words, a network for a web application with a database in a VPC. What can talk to what?',
    covers: [
      'An address plan that leaves room',
      'Public and private subnets over two zones',
      'Routes, internet gateway and NAT',
      'Security groups and network ACLs',
      'The way to other networks',
    ],
    outline:
      "Choose a CIDR block that does not overlap with other networks. In each of two zones, create a public subnet for the load balancer and a private subnet for the application and the database. The public route table points to the internet gateway; private ones reach out through NAT. Security groups are stateful and sit on the instance: the database accepts traffic only from the application's group. A network ACL is stateless, applies to the subnet and can deny. Connect other networks by peering, VPN or a direct line, and say why nobody reaches the database from outside.",
    followUps: [
      'A private instance cannot reach the internet. Where do you look, in which order?',
      'When does peering stop being a good idea?',
    ],
  },
  {
    id: 'cloud-engineer-06',
    topic: 'Identity and access management',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'users groups roles', match: ['users groups roles', 'role', 'user', 'group'] },
      { label: 'policies', match: ['policies', 'policy'] },
      { label: 'least privilege', match: ['least privilege'] },
      { label: 'MFA and root', match: ['mfa and root', 'mfa', 'root'] },
      { label: 'temporary credentials', match: ['temporary credentials', 'temporary', 'assume role', 'sts'] },
      { label: 'audit', match: ['audit', 'cloudtrail'] },
    ],
    question:
      'A new team gets an account in your cloud. How do you set up identity and access so they can work, but not break things?',
    covers: [
      'People get roles through groups',
      'Policies with the least they need',
      'Root locked away, MFA everywhere',
      'Short-lived credentials for machines',
      'A trail that someone reads',
    ],
    outline:
      'Start with people: sign-in through the company directory, put into a group, and each group allowed to assume a role for its work. Write policies by least privilege, starting narrow and widening on evidence. Lock the root account away with MFA and no access keys, and require MFA from everyone. Machines use temporary credentials from an assumed role, never keys in code. Turn on an audit log such as CloudTrail in a separate account, alert on rare events, and review unused permissions regularly. Mention guardrails that even an administrator of the account cannot lift.',
    followUps: [
      'A key has leaked to a public repository. What are your first five steps?',
      'How do you handle access in an emergency at night?',
    ],
  },
  {
    id: 'cloud-engineer-07',
    topic: 'Scaling and load balancing',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'horizontal versus vertical', match: ['horizontal versus vertical', 'horizontal', 'vertical'] },
      { label: 'auto scaling policy', match: ['auto scaling policy', 'auto scaling', 'autoscal'] },
      { label: 'load balancer types', match: ['load balancer types', 'load balancer', 'layer 7', 'layer 4'] },
      { label: 'health checks', match: ['health checks', 'health'] },
      { label: 'stateless', match: ['stateless', 'session'] },
      { label: 'metrics', match: ['metrics', 'cpu', 'metric'] },
    ],
    question:
      'Traffic to your service can grow tenfold within ten minutes. How do you design scaling and load balancing for that?',
    covers: [
      'Out rather than up, and why',
      'A metric that rises before users suffer',
      'Health checks and the right balancer',
      'No state on the instance',
      'The slow parts: start-up and database',
    ],
    outline:
      'Explain horizontal scaling, more machines, against vertical, a bigger one, and why you want the first here. That needs stateless instances, with each session in a shared store. Place a load balancer in front: layer 7 for HTTP routing, layer 4 for raw TCP. Health checks take broken instances out. Base the auto scaling policy on a metric that moves early, such as requests per target, not only CPU. Ten minutes is short, so keep images quick to start, hold some spare capacity and scale by schedule for known peaks. Finally, check that the database can follow.',
    followUps: [
      'How do you stop instances from being added and removed over and over?',
      'What do you do when the database is the limit?',
    ],
  },
  {
    id: 'cloud-engineer-08',
    topic: 'Storage choices',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'object', match: ['object', 's3', 'blob'] },
      { label: 'block', match: ['block', 'ebs'] },
      { label: 'file', match: ['file', 'efs', 'nfs'] },
      { label: 'lifecycle and tiers', match: ['lifecycle and tiers', 'lifecycle', 'tier', 'glacier'] },
      { label: 'encryption', match: ['encryption', 'encrypt'] },
      { label: 'backup', match: ['backup', 'snapshot'] },
    ],
    question:
      'For a video platform, which kinds of cloud storage would you use for uploads, for the database and for files shared between servers?',
    covers: [
      'Object, block and file, each matched to a need',
      'Lifecycle rules that save money',
      'Encryption and who holds the keys',
      'Backups that were restored once',
    ],
    outline:
      'Match each need to its kind. Uploads go to object storage such as S3: cheap, durable and reached over HTTP. The database wants block storage, like an EBS volume, for low latency from one machine. Files shared by several servers need a file service such as EFS over NFS. Add lifecycle rules that move old videos to a colder tier like Glacier, and mention that reading them back takes time and money. Encrypt at rest and in transit. Finish with backup: scheduled snapshots, a copy in another account, and a restore you rehearse.',
    followUps: [
      'Why not keep the videos on a block volume?',
      'How would you let users upload large files without passing them through your servers?',
    ],
  },
  {
    id: 'cloud-engineer-09',
    topic: 'Serverless',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'functions', match: ['functions', 'lambda', 'function'] },
      { label: 'event triggers', match: ['event triggers', 'event', 'trigger'] },
      { label: 'pay per use', match: ['pay per use', 'pay per', 'cost'] },
      { label: 'cold start', match: ['cold start'] },
      { label: 'limits', match: ['limits', 'timeout', 'limit'] },
      { label: 'use cases', match: ['use cases', 'use case', 'api', 'batch'] },
    ],
    question: 'Where does serverless fit well, and where would you advise a team against it?',
    covers: [
      'Functions started by events',
      'Paying per use and when that turns dear',
      'Cold starts and limits',
      'Good and bad cases with reasons',
    ],
    outline:
      'Define it plainly: a function, such as Lambda, starts on an event trigger, for instance an upload, a queue message or an HTTP request, and you pay per use. That makes it strong for spiky traffic, glue work and small batch jobs. Then the limits: a cold start adds delay, a timeout caps run time at 15 minutes on Lambda, and open database connections multiply. Steady heavy load often costs less on containers. Name a use case you would advise against, such as long video processing in one function, and say how you would test and monitor functions.',
    followUps: [
      'How do you keep cold starts from hurting a public API?',
      'How do you make a function safe when the same event arrives twice?',
    ],
  },
  {
    id: 'cloud-engineer-10',
    topic: 'Disaster recovery',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'RTO', match: ['rto', 'recovery time'] },
      { label: 'RPO', match: ['rpo', 'recovery point'] },
      { label: 'backup and restore', match: ['backup and restore', 'backup'] },
      {
        label: 'pilot light or warm standby',
        match: ['pilot light or warm standby', 'pilot light', 'warm standby', 'standby'],
      },
      { label: 'multi-region', match: ['multi-region', 'multi region', 'region'] },
      { label: 'test drills', match: ['test drills', 'test', 'drill'] },
    ],
    question:
      'The business says: we may lose five minutes of data and be down for one hour at most. How do you design disaster recovery for that?',
    covers: [
      'RPO and RTO in plain words',
      'Patterns and their price',
      'A choice that meets both numbers',
      'Drills that prove it',
    ],
    outline:
      'Translate first: five minutes is the RPO, how much data you may lose; one hour is the RTO, how long recovery may take. Lay out the ladder: backup and restore is cheapest and takes hours, pilot light keeps the data live with servers off, warm standby runs a small copy, and active in several regions costs most. Here nightly backups fail the RPO, so replicate continuously to a second region and choose pilot light or warm standby, with infrastructure as code to grow it. Keep backups too, because replication copies mistakes. Prove it with a timed drill twice a year.',
    followUps: [
      'What do you do about data that someone deleted by mistake and that was replicated?',
      'Who decides to fail over, and on what evidence?',
    ],
  },
  {
    id: 'cloud-engineer-11',
    topic: 'Monthly cloud bill doubled',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'cost explorer and tags', match: ['cost explorer and tags', 'cost explorer', 'tag', 'billing'] },
      { label: 'top services', match: ['top services', 'top', 'which service'] },
      { label: 'idle or oversized', match: ['idle or oversized', 'idle', 'oversiz', 'rightsiz'] },
      { label: 'data transfer', match: ['data transfer', 'egress'] },
      { label: 'reserved or spot', match: ['reserved or spot', 'reserved', 'spot', 'savings'] },
      { label: 'budget alerts', match: ['budget alerts', 'budget', 'alert'] },
    ],
    question:
      'Your cloud bill doubled in one month and nobody knows why. How do you find out, and how do you keep it from happening again?',
    covers: [
      'Break the bill down before guessing',
      'Usual suspects: idle, oversized, data transfer',
      'Quick wins separated from commitments',
      'Budgets, tags and owners',
    ],
    outline:
      'Open the billing tool, such as Cost Explorer, and compare both months by service, account, region and tag. Take the top services first; usually one or two explain most of the rise. Check the usual causes: idle machines, oversized instances, forgotten snapshots, a logging change, or data transfer and egress. Match the date of the jump with deployments. Stop the waste, rightsize, and only then buy reserved capacity or a savings plan; use spot for work that may be interrupted. Prevent a repeat with a budget and an alert per team, required tags and an owner for each.',
    followUps: [
      'Half of the spending has no tags. What now?',
      'How would you tell a team that their service is the cause?',
    ],
  },
  {
    id: 'cloud-engineer-12',
    topic: 'Region outage affects service',
    category: 'situational',
    difficulty: 'hard',
    concepts: [
      { label: 'confirm scope', match: ['confirm scope', 'status page', 'scope', 'confirm'] },
      { label: 'failover', match: ['failover', 'dns', 'route 53'] },
      { label: 'data state', match: ['data state', 'replicat', 'data', 'rpo'] },
      { label: 'communicate', match: ['communicate', 'communicat', 'status'] },
      { label: 'degrade gracefully', match: ['degrade gracefully', 'degrad', 'read only'] },
      { label: 'review', match: ['review', 'postmortem', 'improve'] },
    ],
    question:
      'An entire cloud region goes down and your service with it. Walk me through your next hour, and the week after.',
    covers: [
      'Confirm what is really affected',
      'Know the state of the data before switching',
      'Fail over by a rehearsed plan',
      'Tell people early and often',
      'A review that changes something',
    ],
    outline:
      "Confirm the scope first: your own monitoring plus the provider's status page, and whether it is one service or the whole region. Name an incident lead and communicate at once, with a time for the next update. Before failover, check how far replication had come, so you know what data would be missing, compared with your RPO. Then switch traffic, for example with DNS in Route 53, and watch the second region under load. If you cannot move everything, degrade gracefully: read only, or core features first. Plan the way back, then hold a postmortem with dated actions.",
    followUps: [
      'The console you need is hosted in the failed region. What do you do?',
      'How do you merge data written in both regions?',
    ],
  },
];
