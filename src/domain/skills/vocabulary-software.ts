/** Vocabulary of building software: languages, web, mobile, games, devices, chains; the line format is described in skills-data.ts. */
export const SOFTWARE_VOCABULARY: Readonly<Record<string, string>> = {
  languages: `
Python|py|python3|python 3
JavaScript|js|ecmascript|es6|es6+|vanilla js|vanilla javascript
TypeScript|ts
Java|core java|java se|java 8|java 11|java 17|java 21|jdk
*C|c language|c programming|ansi c|=C
C++|cpp|cplusplus|c plus plus|c++11|c++14|c++17|c++20
C#|csharp|c sharp|c-sharp
*Go|golang|go lang|go language|=Go
Rust|rust lang|rustlang
Kotlin
*Swift|swift 5|swift language|=Swift
Ruby|ruby language
PHP|php 7|php 8
Scala
*R|r language|r programming|rlang|rstats|=R
Dart|dart language
Objective-C|objc|objective c|obj-c
Perl
Haskell
Elixir
Erlang
Clojure|clojurescript
F#|fsharp|f sharp
Lua
Julia|julia language
MATLAB
Groovy
Bash|shell scripting|bash scripting|shell script|unix shell|zsh
PowerShell|pwsh|powershell scripting
SQL|structured query language|ansi sql
PL/SQL|plsql|oracle pl/sql
T-SQL|tsql|transact-sql
VBA|visual basic for applications|excel vba|excel macros
*Assembly|assembly language|asm|x86 assembly|arm assembly|=Assembly
COBOL
Apex|salesforce apex
SAS|sas programming
WebAssembly|wasm
YAML|yml
JSON|json schema
XML|xslt|xsd
Markdown
Regular Expressions|regex|regexp
`,
  frontend: `
HTML|html5|semantic html
CSS|css3|cascading style sheets
*React|react.js|reactjs|react js|=React
Next.js|nextjs|next js
Angular|angular 2+|angular framework
AngularJS|angular.js|angular 1
Vue.js|vue|vuejs|vue 3|vue js
Nuxt|nuxt.js|nuxtjs
Svelte|sveltejs
SvelteKit|svelte kit
Solid.js|solidjs
jQuery
Alpine.js|alpinejs
Astro|astro framework
Remix|remix run
Redux|redux toolkit|rtk|react redux
Zustand
Pinia
Vuex
RxJS|reactive extensions for javascript
TanStack Query|react query
React Router
React Hooks
React Hook Form
Tailwind CSS|tailwind|tailwindcss
Bootstrap|bootstrap 5
Material UI|mui|material-ui
Chakra UI
Ant Design|antd
shadcn/ui|shadcn
Sass|scss
*Less|less css|=Less
PostCSS
Styled Components|styled-components
CSS Modules
CSS Grid|grid layout
Flexbox|css flexbox
BEM|block element modifier
Webpack
Vite
Rollup
esbuild
Babel
ESLint
Prettier
npm|node package manager
Yarn|yarn package manager
pnpm
Nx|nx monorepo
DOM Manipulation|document object model|browser apis|fetch api
AJAX|xmlhttprequest
Web Components|custom elements|shadow dom
CSS Animations|web animations|framer motion|gsap
Progressive Web Apps|pwa|pwas|service workers
Responsive Design|responsive web design|mobile-first design|mobile first
Cross-Browser Compatibility|cross browser testing
Web Accessibility|a11y|wcag|aria|accessibility standards
Search Engine Optimization|seo|technical seo
Web Performance|core web vitals|lighthouse|page speed optimization
Server-Side Rendering|ssr
Static Site Generation|ssg
Single Page Applications|spa|single-page application|=SPA
Micro Frontends|microfrontends|micro-frontends|module federation
Internationalization|i18n|localization|l10n
D3.js|d3|d3js
Three.js|threejs
WebGL
SVG
HTML Canvas|canvas api
Chart.js|chartjs
Storybook
Headless CMS|contentful|strapi|sanity cms
WordPress|wordpress development
Shopify|shopify liquid
Webflow
Electron|electron.js|electronjs
`,
  backend: `
Node.js|node|nodejs|node js|=Node
*Express|express.js|expressjs|=Express
NestJS|nest.js
Fastify
Django
Django REST Framework|drf
Flask|flask framework
FastAPI|fast api
SQLAlchemy
Celery
*Spring|spring framework|spring mvc|=Spring
Spring Boot|springboot
Spring Security
Spring Cloud
Hibernate|jpa|spring data jpa
Quarkus
Maven|apache maven
Gradle
Tomcat|apache tomcat
.NET|dotnet|.net core|dotnet core|.net framework
ASP.NET Core|asp.net|asp.net mvc|aspnet
Entity Framework|ef core|entity framework core
Blazor
Ruby on Rails|rails|ror
Laravel
Symfony
Gin|gin gonic|gin-gonic
REST APIs|rest|restful apis|rest api|restful api|restful services|=REST
GraphQL
Apollo|apollo graphql|apollo server
gRPC
Protocol Buffers|protobuf
SOAP|soap web services|wsdl
WebSockets|websocket|socket.io
Webhooks|webhook
OpenAPI|swagger|openapi specification
API Design|api development|api architecture
API Gateway|kong|apigee
Microservices|micro services|microservice architecture|microservices architecture
Monolithic Architecture|modular monolith
Event-Driven Architecture|event driven|event-driven
Serverless|serverless architecture|faas
Domain-Driven Design|ddd
CQRS|command query responsibility segregation
Event Sourcing
Message Queues|message brokers|pub/sub|publish subscribe
RabbitMQ|amqp
Apache Kafka|kafka|kafka streams
Background Jobs|job queues|bullmq|sidekiq
Caching|cache invalidation|memcached
Rate Limiting|throttling
Load Balancing|load balancer|load balancers
Authentication|authn|user authentication
Authorization|authz|access control
JWT|json web token|json web tokens
OAuth 2.0|oauth|oauth2
OpenID Connect|oidc
Single Sign-On|sso|saml
ORM|object relational mapping|object-relational mapping
Prisma
TypeORM
Sequelize
Mongoose
Multithreading|multi-threading|concurrency|concurrent programming
Asynchronous Programming|async/await|async programming
Distributed Systems|distributed computing
System Design|high level design|hld|low level design|lld
Scalability|horizontal scaling|high scalability
High Availability|fault tolerance
Elasticsearch|elastic search|opensearch
Apache Solr|solr
Supabase
Firebase|firebase auth|cloud firestore
Stripe API|payment gateway integration
`,
  mobile: `
Android|android development|android sdk
iOS|ios development|ios sdk
Android Studio
Xcode
Jetpack Compose
Android Jetpack|android architecture components|jetpack libraries
SwiftUI|swift ui
UIKit
*Combine|combine framework|=Combine
Core Data|swiftdata
Kotlin Multiplatform|kmp|kmm
Kotlin Coroutines|coroutines
*Retrofit|okhttp|=Retrofit
Dagger|hilt
RxJava|rxkotlin
React Native|react-native
Expo
Flutter
Ionic|capacitor|=Capacitor
Push Notifications|firebase cloud messaging|fcm|apns
Firebase Crashlytics|crashlytics
App Store Deployment|app store connect|testflight
Google Play Console|play store
Mobile UI|mobile ui design
MVVM|model view viewmodel
MVC|model view controller
MVP Architecture|model view presenter|viper
Clean Architecture
CocoaPods|swift package manager
Fastlane
ARKit|arcore|augmented reality
Deep Linking|universal links
Mobile Security|mobile application security
App Performance|leakcanary|android profiler
`,
  game: `
Game Development|game dev
*Unity|unity3d|unity engine|=Unity
Unreal Engine|ue5|ue4|unreal|=Unreal
Godot
Game Design|level design
Game Physics|collision detection
Shaders|hlsl|glsl
OpenGL
Vulkan|directx
Multiplayer Networking|netcode
Game AI|behavior trees|pathfinding
Virtual Reality|vr|xr|ar/vr
`,
  embedded: `
Embedded Systems|embedded software
Embedded C
Firmware|firmware development
Microcontrollers|mcu|stm32|arm cortex-m
Arduino
Raspberry Pi
ESP32|esp8266
RTOS|freertos|real-time operating systems
Internet of Things|iot
MQTT
I2C|spi|uart
CAN Bus|can protocol
Bluetooth Low Energy|ble
Device Drivers|linux kernel|kernel development
Interrupt Handling|isr
PCB Design|altium|kicad
FPGA
Verilog|systemverilog
VHDL
Digital Electronics|digital logic
Signal Processing|dsp
Robotics|ros|robot operating system
`,
  blockchain: `
Blockchain|distributed ledger|dlt
Web3|web 3.0
Smart Contracts|smart contract development
Solidity
Vyper
Ethereum|evm
Bitcoin
Solana|anchor framework
Polygon
Hyperledger Fabric|hyperledger
Layer 2|rollups|optimistic rollups|arbitrum
Zero-Knowledge Proofs|zk-snarks|zkp
Decentralized Applications|dapp|dapps
DeFi|decentralized finance
NFTs|erc-721|nft
Token Standards|erc-20|erc20
DAOs|dao governance
Consensus Mechanisms|proof of stake|proof of work
Crypto Wallets|metamask|wallet integration
Hardhat
Foundry
ethers.js|ethersjs
web3.js|web3js
Chainlink|oracles|=Oracles
OpenZeppelin
IPFS|decentralized storage
Smart Contract Auditing|smart contract security|slither
Gas Optimization
`,
};
