import { skillByName } from '../skills/skills-data';

/** Skills of which one may take another's place, a kind a line, parted by semicolons. */
const KINDS = `
Amazon Web Services; Microsoft Azure; Google Cloud Platform; Oracle Cloud Infrastructure; DigitalOcean; Heroku; Vercel; Netlify
Python; Java; C; C++; C#; Go; Rust; Kotlin; Swift; Ruby; PHP; Scala; JavaScript; TypeScript; R; Perl; Elixir; Erlang; Haskell; Clojure; F#; Dart; Objective-C; Groovy; Bash; PowerShell; MATLAB; Julia; SAS; Lua
PostgreSQL; MySQL; MariaDB; SQLite; Microsoft SQL Server; Oracle Database
MongoDB; Cassandra; DynamoDB; Firestore; Azure Cosmos DB; Redis; CockroachDB; Neo4j
React; Angular; AngularJS; Vue.js; Svelte; Solid.js; jQuery; Next.js; Nuxt; Remix; SvelteKit
Django; Flask; FastAPI; Ruby on Rails; Laravel; Symfony; Express; NestJS; Fastify; Gin; Spring Boot; Quarkus; ASP.NET Core
Spring; Hibernate; Entity Framework; SQLAlchemy; Prisma; TypeORM; Sequelize
Apache Kafka; RabbitMQ; Amazon SQS; Google Cloud Pub/Sub; Amazon SNS
Jenkins; GitHub Actions; GitLab CI; CircleCI; Azure DevOps; Argo CD
Terraform; Pulumi; AWS CloudFormation; AWS CDK
Ansible; Chef; Puppet
Prometheus; Grafana; Datadog; New Relic; Splunk; ELK Stack; Sentry
Snowflake; BigQuery; Amazon Redshift; Databricks; Azure Synapse
Power BI; Tableau; Looker; Looker Studio; Metabase
Hadoop; Apache Spark; Flink; Hive
Apache Airflow; dbt; Azure Data Factory; AWS Glue; Fivetran; Informatica
TensorFlow; PyTorch; Keras; scikit-learn
Selenium; Cypress; Playwright; Appium
Jest; Vitest; Mocha
JUnit; TestNG; pytest; unittest; RSpec
React Native; Flutter; Ionic; Kotlin Multiplatform
Maven; Gradle
npm; Yarn; pnpm
Webpack; Vite; Rollup; esbuild
Bootstrap; Tailwind CSS; Material UI; Chakra UI; Ant Design
Redux; Zustand; Pinia; Vuex
Figma; Sketch; Adobe XD; Framer
Unity; Unreal Engine; Godot
GitHub; GitLab; Bitbucket
Linux; Unix; Ubuntu; Red Hat Enterprise Linux
REST APIs; GraphQL; gRPC; SOAP
JIRA; Trello; Confluence
Scrum; Kanban
Android; iOS
Verilog; VHDL
Solidity; Vyper
WordPress; Shopify; Webflow
`;

const kinds = new Map(
  KINDS.trim()
    .split('\n')
    .flatMap((line, kind) => line.split(';').map((name) => [name.trim(), kind] as const)),
);

/** Whether one skill may take the other's place: both are clouds, both are query languages. */
export function areOfOneKind(a: string, b: string): boolean {
  const [kindA, kindB] = [kinds.get(a), kinds.get(b)];
  return kindA !== undefined && kindA === kindB;
}

/** Whether two skills may be items of one list: of one kind, or, where none is known, of one group of the vocabulary. */
export function areAlike(a: string, b: string): boolean {
  if (kinds.has(a) || kinds.has(b)) return areOfOneKind(a, b);
  return skillByName(a)?.group === skillByName(b)?.group;
}
