/** One filler in a text; offsets in UTF-16 units, end exclusive. */
export interface Filler {
  /** The filler as the list has it, in lower case. */
  readonly filler: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Fillers of English and Spanish, as named in the literature on disfluency and in public speech coaches. Always: the
 * sounds and phrases that carry no meaning. Apart: words that also have one; they count only between commas (or the
 * ends of a segment), doubled, or beside another filler.
 */
const ALWAYS =
  'um|umm|uh|uhh|uhm|erm|er|hmm|mmm|mhm|you know what i mean|you know|i mean|basically|literally|actually|kind of|sort of|so yeah|or whatever|and stuff|eh|ehm|em|este eh|o sea|a ver|es que|digamos|en plan|como que|por así decirlo|y nada'.split(
    '|',
  );
const APART =
  'like|right|okay|ok|well|so|yeah|ah|oh|anyway|este|pues|bueno|vale|tipo|sabes|entiendes|verdad|claro|no'.split('|');

/** Behind one of these, `kind of` and `sort of` name a kind. */
const KINDS = new Set(
  'a an the this that these those what which some any every each one same right other another different certain first new special all of'.split(
    ' ',
  ),
);
/** `you know` with one of these before or behind it is a sentence. */
const BEFORE_KNOW = new Set('do did if as let that because when what how since before would will should'.split(' '));
const BEHIND_KNOW = new Set(
  'how what that if who when where why about which whether the a your it this exactly everything nothing'.split(' '),
);
const BEHIND_MEAN = new Set('that by it this to the'.split(' '));
/** `no` and `right` are fillers only as a question at the end. */
const ASKED = new Set(['no', 'right', 'verdad', 'sabes', 'entiendes']);
const BEFORE_ES_QUE = new Set('lo eso esto así problema idea verdad cierto razón'.split(' '));

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const byFirst = new Map<string, string[][]>();
for (const phrase of [...ALWAYS, ...APART]) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  byFirst.set(
    first,
    [...(byFirst.get(first) ?? []), words].sort((a, b) => b.length - a.length),
  );
}
const apart = new Set(APART);

/** The filler words of a text in order, none overlapping. Linear in its length. */
export function findFillers(text: string): Filler[] {
  const lower = text.toLowerCase();
  const source = lower.length === text.length ? lower : text;
  const words: Word[] = [...source.matchAll(WORD)].map((m) => ({
    text: m[0],
    start: m.index,
    end: m.index + m[0].length,
  }));
  const found: Filler[] = [];
  let lastEnd = -1;
  for (let i = 0; i < words.length; i += 1) {
    const phrase = byFirst
      .get(words[i]?.text ?? '')
      ?.find((list) => list.every((word, k) => words[i + k]?.text === word));
    if (!phrase) continue;
    const filler = phrase.join(' ');
    const to = i + phrase.length;
    if (!(apart.has(filler) ? standsApart(source, words, i, lastEnd) : isFiller(filler, words, i, to))) continue;
    found.push({ filler, start: words[i]?.start ?? 0, end: words[to - 1]?.end ?? 0 });
    lastEnd = to;
    i = to - 1;
  }
  return found;
}

function isFiller(filler: string, words: readonly Word[], from: number, to: number): boolean {
  const before = words[from - 1]?.text ?? '';
  const behind = words[to]?.text ?? '';
  if (filler === 'kind of' || filler === 'sort of') return !KINDS.has(before);
  if (filler === 'you know') return !BEFORE_KNOW.has(before) && !BEHIND_KNOW.has(behind);
  if (filler === 'i mean') return before !== 'what' && before !== 'that' && !BEHIND_MEAN.has(behind);
  if (filler === 'es que') return !BEFORE_ES_QUE.has(before);
  if (filler === 'digamos' || filler === 'como que') return behind !== 'que' && before !== 'parece';
  return true;
}

const SOUNDS = new Set('um umm uh uhh uhm erm er hmm mmm eh ehm em'.split(' '));

function standsApart(text: string, words: readonly Word[], at: number, lastEnd: number): boolean {
  const word = words[at];
  if (!word) return false;
  const [before, behind] = [words[at - 1], words[at + 1]];
  const gapBefore = before ? text.slice(before.end, word.start) : ',';
  const gapBehind = behind ? text.slice(word.end, behind.start) : text.slice(word.end, word.end + 3) || '.';
  if (ASKED.has(word.text)) return /\?/.test(gapBehind) && /[,¿]/.test(gapBefore);
  const doubled = behind?.text === word.text && /^[\s,]*$/.test(gapBehind);
  const beside = (lastEnd === at && SOUNDS.has(before?.text ?? '')) || SOUNDS.has(behind?.text ?? '');
  if (word.text === 'so' || word.text === 'well')
    return /[,…]/.test(gapBehind) && (!before || /[.!?,…]/.test(gapBefore));
  return doubled || beside || (/[,.…]/.test(gapBefore) && /[,…]/.test(gapBehind));
}
