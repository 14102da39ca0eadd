import type { Asking } from './asking';
import type { Knowledge } from './knowledge';
import {
  type FormMeasures,
  massOf,
  overCards,
  overCardsBriefly,
  overForms,
  strengthOf,
  type Told,
  toldOf,
} from './measures';
import type { Shelf } from './shelf';
import { stemOf } from './tokens';

/** What speaks for a card, each from 0 to 1 or nearly so. The order is that of the weights. */
export const FEATURES = [
  'coverage',
  'title',
  'head',
  'heard',
  'anywhere',
  'often',
  'evidence',
  'likelihood',
  'subjectHead',
  'subjectOften',
  'subjectTitle',
  'subjectHeld',
  'titleHeld',
  'formHeld',
  'heardHeld',
  'termHeld',
  'explains',
  'explainsAll',
  'explainsTop',
  'explainsFocus',
  'explainsSquared',
  'likeness',
  'likenessTwo',
  'likenessThree',
  'asked',
  'heardLikeness',
  'votes',
  'spoken',
  'pairs',
  'neighbours',
  'rarest',
  'secondRarest',
  'focusCoverage',
  'focusLikeness',
  'focusEvidence',
  'focusLikelihood',
  'clauseCoverage',
  'clauseLikeness',
  'clauseEvidence',
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
  'evidenceTop',
  'likenessTop',
  'likelihoodTop',
  'coverageSquared',
  'likenessSquared',
  'headSquared',
  'headLikeness',
  'subjectSquared',
  'meant',
  'meantTop',
  'meantLog',
  'meantFocus',
  'meantFocusLog',
  'meantBest',
] as const;

export type Feature = (typeof FEATURES)[number];

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

const weighed = (told: readonly Told[]): readonly Told[] => {
  const story = Math.min(1, STORY_FROM / Math.max(1, told.length));
  return story === 1 ? told : told.map((one) => (one.known ? one : { ...one, weight: one.weight * story }));
};

const NONE: readonly Told[] = [];
const SCALE = 10;

/** The best of several rows for each card. */
function bestOf(rows: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), ...others] = rows;
  if (others.length === 0) return first;
  const best = first.slice();
  for (const row of others)
    for (let at = 0; at < best.length; at++) if ((row[at] ?? 0) > (best[at] ?? 0)) best[at] = row[at] ?? 0;
  return best;
}

const NO_ROW = new Float32Array(0);
/** How far behind certain a chance is still told apart, in powers of e. */
const FARTHEST = 10;
/** A chance as it is told apart: 1 for certain, less by a tenth for each power of e, never below 0. */
export const closenessOf = (chance: number) => (chance > 0 ? Math.max(0, 1 + Math.log(chance) / FARTHEST) : 0);

const topOf = (row: Float32Array) => row.reduce((top, one) => Math.max(top, one), 1e-9);

/** Neighbouring words of the question that a card has side by side too. */
function sideBySide(shelf: Shelf, pairs: ReadonlySet<number>, card: number): { best: number; all: number } {
  const { from, words, begin: begins, end: ends } = shelf.forms;
  const seen = new Set<number>();
  let best = 0;
  const end = from[card + 1] ?? 0;
  for (let form = from[card] ?? 0; form < end; form++) {
    let count = 0;
    const last = ends[form] ?? 0;
    for (let at = (begins[form] ?? 0) + 1; at < last; at++) {
      const [one, other] = [words[at - 1] ?? 0, words[at] ?? 0];
      const key = one * 65536 + other;
      if (!pairs.has(key)) continue;
      count++;
      if (shelf.isLittle[one] !== 1 && shelf.isLittle[other] !== 1) seen.add(key);
    }
    if (count > best) best = count;
  }
  return { best, all: seen.size };
}

interface Found {
  /** Which card. */
  readonly at: number;
  readonly features: number[];
}

/** Whatever speaks for the likeliest cards, in the order of {@link FEATURES}. */
export function featuresOf(knowledge: Knowledge, asking: Asking, most: number): Found[] {
  const { shelf, cards } = knowledge;
  const told = weighed(toldOf(shelf, asking.terms));
  if (massOf(told) === 0) return [];
  const little = toldOf(shelf, asking.little);
  const whole = overCards(shelf, told);
  const forms = overForms(shelf, told, little);
  const focused = asking.focus === asking.terms;
  const focusTold = focused ? told : weighed(toldOf(shelf, asking.focus));
  const focus = focused ? whole : overCards(shelf, focusTold);
  const focusForms: FormMeasures = focused ? forms : overForms(shelf, focusTold, NONE);
  const clauses = asking.clauses.map((clause) => weighed(toldOf(shelf, clause)));
  const ofClauses = [whole, ...clauses.map((clause) => overCardsBriefly(shelf, clause))];
  const clauseCoverage = bestOf(ofClauses.map(({ coverage }) => coverage));
  const clauseEvidence = bestOf(ofClauses.map(({ often }) => often));
  const clauseLikeness = bestOf([forms.best, ...clauses.map((clause) => overForms(shelf, clause, NONE).best)]);
  const byWeight = told.filter(({ known }) => known).sort((a, b) => b.weight * b.trust - a.weight * a.trust);
  const strongest = byWeight.slice(0, 2).map(({ stem }) => strengthOf(shelf, stem));
  const named = new Set(asking.terms.flatMap(({ stem }) => (ALL_NAMES.has(stem) ? stem : [])));
  const pairs = new Set<number>();
  let [telling, all] = [0, 0];
  for (const [one, other] of asking.neighbours) {
    all++;
    const [a, b] = [shelf.idOf(one), shelf.idOf(other)];
    if (a === undefined || b === undefined) continue;
    pairs.add(a * 65536 + b);
    if (shelf.isLittle[a] !== 1 && shelf.isLittle[b] !== 1) telling++;
  }
  const tops = {
    evidence: topOf(whole.evidence),
    likeness: topOf(forms.best),
    likelihood: topOf(whole.likelihood),
    explains: topOf(forms.explainsAll),
  };
  const { turns } = asking;
  const [meant, meantFocus] = [asking.meant?.whole ?? NO_ROW, asking.meant?.focus ?? NO_ROW];
  const meantTop = topOf(meant);
  const order = Array.from({ length: cards.length }, (_, at) => ({
    at,
    by:
      (whole.anywhere[at] ?? 0) === 0
        ? Math.max(meant[at] ?? 0, meantFocus[at] ?? 0) > 0.01
          ? closenessOf(meant[at] ?? 0)
          : 0
        : (whole.coverage[at] ?? 0) +
          (whole.often[at] ?? 0) +
          (forms.best[at] ?? 0) +
          (clauseLikeness[at] ?? 0) / 2 +
          (clauseEvidence[at] ?? 0) / 2 +
          (focus.often[at] ?? 0) / 2 +
          closenessOf(meant[at] ?? 0) / 2,
  }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by || a.at - b.at)
    .slice(0, most);
  return order.map(({ at }) => {
    const group = cards[at]?.group ?? '';
    const title = cards[at]?.title ?? '';
    const names = NAMED[group];
    const hasName = names?.some((name) => named.has(name)) ?? false;
    const beside = sideBySide(shelf, pairs, at);
    const of = (row: Float32Array | undefined) => row?.[at] ?? 0;
    const likeness = of(forms.best);
    const coverage = of(whole.coverage);
    const head = of(whole.head);
    const subjectHead = of(whole.subjectHead);
    return {
      at,
      features: [
        coverage,
        of(whole.title),
        head,
        of(whole.heard),
        of(whole.anywhere),
        of(whole.often),
        of(whole.evidence) / 3,
        of(whole.likelihood) / SCALE,
        subjectHead,
        of(whole.subjectOften),
        of(whole.subjectTitle),
        of(whole.subjectHeld),
        of(forms.titleHeld),
        of(forms.formHeld),
        of(forms.heardHeld),
        of(forms.termHeld),
        of(forms.explains),
        of(forms.explainsAll),
        of(forms.explainsAll) / tops.explains,
        of(focusForms.explainsAll),
        of(forms.explainsAll) ** 2,
        likeness,
        (likeness + of(forms.second)) / 2,
        (likeness + of(forms.second) + of(forms.third)) / 3,
        of(forms.asked),
        of(forms.heard),
        of(forms.votes),
        of(forms.spoken),
        Math.min(1, beside.all / Math.max(1, telling)),
        Math.min(1, beside.best / Math.max(1, all)),
        of(strongest[0]),
        of(strongest[1]),
        of(focus.coverage),
        of(focusForms.best),
        of(focus.often),
        of(focus.likelihood) / SCALE,
        of(clauseCoverage),
        of(clauseLikeness),
        of(clauseEvidence),
        hasName ? 1 : 0,
        names && !hasName && named.size === 0 ? 1 : 0,
        names && !hasName && named.size > 0 ? 1 : 0,
        group === 'basics' && turns.has('definition') ? 1 : 0,
        group === 'basics' ? 1 : 0,
        group === 'errors' && turns.has('symptom') ? 1 : 0,
        group === 'errors' ? 1 : 0,
        group === 'interview' && turns.has('interview') ? 1 : 0,
        group === 'interview' && !turns.has('interview') ? 1 : 0,
        group === 'career' && turns.has('interview') ? 1 : 0,
        group === 'career' && !turns.has('interview') ? 1 : 0,
        turns.has('comparison') && / vs | or | and |compar|differ|, /i.test(title) ? 1 : 0,
        Math.max(0, likeness - 0.7) / 0.3,
        of(whole.evidence) / tops.evidence,
        likeness / tops.likeness,
        of(whole.likelihood) / tops.likelihood,
        coverage * coverage,
        likeness * likeness,
        head * head,
        head * likeness,
        subjectHead * subjectHead,
        of(meant),
        of(meant) / meantTop,
        closenessOf(of(meant)),
        of(meantFocus),
        closenessOf(of(meantFocus)),
        Math.max(of(meant), of(meantFocus)),
      ],
    };
  });
}
