/**
 * Knowledge the vocabulary itself does not hold: which of its forms are also everyday words, and which
 * neighbours tell the two meanings apart. All keys and words are in lower case.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const table = (text: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line): [string, ReadonlySet<string>] => {
        const [form = '', rest = ''] = line.trim().split(': ');
        return [form, words(rest)];
      }),
  );

/** Names that are also words: written with a capital they count, in another case only beside a cue or in a list. */
export const CAPITALISED = words(
  'rust jest mocha chai espresso yarn remix gin flask celery hive babel electron apollo chef puppet sentry dagger ' +
    'cucumber postman expo astro maven prettier bootstrap rails polygon foundry blender framer loki falco nomad envoy ' +
    'kong backstage aurora snowflake snort slither newman zephyr lighthouse cypher cypress julia ruby elixir hilt ' +
    'hibernate mongoose airflow chroma swagger tailwind transformers lambda',
);

/** Forms with a spelling of their own; another spelling counts only beside a cue or in a list. */
export const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ...'SOAP SOAR BI ANN ACID ROS BLE STRIDE SHAP SAS SAP RL DL FP SCA SOC ISR BERT GRU EDR'
    .split(' ')
    .map((form): [string, readonly string[]] => [form.toLowerCase(), [form]]),
  ['lora', ['LoRA']],
  ['oops', ['OOPS', 'OOPs']],
  ['viper', ['VIPER', 'Viper']],
  ['after effects', ['After Effects']],
  ['great expectations', ['Great Expectations']],
  ['fast api', ['Fast API', 'Fast Api']],
  ['open cv', ['Open CV']],
  ['my sql', ['My SQL', 'MY SQL']],
  ['no sql', ['No SQL', 'No-SQL', 'no-SQL', 'NO-SQL']],
]);

/** Names that are also verbs: their capital says nothing at the start of a sentence. */
export const VERBS = words(
  'excel spark bootstrap remix hibernate express react combine sketch go lean retrofit spring',
);

/** Everyday nouns: in prose they count only beside the words listed here. */
export const NOUNS = table(`
organization: skills ability
initiative: take takes taking took show shows showing demonstrate demonstrated
feedback: constructive skills
flexibility: skills
innovation: skills
ownership: take takes taking took sense strong
transactions: acid database sql distributed
remote work: experience
on-call: pagerduty
rto: rpo
rpo: rto
`);

/** Words right before a form that give it another meaning. */
export const NEVER_BEFORE = table(`
c: vitamin plan hepatitis grade series class option exhibit section appendix schedule category type tier
spring: this last next every early late
express: american
swift: taylor
assembly: general national legislative state final mechanical pcb circuit school
rust: remove removing anti
node: lymph
chef: sous head pastry executive
expo: career job trade
foundry: semiconductor
authorization: work employment
networking: professional social peer business
leadership: senior executive our company the thought
ownership: employee stock home share
reporting: expense
classification: job position security pay occupational worker
`);

/** Words right behind a form that give it another meaning. */
export const NEVER_AFTER = table(`
c: level suite corp section class executive executives
go: live above beyond ahead
spring: bonus sale budget onion semester season break term internship intern cohort batch recruitment cleaning
react: quickly swiftly fast calmly appropriately promptly accordingly positively rapidly
less: than is
express: lane interest delivery shipping yourself your entry train mail consent
swift: action response resolution payment payments
notion: of that
slack: off time
helm: of
ray: of tracing ban
sketch: out
assembly: line lines plant instructions bill member hall of
rust: belt removal proof resistant resistance prevention inhibitor free protection colored coloured red
excel: at
spark: joy plug plugs interest change creativity innovation conversation conversations curiosity ideas
no sql: knowledge experience required needed skills
authorization: to
reporting: to directly line lines manager relationship structure
networking: event events opportunities sessions
leadership: team teams program programs
lambda: expression expressions calculus function
`);

/** `in Spring`, `with Ray`: for these the short words need a word of knowledge before them. */
export const WEAK_AFTER_PREPOSITION = words('spring flux lean less notion helm express combine slack ray feast pact');

/** Words before a name that make it a skill: "using Go". */
export const CUES_BEFORE = words(
  'in using with use uses used via know knows knowing learn learning learned learnt like including include includes ' +
    'as eg prefer love write writing wrote writes code coding program programming require requires need familiar',
);

export const PREPOSITIONS = words('in with as like');

/** `of`, `on`, `to`, `from` count only behind a word of the kind: "knowledge of Go", "migrated to React". */
export const CUE_PAIRS = table(`
of: knowledge understanding command experience mastery grasp use basics fundamentals years
on: built based running runs hands
to: migrate migrated migrating migration port ported porting move moved moving switch switched rewrite rewrote
from: migrate migrated migrating migration port ported porting move moved moving switch switched
`);

export const KNOWING = words(
  'experience experienced expertise knowledge proficient proficiency skilled skills fluent fluency versed background ' +
    'written built developed developing coding programming familiar familiarity comfortable competent work worked',
);

/** Words that may stand between a cue and the name. */
export const BETWEEN = words('the a an modern advanced basic some strong core idiomatic plain pure both either such');

/** Words right behind a name that make it a skill: "Go services". */
export const CUES_AFTER = words(
  'programming language languages software web developer developers dev devs engineer engineers engineering code codebase coding ' +
    'framework library libraries ecosystem stack component components app apps application applications service ' +
    'services microservice microservices backend backends frontend frontends server servers api apis script scripts ' +
    'scripting project projects program programs module modules package packages sdk client compiler runtime ' +
    'experience skills skill knowledge proficiency expertise certification hooks chart charts spreadsheet spreadsheets ' +
    'formulas macros manufacturing principles methodology methodologies practices test tests testing workspace jobs',
);

/** Words before a colon that open a list of skills: "Languages: Go". */
export const LABELS = words(
  'languages language skills skill tools technologies technology tech stack frameworks framework libraries databases ' +
    'backend frontend platforms environment programming web mobile devops cloud testing others other software have',
);

/** Words that join the items of a list. */
export const CONNECTORS = words('and or plus');

/** Words that tie two skills together: "React with TypeScript". */
export const TIES = words('and or plus with');

/** Verbs that take such a word as their object: "Combine services" names no skill, "Go services" does. */
export const VERBS_WITH_OBJECT = words('combine sketch retrofit excel spark bootstrap remix hibernate lean');

/** What may follow an everyday name behind a hyphen: "Go-based", but not "Go-live". */
export const COMPOUND_TAILS = words('based powered driven native like style first only specific related heavy');

/** Names of which a whole number is a version: "React 18". */
export const NUMBERED = words('react spring swift unity express rust rails cypress node');

/** Names of which a year is a version: "Unity 2022". */
export const DATED = words('unity');

/** "Go is a plus": words that may come first, and words that speak of a need. */
export const COPULAS = words('is are a an would be big strong');
export const NEEDS = words('plus must bonus required preferred mandatory desirable desired asset advantage');
