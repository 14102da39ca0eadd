/** What the catalogue does not have, and which of its courses come nearest: left of `=` the names. */
const NEAREST = `
zig, nim, d, vlang, crystal, carbon = c rust
haskell, ocaml, f#, elm, purescript, reasonml, idris, scheme, lisp, common lisp, racket, clojure = typescript kotlin
scala, groovy = java kotlin
elixir, erlang, gleam, phoenix = go ruby-on-rails
perl, lua, tcl, raku = python linux
fortran, cobol, pascal, delphi, ada, basic, visual basic, vba = c csharp
assembly, assembler, x86, risc-v, verilog, vhdl, fpga = c embedded
julia, matlab, octave, sas, spss, stata = python statistics
objective-c = swift ios
solidjs, qwik, preact, lit, alpine.js, alpine, htmx, ember, ember.js, backbone, jquery, astro = javascript react
remix, gatsby = react nextjs
nest, nestjs, koa, hapi, fastify, deno, bun, hono = nodejs typescript
flask, bottle, tornado, pyramid, sanic = python fastapi
symfony, codeigniter, wordpress, drupal, magento, cakephp = php laravel
quarkus, micronaut, jakarta ee, struts, play framework = java spring-boot
gin, fiber, echo = go
bootstrap, bulma, sass, less, material ui = html-and-css tailwind-css
oracle, mariadb, sql server, sqlite, cassandra, dynamodb, neo4j, couchdb, clickhouse, duckdb = databases sql
snowflake, bigquery, redshift, hadoop, hive, flink, beam, fivetran = data-engineering spark
rabbitmq, nats, pulsar, activemq = kafka
pulumi, cloudformation, bicep, chef, puppet, saltstack = terraform devops
nomad, openshift, rancher, mesos, podman, docker swarm = kubernetes docker
digitalocean, heroku, vercel, netlify, cloudflare, alibaba cloud, ibm cloud = aws
gitlab, bitbucket, svn, mercurial = git devops
xamarin, maui, ionic, cordova, capacitor = flutter react-native
salesforce, sap, servicenow, abap, apex, power apps = java sql
tableau, looker, qlik, google sheets = power-bi data-analyst
robotics, ros, drones, plc, scada = embedded c
quantum computing, qiskit = python statistics
augmented reality, virtual reality, ar, vr, webgl, three.js, blender = game-development
windows server, active directory, macos = operating-systems linux
project management, pmp, jira, prince2 = agile product-management
seo, digital marketing, content writing, copywriting = technical-writing product-management
graphic design, photoshop, illustrator, canva, web design = ux-design
`;

const rows = new Map(
  NEAREST.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', ids = ''] = line.split(' = ');
      return names.split(', ').map((name) => [name, ids.split(' ')] as const);
    }),
);

/** Ids of the courses that come nearest to a name; `null` of one that is not in the table. @param key in lower case */
export const coursesNear = (key: string): readonly string[] | null => rows.get(key) ?? null;

/** Whether a word is the name of something that the catalogue does not have, and so no slip. */
export const isNameElsewhere = (key: string): boolean => rows.has(key);
