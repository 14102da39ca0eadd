import type { Labelled } from './labelled';

/** Eight more, written after the rules were done. */
export const POSTINGS_C: readonly Labelled[] = [
  {
    kind: 'US, scale-up, with levels',
    text: `Staff Data Engineer, Platform

The opportunity
You'll design the pipelines that feed our analytics, in Python and Spark, on AWS.

You have
• 8+ years in data engineering
• Deep SQL and Python skills
• Hands-on experience with Spark or Flink
• Experience with orchestration tools, e.g. Airflow or Dagster
• A track record of mentoring

It's a plus if you have
• Terraform
• Worked with Snowflake, Redshift, or BigQuery

We take care of you
• Unlimited PTO
• Monthly Rust hack night`,
    must: 'Data Engineering; SQL; Python; Apache Spark; Flink; Apache Airflow',
    nice: 'Amazon Web Services; Terraform; Snowflake; Amazon Redshift; BigQuery; Data Pipelines',
    anyOf: ['Apache Spark; Flink', 'Snowflake; Amazon Redshift; BigQuery'],
    ways: 'Mentoring',
  },
  {
    kind: 'UK charity',
    text: `Web Developer (part-time)

You will need
- Good working knowledge of PHP and WordPress
- HTML, CSS and JavaScript
- Experience of either MySQL or MariaDB
- An eye for accessibility
- To be organised, with excellent written communication

It would be great if you also had
- React
- Some design experience with Figma or Sketch

About the charity
We rescue hedgehogs. Our volunteers once built a Raspberry Pi camera for the nest box.`,
    must: 'PHP; WordPress; HTML; CSS; JavaScript; MySQL; MariaDB',
    nice: 'React; Figma; Sketch',
    anyOf: ['MySQL; MariaDB', 'Figma; Sketch'],
    ways: 'Communication',
  },
  {
    kind: 'Indian services company, numbered',
    text: `Job Description: DevOps Engineer
Experience Required: 3-6 Years

Must Have Skills:
1. AWS (EC2, S3, IAM)
2. Docker and Kubernetes
3. Jenkins / GitLab CI
4. Shell scripting or Python
5. Terraform - preferred

Good to Have Skills:
1. Ansible
2. Prometheus & Grafana

Key Competencies: Problem solving, Teamwork, Time management`,
    must: 'DevOps; Amazon Web Services; Amazon EC2; Amazon S3; AWS IAM; Docker; Kubernetes; Jenkins; GitLab CI; Bash; Python',
    nice: 'Terraform; Ansible; Prometheus; Grafana',
    anyOf: ['Jenkins; GitLab CI', 'Bash; Python'],
    ways: 'Problem Solving; Teamwork; Time Management',
  },
  {
    kind: 'game studio, one paragraph each',
    text: `Gameplay Programmer

We make cosy games for tired people. Our last one was finished in Unity, and our dog is called Lua.

What we need: solid C# or C++, a shipped title in Unity or Unreal Engine, and Git. Bonus: shaders, or experience with multiplayer networking. You take feedback well and stay curious.

What you get: a four-day week, free fruit, a yearly trip to a games fair.`,
    must: 'C#; C++; Unity; Unreal Engine; Git',
    nice: 'Shaders; Multiplayer Networking',
    anyOf: ['C#; C++', 'Unity; Unreal Engine', 'Shaders; Multiplayer Networking'],
    ways: '',
  },
  {
    kind: 'German in English, formal',
    text: `Software Developer Java (f/m/d)

Your responsibilities
- Further development of our logistics platform with Java and Spring Boot
- Operation in the Azure cloud

Your qualifications
- Several years of professional experience with Java
- Sound knowledge of relational databases (e.g. Oracle, PostgreSQL)
- Desirable: knowledge of Angular
- Familiarity with Scrum or Kanban
- Good German and English
- Ability to work in a team, communication skills

Our offer
- Company pension scheme, JobRad, further training (Java certificates, Scrum Master)`,
    must: 'Java; Relational Databases; Oracle Database; PostgreSQL; Scrum; Kanban',
    nice: 'Spring Boot; Microsoft Azure; Angular',
    anyOf: ['Oracle Database; PostgreSQL', 'Scrum; Kanban'],
    ways: 'Communication',
  },
  {
    kind: 'agency, terse',
    text: `React Native dev, 6 months, remote EU
Must: React Native, TypeScript, Redux or Zustand
Nice: GraphQL, Fastlane, Detox
Rate: 400-450/day
Start: asap`,
    must: 'React Native; TypeScript; Redux; Zustand',
    nice: 'GraphQL; Fastlane',
    anyOf: ['Redux; Zustand'],
    ways: '',
  },
  {
    kind: 'cues at the end of each line',
    text: `Platform Engineer

Requirements
Go or Rust: required
Kubernetes: required
Helm: a plus
Prometheus/Datadog: required
GCP: preferred, AWS is fine too
Incident response: nice to have
Clear communication: required`,
    must: 'Go; Rust; Kubernetes; Prometheus; Datadog; Platform Engineering',
    nice: 'Helm; Google Cloud Platform; Incident Response; Amazon Web Services',
    anyOf: ['Go; Rust', 'Prometheus; Datadog'],
    ways: 'Communication',
  },
  {
    kind: 'product manager, softer than most',
    text: `Product Manager

What we look for
- 3+ years of product management
- Comfortable with SQL and product analytics tools such as Amplitude or Mixpanel
- Experience writing user stories and keeping a backlog
- Strategic thinking, stakeholder management and decision making
- Leadership without authority

Bonus points
- Experience with A/B testing
- You have worked in fintech

Life here
We run on Slack, Notion and Figma; Python lunch club on Tuesdays.`,
    must: 'Product Management; SQL; Product Analytics; User Stories',
    nice: 'A/B Testing',
    anyOf: [],
    ways: 'Strategic Thinking; Stakeholder Management; Decision Making; Leadership',
  },
];
