import type { Labelled } from './labelled';

/** The second twelve. */
export const POSTINGS_B: readonly Labelled[] = [
  {
    kind: 'bank, long and formal',
    text: `Java Developer - Payments
Location: Dublin

Job purpose
To develop and support payment services within the Core Banking tribe.

Key responsibilities
- Develop microservices in Java and Spring Boot
- Take part in code reviews and sprint planning

Requirements
- Bachelor's degree in Computer Science or equivalent
- Minimum 4 years with Java 11 or above
- Spring Boot, Hibernate and Maven or Gradle
- Messaging: Kafka, RabbitMQ or similar
- Oracle or PostgreSQL
- Exposure to containers (Docker, Kubernetes) would be an advantage
- Interpersonal skills and the ability to work under pressure

Our benefits
- Pension, dental, and a Ruby wedding bonus for those who marry here`,
    must: 'Java; Spring Boot; Hibernate; Maven; Gradle; Apache Kafka; RabbitMQ; Oracle Database; PostgreSQL',
    nice: 'Microservices; Code Review; Sprint Planning; Containerization; Docker; Kubernetes',
    anyOf: ['Maven; Gradle', 'Apache Kafka; RabbitMQ', 'Oracle Database; PostgreSQL'],
    ways: 'Interpersonal Skills',
  },
  {
    kind: 'agency blast, all in one line',
    text: `URGENT requirement: Azure Data Engineer, 6+ yrs, remote. Must have: Azure Data Factory, Databricks, Python or Scala, SQL. Nice to have: Power BI, Snowflake. Candidate should be a good team player with strong communication skills. Share profiles with expected CTC.`,
    must: 'Microsoft Azure; Data Engineering; Azure Data Factory; Databricks; Python; Scala; SQL',
    nice: 'Power BI; Snowflake',
    anyOf: ['Python; Scala'],
    ways: 'Teamwork; Communication',
  },
  {
    kind: 'startup, bullets without headings',
    text: `Backend dev @ Mossy
- we write Elixir, you should too (or Erlang)
- Postgres, obviously
- some React or Svelte would be great but is not required
- you don't need to know Kubernetes, we have Priya for that
- problem solver, not a ticket closer
- we pay well, and there is a ping-pong table named Docker`,
    must: 'Elixir; Erlang; PostgreSQL',
    nice: 'React; Svelte',
    anyOf: ['Elixir; Erlang', 'React; Svelte'],
    ways: 'Problem Solving',
  },
  {
    kind: 'university, person specification',
    text: `Research Software Engineer
School of Physics

About the job
You will turn research code into tools that others can use.

Person specification
Essential criteria
1. Experience of programming in Python, C++ or Fortran
2. Version control with Git
3. Experience of writing technical documentation
4. Ability to work in a team and manage competing deadlines

Desirable criteria
1. Experience of GPU programming with CUDA
2. Knowledge of Docker or Singularity
3. MATLAB

The University offers a generous pension, a nursery, and free courses from R to Russian.`,
    must: 'Python; C++; Version Control; Git; Technical Documentation; Technical Writing',
    nice: 'CUDA; Docker; MATLAB',
    anyOf: ['Python; C++'],
    ways: '',
  },
  {
    kind: 'US, inline preferred in running lines',
    text: `Site Reliability Engineer

Basic Qualifications:
- 3+ years in SRE, DevOps or systems engineering
- Proficiency in one of the following: Python, Go, Ruby
- Linux internals, TCP/IP, DNS
- Experience with monitoring tools like Prometheus, Grafana, or Datadog (Grafana preferred)
- Terraform experience preferred
- Incident management
- Strong leadership and decision-making

Compensation: $150,000 - $190,000 plus equity. We also offer spring break.`,
    must: 'Site Reliability Engineering; DevOps; Python; Go; Ruby; Linux; TCP/IP; DNS; Monitoring; Prometheus; Datadog; Incident Management; Grafana',
    nice: 'Terraform',
    anyOf: ['Site Reliability Engineering; DevOps', 'Python; Go; Ruby', 'Prometheus; Grafana; Datadog'],
    ways: 'Leadership; Decision Making',
  },
  {
    kind: 'design',
    text: `Product Designer

Who you are
You have shipped interfaces that people use every day. You think in design systems, you prototype in Figma or Sketch, and you run usability testing yourself. HTML and CSS help, but are not required. You are empathetic and a strong storyteller with presentation skills.

What you get
Stock options, a Framer licence if you like it, and a Notion page with your name on it.

About us
We use Linear, Slack and Figma, and ship every Thursday.`,
    must: 'Product Design; Design Systems; Figma; Sketch; Usability Testing; Prototyping',
    nice: 'HTML; CSS',
    anyOf: ['Figma; Sketch'],
    ways: 'Presentation Skills; Storytelling; Emotional Intelligence',
  },
  {
    kind: 'Indian, notice board style with keywords',
    text: `Role : Python Developer
Exp : 2 to 5 Years
Primary Skills : Python, Django / Flask, REST API, MySQL / PostgreSQL
Secondary Skills : AWS / Azure, Celery, Redis
Soft Skills : Communication, Analytical thinking, Adaptability
Perks : Cab facility, Java coffee, Kafka reading circle`,
    must: 'Python; Django; Flask; REST APIs; MySQL; PostgreSQL',
    nice: 'Amazon Web Services; Microsoft Azure; Celery; Redis',
    anyOf: ['Django; Flask', 'MySQL; PostgreSQL', 'Amazon Web Services; Microsoft Azure'],
    ways: 'Communication; Problem Solving; Adaptability',
  },
  {
    kind: 'embedded, German company',
    text: `Embedded Software Developer (f/m/x)

That's what you bring along
- Degree in electrical engineering
- Very good knowledge of C or C++
- Experience with RTOS, e.g. FreeRTOS or Zephyr
- SPI, I2C and CAN
- Python for test automation is an advantage
- Team spirit and enjoyment of continuous learning

That's what you can look forward to
- Flexible hours, Linux user group, company car (no rust!)
- Scrum of barbecues in summer`,
    must: 'Embedded Systems; C; C++; RTOS; I2C; CAN Bus',
    nice: 'Python; Test Automation',
    anyOf: ['C; C++'],
    ways: 'Continuous Learning',
  },
  {
    kind: 'data analyst, wishes at single lines',
    text: `Data Analyst

What you need:
• SQL - required
• Excel - required
• Tableau, Power BI, or Looker - one of them is required
• Python or R - preferred
• dbt - nice to have
• A/B testing
• Stakeholder communication

Why Harbor?
Our CEO still writes SQL, and our Tableau wall is famous.`,
    must: 'SQL; Microsoft Excel; Tableau; Power BI; Looker; A/B Testing; Data Analysis',
    nice: 'Python; R; dbt',
    anyOf: ['Tableau; Power BI; Looker', 'Python; R'],
    ways: 'Stakeholder Management',
  },
  {
    kind: 'consultancy, prose under headings',
    text: `Cloud Consultant

Your role
You help clients move to the cloud. You will plan migrations, write infrastructure as code and teach.

Your skills
You know at least one of AWS, Azure or Google Cloud in depth. You are at home in Terraform or CloudFormation. You have worked with Docker and Kubernetes. It would be nice if you knew some Python. Certifications such as CKA are welcome.

Working with us
Negotiation of your own working hours; leadership courses; a data centre tour with real Kubernetes stickers.`,
    must: 'Amazon Web Services; Microsoft Azure; Google Cloud Platform; Terraform; AWS CloudFormation; Docker; Kubernetes',
    nice: 'Infrastructure as Code; Python; Certified Kubernetes Administrator',
    anyOf: ['Amazon Web Services; Microsoft Azure; Google Cloud Platform', 'Terraform; AWS CloudFormation'],
    ways: '',
  },
  {
    kind: 'security, must and should',
    text: `Penetration Tester

You must have:
* Experience with Burp Suite and Metasploit
* OSCP or CEH
* Scripting in Python, Bash or similar

You should ideally have:
* Reverse engineering
* Knowledge of OWASP Top 10

Life at Ironvale
We climb, we solve CTFs on Kali Linux for fun, and the Jenkins family runs our canteen. Growth mindset welcome.`,
    must: 'Penetration Testing; Burp Suite; Metasploit; OSCP; CEH; Python; Bash',
    nice: 'Reverse Engineering; OWASP Top 10',
    anyOf: ['OSCP; CEH', 'Python; Bash'],
    ways: '',
  },
  {
    kind: 'no list at all, short note',
    text: `Wanted: WordPress developer for two days a week. PHP and MySQL, some JavaScript. Experience with WooCommerce or Shopify preferred. Flexible, friendly, reliable. We throw in free lunch, gym, and a Swift Playgrounds class for your kids.`,
    must: 'WordPress; PHP; MySQL; JavaScript',
    nice: 'Shopify',
    anyOf: [],
    ways: '',
  },
];
