const set = (names: string): ReadonlySet<string> => new Set(names.split('|'));

/**
 * Skills for which the patterns of their group read well; for the others of these groups the patterns for any skill
 * are used ("A page built with npm loads slowly" would be nonsense). A group that is not here suits all its skills.
 */
const CORE: Readonly<Record<string, ReadonlySet<string>>> = {
  languages: set(
    'Python|JavaScript|TypeScript|Java|C|C++|C#|Go|Rust|Kotlin|Swift|Ruby|PHP|Scala|R|Dart|Objective-C|Perl|Haskell|Elixir|Erlang|Clojure|F#|Lua|Julia|MATLAB|Groovy|Bash|PowerShell|VBA|Assembly|COBOL|Apex',
  ),
  frontend: set(
    'React|Next.js|Angular|AngularJS|Vue.js|Nuxt|Svelte|SvelteKit|Solid.js|Alpine.js|Astro|Remix|Web Components|Progressive Web Apps|Single Page Applications|Micro Frontends|Electron',
  ),
  backend: set(
    'Node.js|Express|NestJS|Fastify|Django|Django REST Framework|Flask|FastAPI|Spring|Spring Boot|Spring Cloud|Quarkus|.NET|ASP.NET Core|Ruby on Rails|Laravel|Symfony|Gin|REST APIs|GraphQL|gRPC|WebSockets|Microservices|Event-Driven Architecture|Serverless|Message Queues|RabbitMQ|Apache Kafka|Elasticsearch|Supabase|Firebase',
  ),
  mobile: set(
    'Android|iOS|Jetpack Compose|Android Jetpack|SwiftUI|UIKit|Kotlin Multiplatform|React Native|Expo|Flutter|Ionic|Push Notifications',
  ),
  databases: set(
    'PostgreSQL|MySQL|MariaDB|SQLite|Microsoft SQL Server|Oracle Database|MongoDB|Redis|Cassandra|DynamoDB|Neo4j|CockroachDB|ClickHouse|Firestore|NoSQL|Relational Databases|Graph Databases',
  ),
  data: set(
    'Data Analysis|Business Intelligence|Dashboards|Reporting|Microsoft Excel|Google Sheets|Power BI|Tableau|Looker|Looker Studio|Metabase|Google Analytics|pandas|dplyr|Jupyter|Data Engineering|ETL|Data Pipelines|Data Warehousing|Data Lake|Apache Spark|Hadoop|Hive|Flink|Apache Airflow|dbt|Snowflake|BigQuery|Amazon Redshift|Databricks|Azure Synapse|Azure Data Factory|AWS Glue|Stream Processing|Web Scraping',
  ),
  ml: set(
    'Machine Learning|Deep Learning|Generative AI|Large Language Models|Natural Language Processing|Computer Vision|Reinforcement Learning|Supervised Learning|Unsupervised Learning|Classification|Decision Trees|Random Forest|Gradient Boosting|XGBoost|LightGBM|Logistic Regression|Support Vector Machines|Neural Networks|Convolutional Neural Networks|Recurrent Neural Networks|Transformers|Transfer Learning|Fine-Tuning|Retrieval-Augmented Generation|AI Agents|scikit-learn|TensorFlow|Keras|PyTorch',
  ),
  cloud: set(
    'Amazon Web Services|Microsoft Azure|Google Cloud Platform|Oracle Cloud Infrastructure|DigitalOcean|Heroku|Amazon EC2|Amazon RDS|AWS Lambda|Amazon ECS|Amazon EKS|Azure Functions|Azure Kubernetes Service|Google Compute Engine|Google Kubernetes Engine|Google Cloud Run',
  ),
  devops: set(
    'Docker|Docker Compose|Kubernetes|Helm|Containerization|Container Orchestration|OpenShift|CI/CD|Jenkins|GitHub Actions|GitLab CI|CircleCI|Argo CD|GitOps|Terraform|Pulumi|Ansible|Chef|Puppet|Infrastructure as Code|Configuration Management',
  ),
  security: set(
    'Cybersecurity|Application Security|Network Security|DevSecOps|Threat Modeling|Threat Intelligence|Incident Response|SIEM|SOAR|EDR|IDS/IPS|Firewalls|Web Application Firewall|VPN|Zero Trust|Identity and Access Management|Multi-Factor Authentication|Role-Based Access Control|Active Directory|PKI|TLS|Container Security',
  ),
};

/** Skills that are asked about in another group's words. */
const BORROWED: Readonly<Record<string, string>> = { SQL: 'databases', 'PL/SQL': 'databases', 'T-SQL': 'databases' };

/** Notations and everyday programs: no interviewer spends a question on them while there is anything else. */
const MINOR = set(
  'YAML|JSON|XML|Markdown|npm|Yarn|pnpm|Prettier|Babel|Visual Studio Code|IntelliJ IDEA|Visual Studio|Vim|Slack|Microsoft Teams|Microsoft Office|Notion|Trello|Confluence|Google Sheets|GitHub|Bitbucket|Canva|Ubuntu|Maven|Gradle|CocoaPods',
);

/** The group whose patterns suit a skill, or `any`. Certificates and unknown groups have none: null. */
export function templateGroupOf(skill: string, group: string): string | null {
  if (group === 'certifications' || group === '') return null;
  const borrowed = BORROWED[skill];
  if (borrowed) return borrowed;
  const core = CORE[group];
  return core && !core.has(skill) ? 'any' : group;
}

export const isMinor = (skill: string) => MINOR.has(skill);
