/**
 * What a topic of the catalogue directly builds on, in its own track: `topic < needed needed`, by the last part of the
 * ids. Topics that are not named can be started at once.
 */
const NEEDS: Readonly<Record<string, string>> = {
  frontend: `
    html < internet-basics
    css < html
    javascript-fundamentals < html
    async-javascript-and-fetch-api < javascript-fundamentals
    package-managers < javascript-fundamentals
    css-architecture-and-frameworks < css
    pick-a-framework < html css javascript-fundamentals async-javascript-and-fetch-api
    build-tools-and-linters < package-managers
    testing < javascript-fundamentals
    auth-and-web-security < async-javascript-and-fetch-api
    typescript < javascript-fundamentals
    ssr-and-static-sites < pick-a-framework
    web-performance-and-pwas < css javascript-fundamentals`,
  backend: `
    apis < internet-and-http pick-a-language
    authentication < apis
    caching < apis
    web-security < internet-and-http
    testing < pick-a-language
    more-about-databases < relational-databases
    ci-cd-and-containers < git-and-github
    nosql-and-search < relational-databases
    message-brokers-and-real-time < apis
    architecture-patterns < apis relational-databases
    scaling-and-observability < caching more-about-databases`,
  dsa: `
    complexity-analysis < language-fundamentals
    arrays-and-strings < language-fundamentals
    linked-lists < language-fundamentals
    stacks-and-queues < arrays-and-strings
    hash-tables < arrays-and-strings
    sorting < arrays-and-strings complexity-analysis
    searching < arrays-and-strings complexity-analysis
    recursion-and-backtracking < language-fundamentals
    trees < recursion-and-backtracking linked-lists
    graphs < trees stacks-and-queues hash-tables
    greedy-algorithms < sorting
    dynamic-programming < recursion-and-backtracking arrays-and-strings
    advanced-structures < trees
    contest-and-interview-practice < arrays-and-strings hash-tables sorting`,
  'ai-ml': `
    numpy-pandas-and-plotting < python
    data-collection-and-cleaning < numpy-pandas-and-plotting
    supervised-learning < numpy-pandas-and-plotting linear-algebra probability-and-statistics
    unsupervised-learning < numpy-pandas-and-plotting linear-algebra
    model-evaluation < supervised-learning
    ensembles-and-tuning < supervised-learning model-evaluation
    deep-learning < linear-algebra calculus supervised-learning
    cnns-and-computer-vision < deep-learning
    nlp-and-transformers < deep-learning
    llm-applications < python
    deployment-and-mlops < supervised-learning`,
  'data-science': `
    statistics < mathematics
    hypothesis-testing-and-a-b-tests < statistics
    econometrics-basics < statistics
    data-structures-in-python < python
    data-wrangling-with-pandas < python
    exploratory-data-analysis < data-wrangling-with-pandas statistics
    data-visualization < python
    classic-machine-learning < data-wrangling-with-pandas statistics
    deep-learning < classic-machine-learning mathematics
    deployment < classic-machine-learning
    portfolio-projects < exploratory-data-analysis`,
  blockchain: `
    consensus-and-incentives < blockchain-basics
    cryptocurrencies-and-wallets < blockchain-basics
    chains-and-layer-2 < blockchain-basics
    solidity < blockchain-basics cryptocurrencies-and-wallets
    smart-contract-frameworks < solidity javascript-and-git-basics
    testing-and-deployment < smart-contract-frameworks
    token-standards < solidity
    dapp-frontend < solidity javascript-and-git-basics
    oracles-and-storage < solidity
    smart-contract-security < solidity testing-and-deployment
    defi-nfts-and-daos < token-standards
    scaling < chains-and-layer-2`,
  'data-analyst': `
    data-manipulation < python-or-r
    data-collection < python-or-r
    data-cleaning < data-manipulation
    data-visualization < excel
    bi-tools < excel sql
    statistical-analysis < descriptive-statistics
    machine-learning-basics < python-or-r descriptive-statistics
    portfolio-projects < sql data-visualization`,
  devops: `
    terminal-and-tooling < operating-systems-and-linux
    networking-and-protocols < operating-systems-and-linux
    servers-and-proxies < networking-and-protocols
    containers < operating-systems-and-linux terminal-and-tooling
    cloud-provider < networking-and-protocols
    infrastructure-as-code < cloud-provider version-control
    configuration-management < operating-systems-and-linux
    ci-cd < version-control
    container-orchestration < containers networking-and-protocols
    monitoring-logging-tracing < servers-and-proxies
    gitops-and-service-mesh < container-orchestration ci-cd`,
  'ux-design': `
    information-architecture < user-research
    user-flows-and-stories < user-research
    wireframing < design-fundamentals user-flows-and-stories
    prototyping < figma wireframing
    ux-patterns < ux-laws-and-heuristics
    design-systems < figma design-fundamentals
    usability-testing-and-measurement < prototyping
    portfolio-case-studies < prototyping usability-testing-and-measurement`,
  android: `
    oop-and-data-structures < kotlin-basics
    app-components < kotlin-basics android-studio-and-gradle
    jetpack-compose-ui < kotlin-basics android-studio-and-gradle
    views-and-navigation < app-components
    architecture < oop-and-data-structures app-components
    dependency-injection < architecture
    storage < app-components
    networking < app-components
    asynchronous-work < kotlin-basics
    firebase-and-google-services < app-components
    testing-and-debugging < app-components
    publishing < android-studio-and-gradle`,
  cybersecurity: `
    networking < basic-it-skills
    network-tools < networking
    authentication-and-identity < operating-systems
    cryptography < security-fundamentals
    attacks-and-threats < security-fundamentals
    web-application-security < attacks-and-threats networking
    ethical-hacking < network-tools attacks-and-threats operating-systems
    frameworks-and-standards < attacks-and-threats
    logs-and-detection < operating-systems networking
    incident-response-and-forensics < logs-and-detection
    labs-ctfs-and-certification < security-fundamentals networking`,
  ios: `
    oop-and-functional-programming < swift-basics
    ios-architecture-and-app-lifecycle < swift-basics xcode
    uikit < swift-basics xcode
    swiftui < swift-basics xcode
    architectural-patterns < oop-and-functional-programming
    concurrency < swift-basics
    networking < swift-basics
    data-persistence < swift-basics
    reactive-programming < concurrency
    testing-and-debugging < swift-basics
    distribution < xcode`,
};

const needs = new Map<string, readonly string[]>(
  Object.entries(NEEDS).flatMap(([track, table]) =>
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [topic = '', needed = ''] = line.trim().split(' < ');
        return [`${track}/${topic}`, needed.split(' ').map((name) => `${track}/${name}`)] as const;
      }),
  ),
);

/** Ids of the topics that one directly builds on; every one comes before it in its track. */
export const needsOf = (topicId: string): readonly string[] => needs.get(topicId) ?? [];

/** The same subject in several tracks: who learns one of a row does not learn the others again. */
const SAME: readonly (readonly string[])[] = [
  [
    'frontend/git-and-github',
    'backend/git-and-github',
    'android/git-and-github',
    'ios/git-and-github',
    'devops/version-control',
  ],
  ['data-science/python', 'ai-ml/python', 'data-analyst/python-or-r'],
  ['data-science/sql', 'data-analyst/sql'],
  ['backend/internet-and-http', 'frontend/internet-basics'],
  ['backend/pick-a-language', 'devops/pick-a-language'],
  ['data-science/data-visualization', 'data-analyst/data-visualization'],
  ['data-science/portfolio-projects', 'data-analyst/portfolio-projects'],
  ['ai-ml/deep-learning', 'data-science/deep-learning'],
  ['ai-ml/supervised-learning', 'data-science/classic-machine-learning', 'data-analyst/machine-learning-basics'],
  ['ai-ml/probability-and-statistics', 'data-science/statistics'],
];
const same = new Map(SAME.flatMap((row) => row.map((id) => [id, row[0] ?? id] as const)));

/** One id for all topics of the catalogue that are the same subject. */
export const subjectOf = (topicId: string): string => same.get(topicId) ?? topicId;

/** Subjects that teach in detail what tracks have as one topic: `topic = subject subject`. */
const TAUGHT = `
frontend/html = html-and-css
frontend/css = html-and-css
frontend/javascript-fundamentals = javascript
frontend/async-javascript-and-fetch-api = javascript
frontend/typescript = typescript
frontend/pick-a-framework = react angular vue
frontend/ssr-and-static-sites = nextjs
frontend/git-and-github = git
backend/git-and-github = git
android/git-and-github = git
ios/git-and-github = git
devops/version-control = git
backend/pick-a-language = nodejs java python go csharp php
backend/relational-databases = databases sql
backend/testing = software-testing
backend/scaling-and-observability = system-design
backend/web-security = web-security
cybersecurity/web-application-security = web-security
cybersecurity/networking = computer-networks
cybersecurity/operating-systems = operating-systems
data-science/python = python
ai-ml/python = python
data-analyst/python-or-r = python
data-science/sql = sql
data-analyst/sql = sql
data-science/statistics = statistics
ai-ml/probability-and-statistics = statistics
data-science/deep-learning = deep-learning
ai-ml/deep-learning = deep-learning
ai-ml/llm-applications = llm-engineering
ai-ml/deployment-and-mlops = mlops
data-science/deployment = mlops
data-analyst/bi-tools = power-bi
devops/operating-systems-and-linux = linux
devops/networking-and-protocols = computer-networks
devops/containers = docker
devops/container-orchestration = kubernetes
devops/cloud-provider = aws azure google-cloud
devops/infrastructure-as-code = terraform
android/kotlin-basics = kotlin
ios/swift-basics = swift
`;
const taught = new Map(
  TAUGHT.trim()
    .split('\n')
    .map((line) => {
      const [topic = '', subjects = ''] = line.split(' = ');
      return [topic, subjects.split(' ')] as const;
    }),
);

/** Ids of the subjects that teach in detail what a topic of a track is about. */
export const taughtBy = (topicId: string): readonly string[] => taught.get(topicId) ?? [];

/** Languages that come first where they are asked for together with what one does in them. */
const BEFORE_WHAT_IS_DONE: Readonly<Record<string, readonly string[]>> = {
  dsa: ['java', 'python', 'cpp', 'c', 'csharp', 'go', 'javascript', 'kotlin', 'rust', 'swift'],
  'object-oriented-design': ['java', 'python', 'cpp', 'csharp', 'kotlin', 'swift', 'typescript'],
  'game-development': ['csharp', 'cpp'],
  embedded: ['cpp', 'rust'],
  android: ['kotlin', 'java'],
  ios: ['swift'],
  backend: ['java', 'python', 'go', 'csharp', 'php', 'javascript', 'typescript', 'sql'],
  devops: ['linux', 'python', 'go', 'git'],
};

/** Ids of courses that come before one where both are asked for, though it does not need them. */
export const ratherBefore = (courseId: string): readonly string[] => BEFORE_WHAT_IS_DONE[courseId] ?? [];

/** Topics whose subtopics begin with several ways of which one learns one; how many of them are ways. */
const WAYS: Readonly<Record<string, number>> = {
  'frontend/pick-a-framework': 4,
  'frontend/ssr-and-static-sites': 4,
  'frontend/testing': 4,
  'backend/pick-a-language': 5,
  'data-analyst/bi-tools': 2,
  'devops/pick-a-language': 4,
  'devops/cloud-provider': 3,
  'devops/infrastructure-as-code': 3,
  'devops/ci-cd': 3,
};

/** How many of the topic's first subtopics are ways to choose from; 0 when all of them are parts of it. */
export const waysOf = (topicId: string): number => WAYS[topicId] ?? 0;
