import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'devops-engineer-01',
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
      'What you run or build today',
      'Whether you came from operations or development',
      'One improvement with a before and an after',
      'Why this role',
    ],
    outline:
      'Open with what you currently run: how many services, which cloud, who your users are. Give your background in a line, from operations or from development, and the years in each. Name the stack you would be trusted with at night. Then one project with before and after: the pipeline or platform you built, what was slow or fragile, and the figure it changed, such as deploys from weekly to daily or failures reduced by some percent. Finish with why this role, and what you hope to learn in it.',
    followUps: [
      'How often did your team deploy before and after your work?',
      'What wakes you at night, in the sense of the pager?',
    ],
  },
  {
    id: 'devops-engineer-02',
    topic: 'Manual process you automated',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'pain and baseline', match: ['pain and baseline', 'manual', 'hours', 'error'] },
      { label: 'tool choice', match: ['tool choice', 'script', 'terraform', 'ansible', 'pipeline'] },
      { label: 'rollout', match: ['rollout', 'rolled out', 'team', 'documentation'] },
      { label: 'result', match: ['result', 'reduced', 'saved', 'faster'] },
      { label: 'lesson', match: ['lesson', 'learned'] },
    ],
    question: 'Which manual task have you automated, and what did that save?',
    covers: [
      'The pain in hours and errors',
      'Why this tool and not another',
      'How the team came to use it',
      'The saving, and what it cost to keep up',
    ],
    outline:
      "Start with the pain in figures: a manual task, how often, how many hours, which errors it caused. Say why you chose the tool: a script when one person runs it, a pipeline or Terraform when it must be repeatable and reviewed. Tell how you rolled it out: beside the old way first, with a dry run, documentation, and the team's objections. Give the result: time saved, errors reduced, and also what it costs to maintain. Close with what you learned, including a case that was not worth automating.",
    followUps: [
      'How long did it take until the saving had paid for the work?',
      'What happens when the automation fails halfway?',
    ],
  },
  {
    id: 'devops-engineer-03',
    topic: 'CI versus continuous delivery and deployment',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'frequent merge and test', match: ['frequent merge and test', 'merge', 'test', 'integration'] },
      { label: 'always releasable', match: ['always releasable', 'releas', 'delivery'] },
      { label: 'automatic to production', match: ['automatic to production', 'automatic', 'deployment', 'production'] },
      { label: 'pipeline stages', match: ['pipeline stages', 'build', 'test', 'deploy', 'stage'] },
      { label: 'approval gate', match: ['approval gate', 'approval', 'manual'] },
      { label: 'rollback', match: ['rollback'] },
    ],
    question:
      'How do continuous integration, continuous delivery and continuous deployment differ, and which would you aim for?',
    covers: [
      'Each term in one sentence',
      'The stages and their order',
      'Who or what says yes to production',
      'When not to deploy automatically',
    ],
    outline:
      'Define the three by where they end. Continuous integration: everyone merges small changes often, and each merge is built and tested. Continuous delivery: the main branch is always releasable, and going live is a manual approval. Continuous deployment: every change that passes goes to production by itself. Lay out the stages: build, fast tests, security checks, one artifact, a deploy to staging, then production. Aim for deployment where tests are good, changes small and rollback quick; keep an approval where law, hardware or customers demand one. Say what you would measure: lead time and the share of failed changes.',
    followUps: [
      'The pipeline takes fifty minutes. Where do you start?',
      'What has to be true before you would remove the approval step?',
    ],
  },
  {
    id: 'devops-engineer-04',
    topic: 'Containers versus virtual machines',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'shared kernel', match: ['shared kernel', 'kernel'] },
      { label: 'hypervisor', match: ['hypervisor'] },
      { label: 'size and start time', match: ['size and start time', 'lightweight', 'faster', 'start'] },
      { label: 'isolation', match: ['isolation', 'isolat'] },
      { label: 'image layers', match: ['image layers', 'image', 'layer'] },
      { label: 'when to use each', match: ['when to use each', 'use case', 'when'] },
    ],
    question:
      'What is the difference between a container and a virtual machine, and when would you still choose the machine?',
    covers: [
      'What is shared and what is not',
      'Size, start and density',
      'How strong the walls are',
      'A case for each',
    ],
    outline:
      "Start with the boundary: a virtual machine brings its own operating system on a hypervisor, while containers share the host's kernel and are processes kept apart by namespaces and cgroups. That makes containers lightweight: they start in about a second, and images are built in layers that are stored and shipped once. It also makes their isolation weaker, since a hole in the kernel concerns all of them. Say when to use each: containers for your own services and quick scaling, machines for another operating system, untrusted tenants or special drivers. In practice the two are stacked: containers run on machines.",
    followUps: [
      'How do you get an image from one gigabyte down to a hundred megabytes?',
      'A container runs as root. Why does that matter, given that it is isolated?',
    ],
  },
  {
    id: 'devops-engineer-05',
    topic: 'Kubernetes building blocks',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'pod', match: ['pod'] },
      { label: 'deployment and replica', match: ['deployment and replica', 'deployment', 'replica'] },
      { label: 'service and ingress', match: ['service and ingress', 'service', 'ingress'] },
      { label: 'config and secrets', match: ['config and secrets', 'configmap', 'secret'] },
      { label: 'control plane', match: ['control plane', 'api server', 'scheduler', 'etcd'] },
      { label: 'probes', match: ['probes', 'liveness', 'readiness', 'probe'] },
      { label: 'autoscaling', match: ['autoscaling', 'hpa', 'autoscal'] },
    ],
    question:
      'You apply a manifest for a web service with three replicas. What happens inside Kubernetes until a user gets an answer?',
    covers: [
      "The control plane's part",
      'From deployment to running pods',
      'How traffic reaches them',
      'Configuration, health and scaling',
    ],
    outline:
      'Follow the request. The API server checks the manifest and stores it in etcd. Controllers see a Deployment that wants three replicas and create a ReplicaSet and its pods. The scheduler gives each pod a node, and the kubelet there starts the containers, with settings from a ConfigMap and a Secret. A readiness probe decides when a pod receives traffic, a liveness probe when it is restarted. A Service gives the ready pods one address, and an Ingress leads users to it from outside. An autoscaler changes the number with load. All of it is one loop: compare wanted with actual, and correct.',
    followUps: [
      'A pod is stuck in Pending. Where do you look?',
      'What goes wrong when the liveness probe checks the database?',
    ],
  },
  {
    id: 'devops-engineer-06',
    topic: 'Infrastructure as code',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'declarative', match: ['declarative', 'desired state'] },
      { label: 'version control', match: ['version control', 'git', 'version'] },
      { label: 'plan and apply', match: ['plan and apply', 'plan', 'apply'] },
      { label: 'state file', match: ['state file', 'state'] },
      { label: 'modules', match: ['modules', 'module', 'reuse'] },
      { label: 'drift', match: ['drift'] },
      {
        label: 'Terraform versus Ansible',
        match: ['terraform versus ansible', 'terraform', 'ansible', 'configuration management'],
      },
    ],
    question:
      'Someone has changed a production server by hand. How does infrastructure as code show that, and how do you work so that it stays rare?',
    covers: [
      'Wanted state in code, under review',
      'What the plan compares',
      'State and drift',
      'Modules, and which tool for what',
    ],
    outline:
      'Explain the idea: you declare the desired state in files under version control, and the tool works out the steps. A plan compares code, recorded state and reality, so the change by hand shows up as drift; run it on a schedule to see it early. Then decide: take the change into the code, or apply and undo it. To keep it rare, give nobody write access by default, make the proper way fast, and build modules for reuse. Keep the state file remote, locked and encrypted, since it can hold secrets. Terraform creates infrastructure, Ansible configures what runs on it.',
    followUps: [
      'Two people apply at the same moment. What protects you?',
      'The plan wants to destroy and recreate a database. What do you do?',
    ],
  },
  {
    id: 'devops-engineer-07',
    topic: 'Monitoring and observability',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'metrics logs traces', match: ['metrics logs traces', 'metric', 'log', 'trace'] },
      { label: 'Prometheus and Grafana', match: ['prometheus and grafana', 'prometheus', 'grafana'] },
      { label: 'alerts on symptoms', match: ['alerts on symptoms', 'alert', 'symptom'] },
      { label: 'SLO', match: ['slo', 'sli', 'error budget'] },
      { label: 'dashboards', match: ['dashboards', 'dashboard'] },
      { label: 'noise reduction', match: ['noise reduction', 'noise', 'fatigue'] },
    ],
    question: 'How would you set up monitoring so that people are woken only when users are hurt?',
    covers: [
      'What metrics, logs and traces each answer',
      "Targets taken from the user's view",
      'Alerts on symptoms',
      'Less noise, and dashboards for the search',
    ],
    outline:
      'Start from the user: choose an SLI such as the share of checkouts that succeed within a second, agree on an SLO, and page when the error budget burns too fast. So alerts fire on symptoms, not on a busy processor. Say what each source answers: metrics that something is wrong, traces where, logs why. Prometheus and Grafana are one common pair, with a dashboard from overview down to a single service. Then fight alert fatigue: each page needs an action and a runbook, the rest becomes a ticket or is deleted. Review all pages every week.',
    followUps: [
      'What would you choose as an SLO for a nightly batch job?',
      'The service has no traffic at night. How do you know that it works?',
    ],
  },
  {
    id: 'devops-engineer-08',
    topic: 'Deployment strategies',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'rolling', match: ['rolling'] },
      { label: 'blue-green', match: ['blue-green', 'blue green'] },
      { label: 'canary', match: ['canary'] },
      { label: 'feature flag', match: ['feature flag'] },
      { label: 'health check', match: ['health check', 'health'] },
      { label: 'database changes', match: ['database changes', 'migration', 'backward compatible'] },
    ],
    question: 'Compare rolling, blue-green and canary deployments. How do you choose, and what about the database?',
    covers: [
      'How each one replaces the old version',
      'Cost and speed of the way back',
      'Health that decides, not hope',
      'Changes of schema that suit both versions',
    ],
    outline:
      'Describe each in a sentence. Rolling replaces instances a few at a time: cheap, but both versions run side by side and going back is slow. Blue-green keeps two full environments and switches traffic: quick to undo, twice the machines for a while. Canary sends a small share of users to the new version and widens while error rate and latency stay healthy: the safest, if you have enough traffic and good metrics. Health checks decide each step. A feature flag separates deploying from releasing. For the database, make each migration backward compatible: expand first, move the code, remove the old column last.',
    followUps: [
      'How many users does a canary need before its error rate means anything?',
      'What do you do with user sessions when blue-green switches?',
    ],
  },
  {
    id: 'devops-engineer-09',
    topic: 'Linux troubleshooting',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'CPU and memory', match: ['cpu and memory', 'top', 'htop', 'cpu', 'memory'] },
      { label: 'disk', match: ['disk', 'df', 'du'] },
      { label: 'processes and services', match: ['processes and services', 'ps', 'systemctl', 'service'] },
      { label: 'logs', match: ['logs', 'journalctl', 'log'] },
      { label: 'network', match: ['network', 'netstat', 'ss', 'curl', 'dns'] },
      { label: 'permissions', match: ['permissions', 'permission', 'chmod'] },
    ],
    question: 'A Linux server answers slowly, and you have a shell on it. What do you look at, in which order?',
    covers: [
      'An order, not a list of commands',
      'Processor, memory, disk, network',
      'Services and their logs',
      'What changed last',
    ],
    outline:
      'Have an order, and say what each step rules out. First ask what changed and since when. Then uptime and top: is the load from CPU, from memory pressure with swapping, or from waiting on disk. Check that no disk is full, in bytes with df or in inodes. Look at the service itself with systemctl and journalctl, and at its own logs around the first complaint. For the network, list connections with ss and time a request with curl, including the DNS part. Permissions come up when something fails rather than slows. Change one thing at a time and note it.',
    followUps: [
      'The load average is thirty, but the processor is almost idle. What does that suggest?',
      'A file was deleted, yet the disk is still full. Why?',
    ],
  },
  {
    id: 'devops-engineer-10',
    topic: 'Deployment broke production',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'stop and rollback', match: ['stop and rollback', 'rollback', 'revert'] },
      { label: 'impact', match: ['impact', 'users', 'severity'] },
      { label: 'communicate', match: ['communicate', 'communicat', 'status', 'incident channel'] },
      { label: 'find cause', match: ['find cause', 'diff', 'logs', 'root cause'] },
      { label: 'verify', match: ['verify', 'monitor'] },
      { label: 'blameless review', match: ['blameless review', 'postmortem', 'blameless', 'prevent'] },
    ],
    question: 'Your deployment went out five minutes ago and errors are climbing. What do you do?',
    covers: [
      'Undo first, understand later',
      'Who is affected',
      'Who is told, and by whom',
      'Check that it is really over',
      'A review without blame',
    ],
    outline:
      'Stop the rollout and roll back at once, using the rollback you have practised, unless a data migration makes going back worse; then switch the feature off instead. Say aloud that you are doing it: open the incident channel, give severity and which users are affected, and let one person write the status updates. Verify with the metrics that all is back to normal for a while, not only better. Only then look for the cause in the diff, the logs and the configuration. Finish with a blameless review, and name what would have stopped it earlier: a test, a canary, an automatic rollback.',
    followUps: ['The rollback fails. What next?', 'What would you automate so that nobody has to make this decision?'],
  },
  {
    id: 'devops-engineer-11',
    topic: 'Developers want production access',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'need behind it', match: ['need behind it', 'why', 'need'] },
      { label: 'least privilege', match: ['least privilege', 'role'] },
      { label: 'alternatives', match: ['alternatives', 'logs', 'dashboard', 'self-service'] },
      { label: 'temporary and audited', match: ['temporary and audited', 'temporary', 'audit', 'just in time'] },
      { label: 'policy', match: ['policy', 'compliance'] },
    ],
    question: 'Developers ask for full access to production so that they can solve problems faster. How do you answer?',
    covers: [
      'The need behind the wish',
      'Ways to meet it without standing access',
      'Access that is short and recorded',
      'Rules that hold for everybody',
    ],
    outline:
      'Ask first why they need it; usually the need is to see, not to change. Go through the last few cases together. Most can be met without a login: searchable logs, dashboards, a traced request, a self-service button that restarts a job. For the remaining cases offer temporary access, with a role of least privilege, granted just in time, ended automatically and with an audit record. Explain the reasons without preaching: personal data, compliance, and mistakes at three in the morning. The policy should bind your own team as well. Agree on how you will see that it works: time to resolve incidents.',
    followUps: [
      'An incident is running and the approver does not answer. What happens?',
      'Which right would you never grant, even for an hour?',
    ],
  },
];
