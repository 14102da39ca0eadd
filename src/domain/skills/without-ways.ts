/** By the reason, one paragraph of names each, parted by semicolons. */
const TEXTS: Readonly<Record<string, string>> = {
  'certifications are learned and proven elsewhere': `
    AWS Certified Cloud Practitioner; AWS Certified Solutions Architect; Azure Fundamentals; Azure Administrator;
    Google Associate Cloud Engineer; Certified Kubernetes Administrator; Certified Kubernetes Application Developer;
    HashiCorp Certified Terraform Associate; CompTIA A+; CompTIA Network+; CISSP; CISM; CEH; OSCP; CCNA; ISC2 CC;
    Certified ScrumMaster; Google Data Analytics Certificate; Google UX Design Certificate; ISTQB`,
  'languages that no track or subject teaches': `
    Scala; Objective-C; Perl; Haskell; Elixir; Erlang; Clojure; F#; Lua; Julia; MATLAB; Groovy; PL/SQL; T-SQL; VBA;
    Assembly; COBOL; Apex; SAS; WebAssembly; XML; Vyper`,
  'frameworks and libraries that no subject teaches': `
    NestJS; Fastify; Spring Cloud; Quarkus; Tomcat; Symfony; Gin; Prisma; TypeORM; Sequelize; SOAP`,
  'the frontend track and subjects name other libraries and tools of the same kinds': `
    AngularJS; Solid.js; jQuery; Alpine.js; Remix; Vuex; Material UI; Chakra UI; Ant Design; shadcn/ui;
    Styled Components; Nx; Storybook; Electron`,
  'parts of the web platform that the frontend track leaves out': `
    Web Components; Cross-Browser Compatibility; Micro Frontends; D3.js; Three.js; WebGL; SVG; HTML Canvas; Chart.js`,
  'site builders and shop systems, which no track teaches': `
    Headless CMS; WordPress; Shopify; Webflow`,
  'single services of one provider that the subjects on clouds leave out': `
    Amazon Cognito; AWS Elastic Beanstalk; Oracle Cloud Infrastructure; DigitalOcean; Heroku; Cloudflare; Supabase;
    Stripe API; Amazon SageMaker; Vertex AI; Azure Machine Learning; Amazon Bedrock; Azure Synapse;
    Azure Data Factory; AWS Glue; Amazon Redshift`,
  'databases of one maker, or for one purpose, that no track or subject teaches': `
    Oracle Database; CockroachDB; InfluxDB; ClickHouse; Apache Solr`,
  'products for data engineering that no topic names': `
    Snowflake; Fivetran; Informatica`,
  'tools and branches of analysis that the data tracks leave out': `
    Data Mining; Metabase; Google Analytics; Customer Segmentation; SPSS; SciPy; Streamlit`,
  'special fields and tools of machine learning, beyond what the tracks begin with': `
    LangGraph; LlamaIndex; NLTK; Sentiment Analysis; Named Entity Recognition; Speech Recognition;
    Optical Character Recognition; Kubeflow; Ray`,
  'products for operations that no topic names': `
    Datadog; New Relic; Sentry`,
  'work on clouds and platforms beyond what the DevOps track goes into': `
    Well-Architected Framework; Edge Computing; Platform Engineering`,
  'fields of security beyond what a beginner works in': `
    Threat Intelligence; Threat Hunting; Malware Analysis; Reverse Engineering; Security Auditing`,
  'work of network engineers; the tracks teach what developers and analysts need': `
    Cisco`,
  'rules that auditors and lawyers teach': `
    SOC 2; GDPR; HIPAA; PCI DSS`,
  'test tools and kinds of testing that no topic or question names': `
    Cross-Platform Testing; unittest; Cucumber; TestRail; Shift-Left Testing`,
  'apps by other means than the tracks and subjects teach': `
    RxJava; Ionic; ARKit`,
  'tools and fields of games that the subject leaves out': `
    Vulkan; Virtual Reality; Blender`,
  'tools and fields of embedded systems that the subject leaves out': `
    Raspberry Pi; PCB Design; FPGA; Verilog; VHDL; Robotics`,
  'chains that the blockchain track leaves out': `
    Hyperledger Fabric`,
  'design tools and crafts; the UX track teaches with Figma': `
    Motion Design; UX Writing; Sketch; Adobe XD; Adobe Photoshop; Adobe Illustrator; Adobe After Effects; Framer;
    Canva; Miro`,
  'ways to run companies and projects, learned at work': `
    Six Sigma; Business Analysis; ITIL`,
  'office and business software, learned at work': `
    ServiceNow; Salesforce; SAP; JIRA; Confluence; Trello; Notion; Slack; Microsoft Teams; Microsoft Office`,
  'editors that no card is about': `
    GitHub Copilot`,
  'traits that a lesson or a question cannot show': `
    Creativity; Emotional Intelligence; Strategic Thinking; Remote Work; Interpersonal Skills`,
};

/** The skills of the vocabulary to which nothing in the content leads, by the reason. Tests hold that it is exactly these. */
export const WITHOUT_WAYS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(TEXTS).map(([reason, names]) => [reason, names.split(';').map((name) => name.trim())]),
);
