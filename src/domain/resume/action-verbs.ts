/** Verbs that name what a person did, in their base form. A conventional list for resumes in technology, kept by hand. */
const REGULAR =
  'abstract accelerate accomplish achieve acquire adapt add address administer adopt advance advise advocate align allocate amplify analyse analyze annotate answer anticipate apply appraise architect arrange assemble assess assign audit authenticate author automate award balance benchmark boost bridge brief calculate calibrate capture carry catalogue centralise centralize chair champion change check clarify classify clean cleanse clear close cluster coach code collaborate collect combine command communicate compare compete compile complete compose compress compute conceive conceptualise conceptualize condense conduct configure connect conserve consolidate construct consult containerise containerize contribute convert convince coordinate correct correlate craft crawl create critique cultivate curate customise customize cut debug decode decommission decouple decrease dedicate deepen defend define delegate deliver demonstrate deploy deprecate derive design detail detect determine develop devise diagnose digitise digitize direct discover disseminate distribute diversify dockerise dockerize document double downsize draft earn edit educate elevate eliminate embed empower enable encourage encrypt enforce engage engineer enhance enlarge enrich ensure equip escalate establish estimate evaluate evolve examine execute expand expedite experiment explain explore expose extend extract fabricate facilitate feature field file filter finalise finalize fine-tune fix flag focus forecast forge form formalise formalize formulate foster found fulfil fulfill fund gain gather generate group guide halve handle harden harness hire host identify illustrate implement improve increase index influence inform initiate innovate inspect inspire instal install institute instruct instrument integrate interface interview introduce invent inventory investigate isolate issue iterate join judge justify land launch lecture lessen leverage liaise license lift link lint listen load localise localize log lower maintain manage map market master maximise maximize measure mentor merge migrate mine minimise minimize mitigate mock model moderate modernise modernize modify monitor motivate move navigate negotiate network normalise normalize observe obtain offload onboard open operate optimise optimize orchestrate order organise organize originate outline outperform overhaul oversee own package paginate pair parallelise parallelize parse partner patch perfect perform persist persuade pilot pinpoint pioneer plan polish port position power predict prepare present preserve prevent prioritise prioritize probe process procure produce profile program project promote propagate propose protect prototype prove provide provision prune publish pull purchase push quadruple qualify quantify query raise rank rationalise rationalize re-architect re-engineer reach realise realize rearchitect rebase rebuild recommend reconcile record recover recreate recruit rectify redesign reduce reengineer refactor refine reform refresh register reinforce release relocate remediate remedy remodel remove render renegotiate renew reorganise reorganize repair replace replatform replicate report represent reproduce rescue research reserve resize resolve respond restore restructure retain retire reuse revamp reverse review revise revitalise revitalize roll rotate route sanitise sanitize satisfy save scale schedule scope scrape script search secure segment select separate serialise serialize serve settle shape share shift ship shorten showcase shrink simplify simulate sketch slash slim solve sort source spark spearhead specify sponsor stabilise stabilize staff stage standardise standardize start steer store strategise strategize stream streamline strengthen structure study style submit succeed summarise summarize supersede supervise supply support surpass survey sustain synchronise synchronize synthesise synthesize systematise systematize tabulate tackle tag tailor target test thread tighten top trace track train transcribe transfer transform transition translate triage trigger trim triple troubleshoot tune turn tutor unblock uncover unify unite unlock update upgrade uphold upskill use utilise utilize validate vectorise vectorize verify version vet visualise visualize volunteer widen wire wrap'.split(
    ' ',
  );

const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  begin: ['began', 'begun'],
  bring: ['brought'],
  build: ['built'],
  buy: ['bought'],
  choose: ['chose'],
  cut: ['cut'],
  drive: ['drove', 'driven'],
  draw: ['drew'],
  find: ['found'],
  get: ['got'],
  give: ['gave'],
  grow: ['grew', 'grown'],
  hold: ['held'],
  keep: ['kept'],
  lead: ['led'],
  make: ['made'],
  oversee: ['oversaw', 'overseen'],
  rebuild: ['rebuilt'],
  rewrite: ['rewrote', 'rewritten'],
  run: ['ran'],
  sell: ['sold'],
  set: ['set'],
  speak: ['spoke'],
  speed: ['sped'],
  spend: ['spent'],
  split: ['split'],
  stand: ['stood'],
  take: ['took'],
  teach: ['taught'],
  think: ['thought'],
  undertake: ['undertook'],
  win: ['won'],
  write: ['wrote', 'written'],
};

/** Verbs whose last consonant doubles: `shipped`, `mapping`. */
const DOUBLING = new Set(
  'debug embed map model plan program refer ship step stop submit swap transfer trim run set get win begin log pilot format label scrap stop tag slim top equip'.split(
    ' ',
  ),
);

function inflections(verb: string): string[] {
  const ending = verb.at(-1) ?? '';
  const stems = DOUBLING.has(verb) ? [verb + ending, verb] : [verb.endsWith('e') ? verb.slice(0, -1) : verb];
  const past = /[^aeiou]y$/.test(verb) ? [`${verb.slice(0, -1)}ied`] : stems.map((stem) => `${stem}ed`);
  const third = /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;
  return [verb, third, ...past, ...stems.map((stem) => `${stem}ing`)];
}

/** Every form of the verbs that name what a person did. */
export const FORMS: ReadonlySet<string> = new Set([
  ...REGULAR.flatMap(inflections),
  ...Object.entries(IRREGULAR).flatMap(([verb, past]) => [
    ...inflections(verb).filter((f) => !f.endsWith('ed')),
    ...past,
  ]),
]);

function pastForms(): ReadonlyMap<string, string> {
  return new Map(
    [...REGULAR, ...Object.keys(IRREGULAR)]
      .filter((verb) => verb !== 'shrink')
      .flatMap((verb) => {
        const forms = inflections(verb);
        const past = IRREGULAR[verb]?.[0] ?? forms.find((form) => form.endsWith('ed'));
        return past ? forms.filter((form) => form.endsWith('ing') && form !== verb).map((form) => [form, past]) : [];
      }),
  );
}
let pasts: ReadonlyMap<string, string> | null = null;

/** `developing` as `developed`; `null` for what is no form of a known verb. */
export function pastOf(gerund: string): string | null {
  pasts ??= pastForms();
  return pasts.get(gerund.toLowerCase()) ?? null;
}

/** Openings that hide what the person did. Matched at the start of a bullet, in lower case. */
const WEAK_OPENINGS: readonly string[] = [
  'responsible for',
  'was responsible for',
  'responsibilities included',
  'responsibilities include',
  'duties included',
  'duties include',
  'tasked with',
  'was tasked with',
  'in charge of',
  'worked on',
  'worked with',
  'worked as',
  'working on',
  'working with',
  'worked',
  'helped',
  'helping',
  'helped with',
  'assisted',
  'assisting',
  'involved in',
  'was involved in',
  'participated in',
  'took part in',
  'exposure to',
  'familiar with',
  'knowledge of',
  'part of',
  'member of',
  'i was',
  'i am',
  'i have',
];

/** How a bullet begins. `words` are its first words as they are in the text. */
export interface Opening {
  readonly kind: 'verb' | 'weak' | 'other';
  readonly words: string;
}

const FIRST_WORDS = /^[^\p{L}\p{N}]{0,6}((?:[\p{L}][\p{L}'’-]{0,30})(?:\s[\p{L}][\p{L}'’-]{0,30}){0,3})/u;

/** Reads how a bullet begins: with an action verb, if need be behind one adverb (`Successfully led`) or `I`. */
export function openingOf(text: string): Opening {
  const words = (FIRST_WORDS.exec(text.slice(0, 160))?.[1] ?? '').split(' ').filter(Boolean);
  const lower = words.map((word) => word.normalize('NFKC').toLowerCase());
  const weak = WEAK_OPENINGS.filter((opening) => {
    const parts = opening.split(' ');
    return parts.every((part, i) => part === lower[i]);
  }).sort((a, b) => b.length - a.length)[0];
  if (weak) return { kind: 'weak', words: words.slice(0, weak.split(' ').length).join(' ') };
  const skip = lower[0] === 'i' || (lower[0]?.endsWith('ly') && lower[0].length > 4) ? 1 : 0;
  const verb = lower[skip] ?? '';
  if (FORMS.has(verb) || FORMS.has(verb.replace(/^(?:co|re|pre|self)-/, '')))
    return { kind: 'verb', words: words.slice(0, skip + 1).join(' ') };
  return { kind: 'other', words: words[0] ?? '' };
}
