import type { Term } from './knowledge';
import { IN, KIND, type Shelf, SPOKEN_WEIGHT } from './shelf';

/** Above 1, coverage hangs more on the rarest words of a question. */
const STEEPNESS = 1.5;
/** Many of a word count more than one, up to a point. */
const SATURATION = 1.2;
/** How far the length of a card counts. */
const BY_SIZE = 0.6;
/** How much a card's own words count beside those of all cards. */
const OWN = 4;

/** How much more a near way of asking counts than a far one. */
const VOTE = 9;

const HEAD = IN.title | IN.asked | IN.terms | IN.explains;

/** A word of a question with its number; -1 where no card has it. */
export interface Told {
  readonly stem: number;
  readonly weight: number;
  readonly trust: number;
  readonly known: boolean;
  readonly subject: number;
}

export const toldOf = (shelf: Shelf, terms: readonly Term[]): Told[] =>
  terms.map(({ stem, weight, trust, known, subject = 0 }) => ({
    stem: shelf.idOf(stem) ?? -1,
    weight,
    trust,
    known,
    subject,
  }));

export const massOf = (told: readonly Told[]) => told.reduce((sum, { weight }) => sum + weight, 0);

/** How much of some words each card holds, in several ways. */
export interface CardMeasures {
  /** Steeply by weight, and by how strongly the card is about each. */
  readonly coverage: Float32Array;
  /** By where the card has them. */
  readonly title: Float32Array;
  readonly head: Float32Array;
  readonly heard: Float32Array;
  readonly anywhere: Float32Array;
  /** By how often, as a share of all words and as a sum. */
  readonly often: Float32Array;
  readonly evidence: Float32Array;
  /** How much likelier the words are in the card than in all of them. */
  readonly likelihood: Float32Array;
  /** Of those words only that are subjects of cards. */
  readonly subjectHead: Float32Array;
  readonly subjectOften: Float32Array;
  readonly subjectTitle: Float32Array;
  readonly subjectHeld: Float32Array;
}

const oftenOf = (count: number, size: number) => count / (count + SATURATION * (1 - BY_SIZE + BY_SIZE * size));

/** Holds some words against every card. */
export function overCards(shelf: Shelf, told: readonly Told[]): CardMeasures {
  const row = () => new Float32Array(shelf.cards);
  const [coverage, title, head, heard, anywhere, often, evidence] = [row(), row(), row(), row(), row(), row(), row()];
  const [likelihood, subjectHead, subjectOften] = [row(), row(), row()];
  const [subjectTitle, subjectHeld] = [row(), row()];
  const all = massOf(told) || 1;
  const steepAll = told.reduce((sum, { weight }) => sum + weight ** STEEPNESS, 0) || 1;
  const subjects = told.reduce((sum, { weight, trust, subject }) => sum + weight * trust * subject, 0) || 1;
  const { from, at, strength, tally, where } = shelf.inCards;
  const words = shelf.meanSize * shelf.cards;
  const plus = (into: Float32Array, card: number, worth: number) => {
    into[card] = (into[card] ?? 0) + worth;
  };
  for (const { stem, weight, trust, subject } of told) {
    if (stem < 0) continue;
    const mass = weight * trust;
    const steep = (weight ** STEEPNESS * trust) / steepAll;
    const about = (mass * subject) / subjects;
    const sure = trust * Math.min(1, weight * 2);
    const begin = from[stem] ?? 0;
    const end = from[stem + 1] ?? 0;
    let everywhere = 0;
    for (let place = begin; place < end; place++) everywhere += tally[place] ?? 0;
    const chance = everywhere / words;
    for (let place = begin; place < end; place++) {
      const card = at[place] ?? 0;
      const strong = strength[place] ?? 0;
      const count = tally[place] ?? 0;
      const places = where[place] ?? 0;
      const own = shelf.size[card] ?? 1;
      const much = oftenOf(count, own / shelf.meanSize);
      plus(coverage, card, steep * strong);
      plus(anywhere, card, mass / all);
      plus(often, card, (mass / all) * much);
      plus(evidence, card, mass * much);
      plus(likelihood, card, sure * Math.log(1 + (OWN * count) / own / chance));
      plus(subjectOften, card, about * much);
      plus(subjectHeld, card, about * strong);
      if ((places & IN.heard) !== 0) plus(heard, card, mass / all);
      if ((places & HEAD) !== 0) {
        plus(head, card, mass / all);
        plus(subjectHead, card, about);
      }
      if ((places & IN.title) !== 0) {
        plus(title, card, mass / all);
        plus(subjectTitle, card, about);
      }
    }
  }
  return {
    coverage,
    title,
    head,
    heard,
    anywhere,
    often,
    evidence,
    likelihood,
    subjectHead,
    subjectOften,
    subjectTitle,
    subjectHeld,
  };
}

/** Only how much each card holds of some words, and how often. */
export function overCardsBriefly(shelf: Shelf, told: readonly Told[]): Pick<CardMeasures, 'coverage' | 'often'> {
  const coverage = new Float32Array(shelf.cards);
  const often = new Float32Array(shelf.cards);
  const all = massOf(told) || 1;
  const steepAll = told.reduce((sum, { weight }) => sum + weight ** STEEPNESS, 0) || 1;
  const { from, at, strength, tally } = shelf.inCards;
  for (const { stem, weight, trust } of told) {
    if (stem < 0) continue;
    const end = from[stem + 1] ?? 0;
    for (let place = from[stem] ?? 0; place < end; place++) {
      const card = at[place] ?? 0;
      const much = oftenOf(tally[place] ?? 0, (shelf.size[card] ?? 1) / shelf.meanSize);
      coverage[card] = (coverage[card] ?? 0) + ((weight ** STEEPNESS * trust) / steepAll) * (strength[place] ?? 0);
      often[card] = (often[card] ?? 0) + ((weight * trust) / all) * much;
    }
  }
  return { coverage, often };
}

/** How strongly each card is about one word. */
export function strengthOf(shelf: Shelf, stem: number): Float32Array {
  const { from, at, strength } = shelf.inCards;
  const found = new Float32Array(shelf.cards);
  const end = from[stem + 1] ?? 0;
  for (let place = from[stem] ?? 0; place < end; place++) found[at[place] ?? 0] = strength[place] ?? 0;
  return found;
}

/** What a card's titles, ways of asking and terms have in common with a question, at best. */
export interface FormMeasures {
  /** Cosine with the nearest, the second nearest and so on. */
  readonly best: Float32Array;
  readonly second: Float32Array;
  readonly third: Float32Array;
  readonly asked: Float32Array;
  readonly heard: Float32Array;
  /** Its share of all that are near, the nearest counting most. */
  readonly votes: Float32Array;
  readonly spoken: Float32Array;
  /** How much of the title, a way of asking, a heard one and a term the question has. */
  readonly titleHeld: Float32Array;
  readonly formHeld: Float32Array;
  readonly heardHeld: Float32Array;
  readonly termHeld: Float32Array;
  /** How much of the question is a name that the card is the one to explain: the longest, and all together. */
  readonly explains: Float32Array;
  readonly explainsAll: Float32Array;
}

/** Holds some words against every title, way of asking and term. */
export function overForms(shelf: Shelf, told: readonly Told[], little: readonly Told[]): FormMeasures {
  const { forms, inForms } = shelf;
  const dot = new Float32Array(forms.count);
  const held = new Float32Array(forms.count);
  const talk = new Float32Array(forms.count);
  let square = 0;
  for (const { stem, weight, trust } of told) {
    square += weight * weight;
    if (stem < 0) continue;
    const other = shelf.weight[stem] ?? 0;
    const end = inForms.from[stem + 1] ?? 0;
    for (let place = inForms.from[stem] ?? 0; place < end; place++) {
      const form = inForms.at[place] ?? 0;
      dot[form] = (dot[form] ?? 0) + weight * trust * other;
      held[form] = (held[form] ?? 0) + other;
    }
  }
  for (const { stem } of little) {
    if (stem < 0) continue;
    const end = inForms.from[stem + 1] ?? 0;
    for (let place = inForms.from[stem] ?? 0; place < end; place++) {
      const form = inForms.at[place] ?? 0;
      talk[form] = (talk[form] ?? 0) + SPOKEN_WEIGHT ** 2;
    }
  }
  const length = Math.sqrt(square) || 1;
  const spokenLength = Math.sqrt(square + little.length * SPOKEN_WEIGHT ** 2) || 1;
  const row = () => new Float32Array(shelf.cards);
  const found = {
    best: row(),
    second: row(),
    third: row(),
    asked: row(),
    heard: row(),
    votes: row(),
    spoken: row(),
    titleHeld: row(),
    formHeld: row(),
    heardHeld: row(),
    termHeld: row(),
    explains: row(),
    explainsAll: row(),
  };
  const named: number[] = [];
  const most = (into: Float32Array, card: number, value: number) => {
    if (value > (into[card] ?? 0)) into[card] = value;
  };
  let votes = 0;
  for (let form = 0; form < forms.count; form++) {
    const common = dot[form] ?? 0;
    if (common === 0) continue;
    const card = forms.card[form] ?? 0;
    const kind = forms.kind[form];
    const share = Math.min(1, (held[form] ?? 0) / (forms.whole[form] || 1));
    if (kind === KIND.terms) {
      if (share > 0.99) most(found.termHeld, card, Math.min(1, forms.whole[form] ?? 0));
      continue;
    }
    if (kind === KIND.explains) {
      if (share > 0.99) named.push(form);
      continue;
    }
    const cosine = common / length / (forms.length[form] || 1);
    const vote = Math.exp(VOTE * cosine) - 1;
    votes += vote;
    found.votes[card] = (found.votes[card] ?? 0) + vote;
    most(found.spoken, card, (common + (talk[form] ?? 0)) / spokenLength / (forms.spoken[form] || 1));
    if (kind === KIND.heard) {
      most(found.heard, card, cosine);
      most(found.heardHeld, card, share);
    } else {
      most(found.asked, card, cosine);
      most(kind === KIND.title ? found.titleHeld : found.formHeld, card, share);
    }
    if (cosine > (found.best[card] ?? 0)) {
      found.third[card] = found.second[card] ?? 0;
      found.second[card] = found.best[card] ?? 0;
      found.best[card] = cosine;
    } else if (cosine > (found.second[card] ?? 0)) {
      found.third[card] = found.second[card] ?? 0;
      found.second[card] = cosine;
    } else if (cosine > (found.third[card] ?? 0)) found.third[card] = cosine;
  }
  for (let card = 0; card < shelf.cards; card++) {
    found.votes[card] = (found.votes[card] ?? 0) / (votes || 1);
  }
  explained(shelf, told, named, found);
  return found;
}

const wordsOf = ({ forms }: Shelf, form: number) => [...forms.words.subarray(forms.begin[form], forms.end[form])];

/** Of the names that a question holds, those that are not part of a longer one: "form" is not what "third normal form" is about. */
function explained(
  shelf: Shelf,
  told: readonly Told[],
  named: readonly number[],
  { explains, explainsAll }: Pick<FormMeasures, 'explains' | 'explainsAll'>,
): void {
  const mass = new Map(told.map(({ stem, weight, trust }) => [stem, weight * trust]));
  const all = massOf(told) || 1;
  const found = named
    .map((form) => ({
      card: shelf.forms.card[form] ?? 0,
      stems: new Set(wordsOf(shelf, form).filter((stem) => shelf.isLittle[stem] !== 1)),
    }))
    .filter(({ stems }) => stems.size > 0);
  const whole = found.filter(
    ({ stems }) =>
      !found.some((other) => other.stems.size > stems.size && [...stems].every((one) => other.stems.has(one))),
  );
  const together = new Map<number, Set<number>>();
  for (const { card, stems } of whole) {
    const own = together.get(card) ?? new Set();
    let sum = 0;
    for (const stem of stems) {
      sum += mass.get(stem) ?? 0;
      own.add(stem);
    }
    together.set(card, own);
    if (sum / all > (explains[card] ?? 0)) explains[card] = sum / all;
  }
  for (const [card, stems] of together)
    explainsAll[card] = [...stems].reduce((sum, stem) => sum + (mass.get(stem) ?? 0), 0) / all;
}
