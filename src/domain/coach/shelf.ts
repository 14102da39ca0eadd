import { type CardIndex, FIELDS, LITTLE } from './card-index';
import { NEXT_FIELD, NEXT_ROW, stemsOfRow } from './rows';

/** How much a word counts by where the card has it. */
const STRENGTH = { title: 1, asked: 0.9, heard: 0.8, terms: 0.9, marked: 0.6, answer: 0.55 } as const;
/** Of a little word where a question is held against a way of asking. */
export const SPOKEN_WEIGHT = 0.25;

/** Where a stem is: postings, one after the other in rows of each stem. */
export interface Postings {
  /** Where the row of a stem begins; that of the next is where it ends. */
  readonly from: Uint32Array;
  readonly at: Uint16Array;
}

/** A title, a way of asking or a term. */
export const KIND = { title: 0, asked: 1, heard: 2, terms: 3 } as const;

/** The cards' words laid out so that a question is held against all of them at once. */
export interface Shelf {
  readonly cards: number;
  readonly idOf: (stem: string) => number | undefined;
  readonly isLittle: Uint8Array;
  /** How informative a stem is, 0 to 1. */
  readonly weight: Float32Array;
  readonly holders: Uint16Array;
  readonly subject: Float32Array;
  /** The cards of each stem, with how strongly they are about it, how often they have it, weighed by where, and where. */
  readonly inCards: Postings & {
    readonly strength: Float32Array;
    readonly tally: Float32Array;
    readonly where: Uint8Array;
  };
  /** Of each card, how many words it has, weighed as in `tally`. */
  readonly size: Float32Array;
  readonly meanSize: number;
  /** The ways of asking of each stem. */
  readonly inForms: Postings;
  readonly forms: {
    readonly count: number;
    /** Where the forms of a card begin; those of the next are where they end. */
    readonly from: Uint32Array;
    readonly card: Uint16Array;
    readonly kind: Uint8Array;
    readonly rows: readonly Uint16Array[];
    /** What the telling words weigh together, and the lengths as vectors without and with little words. */
    readonly whole: Float32Array;
    readonly length: Float32Array;
    readonly spoken: Float32Array;
  };
}

/** Bits of where a card has a stem. */
export const IN = { title: 1, asked: 2, heard: 4, terms: 8, marked: 16, answer: 32 } as const;
/** What one word counts by its place, where words are counted. */
const TALLY = { title: 3, asked: 2, heard: 1, terms: 2, marked: 0.5, answer: 0.7 } as const;

/** Lays an index out. */
export function shelve(index: CardIndex): Shelf {
  const stems = index.stems.split(' ');
  const ids = new Map(stems.map((stem, at) => [stem, at]));
  const isLittle = Uint8Array.from(stems, (stem) => (stem.startsWith(LITTLE) ? 1 : 0));
  const all = index.cards.map((card) =>
    card.split(NEXT_FIELD).map((field) => (field === '' ? [] : field.split(NEXT_ROW).map(stemsOfRow))),
  );
  const holders = new Uint16Array(stems.length);
  const heads = new Uint16Array(stems.length);
  const inCards = new Uint32Array(stems.length + 1);
  const perCard: { stem: number; strength: number; tally: number; where: number }[][] = all.map((fields) => {
    const found = new Map<number, { stem: number; strength: number; tally: number; where: number }>();
    fields.forEach((rows, at) => {
      const field = FIELDS[at] ?? 'answer';
      const strength = STRENGTH[field];
      const tally = TALLY[field];
      for (const row of rows)
        for (const stem of row) {
          if (isLittle[stem] === 1) continue;
          const known = found.get(stem);
          if (known) {
            if (known.strength < strength) known.strength = strength;
            known.tally += tally;
            known.where |= IN[field];
          } else found.set(stem, { stem, strength, tally, where: IN[field] });
        }
    });
    return [...found.values()];
  });
  for (const rows of perCard)
    for (const { stem, where } of rows) {
      holders[stem] = (holders[stem] ?? 0) + 1;
      if ((where & (IN.title | IN.asked | IN.terms)) !== 0) heads[stem] = (heads[stem] ?? 0) + 1;
    }
  const scale = Math.log(1 + all.length);
  const weight = Float32Array.from(holders, (count) => (count === 0 ? 0 : Math.log(1 + all.length / count) / scale));
  const total = starts(holders, inCards);
  const at = new Uint16Array(total);
  const strength = new Float32Array(total);
  const tally = new Float32Array(total);
  const where = new Uint8Array(total);
  const next = inCards.slice();
  const size = new Float32Array(all.length);
  perCard.forEach((rows, card) => {
    for (const one of rows) {
      const place = next[one.stem] ?? 0;
      next[one.stem] = place + 1;
      at[place] = card;
      strength[place] = one.strength;
      tally[place] = one.tally;
      where[place] = one.where;
      size[card] = (size[card] ?? 0) + one.tally;
    }
  });
  return {
    cards: all.length,
    idOf: (stem) => ids.get(stem),
    isLittle,
    weight,
    holders,
    subject: Float32Array.from(holders, (count, stem) => ((heads[stem] ?? 0) + 0.2) / (count + 1)),
    inCards: { from: inCards, at, strength, tally, where },
    size,
    meanSize: size.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length),
    ...formsOf(all, stems.length, weight, isLittle),
  };
}

/** Turns counts into where each row begins; gives the sum of all. */
function starts(counts: ArrayLike<number>, from: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < counts.length; at++) {
    from[at] = sum;
    sum += counts[at] ?? 0;
  }
  from[counts.length] = sum;
  return sum;
}

function formsOf(
  all: readonly (readonly (readonly Uint16Array[])[])[],
  stems: number,
  weight: Float32Array,
  isLittle: Uint8Array,
): Pick<Shelf, 'inForms' | 'forms'> {
  const rows: Uint16Array[] = [];
  const kinds: number[] = [];
  const cards: number[] = [];
  const from = new Uint32Array(all.length + 1);
  all.forEach((fields, card) => {
    from[card] = rows.length;
    for (const [kind, field] of fields.slice(0, 4).entries())
      for (const row of field) {
        rows.push(row);
        kinds.push(kind);
        cards.push(card);
      }
  });
  from[all.length] = rows.length;
  const whole = new Float32Array(rows.length);
  const length = new Float32Array(rows.length);
  const spoken = new Float32Array(rows.length);
  const counts = new Uint32Array(stems);
  const last = new Int32Array(stems).fill(-1);
  rows.forEach((row, form) => {
    let [sum, square, little] = [0, 0, 0];
    for (const stem of row) {
      if (last[stem] === form) continue;
      last[stem] = form;
      counts[stem] = (counts[stem] ?? 0) + 1;
      const worth = weight[stem] ?? 0;
      if (isLittle[stem] === 1) little += SPOKEN_WEIGHT ** 2;
      else {
        sum += worth;
        square += worth * worth;
      }
    }
    whole[form] = sum;
    length[form] = Math.sqrt(square);
    spoken[form] = Math.sqrt(square + little);
  });
  const begin = new Uint32Array(stems + 1);
  const at = new Uint16Array(starts(counts, begin));
  const next = begin.slice();
  last.fill(-1);
  rows.forEach((row, form) => {
    for (const stem of row) {
      if (last[stem] === form) continue;
      last[stem] = form;
      const place = next[stem] ?? 0;
      next[stem] = place + 1;
      at[place] = form;
    }
  });
  return {
    inForms: { from: begin, at },
    forms: {
      count: rows.length,
      from,
      card: Uint16Array.from(cards),
      kind: Uint8Array.from(kinds),
      rows,
      whole,
      length,
      spoken,
    },
  };
}
