const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that say nothing about the subject. */
export const STOP_WORDS = words(`
  a an the this that these those it its they them their theirs he she his her him we us our i im ive id me my mine myself
  you your yours u ur one ones is are am was were be been being do does did doing done dont doesnt didnt isnt arent wasnt
  cant couldnt wont wouldnt shouldnt can could will would should shall may might must have has had having hasnt havent
  of in on at to for from by with without about as into onto than then there here so if and or but nor not no yes
  what whats which who whom whose when where why how hows whether while because
  please pls plz thanks thank hi hello hey dear ok okay well just also too very really quite only even still already
  explain explained tell give show say describe define understand know knowing mean means meaning help
  difference differences different between vs versus compare compared comparison
  use uses used using need needs needed want wants wanted like get gets getting got go goes going
  thing things stuff something anything nothing someone anyone somebody everybody way ways kind sort lot
  some any all both each every other another more most much many few less least such same own
  over under again once up down out off during before after until via per
  based good better best bad worse worst great nice simple simply easy easily exactly actually basically
  example examples quickly briefly
  abt eli5 tldr wdym anyways
  now today currently always never ever sometimes often usually maybe perhaps
  e.g eg ie etc vs. tho though although however
`);

/** Everyday words. Where no card has them they weigh little: context of a long question, not its subject. */
export const EVERYDAY_WORDS = words(`
  friend friends teacher professor boss guy guys people person man woman kid kids family mother father brother sister
  yesterday tomorrow tonight morning evening week weeks month months year years day days hour hours minute minutes 
  semester school  college university course thesis exam exams lecture homework assignment
  said says told asked asks ask think thought thinks try tried trying tries happen happens happened happening come comes came
  look looks looked looking see seen saw find found seem seems feel feels felt wonder wondering hear heard
  make makes made making put puts take takes took taking keep keeps kept turn turns turned  
  begin begins start starts started starting  finish finished
  new old big small long large little high low  whole  
  two three four five six seven eight nine ten hundred thousand million dozen couple
  important interesting weird strange confusing confused stuck sure unsure right wrong true real possible worth allowed
  recently lately soon later ago since around almost enough instead together alone anymore anyway
  question questions answer answers problem problems issue issues topic subject  step steps  
  able unable sense reason reasons idea ideas point case cases  
  apply applying applied works worked working does correct correctly properly supposed fine
  company companies  shop store team teams group office project projects
  our ours myself yourself itself themselves exist exists
  decide deciding choose chosen pick prefer
  never basic basics beginner beginners newbie noob advanced stupid dumb silly
  main actual various several certain particular general  quick short difficult hard lets
  wrote written love life world news today simple whole happy sad cool fun  tall far near away buy bought
  afraid alright although among angry anybody asking ate aware awful bad badly became become becomes beginning behind
  believe believed besides bit boring born bother bothers bought bring brings brought busy came care careful cares
  catch caught certainly chance cheers clue completely confess convinced curious dad daily damn dare daughter dear
  desperate despite dislike during early eat eleven else enjoy enjoyed entire especially eventually everywhere excuse
  expect expected explains explaining extremely eye eyes fact fan favorite favourite fellow few finally fix forgive
  forget forgot frankly fully funny gave girl given gives giving glad gone goodbye gotten grateful grown guess hand
  hands happily hate heart heavily honest honestly hope hopefully hoping house huge humble husband imagine immediately
  including indeed inside interested introduce itself kindly knew known lately later laugh left lesson listen
  literally living lol lots luck lucky mad mainly managed mate matter matters meanwhile meant mention mentioned minds
  mum my myself naturally nearly necessary nervous next nice nobody normal normally noticed nowadays obvious obviously
  occasionally oh ohh omg ones opinion ought outside pain part particularly parents patience perfectly personally
  places plain play plus polite possibly presumably pretty previous previously probably properly pure quiet quite
  rather ready realize realise reality regarding related remain remember respond rest sad sake saturday sunday monday
  tuesday wednesday thursday friday saying scared seriously serious shame share she sick silly simply single sir
  sister sit situation sleep slightly somewhat somehow son sorry sort speak spend spent stand stare stayed stays
  strange struggle struggling stuff stupidest suddenly suggest suppose surely surprised swear talk talked talking
  terrible thoughts tired together told total totally touch toward towards trouble truly trust twice ugh um understood
  unfortunately unless unlike upset usual visit waiting walk wanna gonna gotta dunno kinda watch watched watching wife
  willing wish wished woke wondered wonderful worried worry worse worst wow yeah yep yup yours awesome bloody bro dude
  folks haha hmm imo irl btw fyi asap plz thx tbh idk ppl lil ya yall im ill youre theyre thats whos wheres heres
  theres lets ive youve weve shes hes
`);

/**
 * Other names and spellings: what the cards say, then what people type for it. Both may be several words.
 * Spellings in `-ise` need no entry.
 */
const SAME = `
  javascript: js, ecmascript, java script
  typescript: ts, type script
  python: py
  c++: cpp, cplusplus, c plus plus
  c#: csharp, c sharp
  .net: dotnet, dot net
  node.js: nodejs
  go: golang
  database: db, rdbms
  postgres: postgresql, pg
  mongodb: mongo
  kubernetes: k8s, kube
  terraform: tf
  google cloud: gcp
  ci/cd: cicd, ci cd, continuous integration, continuous delivery, continuous deployment
  virtual machine: vm
  infrastructure as code: iac
  environment: env
  environment variables: env vars
  configuration: config
  production: prod
  repository: repo
  pull request: pr, merge request
  command line: cli, cmd
  shell: bash shell
  regex: regexp, regular expression, regular expressions
  authentication: auth, authn
  object-oriented: oop, oo, object oriented
  bigo: big o, time complexity, o(n), o(1), o(log n), o(n log n), o(n^2)
  a/b: ab test, split test, a/b testing, a/b test, ab testing, ab tests, a/b tests
  n+1: n plus one, n plus 1
  dynamic programming: dp
  binary search tree: bst
  linked list: ll, linkedlist
  priority queue: pq
  bfs: breadth first search, breadth first
  dfs: depth first search, depth first
  disjoint set: union find, unionfind
  lifo: last in first out
  fifo: first in first out
  recursion: recursive
  algorithm: algo
  machine learning: ml
  neural network: nn
  backpropagation: backprop
  natural language: nlp
  kmeans: k means
  5: five
  drop: fell, fall, falls, fallen, declined
  build: built
  send: sent
  break: broke, broken
  write: wrote, written
  choose: chose, chosen
  learn: learnt
  pay: paid
  lose: lost
  attacker: hacker, hackers
  advert: job ad, job posting, job post, job description, vacancy
  manager: boss
  conflict: fight, quarrel, disagreement
  secure: safe
  freeze: frozen, froze
  remember: memorize, memorise
  sign up: signup, signups
  year: yr
  years: yrs
  you: u
  your: ur
  pvalue: p value, p values, p 0
  support vector: svm
  proof of work: pow
  proof of stake: pos
  erc-20: erc20
  erc-721: erc721
  server-side rendering: ssr
  single page: spa
  accessibility: a11y
  screen reader: blind
  mobile: smartphone, smartphones
  math: maths, mathematics, mathematical
  pointer: ptr
  string: str
  integer: int
  function: fn, func
  parameter: param
  argument: arg
  character: char
  end to end: e2e
  async: asynchronous, asynchronously
  resume: cv, résumé, resumé, curriculum vitae
  salary: wage, pay raise
  email: mail, e mail
  teammate: coworker, co worker, colleague, workmate
  nerves: nervous, anxious, anxiety
  burnout: exhausted, burn out, burned out, burnt out
  developer: dev, programmer, coder
  documentation: docs, doc
  image: picture, pic, photo
  site: website, webpage, web site
  color: colour
  behavior: behaviour
  behavioral: behavioural
  center: centre
  license: licence
  defense: defence
  practice: practise
  favorite: favourite
  certificate: cert, certification
  merge conflict: <<<<<<<
  pipe: |
`;

/** From what people type to what the cards say. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  SAME.trim()
    .split('\n')
    .flatMap((line) => {
      const [said = '', typed = ''] = line.trim().split(': ');
      return typed.split(', ').map((form): [string, string] => [form, said]);
    }),
);
