import { type CardIndex, FIELDS, LITTLE, ROW_FIELDS } from './card-index';
import { NEXT_FIELD, NEXT_ROW, stemAt } from './rows';

/** How much a word counts by where the card has it. */
const STRENGTH = { title: 1, asked: 0.9, heard: 0.8, terms: 0.9, explains: 0.9, marked: 0.6, answer: 0.55 } as const;
/** Of a little word where a question is held against a way of asking. */
export const SPOKEN_WEIGHT = 0.25;

/** Where a stem is: postings, one after the other in rows of each stem. */
export interface Postings {
  /** Where the row of a stem begins; that of the next is where it ends. */
  readonly from: Uint32Array;
  readonly at: Uint16Array;
}

/** A title, a way of asking, a term, or a name that the card explains: the fields that have rows, in their order. */
export const KIND = { title: 0, asked: 1, heard: 2, terms: 3, explains: 4 } as const;

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
    /** The words of all forms, and where those of each begin and end. */
    readonly words: Uint16Array;
    readonly begin: Uint32Array;
    readonly end: Uint32Array;
    /** What the telling words weigh together, and the lengths as vectors without and with little words. */
    readonly whole: Float32Array;
    readonly length: Float32Array;
    readonly spoken: Float32Array;
  };
}

/** Bits of where a card has a stem. */
export const IN = { title: 1, asked: 2, heard: 4, terms: 8, marked: 16, answer: 32, explains: 64 } as const;
/** What one word counts by its place, where words are counted. */
const TALLY = { title: 3, asked: 2, heard: 1, terms: 2, explains: 1, marked: 0.5, answer: 0.7 } as const;

/** Lays an index out. Made of few large arrays: of many small ones most of the time went to throwing them away. */
export function shelve(index: CardIndex): Shelf {
  const stems = index.stems.split(' ');
  const ids = new Map(stems.map((stem, at) => [stem, at]));
  const isLittle = Uint8Array.from(stems, (stem) => (stem.startsWith(LITTLE) ? 1 : 0));
  const { words, rows } = read(index.cards);
  const cards = index.cards.length;
  const inCards = postingsOf(words, rows, cards, stems.length, isLittle);
  const { holders } = inCards;
  const scale = Math.log(1 + cards);
  const weight = Float32Array.from(holders, (count) => (count === 0 ? 0 : Math.log(1 + cards / count) / scale));
  return {
    cards,
    idOf: (stem) => ids.get(stem),
    isLittle,
    weight,
    meanSize: inCards.size.reduce((sum, one) => sum + one, 0) / Math.max(1, cards),
    ...inCards,
    ...formsOf(words, rows, cards, weight, isLittle),
  };
}

/** The words of all rows one after the other, and where each row begins, of which card and in which field. */
interface Rows {
  readonly count: number;
  readonly from: Uint32Array;
  readonly card: Uint16Array;
  readonly field: Uint8Array;
}

const ROW = NEXT_ROW.charCodeAt(0);
const FIELD = NEXT_FIELD.charCodeAt(0);

function read(cards: readonly string[]): { words: Uint16Array; rows: Rows } {
  const letters = cards.reduce((sum, card) => sum + card.length, 0);
  const words = new Uint16Array(letters);
  const from: number[] = [];
  const ofCard: number[] = [];
  const ofField: number[] = [];
  let filled = 0;
  cards.forEach((card, at) => {
    let field = 0;
    let begun = filled;
    const end = () => {
      if (filled === begun) return;
      from.push(begun);
      ofCard.push(at);
      ofField.push(field);
      begun = filled;
    };
    for (let place = 0; place < card.length; place++) {
      const letter = card.charCodeAt(place);
      if (letter === ROW) end();
      else if (letter === FIELD) {
        end();
        field++;
      } else words[filled++] = stemAt(card, place);
    }
    end();
  });
  return {
    words,
    rows: {
      count: from.length,
      from: Uint32Array.from([...from, filled]),
      card: Uint16Array.from(ofCard),
      field: Uint8Array.from(ofField),
    },
  };
}

/** The cards of each stem, with how strongly, how often and where they have it. */
function postingsOf(
  words: Uint16Array,
  rows: Rows,
  cards: number,
  stems: number,
  isLittle: Uint8Array,
): Pick<Shelf, 'holders' | 'subject' | 'inCards' | 'size'> {
  const holders = new Uint16Array(stems);
  const heads = new Uint16Array(stems);
  const size = new Float32Array(cards);
  // Of one card, by stem.
  const own = { strength: new Float32Array(stems), tally: new Float32Array(stems), where: new Uint8Array(stems) };
  // Of all cards, one after the other: no card has a stem twice here.
  const found = { stem: new Uint16Array(words.length), card: new Uint16Array(words.length) };
  const strengths = new Float32Array(words.length);
  const tallies = new Float32Array(words.length);
  const places = new Uint8Array(words.length);
  let count = 0;
  for (let row = 0; row < rows.count; ) {
    const card = rows.card[row] ?? 0;
    const begin = count;
    for (; row < rows.count && rows.card[row] === card; row++) {
      const field = FIELDS[rows.field[row] ?? 0] ?? 'answer';
      const [bit, much, strong] = [IN[field], TALLY[field], STRENGTH[field]];
      const end = rows.from[row + 1] ?? 0;
      for (let at = rows.from[row] ?? 0; at < end; at++) {
        const stem = words[at] ?? 0;
        if (isLittle[stem] === 1) continue;
        if (own.where[stem] === 0) {
          found.stem[count] = stem;
          found.card[count++] = card;
        }
        own.where[stem] = (own.where[stem] ?? 0) | bit;
        own.tally[stem] = (own.tally[stem] ?? 0) + much;
        if ((own.strength[stem] ?? 0) < strong) own.strength[stem] = strong;
      }
    }
    for (let at = begin; at < count; at++) {
      const stem = found.stem[at] ?? 0;
      const where = own.where[stem] ?? 0;
      strengths[at] = own.strength[stem] ?? 0;
      tallies[at] = own.tally[stem] ?? 0;
      places[at] = where;
      size[card] = (size[card] ?? 0) + (tallies[at] ?? 0);
      holders[stem] = (holders[stem] ?? 0) + 1;
      if ((where & (IN.title | IN.asked | IN.terms | IN.explains)) !== 0) heads[stem] = (heads[stem] ?? 0) + 1;
      own.strength[stem] = 0;
      own.tally[stem] = 0;
      own.where[stem] = 0;
    }
  }
  const from = new Uint32Array(stems + 1);
  const total = starts(holders, from);
  const at = new Uint16Array(total);
  const strength = new Float32Array(total);
  const tally = new Float32Array(total);
  const where = new Uint8Array(total);
  const next = from.slice();
  for (let one = 0; one < count; one++) {
    const stem = found.stem[one] ?? 0;
    const place = next[stem] ?? 0;
    next[stem] = place + 1;
    at[place] = found.card[one] ?? 0;
    strength[place] = strengths[one] ?? 0;
    tally[place] = tallies[one] ?? 0;
    where[place] = places[one] ?? 0;
  }
  return {
    holders,
    subject: Float32Array.from(holders, (held, stem) => ((heads[stem] ?? 0) + 0.2) / (held + 1)),
    inCards: { from, at, strength, tally, where },
    size,
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

/** The titles, ways of asking, terms and names: the rows of the fields that have rows. */
function formsOf(
  words: Uint16Array,
  rows: Rows,
  cards: number,
  weight: Float32Array,
  isLittle: Uint8Array,
): Pick<Shelf, 'inForms' | 'forms'> {
  const stems = weight.length;
  let count = 0;
  for (let row = 0; row < rows.count; row++) if ((rows.field[row] ?? 0) < ROW_FIELDS) count++;
  const forms = {
    count,
    from: new Uint32Array(cards + 1),
    card: new Uint16Array(count),
    kind: new Uint8Array(count),
    words,
    begin: new Uint32Array(count),
    end: new Uint32Array(count),
    whole: new Float32Array(count),
    length: new Float32Array(count),
    spoken: new Float32Array(count),
  };
  const counts = new Uint32Array(stems);
  const last = new Int32Array(stems).fill(-1);
  let form = 0;
  for (let row = 0; row < rows.count; row++) {
    const kind = rows.field[row] ?? 0;
    if (kind >= ROW_FIELDS) continue;
    const card = rows.card[row] ?? 0;
    const [begin, end] = [rows.from[row] ?? 0, rows.from[row + 1] ?? 0];
    forms.card[form] = card;
    forms.kind[form] = kind;
    forms.begin[form] = begin;
    forms.end[form] = end;
    let [sum, square, little] = [0, 0, 0];
    for (let at = begin; at < end; at++) {
      const stem = words[at] ?? 0;
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
    forms.whole[form] = sum;
    forms.length[form] = Math.sqrt(square);
    forms.spoken[form] = Math.sqrt(square + little);
    forms.from[card + 1] = ++form;
  }
  // A card without any form begins where the one before ends.
  for (let card = 1; card <= cards; card++)
    if ((forms.from[card] ?? 0) < (forms.from[card - 1] ?? 0)) forms.from[card] = forms.from[card - 1] ?? 0;
  const from = new Uint32Array(stems + 1);
  const at = new Uint16Array(starts(counts, from));
  const next = from.slice();
  last.fill(-1);
  for (form = 0; form < count; form++) {
    const end = forms.end[form] ?? 0;
    for (let word = forms.begin[form] ?? 0; word < end; word++) {
      const stem = words[word] ?? 0;
      if (last[stem] === form) continue;
      last[stem] = form;
      const place = next[stem] ?? 0;
      next[stem] = place + 1;
      at[place] = form;
    }
  }
  return { inForms: { from, at }, forms };
}
