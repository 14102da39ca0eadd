import { CAPITALISED, NOUNS, SPELLINGS, VERBS } from './everyday-words';
import { SKILLS } from './skills-data';
import { tokenise } from './tokens';
import type { Skill } from './types';

/** One written form of a skill and what it takes to count. */
export interface Form {
  readonly skill: Skill;
  /** The form in lower case, as the vocabulary has it. */
  readonly key: string;
  /** Letter cases that count on their own; null: every case does. */
  readonly spellings: readonly string[] | null;
  /** In another spelling a cue is enough; otherwise only a list is. */
  readonly lenient: boolean;
  /** Even in its own spelling it needs a cue, a list or a skill beside it. */
  readonly needsContext: boolean;
  readonly verb: boolean;
  /** An everyday noun: counts beside one of these words, or as an item of a list. */
  readonly nounCues: ReadonlySet<string> | null;
}

/** A node of the trie; edges are a joiner and a token, `" learning"`, `".js"`. */
export interface FormNode {
  form: Form | null;
  next: Map<string, FormNode> | null;
}

export type FormIndex = ReadonlyMap<string, FormNode>;

/** Usual spellings beside the vocabulary's own aliases. */
const MORE_SPELLINGS: Readonly<Record<string, string>> = {
  JavaScript: 'java script|es5|es7|es8|es2015|es2016|es2017|es2018|es2019|es2020|es2021|es2022|es2023|es2024|es2025',
  TypeScript: 'type script',
  'C++': 'c++98|c++03|c++23',
  C: 'c89|c90|c99|c11',
  'Objective-C': 'objective-c++',
  '.NET': 'dot net',
  'ASP.NET Core': 'asp .net',
  PostgreSQL: 'postgres sql',
  MongoDB: 'mongo db',
  GitHub: 'git hub',
  GitLab: 'git lab',
  LangChain: 'lang chain',
  'AWS Lambda': 'lambda|lambdas',
  'KPI Tracking': 'kpi',
  OKRs: 'okr',
  GANs: 'gan',
};

/** Builds the trie of every form; forms are looked up token by token, so the vocabulary's size costs nothing. */
function buildFormIndex(skills: readonly Skill[]): FormIndex {
  const root = new Map<string, FormNode>();
  for (const skill of skills) for (const form of [skill.name, ...skill.aliases]) insert(root, form, skill);
  for (const skill of skills) {
    for (const spelling of MORE_SPELLINGS[skill.name]?.split('|') ?? []) insert(root, spelling, skill);
    for (const form of [skill.name, ...skill.aliases])
      for (const variant of variants(form)) insert(root, variant, skill);
  }
  return root;
}

/** `Chart.js` is also written "Chart JS"; phrases and long words also in the other number. */
function variants(form: string): string[] {
  const found = /^\w+\.js$/i.test(form) ? [form.replace('.', ' ')] : [];
  const phrase = /[ -]/.test(form);
  if (NOUNS.has(form.toLowerCase())) return found;
  if (phrase && /ies$/.test(form)) found.push(`${form.slice(0, -3)}y`);
  else if (/[^s]s$/.test(form) && (phrase || form.length >= 8) && !/(ics|ysis|is|us)$/.test(form))
    found.push(form.slice(0, -1));
  else if (phrase && /[a-z]{3}$/.test(form) && !/(s|ing|ity|tion)$/.test(form)) found.push(`${form}s`);
  return found;
}

function insert(root: Map<string, FormNode>, text: string, skill: Skill): void {
  let edges = root;
  let node: FormNode | null = null;
  for (const token of tokenise(text)) {
    const edge = node === null ? token.text : token.joiner + token.text;
    let next = edges.get(edge);
    if (!next) {
      next = { form: null, next: null };
      edges.set(edge, next);
    }
    node = next;
    if (!node.next) node.next = new Map();
    edges = node.next;
  }
  if (node && !node.form) node.form = formOf(text, skill);
}

function formOf(text: string, skill: Skill): Form {
  const key = text.toLowerCase();
  const cased = skill.caseSensitiveForms?.filter((form) => form.toLowerCase() === key) ?? [];
  const needsContext = skill.ambiguous === true && key === skill.name.toLowerCase();
  const strict = needsContext || cased.length > 0;
  return {
    skill,
    key,
    spellings: strict ? [...cased, ...(needsContext ? [skill.name] : [])] : spellingsOf(key, text),
    lenient: !strict,
    needsContext,
    verb: VERBS.has(key),
    nounCues: NOUNS.get(key) ?? null,
  };
}

function spellingsOf(key: string, text: string): readonly string[] | null {
  const own = SPELLINGS.get(key);
  if (own) return own;
  return CAPITALISED.has(key) ? [text, key.charAt(0).toUpperCase() + key.slice(1)].filter((s) => s !== key) : null;
}

const built = new WeakMap<readonly Skill[], FormIndex>();

/** The trie of a vocabulary, built when it is first asked for. */
export function formIndexOf(skills: readonly Skill[] = SKILLS): FormIndex {
  let index = built.get(skills);
  if (!index) {
    index = buildFormIndex(skills);
    built.set(skills, index);
  }
  return index;
}
