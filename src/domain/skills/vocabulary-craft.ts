/** Vocabulary of craft: testing, design, fundamentals, methods, people, certificates; the line format is described in skills-data.ts. */
export const CRAFT_VOCABULARY: Readonly<Record<string, string>> = {
  testing: `
Software Testing|quality assurance|qa testing
Manual Testing
Test Automation|automation testing|automated testing
Unit Testing|unit tests
Integration Testing|integration tests
End-to-End Testing|e2e testing|e2e|end to end testing
Functional Testing
Regression Testing
Smoke Testing|sanity testing
User Acceptance Testing|uat|acceptance testing
Exploratory Testing
Performance Testing|load testing|stress testing
Security Testing
API Testing
Mobile Testing
Accessibility Testing
Usability Testing
Cross-Platform Testing|browserstack|sauce labs
Test Planning|test plan|test strategy
Test Case Design|test cases|boundary value analysis|equivalence partitioning
Test Coverage|code coverage
Test Data Management
Defect Tracking|bug tracking|bug reporting|defect management
Selenium|selenium webdriver
Cypress|cypress.io
Playwright
Appium
Espresso
XCTest|xcuitest
Jest
Vitest
Mocha|mochajs|chai
React Testing Library|testing library
JUnit|junit 5
TestNG
Mockito|mocking frameworks
pytest|py.test
unittest
RSpec
Cucumber|gherkin
Postman|newman
REST Assured|restassured
JMeter|apache jmeter
k6|grafana k6
TestRail|zephyr|xray
Page Object Model|pom pattern
Contract Testing|pact|=Pact
Shift-Left Testing
ISTQB
`,
  design: `
UI Design|user interface design
UX Design|user experience design|user experience
UI/UX|ux/ui|ui ux
Product Design
Interaction Design|ixd
Visual Design
Graphic Design
User Research|ux research|user interviews
User-Centered Design|human-centered design|ucd
Design Thinking
Information Architecture|card sorting
Wireframing|wireframes
Prototyping|prototypes|interactive prototypes
Mockups|high-fidelity mockups
User Flows|user flow diagrams
User Journey Mapping|customer journey mapping|journey maps
Personas|user personas
Usability Heuristics|heuristic evaluation|nielsen heuristics
Design Systems|design system|component library
Style Guides|brand guidelines|branding
Typography
Color Theory|colour theory
Layout Design|grid systems
Motion Design|motion graphics
Microinteractions|micro-interactions
Inclusive Design|accessible design
Design Handoff|developer handoff|zeplin
Design Critique
UX Writing|microcopy|content design
Figma|figjam
*Sketch|sketch app|=Sketch
Adobe XD
Adobe Photoshop|photoshop
Adobe Illustrator|illustrator
Adobe After Effects|after effects
Framer
Canva
Miro
Hotjar|heatmaps
Material Design
Human Interface Guidelines|apple hig
Blender|3d modeling
`,
  fundamentals: `
Data Structures|data structure
Algorithms|algorithm design
DSA|data structures and algorithms
Object-Oriented Programming|oop|oops|object oriented design
Functional Programming|fp
Design Patterns|gof patterns|software design patterns
SOLID Principles|solid|=SOLID
Clean Code|code quality
Refactoring
Code Review|code reviews|peer review
Debugging|troubleshooting
Big O Notation|time complexity|complexity analysis
Dynamic Programming
Graph Algorithms|bfs|dfs|dijkstra
Trees and Graphs|binary trees|binary search tree
Recursion|backtracking
Sorting and Searching|binary search
Hash Tables|hash map|hashmap
Competitive Programming
Operating Systems|os concepts
Memory Management|garbage collection
Computer Architecture
DBMS|database management systems
Discrete Mathematics
Linear Algebra
Software Engineering|software development
Software Architecture
Software Development Life Cycle|sdlc
UML
Technical Documentation|documentation
Technical Writing|docs as code
API Documentation
Open Source|open-source contribution
`,
  methods: `
Agile|agile methodology|agile development
Scrum|scrum framework
Kanban|kanban board
Waterfall|waterfall model
*Lean|lean methodology|=Lean
Six Sigma|lean six sigma
Extreme Programming|pair programming
Test-Driven Development|tdd
Behavior-Driven Development|bdd
Sprint Planning|sprint reviews
Daily Stand-ups|stand-up meetings|standups
Retrospectives|sprint retrospective
Backlog Grooming|backlog refinement|product backlog
User Stories|acceptance criteria
Story Points|effort estimation|estimation
Requirements Gathering|requirement analysis|requirements analysis
Business Analysis
Process Improvement|continuous improvement
Project Management|pmp
Product Management
Product Roadmap|product roadmapping|roadmapping
Product Strategy|product vision
Go-to-Market|gtm
Market Research|competitive analysis
Prioritization Frameworks|rice framework|moscow prioritization
OKRs|objectives and key results
Product Analytics|mixpanel|amplitude|=Amplitude
MVP|minimum viable product
Product Discovery|customer discovery
Change Management
ITIL|it service management|itsm
ServiceNow
Salesforce|salesforce crm
SAP|sap erp
JIRA|atlassian jira
Confluence
Trello
*Notion|=Notion
*Slack|=Slack
Microsoft Teams|ms teams
Microsoft Office|ms office|office 365
Visual Studio Code|vs code|vscode
IntelliJ IDEA|intellij
Visual Studio
Vim|neovim
GitHub Copilot|ai pair programming
`,
  soft: `
Problem Solving|analytical thinking|problem-solving|problem solver|analytical skills
Communication|communication skills|verbal communication|written communication
Teamwork|collaboration|team player
Leadership|team leadership|leading teams
Mentoring|mentorship|coaching
Critical Thinking
Creativity|innovation
Adaptability|flexibility
Time Management
Prioritization
Decision Making|decision-making
Conflict Resolution
Negotiation|negotiation skills
Presentation Skills|public speaking
Stakeholder Management|stakeholder communication
Cross-Functional Collaboration|cross functional teams|cross-functional teams
Customer Focus|customer-centric|client communication
Attention to Detail|detail-oriented|detail oriented
Ownership|accountability
Self-Motivation|self-starter|self motivated
Emotional Intelligence|empathy
Active Listening
Continuous Learning|lifelong learning|quick learner|fast learner
Growth Mindset
Initiative|proactive
Organization|organizational skills
Strategic Thinking
Remote Work|remote collaboration
Feedback|giving feedback|receiving feedback
Interpersonal Skills|people skills
Storytelling
Resilience|working under pressure
`,
  certifications: `
AWS Certified Cloud Practitioner|clf-c02
AWS Certified Solutions Architect|aws solutions architect|saa-c03
Azure Fundamentals|az-900
Azure Administrator|az-104
Google Associate Cloud Engineer|associate cloud engineer
Certified Kubernetes Administrator|cka
Certified Kubernetes Application Developer|ckad
HashiCorp Certified Terraform Associate|terraform associate
CompTIA A+
CompTIA Network+|network+
CompTIA Security+|security+
CISSP
CISM|cisa
CEH|certified ethical hacker
OSCP
CCNA|cisco certified network associate
ISC2 CC|certified in cybersecurity
Certified ScrumMaster|csm|psm
Google Data Analytics Certificate
Google UX Design Certificate
`,
};
