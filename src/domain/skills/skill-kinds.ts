import { skillByName } from './skills-data.ts';

/**
 * What sort of thing a skill is, as far as it matters for how one is asked about it: one compares frameworks and tools,
 * explains concepts, goes about practices and meets standards.
 */
export const SKILL_KINDS = [
  'language',
  'framework',
  'tool',
  'practice',
  'standard',
  'concept',
  'team',
  'soft',
] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

/** The skills of each kind, kept as text like the vocabulary itself. A test holds that each has exactly one. */
export const KINDS: Readonly<Record<SkillKind, string>> = {
  language: `
Python|JavaScript|TypeScript|Java|C|C++|C#|Go|Rust|Kotlin|Swift|Ruby|PHP|Scala|R|Dart|Objective-C|Perl|Haskell
Elixir|Erlang|Clojure|F#|Lua|Julia|MATLAB|Groovy|Bash|PowerShell|SQL|PL/SQL|T-SQL|VBA|Assembly|COBOL|Apex|SAS
WebAssembly|YAML|JSON|XML|Markdown|HTML|CSS|Sass|Less|Embedded C|Verilog|VHDL|Solidity|Vyper|DAX
`,
  framework: `
React|Next.js|Angular|AngularJS|Vue.js|Nuxt|Svelte|SvelteKit|Solid.js|jQuery|Alpine.js|Astro|Remix|Redux|Zustand
Pinia|Vuex|RxJS|TanStack Query|React Router|React Hook Form|Tailwind CSS|Bootstrap|Material UI|Chakra UI|Ant Design
shadcn/ui|PostCSS|Styled Components|D3.js|Three.js|Chart.js|Electron|Node.js|Express|NestJS|Fastify|Django
Django REST Framework|Flask|FastAPI|SQLAlchemy|Celery|Spring|Spring Boot|Spring Security|Spring Cloud|Hibernate
Quarkus|.NET|ASP.NET Core|Entity Framework|Blazor|Ruby on Rails|Laravel|Symfony|Gin|Apollo|Prisma|TypeORM|Sequelize
Mongoose|Jetpack Compose|Android Jetpack|SwiftUI|UIKit|Combine|Core Data|Kotlin Multiplatform|Retrofit|Dagger|RxJava
React Native|Expo|Flutter|Ionic|ARKit|Unity|Unreal Engine|Godot|Hardhat|Foundry|ethers.js|web3.js|OpenZeppelin
pandas|NumPy|Matplotlib|Seaborn|Plotly|dplyr|Apache Spark|Hadoop|Flink|XGBoost|LightGBM|LangChain|LangGraph
LlamaIndex|Hugging Face|scikit-learn|TensorFlow|Keras|PyTorch|OpenCV|spaCy|NLTK|SciPy|CUDA|Ray|Streamlit|AWS CDK
Selenium|Cypress|Playwright|Appium|Espresso|XCTest|Jest|Vitest|Mocha|React Testing Library|JUnit|TestNG|Mockito
pytest|unittest|RSpec|Cucumber|REST Assured
`,
  tool: `
Webpack|Vite|Rollup|esbuild|Babel|ESLint|Prettier|npm|Yarn|pnpm|Nx|Storybook|Headless CMS|WordPress|Shopify|Webflow
Maven|Gradle|Tomcat|API Gateway|RabbitMQ|Apache Kafka|Elasticsearch|Apache Solr|Supabase|Firebase|Stripe API|Android
iOS|Android Studio|Xcode|Push Notifications|Firebase Crashlytics|Google Play Console|CocoaPods|Fastlane
Microcontrollers|Arduino|Raspberry Pi|ESP32|RTOS|FPGA|Ethereum|Bitcoin|Solana|Polygon|Hyperledger Fabric
Crypto Wallets|Chainlink|IPFS|PostgreSQL|MySQL|MariaDB|SQLite|Microsoft SQL Server|Oracle Database|MongoDB|Redis
Cassandra|DynamoDB|Neo4j|CockroachDB|InfluxDB|ClickHouse|Firestore|Microsoft Excel|Power Query|Google Sheets
Power BI|Tableau|Looker|Looker Studio|Metabase|Google Analytics|Jupyter|SPSS|Hive|Apache Airflow|dbt|Snowflake
BigQuery|Amazon Redshift|Databricks|Azure Synapse|Azure Data Factory|AWS Glue|Fivetran|Informatica|OpenAI API
Feature Store|MLflow|Kubeflow|Weights & Biases|DVC|Amazon SageMaker|Vertex AI|Azure Machine Learning|Amazon Bedrock
Kaggle|Amazon Web Services|Microsoft Azure|Google Cloud Platform|Oracle Cloud Infrastructure|DigitalOcean|Heroku
Vercel|Netlify|Cloudflare|Amazon EC2|Amazon S3|AWS Lambda|Amazon RDS|Amazon VPC|AWS IAM|Amazon CloudFront
Amazon Route 53|Amazon ECS|Amazon EKS|Amazon SQS|Amazon SNS|Amazon CloudWatch|AWS CloudFormation|Amazon API Gateway
Amazon Cognito|AWS Elastic Beanstalk|Azure Functions|Azure Kubernetes Service|Azure DevOps|Azure Active Directory
Azure Blob Storage|Azure Cosmos DB|Google Compute Engine|Google Kubernetes Engine|Google Cloud Run
Google Cloud Pub/Sub|Docker|Docker Compose|Kubernetes|Helm|OpenShift|Jenkins|GitHub Actions|GitLab CI|CircleCI
Argo CD|Flux|Terraform|Pulumi|Ansible|Chef|Puppet|HashiCorp Vault|Nginx|Apache HTTP Server|HAProxy|Linux|Ubuntu
Red Hat Enterprise Linux|Unix|Windows Server|Prometheus|Grafana|Datadog|New Relic|Splunk|ELK Stack|Grafana Loki
Sentry|PagerDuty|Git|GitHub|GitLab|Bitbucket|SIEM|SOAR|EDR|IDS/IPS|Firewalls|Web Application Firewall|VPN
Active Directory|SAST|DAST|Burp Suite|Metasploit|Nmap|Wireshark|Kali Linux|Cisco|Postman|JMeter|k6|TestRail|Figma
Sketch|Adobe XD|Adobe Photoshop|Adobe Illustrator|Adobe After Effects|Framer|Canva|Miro|Hotjar|Blender|ServiceNow
Salesforce|SAP|JIRA|Confluence|Trello|Notion|Slack|Microsoft Teams|Microsoft Office|Visual Studio Code|IntelliJ IDEA
Visual Studio|Vim|GitHub Copilot
`,
  practice: `
DOM Manipulation|CSS Animations|Responsive Design|Cross-Browser Compatibility|Search Engine Optimization
Web Performance|Internationalization|API Design|Background Jobs|Caching|Rate Limiting|Load Balancing|Authentication
Authorization|Multithreading|Asynchronous Programming|System Design|App Store Deployment|Mobile UI|Deep Linking
Mobile Security|App Performance|Game Development|Game Design|Firmware|Device Drivers|Interrupt Handling|PCB Design
Signal Processing|Smart Contract Auditing|Gas Optimization|Database Design|Database Normalization|Database Indexing
Query Optimization|Database Migration|Database Administration|Data Analysis|Data Visualization|Data Cleaning
Exploratory Data Analysis|Data Mining|Reporting|Hypothesis Testing|A/B Testing|Regression Analysis
Correlation Analysis|Forecasting|Time Series Analysis|Funnel Analysis|Customer Segmentation|KPI Tracking
Data Storytelling|Data Engineering|ETL|Data Warehousing|Data Modeling|Data Governance|Data Quality|Stream Processing
Change Data Capture|Web Scraping|Fine-Tuning|Prompt Engineering|Feature Engineering|Feature Selection
Model Evaluation|Cross-Validation|Hyperparameter Tuning|Anomaly Detection|MLOps|Model Deployment|Model Monitoring
Cloud Architecture|Cloud Migration|Cloud Security|Cloud Networking|Cost Optimization|Auto Scaling|Disaster Recovery
Virtualization|DevOps|Containerization|Container Orchestration|CI/CD|GitOps|Infrastructure as Code
Configuration Management|Monitoring|Observability|Logging|Incident Management|Site Reliability Engineering
Postmortems|Chaos Engineering|Capacity Planning|Blue-Green Deployment|Canary Releases|Feature Flags
Release Management|Version Control|Branching Strategies|Build Automation|Platform Engineering|System Administration
Performance Tuning|DevSecOps|Penetration Testing|Ethical Hacking|Vulnerability Assessment|Threat Modeling
Threat Intelligence|Threat Hunting|Incident Response|Digital Forensics|Malware Analysis|Reverse Engineering
Secure Coding|Dependency Scanning|Risk Assessment|Security Auditing|Container Security|Bug Bounty|Subnetting
Routing and Switching|Network Troubleshooting|Socket Programming|Software Testing|Manual Testing|Test Automation
Unit Testing|Integration Testing|End-to-End Testing|Functional Testing|Regression Testing|Smoke Testing
User Acceptance Testing|Exploratory Testing|Performance Testing|Security Testing|API Testing|Mobile Testing
Accessibility Testing|Usability Testing|Cross-Platform Testing|Test Planning|Test Case Design|Test Data Management
Defect Tracking|Contract Testing|Shift-Left Testing|UI Design|UX Design|Product Design|Interaction Design
Visual Design|Graphic Design|User Research|User-Centered Design|Information Architecture|Wireframing|Prototyping
Mockups|User Flows|User Journey Mapping|Personas|Layout Design|Motion Design|Inclusive Design|Design Handoff
UX Writing|Clean Code|Refactoring|Code Review|Debugging|Competitive Programming|Software Engineering
Software Architecture|Technical Documentation|Technical Writing|API Documentation|Open Source
Test-Driven Development|Behavior-Driven Development|User Stories|Requirements Gathering|Business Analysis
Process Improvement|Project Management|Product Management|Product Roadmap|Product Strategy|Go-to-Market
Market Research|Product Analytics|Product Discovery|Change Management
`,
  standard: `
BEM|AJAX|Web Components|Web Accessibility|WebGL|SVG|HTML Canvas|REST APIs|GraphQL|gRPC|Protocol Buffers|SOAP
WebSockets|Webhooks|OpenAPI|JWT|OAuth 2.0|OpenID Connect|Single Sign-On|OpenGL|Vulkan|MQTT|I2C|CAN Bus
Bluetooth Low Energy|Token Standards|Parquet|Model Context Protocol|ONNX|Well-Architected Framework|OpenTelemetry
OWASP Top 10|PKI|TLS|MITRE ATT&CK|NIST Cybersecurity Framework|ISO 27001|SOC 2|GDPR|HIPAA|PCI DSS|TCP/IP|DNS|HTTP
DHCP|SSH|ISTQB|Material Design|Human Interface Guidelines|UML|ITIL|AWS Certified Cloud Practitioner
AWS Certified Solutions Architect|Azure Fundamentals|Azure Administrator|Google Associate Cloud Engineer
Certified Kubernetes Administrator|Certified Kubernetes Application Developer
HashiCorp Certified Terraform Associate|CompTIA A+|CompTIA Network+|CompTIA Security+|CISSP|CISM|CEH|OSCP|CCNA
ISC2 CC|Certified ScrumMaster|Google Data Analytics Certificate|Google UX Design Certificate
`,
  concept: `
Regular Expressions|React Hooks|CSS Modules|CSS Grid|Flexbox|Progressive Web Apps|Server-Side Rendering
Static Site Generation|Single Page Applications|Micro Frontends|Microservices|Monolithic Architecture
Event-Driven Architecture|Serverless|Domain-Driven Design|CQRS|Event Sourcing|Message Queues|ORM|Distributed Systems
Scalability|High Availability|Kotlin Coroutines|MVVM|MVC|MVP Architecture|Clean Architecture|Game Physics|Shaders
Multiplayer Networking|Game AI|Virtual Reality|Embedded Systems|Internet of Things|Digital Electronics|Robotics
Blockchain|Web3|Smart Contracts|Layer 2|Zero-Knowledge Proofs|Decentralized Applications|DeFi|NFTs|DAOs
Consensus Mechanisms|Vector Databases|NoSQL|Relational Databases|Graph Databases|Stored Procedures|Transactions
Sharding|Replication|Business Intelligence|Dashboards|Pivot Tables|Statistics|Probability|Data Pipelines|Data Lake
Big Data|Machine Learning|Deep Learning|Artificial Intelligence|Generative AI|Large Language Models
Natural Language Processing|Computer Vision|Reinforcement Learning|Supervised Learning|Unsupervised Learning
Classification|Clustering|Dimensionality Reduction|Decision Trees|Random Forest|Gradient Boosting
Logistic Regression|Support Vector Machines|Bayesian Statistics|Neural Networks|Convolutional Neural Networks
Recurrent Neural Networks|Transformers|Diffusion Models|GANs|Transfer Learning|Retrieval-Augmented Generation
Embeddings|AI Agents|YOLO|Precision and Recall|Regularization|Recommender Systems|Sentiment Analysis
Named Entity Recognition|Speech Recognition|Optical Character Recognition|Explainable AI|Responsible AI|Quantization
Infrastructure as a Service|Platform as a Service|Software as a Service|Virtual Machines|Content Delivery Network
Edge Computing|Service Mesh|SLOs|Cybersecurity|Application Security|Network Security|Security Operations Center
Zero Trust|Identity and Access Management|Multi-Factor Authentication|Role-Based Access Control|Cryptography|Hashing
SQL Injection|Cross-Site Scripting|CSRF|Governance Risk and Compliance|Computer Networking|OSI Model|VLAN
Test Coverage|Page Object Model|UI/UX|Usability Heuristics|Design Systems|Style Guides|Typography|Color Theory
Microinteractions|Data Structures|Algorithms|DSA|Object-Oriented Programming|Functional Programming|Design Patterns
SOLID Principles|Big O Notation|Dynamic Programming|Graph Algorithms|Trees and Graphs|Recursion
Sorting and Searching|Hash Tables|Operating Systems|Memory Management|Computer Architecture|DBMS
Discrete Mathematics|Linear Algebra|Software Development Life Cycle|MVP
`,
  team: `
Design Thinking|Design Critique|Agile|Scrum|Kanban|Waterfall|Lean|Six Sigma|Extreme Programming|Sprint Planning
Daily Stand-ups|Retrospectives|Backlog Grooming|Story Points|Prioritization Frameworks|OKRs
`,
  soft: `
Problem Solving|Communication|Teamwork|Leadership|Mentoring|Critical Thinking|Creativity|Adaptability
Time Management|Prioritization|Decision Making|Conflict Resolution|Negotiation|Presentation Skills
Stakeholder Management|Cross-Functional Collaboration|Customer Focus|Attention to Detail|Ownership|Self-Motivation
Emotional Intelligence|Active Listening|Continuous Learning|Growth Mindset|Initiative|Organization
Strategic Thinking|Remote Work|Feedback|Interpersonal Skills|Storytelling|Resilience
`,
};

/** The names of one entry of {@link KINDS}. */
export const namesIn = (text: string): string[] => text.trim().split(/[|\n]/);

const byName = new Map(SKILL_KINDS.flatMap((kind) => namesIn(KINDS[kind]).map((name) => [name, kind] as const)));

/** The kind of a skill of the vocabulary, by its canonical name in any letter case; `null` for any other word. */
export const kindOf = (name: string): SkillKind | null => byName.get(skillByName(name)?.name ?? '') ?? null;
