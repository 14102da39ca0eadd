import { stemOf, type Token, tokensOf } from './words.ts';

/** A stretch of an answer that says one thing. */
export interface Clause {
  readonly tokens: readonly Token[];
  /** Its words, to see quickly what it cannot say. */
  readonly stems: ReadonlySet<string>;
  /** The words of the whole sentence that it belongs to. */
  readonly sentence: readonly Token[];
  /** Whether the sentence is the speaker's own plain claim: no question, report, wish, quote or warning. */
  readonly claimed: boolean;
  /** Comes after a condition, which is another clause. */
  readonly conditional: boolean;
}

export interface ReadClauses {
  /** Every word. */
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
  /** Each sentence as one stretch, for what is said across clauses. */
  readonly sentences: readonly Clause[];
}

const ENDS = /[.!?…]["'”’)\]]{0,3}(?:\s|$)|[\n;。！？]/;
const BREAKS = /[:()[\]–—]|\s-\s/;
const COMMA = /,/;
/** Before these words another clause begins. */
const JOINS = new Set(
  'but while wherea because since although though so and which why unlik versus vs'.split(' ').map(stemOf),
);
const TWO_WORD_JOINS = new Set(['rather than', 'instead of', 'oppos to', 'compar to', 'compar with']);
/** A stretch that begins with one of these and ends with a comma leads into the clause behind it. */
const LEADS = new Set(
  'with in under for on by as after when within at during of to from a an both'.split(' ').map(stemOf),
);
/** More words than this before a comma are a clause of their own. */
const LONGEST_LEAD = 7;
const CONDITIONS = new Set(['if', 'unless', 'without', 'until', 'before', 'suppose'].map(stemOf));

const REPORTS = new Set(
  'think believ say tell claim assum expect hear imagin like want write guess wish suppos pretend'
    .split(' ')
    .map(stemOf),
);
const OTHERS = new Set(
  (
    'some somebody someone many most they everyone everybody person other colleagu manager boss beginner junior ' +
    'candidat tutorial blog friend teammat director textbook other them he she who often'
  )
    .split(' ')
    .map(stemOf),
);
/** A sentence with one of these speaks of an error, or of what is not so. */
const DOUBTS = new Set(
  (
    'wrong wrongly fals mistak mistaken mistakenly incorrect incorrectly myth misconception misunderstand contrary ' +
    'confus unless except sometim depend otherwis imagin suppos pretend pitfall antipattern forget ' +
    'forgot wish naiv naively'
  )
    .split(' ')
    .map(stemOf),
);
const USE = stemOf('use');
const SPEAKERS = new Set(['i', 'we', 'you', '1']);

/** Cuts an answer into what it claims, clause by clause. Linear in its length. */
export function readClauses(text: string): ReadClauses {
  const tokens = tokensOf(text);
  const quoted = quotesIn(text);
  const clauses: Clause[] = [];
  const sentences: Clause[] = [];
  let from = 0;
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    const between = text.slice(token.end, next?.start);
    if (next && next.start === token.start) return;
    if (next && !ENDS.test(between)) return;
    const sentence = tokens.slice(from, i + 1);
    from = i + 1;
    const refuted = refutes(tokens.slice(i + 1, i + 7));
    const question = /^["'”’)\]]{0,2}\?/.test(between.trimStart());
    const free = !question && !refuted;
    const cut = cutClauses(text, sentence);
    // Speech without full stops: what is said of an error counts for the clauses next to it only.
    const long = sentence.length > 45;
    const doubtful = (words: readonly Token[]) => doubts(words) || words.some(({ start }) => quoted(start));
    const own = free && !doubtful(sentence);
    let condition = false;
    cut.forEach((clause, at) => {
      const near = long ? [cut[at - 1], clause, cut[at + 1]].flatMap((one) => one ?? []) : sentence;
      clauses.push({
        tokens: clause,
        stems: stemsOf(clause),
        sentence,
        claimed: free && (long ? !doubtful(near) : own),
        conditional: condition,
      });
      condition = !long && (condition || CONDITIONS.has(clause[0]?.stem ?? ''));
    });
    sentences.push({ tokens: sentence, stems: stemsOf(sentence), sentence, claimed: own && !long, conditional: false });
  });
  return { tokens, clauses, sentences };
}

const stemsOf = (tokens: readonly Token[]) => new Set(tokens.map(({ stem }) => stem));

function cutClauses(text: string, sentence: readonly Token[]): (readonly Token[])[] {
  const cut: (readonly Token[])[] = [];
  let from = 0;
  sentence.forEach((token, i) => {
    if (i === from) return;
    const before = sentence[i - 1];
    const between = text.slice(before?.end, token.start);
    const pair = `${token.stem} ${sentence[i + 1]?.stem ?? ''}`;
    const lead = LEADS.has(sentence[from]?.stem ?? '') && i - from <= LONGEST_LEAD;
    if (!BREAKS.test(between) && !(COMMA.test(between) && !lead) && !JOINS.has(token.stem) && !TWO_WORD_JOINS.has(pair))
      return;
    cut.push(sentence.slice(from, i));
    from = i;
  });
  return [...cut, sentence.slice(from)];
}

function doubts(words: readonly Token[]): boolean {
  return words.some(({ stem, start, end }, i) => {
    if (DOUBTS.has(stem)) return true;
    const before = words.slice(Math.max(0, i - 3), i);
    // "I thought" and "I used to" are what the speaker no longer thinks.
    if (REPORTS.has(stem)) {
      const speaker = before.some((one) => OTHERS.has(one.stem));
      const would = before.some((one) => one.stem === 'would' || one.stem === 'might' || one.stem === USE);
      return (
        speaker ||
        (would && before.some((one) => one.stem === 'you')) ||
        (stem === 'think' && end - start === 'thought'.length)
      );
    }
    if (stem === USE && words[i + 1]?.stem === 'to') return end - start === 'used'.length;
    if (stem === 'would') return !SPEAKERS.has(words[i - 1]?.stem ?? '');
    return stem === 'not' && (words[i + 1]?.stem === 'tru' || words[i + 1]?.stem === 'that');
  });
}

const POINTERS = new Set(['that', 'this', 'it', 'which']);
const REFUTED = new Set(['wrong', 'fals', 'nonsens', 'mistak', 'myth', 'not']);

/** The next sentence takes back what was said: "That's wrong". */
function refutes([first, ...rest]: readonly Token[]): boolean {
  const at = first && POINTERS.has(first.stem) ? rest.slice(0, 3) : [];
  const end = at.findIndex(({ stem }) => REFUTED.has(stem));
  return at[0]?.stem === 'be' && end > 0 && (at[end]?.stem !== 'not' || at[end + 1]?.stem === 'tru');
}

/** Tells whether an offset is between double quotes. */
function quotesIn(text: string): (at: number) => boolean {
  const spans = [...text.matchAll(/"[^"\n]{1,200}"|“[^”\n]{1,200}”/g)].map(
    (match) => [match.index, match.index + match[0].length] as const,
  );
  return (at) => spans.some(([from, to]) => at > from && at < to);
}
