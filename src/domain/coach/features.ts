import type { Asking } from './asking';
import type { Entry, Form, Vector } from './entry';
import type { Term } from './knowledge';
import { stemOf } from './tokens';

/** What speaks for a card, each from 0 to 1 or nearly so. The order is that of the weights. */
export const FEATURES = [
  'coverage',
  'title',
  'head',
  'anywhere',
  'titleHeld',
  'formHeld',
  'likeness',
  'likenessTwo',
  'spoken',
  'letters',
  'pairs',
  'neighbours',
  'rarest',
  'secondRarest',
  'often',
  'clauseCoverage',
  'clauseLikeness',
  'languageNamed',
  'languageUnnamed',
  'languageOther',
  'basicsDefinition',
  'basics',
  'errorsSymptom',
  'errors',
  'interviewTurn',
  'interviewOther',
  'careerTurn',
  'careerOther',
  'comparison',
  'asAsked',
  'subjectHead',
  'subjectOften',
  'subjectTitle',
  'subjectHeld',
  'coverageSquared',
  'likenessSquared',
  'headSquared',
  'headLikeness',
  'lettersSquared',
  'subjectSquared',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Above 1, coverage hangs more on the rarest words of a question. */
const STEEPNESS = 1.5;
/** From this many informative words on, words unknown to the cards weigh less: they are the story around a question. */
const STORY_FROM = 6;

/** Groups that are about one language or framework, with what people call it. */
const NAMED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    'c-cpp': 'c c++',
    csharp: 'c# .net',
    go: 'go',
    java: 'java spring',
    javascript: 'javascript node.js typescript',
    kotlin: 'kotlin android',
    php: 'php laravel',
    python: 'python django',
    react: 'react next native',
    rust: 'rust cargo',
    sql: 'sql database query table',
    ios: 'swift swiftui ios iphone xcode apple',
    android: 'android kotlin compose',
    blockchain: 'blockchain solidity ethereum contract',
    frameworks: 'angular vue flutter svelte',
  }).map(([group, names]) => [group, names.split(' ').map(stemOf)]),
);
const ALL_NAMES: ReadonlySet<string> = new Set(Object.values(NAMED).flat());

const sumOf = (terms: readonly Term[], worth: (term: Term) => number) => {
  let sum = 0;
  for (const term of terms) sum += worth(term);
  return sum;
};

const mass = ({ weight, trust }: Term) => weight * trust;

const subjectMass = (term: Term) => mass(term) * (term.subject ?? 0);

const weighed = (terms: readonly Term[]): readonly Term[] => {
  const story = Math.min(1, STORY_FROM / Math.max(1, terms.length));
  return story === 1 ? terms : terms.map((term) => (term.known ? term : { ...term, weight: term.weight * story }));
};

/** A question with what is the same for all cards. */
export interface Prepared {
  readonly asking: Asking;
  readonly terms: readonly Term[];
  readonly all: number;
  /** What its words weigh as far as they are subjects of cards. */
  readonly subjects: number;
  readonly steep: number;
  readonly clauses: readonly (readonly Term[])[];
  readonly byWeight: readonly Term[];
  readonly named: ReadonlySet<string>;
}

export function prepare(asking: Asking): Prepared {
  const terms = weighed(asking.terms);
  return {
    asking,
    terms,
    all: sumOf(terms, ({ weight }) => weight),
    subjects: sumOf(terms, subjectMass),
    steep: sumOf(terms, ({ weight }) => weight ** STEEPNESS),
    clauses: asking.clauses.map(weighed),
    byWeight: terms.filter(({ known }) => known).sort((a, b) => mass(b) - mass(a)),
    named: new Set(asking.terms.flatMap(({ stem }) => (ALL_NAMES.has(stem) ? stem : []))),
  };
}

function coverageOf(terms: readonly Term[], strength: Entry['strength']) {
  let all = 0;
  let held = 0;
  for (const { stem, weight, trust } of terms) {
    const steep = weight ** STEEPNESS;
    all += steep;
    held += steep * trust * (strength.get(stem) ?? 0);
  }
  return all === 0 ? 0 : held / all;
}

function cosine(terms: readonly Term[], { weights, length }: Vector): number {
  let common = 0;
  let own = 0;
  for (const { stem, weight, trust } of terms) {
    own += weight * weight;
    const other = weights.get(stem);
    if (other !== undefined) common += weight * trust * other;
  }
  return common === 0 ? 0 : common / (Math.sqrt(own) * length);
}

function cosineOf(a: Vector, b: Vector): number {
  let common = 0;
  for (const [key, weight] of a.weights) common += weight * (b.weights.get(key) ?? 0);
  return common === 0 ? 0 : common / (a.length * b.length);
}

const bestOf = (forms: readonly Form[], worth: (form: Form) => number) => {
  let best = 0;
  let second = 0;
  for (const form of forms) {
    const value = worth(form);
    if (value > best) [second, best] = [best, value];
    else if (value > second) second = value;
  }
  return [best, second] as const;
};

function pairShare(terms: readonly Term[], own: ReadonlySet<string>): number {
  let all = 0;
  let common = 0;
  terms.forEach((term, i) => {
    const next = terms[i + 1];
    if (!next) return;
    all += term.weight * next.weight;
    if (own.has(`${term.stem} ${next.stem}`)) common += term.weight * next.weight;
  });
  return all === 0 ? 0 : common / all;
}

/** Many of a word count more than one, up to a point; in a long card a little less. */
const saturated = (count: number, size: number) => (count * 2.2) / (count + 1.2 * (0.4 + (0.6 * size) / 150)) / 2.2;

/** Whatever speaks for a card, in the order of {@link FEATURES}. */
export function featuresOf(
  { asking, terms, all, subjects, clauses, byWeight, named }: Prepared,
  entry: Entry,
): number[] {
  const { strength, title, head, often, size, pairs, forms, card } = entry;
  const share = (holds: (stem: string) => boolean) =>
    all === 0 ? 0 : sumOf(terms, (term) => (holds(term.stem) ? mass(term) : 0)) / all;
  const mine = new Map(terms.map((term) => [term.stem, mass(term)]));
  const spokenTerms = [...terms, ...asking.little];
  const [likeness, second] = bestOf(forms, (form) => cosine(spokenTerms, form));
  const little = asking.little.map((term) => ({ ...term, weight: 0.25 }));
  const [spoken] = bestOf(forms, (form) => cosine([...terms, ...little], form.spoken));
  const [letters] = bestOf(forms, (form) => cosineOf(asking.letters, form.letters));
  const heldOf = (form: Form) => {
    let held = 0;
    for (const [stem, weight] of form.weights) if (mine.has(stem)) held += weight;
    return form.whole === 0 ? 0 : Math.min(1, held / form.whole);
  };
  const titleForm = forms[0];
  const names = NAMED[card.group];
  const hasName = names?.some((name) => named.has(name)) ?? false;
  const { turns } = asking;
  const coverage = coverageOf(terms, strength);
  const headShare = share((stem) => head.has(stem));
  const subjectShare = (worth: (stem: string) => number) =>
    subjects === 0 ? 0 : sumOf(terms, (term) => subjectMass(term) * worth(term.stem)) / subjects;
  const subjectHead = subjectShare((stem) => (head.has(stem) ? 1 : 0));
  return [
    coverage,
    share((stem) => title.has(stem)),
    headShare,
    share((stem) => strength.has(stem)),
    titleForm ? heldOf(titleForm) : 0,
    bestOf(forms, heldOf)[0],
    likeness,
    (likeness + second) / 2,
    spoken,
    letters,
    pairShare(terms, pairs),
    asking.neighbours.length === 0
      ? 0
      : bestOf(
          forms,
          (form) => asking.neighbours.filter((pair) => form.neighbours.has(pair)).length / asking.neighbours.length,
        )[0],
    byWeight[0] ? (strength.get(byWeight[0].stem) ?? 0) : 0,
    byWeight[1] ? (strength.get(byWeight[1].stem) ?? 0) : 0,
    all === 0 ? 0 : sumOf(terms, (term) => mass(term) * saturated(often.get(term.stem) ?? 0, size)) / all,
    Math.max(coverage, ...clauses.map((clause) => coverageOf(clause, strength))),
    Math.max(likeness, ...clauses.map((clause) => bestOf(forms, (form) => cosine(clause, form))[0])),
    hasName ? 1 : 0,
    names && !hasName && named.size === 0 ? 1 : 0,
    names && !hasName && named.size > 0 ? 1 : 0,
    card.group === 'basics' && turns.has('definition') ? 1 : 0,
    card.group === 'basics' ? 1 : 0,
    card.group === 'errors' && turns.has('symptom') ? 1 : 0,
    card.group === 'errors' ? 1 : 0,
    card.group === 'interview' && turns.has('interview') ? 1 : 0,
    card.group === 'interview' && !turns.has('interview') ? 1 : 0,
    card.group === 'career' && turns.has('interview') ? 1 : 0,
    card.group === 'career' && !turns.has('interview') ? 1 : 0,
    turns.has('comparison') && / vs | or | and |compar|differ|, /i.test(card.title) ? 1 : 0,
    Math.max(0, likeness - 0.7) / 0.3,
    subjectHead,
    subjectShare((stem) => saturated(often.get(stem) ?? 0, size)),
    subjectShare((stem) => (title.has(stem) ? 1 : 0)),
    subjectShare((stem) => strength.get(stem) ?? 0),
    coverage * coverage,
    likeness * likeness,
    headShare * headShare,
    headShare * likeness,
    letters * letters,
    subjectHead * subjectHead,
  ];
}
