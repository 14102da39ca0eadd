import { bankId } from '../questions/bank-ids';
import type { InterviewQuestion } from '../questions/question';
import { type BankWords, subjectWords, unpackWords } from './bank-words';
import { countsAt, type Reading } from './reading';
import { stemOf } from './text';

/**
 * What an answer's words say of its question, against all other questions of the banks. A word weighs by how few questions
 * have it (inverse document frequency: Spärck Jones, "A statistical interpretation of term specificity and its application in
 * retrieval", 1972). Nothing in it was made for one question, so that it holds for questions that nobody has tried.
 */
export interface Contrast {
  /** Weight of the question's words that are in the answer, above the mean of all questions, in standard deviations. */
  readonly above: number;
  /** The same against the mean of the eight questions that the answer fits best: at most a little above 0. */
  readonly rather: number;
  /** Weight of the question's words that are in the answer. */
  readonly weight: number;
  /**
   * How many different words the question has; from a few nothing can be concluded, nor from those of a question that was
   * made for a posting, which the banks do not have, nor from those of the question before a
   * follow-up, of which it asks for one point: 0.
   */
  readonly of: number;
}

interface Bank {
  readonly size: number;
  /** Stem → the questions that have it. */
  readonly having: ReadonlyMap<string, readonly number[]>;
  readonly stems: ReadonlyMap<string, ReadonlySet<string>>;
}

/** As many questions as an answer may fit as well as its own: a topic is asked about in several roles. */
const NEAREST = 8;

const ready = new WeakMap<BankWords, Bank>();

function bankOf(packed: BankWords): Bank {
  const known = ready.get(packed);
  if (known) return known;
  const stemmed = packed.words.map(stemOf);
  const having = new Map<string, number[]>();
  const stems = new Map<string, ReadonlySet<string>>();
  const ids = Object.keys(packed.questions);
  ids.forEach((id, at) => {
    const own = new Set(unpackWords(stemmed, packed.questions[id] ?? ''));
    stems.set(id, own);
    for (const stem of own) {
      const others = having.get(stem);
      if (others) others.push(at);
      else having.set(stem, [at]);
    }
  });
  const bank = { size: ids.length, having, stems };
  ready.set(packed, bank);
  return bank;
}

/** Stems of all that is known of a question: what it brings, and what the bank has under its id. */
function stemsOf({ id, topic, question, concepts, outline }: InterviewQuestion, { stems }: Bank): Set<string> {
  const text = [topic, question, outline, ...concepts.flatMap(({ label, match }) => [label, ...match])].join(' ');
  const own = new Set([...subjectWords(text)].map(stemOf));
  for (const stem of stems.get(id) ?? stems.get(bankId(id)) ?? []) own.add(stem);
  return own;
}

/** Whether the bank has the question; one that was made for a posting is of a pattern and has few words of its own. */
const isKnown = ({ id }: InterviewQuestion, { stems }: Bank): boolean => stems.has(id) || stems.has(bankId(id));

export function contrastOf(reading: Reading, packed: BankWords): Contrast {
  const bank = bankOf(packed);
  const own = stemsOf(reading.question, bank);
  const fits = new Float64Array(bank.size);
  const seen = new Set<string>();
  let weight = 0;
  reading.text.tokens.forEach((_, at) => {
    const stem = reading.text.stems[at] ?? '';
    if (seen.has(stem) || !countsAt(reading, at)) return;
    seen.add(stem);
    const having = bank.having.get(stem) ?? [];
    const rare = Math.log((bank.size + 1) / (having.length + 0.5));
    for (const one of having) fits[one] = (fits[one] ?? 0) + rare;
    if (own.has(stem)) weight += rare;
  });
  const mean = fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, bank.size);
  const spread = Math.sqrt(fits.reduce((sum, fit) => sum + (fit - mean) ** 2, 0) / Math.max(1, bank.size));
  const best = fits.sort().slice(-NEAREST);
  const nearest = best.reduce((sum, fit) => sum + fit, 0) / Math.max(1, best.length);
  const by = (value: number) => (spread === 0 ? 0 : value / spread);
  return {
    above: by(weight - mean),
    rather: by(weight - nearest),
    weight,
    of: isKnown(reading.question, bank) && reading.question.followsUp === undefined ? own.size : 0,
  };
}
