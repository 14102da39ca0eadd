import type { Labelled } from './labelled';

/** The first twelve. */
export const POSTINGS_A: readonly Labelled[] = [
  {
    kind: 'US, product company, headings and bullets',
    text: `Senior Backend Engineer
Remote (US)

About Tidewell
Tidewell builds scheduling software for clinics. Our founders met over a Haskell compiler, and we have been profitable since 2019.

What you'll do
- Design services in Go that talk over gRPC
- Own on-call for the services you build

Minimum qualifications
- 5+ years of experience building backend systems
- Strong Go or Java
- Experience with AWS, Azure, or GCP
- PostgreSQL and Redis in production
- Excellent communication skills and attention to detail

Preferred qualifications
- Kubernetes, Terraform
- Experience with Kafka or RabbitMQ

Perks
- PHP-themed coffee bar and a Go-karting day each spring
- React meetup on Fridays`,
    must: 'Go; Java; Amazon Web Services; Microsoft Azure; Google Cloud Platform; PostgreSQL; Redis',
    nice: 'gRPC; Kubernetes; Terraform; Apache Kafka; RabbitMQ',
    anyOf: ['Go; Java', 'Amazon Web Services; Microsoft Azure; Google Cloud Platform', 'Apache Kafka; RabbitMQ'],
    ways: 'Communication; Attention to Detail',
  },
  {
    kind: 'UK, essential and desirable, with cues at single lines',
    text: `Job title: Software Developer (Full Stack)
Salary: £45,000 - £55,000

The role
You will look after our booking portal, written in C# with a Vue.js front end.

Essential
* Commercial experience with C# and .NET
* SQL Server
* JavaScript or TypeScript (TypeScript preferred)
* A good eye for detail and a team player

Desirable
* Vue.js or another modern framework such as React or Angular
* Azure DevOps
* Docker is required for our build agents

What we offer
* 27 days' holiday, a cycle scheme, and our office in Java Street
* Training budget for AWS and Azure certificates`,
    must: 'C#; .NET; Microsoft SQL Server; JavaScript; TypeScript; Docker',
    nice: 'Vue.js; React; Angular; Azure DevOps',
    anyOf: ['JavaScript; TypeScript', 'Vue.js; React; Angular'],
    ways: 'Teamwork',
  },
  {
    kind: 'Indian, mandatory and good to have, inline lists',
    text: `Hiring: Java Full Stack Developer
Experience: 4-8 yrs
Location: Pune / Hyderabad
Notice period: Immediate to 30 days

Mandatory Skills: Core Java, Spring Boot, Microservices, Hibernate, MySQL or Oracle
Good to have: Angular/React, AWS, Docker
Roles and Responsibilities:
• Develop REST APIs using Spring Boot
• Coordinate with onsite team, good communication is a must
• Write JUnit test cases
• Exposure to Jenkins and Git`,
    must: 'Java; Spring Boot; Microservices; Hibernate; MySQL; Oracle Database',
    nice: 'Angular; React; Amazon Web Services; Docker; REST APIs; JUnit; Jenkins; Git; Test Case Design',
    anyOf: ['MySQL; Oracle Database', 'Angular; React'],
    ways: 'Communication',
  },
  {
    kind: 'German in English',
    text: `Data Engineer (m/f/d)
Berlin or remote within Germany

Your tasks
• You build and operate data pipelines with Airflow and dbt
• You advise our departments on data quality

Your profile
• Completed studies in computer science or a comparable qualification
• Several years of experience with Python and SQL
• Knowledge of at least one of Snowflake, BigQuery or Redshift
• Ideally first experience with Terraform
• Fluent English, German is a plus
• Independent and structured way of working, problem-solving skills

We offer
• 30 days of vacation, a Python learning group, and fruit
• Swift growth in a young company`,
    must: 'Python; SQL; Snowflake; BigQuery; Amazon Redshift; Data Engineering',
    nice: 'Data Pipelines; Apache Airflow; dbt; Data Quality; Terraform',
    anyOf: ['Snowflake; BigQuery; Amazon Redshift'],
    ways: 'Problem Solving',
  },
  {
    kind: 'startup, one chatty paragraph',
    text: `We're three people in a garage (fine, a co-working space) and need a founding engineer. You write TypeScript all day, React on the front and Node on the back. Postgres is our one source of truth. You'd be happy on either AWS or Fly. Rust would be a bonus, not a requirement. We're looking for a self-starter who takes ownership. Spring bonus for everyone who survives the launch.`,
    must: 'TypeScript; React; Node.js; PostgreSQL; Amazon Web Services',
    nice: 'Rust',
    anyOf: [],
    ways: 'Self-Motivation; Ownership',
  },
  {
    kind: 'agency, inline (Preferred) and (Required) at each line',
    text: `Our client, a leading retailer, seeks a DevOps Engineer for a 12-month contract.

Requirements:
- Terraform (Required)
- Ansible (Preferred)
- Kubernetes (Required)
- Helm (Preferred)
- CI/CD with Jenkins, GitLab CI, or GitHub Actions
- Linux
- Python (Nice to have)
- Strong troubleshooting and stakeholder management

Rate: £500/day outside IR35. Please send your CV in Word.`,
    must: 'DevOps; Terraform; Kubernetes; CI/CD; Jenkins; GitLab CI; GitHub Actions; Linux; Debugging',
    nice: 'Ansible; Helm; Python',
    anyOf: ['Jenkins; GitLab CI; GitHub Actions'],
    ways: 'Stakeholder Management',
  },
  {
    kind: 'government, plain sections',
    text: `Position: Cybersecurity Analyst, Grade 12
Department of Water Management

Summary
The analyst protects networks and answers incidents around the clock.

Duties
- Monitors alerts in Splunk and performs incident response
- Writes reports for senior leadership

Qualifications
- Three years of specialized experience with SIEM and network security
- Security+ or CISSP
- Knowledge of the NIST Cybersecurity Framework
- Oral communication, teamwork and time management

Preferred qualifications
- Experience with Wireshark or Nmap

Benefits
Federal employees enjoy health insurance, a pension, and tuition for Python and SQL classes.

How to apply
Attach your resume in Excel or Word. Equal opportunity employer.`,
    must: 'Cybersecurity; SIEM; Network Security; CompTIA Security+; CISSP; NIST Cybersecurity Framework',
    nice: 'Splunk; Incident Response; Wireshark; Nmap',
    anyOf: ['CompTIA Security+; CISSP', 'Wireshark; Nmap'],
    ways: 'Communication; Teamwork; Time Management',
  },
  {
    kind: 'one paragraph with Required and Preferred',
    text: `QA Automation Engineer, hybrid in Austin. Required: Selenium or Playwright, Python, API testing with Postman, and Git. Preferred: k6, Docker, and knowledge of HIPAA. You are detail-oriented and communicate clearly. Benefits: 401(k), health insurance, and a book club that is reading about Kotlin.`,
    must: 'Selenium; Playwright; Python; API Testing; Postman; Git; Test Automation',
    nice: 'k6; Docker; HIPAA',
    anyOf: ['Selenium; Playwright'],
    ways: 'Attention to Detail',
  },
  {
    kind: 'clauses with their own cues',
    text: `Frontend Developer

Requirements
• Must have 3+ years with React, ideally Next.js
• TypeScript required, Flow or Elm preferred
• CSS is essential; Sass a plus
• Good knowledge of HTML/CSS and UI/UX basics
• Jest and/or Cypress
• GraphQL (nice to have), REST APIs
• Customer focus`,
    must: 'React; TypeScript; CSS; HTML; UI/UX; Jest; Cypress; REST APIs',
    nice: 'Next.js; Sass; GraphQL',
    anyOf: ['Jest; Cypress'],
    ways: 'Customer Focus',
  },
  {
    kind: 'a nice line within the requirements',
    text: `Machine Learning Engineer

Skills and experience
- Python and SQL
- PyTorch or TensorFlow
- Nice to have: Spark, Databricks
- Docker
- MLOps tools (e.g. MLflow, Kubeflow)
- Bonus: published research
- Statistics
- You enjoy mentoring and give feedback kindly

About the team
We sit next to the robotics people and share their espresso machine.`,
    must: 'Python; SQL; PyTorch; TensorFlow; Docker; MLOps; MLflow; Kubeflow; Statistics; Machine Learning',
    nice: 'Apache Spark; Databricks',
    anyOf: ['PyTorch; TensorFlow', 'MLflow; Kubeflow'],
    ways: 'Mentoring',
  },
  {
    kind: 'table pasted as text',
    text: `Systems Administrator

Skill | Level | Need
Windows Server | Advanced | Required
Active Directory | Advanced | Required
VMware | Basic | Preferred
PowerShell or Python | Intermediate | Required
Linux | Basic | Preferred
ITIL | Basic | Nice to have
Communication | Good | Required`,
    must: 'System Administration; Windows Server; Active Directory; PowerShell; Python',
    nice: 'Virtualization; Linux; ITIL',
    anyOf: ['PowerShell; Python'],
    ways: 'Communication',
  },
  {
    kind: 'mobile, what we look for',
    text: `iOS Engineer at Lantern

Who we are
Lantern makes reading lights smart. We are a proud Android-free household (kidding), and our app has 2 million users.

What we're looking for
- Swift and SwiftUI; Objective-C is a plus
- Experience with Combine or RxSwift
- Networking: REST or GraphQL
- You have shipped at least one app to the App Store
- Proactive, empathetic, a quick learner

Extra credit
- Kotlin
- CI with Fastlane, Bitrise or similar

What's in it for you
- The latest MacBook with Xcode ready to go
- Lunch and learn sessions on Flutter, Figma, and more`,
    must: 'iOS; Swift; SwiftUI; Combine; REST APIs; GraphQL',
    nice: 'Objective-C; Kotlin; CI/CD; Fastlane',
    anyOf: ['REST APIs; GraphQL'],
    ways: 'Initiative; Continuous Learning',
  },
];
