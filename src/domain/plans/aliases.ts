/** How people name the twelve tracks. Left of `=` the phrases, right the ids. */
const TRACK_NAMES = `
frontend, front end, front-end, frontend development, front end development, ui development, client side = frontend
web development, web dev, web developer, full stack, fullstack, full-stack, full stack development, web apps, web applications, websites = frontend backend
backend, back end, back-end, backend development, server side, api development = backend
dsa, data structures and algorithms, data structures, algorithms, algorithm, leetcode, competitive programming, coding interviews, coding interview, problem solving = dsa
ai/ml, ai, artificial intelligence, ml, machine learning, ai and ml, machine learning engineering, ai engineering = ai-ml
data science, data scientist = data-science
blockchain, web3, web 3, crypto development, blockchain development = blockchain
data analyst, data analysis, data analytics, business intelligence, bi analyst = data-analyst
dev ops, devops, dev-ops, site reliability engineering, sre, platform engineering, cloud engineering = devops
ux design, ux, ui, design, ui/ux design, ux/ui design, ui ux design, ui/ux, ui ux, ux/ui, user experience, product design, ui design, ux research, interface design = ux-design
android, android development, android apps, android app development = android
cybersecurity, cyber security, information security, infosec, security engineering, ethical hacking and security = cybersecurity
ios, ios development, iphone apps, ios apps, ios app development = ios
mobile development, mobile apps, mobile app development, app development = android ios
`;

/** Names of topics and subtopics that the catalogue words otherwise, or has in several places: the place that is meant. */
const TOPIC_NAMES = `
react, react.js, reactjs = frontend/pick-a-framework#React
vue, vue.js, vuejs = frontend/pick-a-framework#Vue
angular = frontend/pick-a-framework#Angular
svelte = frontend/pick-a-framework#Svelte
next.js, nextjs = frontend/ssr-and-static-sites#Next.js
javascript, js, ecmascript = frontend/javascript-fundamentals
typescript, ts = frontend/typescript
html, html5 = frontend/html
css, css3 = frontend/css
tailwind, tailwind css = frontend/css-architecture-and-frameworks#Tailwind CSS
git, github, version control, git and github = frontend/git-and-github
web performance = frontend/web-performance-and-pwas
accessibility, a11y, web accessibility = ux-design/accessibility
python = data-science/python
pandas, numpy, data wrangling = data-science/data-wrangling-with-pandas
sql, sql queries = data-analyst/sql
r = data-analyst/python-or-r
statistics = data-science/statistics
databases, database, relational databases, rdbms = backend/relational-databases
postgresql, postgres = backend/relational-databases#PostgreSQL
mysql = backend/relational-databases#MySQL
mongodb, mongo, nosql = backend/nosql-and-search#MongoDB
elasticsearch = backend/nosql-and-search#Elasticsearch
redis = backend/caching#Redis
caching = backend/caching
graphql = backend/apis#GraphQL
rest, rest api, rest apis, apis, api, api design, restful apis = backend/apis
grpc = backend/apis#gRPC
kafka, apache kafka = backend/message-brokers-and-real-time#Kafka
rabbitmq = backend/message-brokers-and-real-time#RabbitMQ
websockets, websocket = backend/message-brokers-and-real-time#WebSockets
node, node.js, nodejs = backend/pick-a-language#JavaScript/Node.js
java, core java = backend/pick-a-language#Java
go, golang = backend/pick-a-language#Go
c#, csharp = backend/pick-a-language#C#
oauth, oauth2 = backend/authentication#OAuth
jwt = backend/authentication#JWT
microservices = backend/architecture-patterns#microservices
system design, distributed systems, scalability = backend/scaling-and-observability
docker, containers, containerization = devops/containers#Docker
kubernetes, k8s = devops/container-orchestration#Kubernetes
helm = devops/container-orchestration#Helm
terraform = devops/infrastructure-as-code#Terraform
ansible = devops/configuration-management#Ansible
aws, amazon web services = devops/cloud-provider#AWS
azure, microsoft azure = devops/cloud-provider#Azure
gcp, google cloud = devops/cloud-provider#Google Cloud
cloud, cloud computing = devops/cloud-provider
linux = devops/operating-systems-and-linux
bash, shell scripting, command line, terminal = devops/terminal-and-tooling
nginx = devops/servers-and-proxies#Nginx
jenkins = devops/ci-cd#Jenkins
github actions = devops/ci-cd#GitHub Actions
ci/cd, ci cd, continuous integration = devops/ci-cd
prometheus = devops/monitoring-logging-tracing#Prometheus
grafana = devops/monitoring-logging-tracing#Grafana
observability, monitoring = devops/monitoring-logging-tracing
gitops = devops/gitops-and-service-mesh
deep learning, neural networks, pytorch, tensorflow = ai-ml/deep-learning
computer vision, cnn, cnns = ai-ml/cnns-and-computer-vision
nlp, natural language processing, transformers = ai-ml/nlp-and-transformers
llm, llms, large language models, rag, prompt engineering, generative ai, genai, ai agents = ai-ml/llm-applications
mlops = ai-ml/deployment-and-mlops
linear algebra = ai-ml/linear-algebra
calculus = ai-ml/calculus
excel = data-analyst/excel
power bi, powerbi = data-analyst/bi-tools#Power BI
tableau = data-analyst/bi-tools#Tableau
data visualization, data visualisation = data-science/data-visualization
a/b testing, ab testing = data-science/hypothesis-testing-and-a-b-tests
solidity = blockchain/solidity
smart contracts, smart contract = blockchain/solidity
defi, nft, nfts = blockchain/defi-nfts-and-daos
figma = ux-design/figma
user research = ux-design/user-research
wireframes, wireframing = ux-design/wireframing
prototyping = ux-design/prototyping
design systems, design system = ux-design/design-systems
kotlin = android/kotlin-basics
jetpack compose, compose = android/jetpack-compose-ui
swift = ios/swift-basics
swiftui = ios/swiftui
uikit = ios/uikit
xcode = ios/xcode
networking, computer networks, tcp/ip = cybersecurity/networking
penetration testing, pentesting, ethical hacking, hacking = cybersecurity/ethical-hacking
cryptography = cybersecurity/cryptography
web security, web application security, owasp = cybersecurity/web-application-security
incident response, forensics, digital forensics = cybersecurity/incident-response-and-forensics
dynamic programming = dsa/dynamic-programming
graphs, graph algorithms = dsa/graphs
trees, binary trees = dsa/trees
recursion = dsa/recursion-and-backtracking
sorting = dsa/sorting
big o, complexity = dsa/complexity-analysis
oop, object oriented programming = dsa/language-fundamentals#OOP basics
software testing, testing, unit testing = backend/testing
playwright = frontend/testing#Playwright
cypress = frontend/testing#Cypress
jest = frontend/testing#Jest
`;

/**
 * Stacks, goals and well-known lists, by what one learns for them: subjects, tracks and topics of tracks. A row counts
 * where the catalogue has all of them.
 */
const STACK_NAMES = `
mern, mern stack = javascript react nodejs mongodb
mean, mean stack = javascript angular nodejs mongodb
mevn, mevn stack = javascript vue nodejs mongodb
pern, pern stack = javascript react nodejs sql
lamp, lamp stack = linux php sql devops/servers-and-proxies#Apache
jamstack = javascript react nextjs
t3 stack = typescript react nextjs
tall stack = php laravel
react and spring boot = javascript react java spring-boot
agents, ai agent, agentic ai, llm agents, rag and agents = llm-engineering
ai engineer, ai engineering, become an ai engineer, genai engineer, llm engineer = python llm-engineering
blind 75, blind75, neetcode 150, neetcode150, neetcode, grind 75, grind75, leetcode 75, striver sheet, faang, faang interview, faang interview prep, maang, google interview, amazon interview = dsa
manual to automation testing, manual testing to automation, automation from manual testing = software-testing qa-automation
sdet = software-testing qa-automation
analytics engineer, analytics engineering = sql data-engineering
cloud architect, solutions architect = aws system-design
full stack python = python django frontend
full stack java = java spring-boot frontend
full stack javascript, javascript full stack = javascript react nodejs
ml engineer = python ai-ml mlops
`;

/** Certificates, by the subject that they examine. */
const CERTIFICATES = `
aws solutions architect, aws certified solutions architect, aws certification, saa-c03, clf-c02, aws cloud practitioner, aws developer associate = aws
az-900, az-104, az-204, az-305, az-400, azure fundamentals, azure administrator, azure certification = azure
google cloud certification, associate cloud engineer, professional cloud architect = google-cloud
cka, ckad, cks, kubernetes certification = kubernetes
terraform associate = terraform
rhcsa, rhce, lpic-1, lpic, linux+ = linux
ccna, network+, comptia network+ = computer-networks
security+, comptia security+, ceh, oscp, cissp = cybersecurity
pl-300, power bi certification = power-bi
istqb foundation, istqb ctfl, ctfl = software-testing
psm, psm i, csm, certified scrum master, pspo = agile
ocp, ocpjp, oracle certified java programmer, java certification = java
pcep, pcap, python certification = python
dp-203, dp-700 = data-engineering
`;

/** What people call the larger fields in other languages. */
const FOREIGN_NAMES = `
desarrollo web, développement web, desenvolvimento web, webentwicklung, sviluppo web, programación web, programmation web, make website, make websites, make a website, build a website, build websites = frontend backend
aprendizaje automático, apprentissage automatique, maschinelles lernen, aprendizado de máquina, machine learning lernen = ai-ml
inteligencia artificial, intelligence artificielle, künstliche intelligenz, inteligência artificial, intelligenza artificiale = ai-ml
ciencia de datos, science des données, ciência de dados, datenwissenschaft = data-science
análisis de datos, analyse de données, análise de dados, datenanalyse = data-analyst
bases de datos, base de datos, base de données, bases de données, banco de dados, datenbanken, datenbank = databases
ciberseguridad, cybersécurité, segurança da informação, cibersegurança, it-sicherheit = cybersecurity
estructuras de datos, structures de données, estruturas de dados, datenstrukturen, algoritmos, algorithmes, algorithmen = dsa
redes, redes de computadoras, réseaux, rechnernetze, netzwerke = computer-networks
sistemas operativos, systèmes d'exploitation, sistemas operacionais, betriebssysteme = operating-systems
`;

/** What a phrase can mean: a whole course, or one topic (`frontend/css`) with a subtopic to begin with. */
export interface Target {
  readonly id: string;
  readonly focus: string | null;
}

const targetOf = (place: string): Target => {
  const hash = place.indexOf('#');
  return hash === -1 ? { id: place, focus: null } : { id: place.slice(0, hash), focus: place.slice(hash + 1) };
};

const rows = (table: string): (readonly [phrase: string, target: string])[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const at = line.lastIndexOf(' = ');
      return line
        .slice(0, at)
        .split(', ')
        .map((phrase) => [phrase, line.slice(at + 3)] as const);
    });

type Row = readonly [phrase: string, targets: readonly Target[]];
const several = (table: string): readonly Row[] =>
  rows(table).map(([phrase, ids]) => [phrase, ids.split(' ').map(targetOf)]);

/** Phrases that mean several things of the catalogue together, in lower case. */
export const STACKS: readonly Row[] = several(`${STACK_NAMES}${CERTIFICATES}${FOREIGN_NAMES}`.replace(/\n+/g, '\n'));

/** Every phrase for tracks and their topics with what it means, in lower case. */
export const ALIASES: readonly Row[] = [
  ...several(TRACK_NAMES),
  ...rows(TOPIC_NAMES).map(([phrase, place]): Row => [phrase, [targetOf(place)]]),
];
