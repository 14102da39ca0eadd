/**
 * What naming one skill shows of another: `shown: by; by`. Never the other way round: who knows the practice or the
 * language need not know the tool. Chains are followed: Playwright shows end-to-end testing, which shows test automation.
 */
const TEXTS: Readonly<Record<string, string>> = {
  'a framework or library shows its language': `
    JavaScript: TypeScript; React; Angular; AngularJS; Vue.js; Svelte; Solid.js; jQuery; Alpine.js; Node.js; RxJS; D3.js;
      Three.js; Web Components; Electron; Mocha; Jest
    TypeScript: NestJS; TypeORM
    React: Next.js; Remix; Redux; Zustand; React Router; React Hooks; React Hook Form; React Testing Library;
      React Native; Material UI; Chakra UI; Ant Design; shadcn/ui
    Vue.js: Nuxt; Pinia; Vuex
    Svelte: SvelteKit
    Node.js: Express; NestJS; Fastify; Mongoose; Sequelize; Prisma
    CSS: Tailwind CSS; Bootstrap; Sass; Less; PostCSS; Styled Components; CSS Modules; CSS Grid; Flexbox; CSS Animations; BEM
    Python: Django; Flask; FastAPI; SQLAlchemy; Celery; pandas; NumPy; Matplotlib; Seaborn; SciPy; scikit-learn; PyTorch;
      Keras; pytest; unittest; NLTK; spaCy; Streamlit
    Django: Django REST Framework
    Java: Spring; Hibernate; Quarkus; JUnit; TestNG; Mockito; REST Assured
    Spring: Spring Boot; Spring Security; Spring Cloud
    C#: ASP.NET Core; Entity Framework; Blazor
    .NET: ASP.NET Core; Entity Framework; Blazor
    PHP: Laravel; Symfony; WordPress
    Ruby: Ruby on Rails; RSpec
    Go: Gin
    R: dplyr
    Dart: Flutter
    Kotlin: Jetpack Compose; Kotlin Coroutines; Kotlin Multiplatform
    Swift: SwiftUI; Combine
    Solidity: Hardhat; OpenZeppelin
    SQL: PL/SQL; T-SQL; PostgreSQL; MySQL; MariaDB; SQLite; Microsoft SQL Server; Oracle Database; BigQuery; Snowflake;
      Amazon Redshift; dbt; Query Optimization; Stored Procedures
    C: Embedded C`,
  'a product shows its kind': `
    Relational Databases: PostgreSQL; MySQL; MariaDB; SQLite; Microsoft SQL Server; Oracle Database; Amazon RDS
    NoSQL: MongoDB; Cassandra; DynamoDB; Firestore; Azure Cosmos DB; Neo4j
    Graph Databases: Neo4j
    Data Warehousing: Snowflake; BigQuery; Amazon Redshift; Azure Synapse
    Message Queues: RabbitMQ; Apache Kafka; Amazon SQS; Google Cloud Pub/Sub
    Android: Jetpack Compose; Android Jetpack; Android Studio; Espresso; Google Play Console
    iOS: SwiftUI; UIKit; Core Data; XCTest
    Mobile UI: SwiftUI; Jetpack Compose; UIKit
    Linux: Ubuntu; Red Hat Enterprise Linux; Kali Linux
    Unix: Linux
    Routing and Switching: Cisco
    Microcontrollers: Arduino; ESP32
    Large Language Models: OpenAI API; LangChain; LlamaIndex; Retrieval-Augmented Generation
    Blockchain: Ethereum; Solana; Polygon; Hyperledger Fabric; Smart Contracts
    Smart Contracts: Solidity; Vyper
    Game Development: Unity; Unreal Engine; Godot`,
  'a service shows its provider': `
    Amazon Web Services: Amazon EC2; Amazon S3; AWS Lambda; Amazon RDS; Amazon VPC; AWS IAM; Amazon CloudFront;
      Amazon Route 53; Amazon ECS; Amazon EKS; Amazon SQS; Amazon SNS; Amazon CloudWatch; AWS CloudFormation; AWS CDK;
      Amazon API Gateway; Amazon Cognito; AWS Elastic Beanstalk; AWS Glue; Amazon SageMaker; Amazon Bedrock;
      Amazon Redshift; DynamoDB; AWS Certified Solutions Architect
    Microsoft Azure: Azure Functions; Azure Kubernetes Service; Azure Blob Storage; Azure Cosmos DB; Azure Data Factory;
      Azure Synapse; Azure Machine Learning; Azure Administrator
    Google Cloud Platform: Google Compute Engine; Google Kubernetes Engine; Google Cloud Run; Google Cloud Pub/Sub;
      BigQuery; Vertex AI; Google Associate Cloud Engineer
    Kubernetes: Amazon EKS; Azure Kubernetes Service; Google Kubernetes Engine; OpenShift; Helm;
      Certified Kubernetes Administrator; Certified Kubernetes Application Developer
    Serverless: AWS Lambda; Azure Functions; Google Cloud Run`,
  'a tool shows its practice': `
    End-to-End Testing: Playwright; Cypress
    Test Automation: End-to-End Testing; Selenium; Appium; REST Assured; Page Object Model
    Unit Testing: JUnit; TestNG; pytest; unittest; Jest; Vitest; Mocha; RSpec; XCTest; Mockito; Test-Driven Development
    API Testing: Postman; REST Assured
    Performance Testing: JMeter; k6
    Mobile Testing: Appium; Espresso
    Behavior-Driven Development: Cucumber
    CI/CD: GitHub Actions; GitLab CI; Jenkins; CircleCI; Argo CD
    Git: GitHub; GitLab; Bitbucket; GitHub Actions; GitLab CI
    Version Control: Git
    GitOps: Argo CD; Flux
    Infrastructure as Code: Terraform; Pulumi; AWS CloudFormation; AWS CDK
    Configuration Management: Ansible; Chef; Puppet
    Containerization: Docker; Container Orchestration
    Docker: Docker Compose
    Container Orchestration: Kubernetes; Amazon ECS
    Monitoring: Prometheus; Grafana; Datadog; New Relic; Amazon CloudWatch; Observability
    Observability: OpenTelemetry
    Logging: ELK Stack; Grafana Loki
    ORM: Hibernate; Entity Framework; SQLAlchemy; Prisma; TypeORM; Sequelize
    Network Troubleshooting: Wireshark
    Penetration Testing: Metasploit; Burp Suite; OSCP
    Data Visualization: Tableau; Power BI; Looker; Looker Studio; Metabase; Matplotlib; Seaborn; Plotly; D3.js
    Business Intelligence: Tableau; Power BI; Looker; Metabase
    Reporting: Business Intelligence
    Microsoft Excel: Pivot Tables; Power Query; VBA
    Data Pipelines: Apache Airflow; ETL; Azure Data Factory; AWS Glue
    ETL: Informatica; Fivetran
    Big Data: Apache Spark; Hadoop; Hive
    Agile: Scrum; Kanban
    Scrum: Certified ScrumMaster
    App Store Deployment: Fastlane`,
  'a part shows the whole': `
    Software Testing: Test Automation; Unit Testing; Integration Testing; API Testing; Manual Testing; Functional Testing;
      Regression Testing; Exploratory Testing; Performance Testing; Test Case Design; Test Planning; Mobile Testing; ISTQB
    Machine Learning: Deep Learning; Supervised Learning; Unsupervised Learning; Reinforcement Learning; scikit-learn;
      XGBoost; LightGBM; Random Forest; Gradient Boosting; Computer Vision; Natural Language Processing;
      Recommender Systems; MLOps
    Deep Learning: PyTorch; TensorFlow; Keras; Neural Networks; Transformers
    Neural Networks: Convolutional Neural Networks; Recurrent Neural Networks
    Computer Vision: OpenCV; YOLO
    Natural Language Processing: spaCy; NLTK; Named Entity Recognition; Sentiment Analysis
    Artificial Intelligence: Machine Learning; Large Language Models
    Generative AI: Large Language Models; Diffusion Models
    Data Analysis: Exploratory Data Analysis; Regression Analysis; Time Series Analysis; Funnel Analysis; pandas
    Statistics: Regression Analysis; Hypothesis Testing; Bayesian Statistics; Time Series Analysis
    Data Engineering: Data Pipelines; Data Warehousing; Data Lake
    Cybersecurity: Network Security; Application Security; Penetration Testing; SIEM; Incident Response;
      Vulnerability Assessment; Security Operations Center; Cloud Security
    Network Security: Firewalls; IDS/IPS
    Security Operations Center: SOAR
    Computer Networking: Routing and Switching; VLAN; Subnetting; Network Troubleshooting; CCNA
    DevOps: CI/CD; Infrastructure as Code; Site Reliability Engineering
    Embedded Systems: Firmware; RTOS; Microcontrollers; Embedded C
    UX Design: Interaction Design; User-Centered Design
    UI/UX: UX Design; UI Design
    Authorization: Role-Based Access Control
    Authentication: OpenID Connect; Single Sign-On; Multi-Factor Authentication
    Data Structures: DSA
    Algorithms: DSA; Dynamic Programming; Graph Algorithms`,
};

const shownBy = new Map<string, string[]>();
for (const text of Object.values(TEXTS))
  for (const [, shown = '', by = ''] of text.matchAll(/^ {4}(\S[^:\n]*): (.*(?:\n {6}.*)*)/gm))
    for (const name of by.split(';').map((one) => one.trim())) shownBy.set(name, [...(shownBy.get(name) ?? []), shown]);

const closed = new Map<string, readonly string[]>();

/** The skills that naming this one shows besides itself, the nearest first; names are canonical. */
export function impliedBy(skill: string): readonly string[] {
  const known = closed.get(skill);
  if (known) return known;
  const found = new Set<string>(shownBy.get(skill) ?? []);
  // A set hands out what is added while it is walked.
  for (const one of found) for (const further of shownBy.get(one) ?? []) if (further !== skill) found.add(further);
  const all = [...found];
  closed.set(skill, all);
  return all;
}

/** Every direct rule, as `[by, shown]`: what tests hold against the vocabulary. */
export const IMPLICATIONS: readonly (readonly [string, string])[] = [...shownBy].flatMap(([by, all]) =>
  all.map((shown) => [by, shown] as const),
);
