/** By the reason, one paragraph of names each, parted by semicolons. */
const TEXTS: Readonly<Record<string, string>> = {
  'certifications are learned and proven elsewhere': `
    AWS Certified Cloud Practitioner; AWS Certified Solutions Architect; Azure Fundamentals; Azure Administrator;
    Google Associate Cloud Engineer; Certified Kubernetes Administrator; Certified Kubernetes Application Developer;
    HashiCorp Certified Terraform Associate; CompTIA A+; CompTIA Network+; CISSP; CISM; CEH; OSCP; CCNA; ISC2 CC;
    Certified ScrumMaster; Google Data Analytics Certificate; Google UX Design Certificate; ISTQB`,
  'languages that no track teaches': `
    Ruby; PHP; Scala; Dart; Objective-C; Perl; Haskell; Elixir; Erlang; Clojure; F#; Lua; Julia; MATLAB; Groovy;
    PL/SQL; T-SQL; VBA; Assembly; COBOL; Apex; SAS; WebAssembly; XML; Vyper`,
  'the backend track teaches languages, HTTP and APIs, no framework or library of a language': `
    Express; NestJS; Fastify; Django; Django REST Framework; SQLAlchemy; Celery; Spring; Spring Boot; Spring Security;
    Spring Cloud; Hibernate; Quarkus; Maven; Tomcat; ASP.NET Core; Entity Framework; Blazor; Ruby on Rails; Laravel;
    Symfony; Gin; Prisma; TypeORM; Sequelize; Mongoose; SOAP`,
  'the frontend track names other libraries and tools of the same kinds': `
    AngularJS; Solid.js; jQuery; Alpine.js; Remix; Pinia; Vuex; RxJS; React Hook Form; Material UI; Chakra UI;
    Ant Design; shadcn/ui; Styled Components; Nx; Storybook; Electron`,
  'parts of the web platform that the frontend track leaves out': `
    Web Components; Cross-Browser Compatibility; Micro Frontends; Internationalization; D3.js; Three.js; WebGL; SVG;
    HTML Canvas; Chart.js`,
  'site builders and shop systems, which no track teaches': `
    Headless CMS; WordPress; Shopify; Webflow`,
  'single services of one provider; the DevOps track teaches what clouds have in common': `
    Amazon RDS; Amazon CloudFront; Amazon Route 53; Amazon ECS; Amazon SQS; Amazon SNS; Amazon CloudWatch; AWS CDK;
    Amazon API Gateway; Amazon Cognito; AWS Elastic Beanstalk; Azure Functions; Azure DevOps; Azure Active Directory;
    Azure Blob Storage; Azure Cosmos DB; Google Compute Engine; Google Cloud Run; Google Cloud Pub/Sub;
    Oracle Cloud Infrastructure; DigitalOcean; Heroku; Vercel; Netlify; Cloudflare; Supabase; Stripe API;
    Amazon SageMaker; Vertex AI; Azure Machine Learning; Amazon Bedrock;
    Azure Synapse; Azure Data Factory; AWS Glue; Amazon Redshift`,
  'databases of one maker, or for one purpose, that no track teaches': `
    Microsoft SQL Server; Oracle Database; CockroachDB; InfluxDB; ClickHouse; Apache Solr`,
  'work of those who run databases, which no track teaches': `
    Stored Procedures; Database Administration`,
  'there is no track for data engineering, only interview questions': `
    Flink; Snowflake; BigQuery; Databricks; Fivetran; Informatica; Change Data Capture`,
  'tools and branches of analysis that the data tracks leave out': `
    Data Mining; Metabase; Google Analytics; Customer Segmentation; SPSS; SciPy; Streamlit`,
  'special fields and tools of machine learning, beyond what the tracks begin with': `
    Diffusion Models; GANs; Model Context Protocol; LangGraph; LlamaIndex; ONNX; YOLO; NLTK; Sentiment Analysis;
    Named Entity Recognition; Speech Recognition; Optical Character Recognition; Kubeflow; CUDA; Responsible AI;
    Quantization; Ray`,
  'products for operations that no topic names': `
    Datadog; New Relic; Sentry`,
  'work on clouds and platforms beyond what the DevOps track goes into': `
    Well-Architected Framework; Edge Computing; Platform Engineering`,
  'fields of security beyond what a beginner works in': `
    Threat Intelligence; Threat Hunting; Malware Analysis; Reverse Engineering; Security Auditing`,
  'work of network engineers; the tracks teach what developers and analysts need': `
    Routing and Switching; Cisco; Socket Programming`,
  'rules that auditors and lawyers teach': `
    SOC 2; GDPR; HIPAA; PCI DSS`,
  'test tools and kinds of testing that no topic or question names': `
    Cross-Platform Testing; Test Data Management; Appium; TestNG; unittest; RSpec; Cucumber; TestRail;
    Shift-Left Testing; Behavior-Driven Development`,
  'apps by other means than the Android and iOS tracks teach': `
    Kotlin Multiplatform; RxJava; Expo; Ionic; ARKit`,
  'there is no track for games, only interview questions and a card': `
    Shaders; OpenGL; Vulkan; Virtual Reality; Blender`,
  'there is no track for embedded systems, only interview questions and a card': `
    Arduino; Raspberry Pi; Internet of Things; MQTT; Bluetooth Low Energy; Device Drivers; PCB Design; FPGA; Verilog;
    VHDL; Digital Electronics; Signal Processing; Robotics`,
  'chains that the blockchain track leaves out': `
    Hyperledger Fabric`,
  'design tools and crafts; the UX track teaches with Figma': `
    Motion Design; UX Writing; Sketch; Adobe XD; Adobe Photoshop; Adobe Illustrator; Adobe After Effects; Framer; Canva;
    Miro`,
  'university subjects that no track teaches': `
    Computer Architecture; Discrete Mathematics; UML`,
  'so wide that nothing alone leads to it': `
    Software Engineering; Software Development Life Cycle`,
  'ways to run companies and projects, learned at work': `
    Waterfall; Lean; Six Sigma; Business Analysis; Process Improvement; Product Roadmap; Change Management; ITIL`,
  'office and business software, learned at work': `
    ServiceNow; Salesforce; SAP; JIRA; Confluence; Trello; Notion; Slack; Microsoft Teams; Microsoft Office`,
  'editors that no card is about': `
    IntelliJ IDEA; Visual Studio; GitHub Copilot`,
  'traits that a lesson or a question cannot show': `
    Creativity; Customer Focus; Attention to Detail; Emotional Intelligence; Strategic Thinking; Remote Work;
    Interpersonal Skills`,
};

/** The skills of the vocabulary to which nothing in the content leads, by the reason. Tests hold that it is exactly these. */
export const WITHOUT_WAYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(TEXTS).map(([reason, names]) => [reason, names.split(';').map((name) => name.trim())]),
);
