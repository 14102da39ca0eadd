/** What the words of a sentence say about the need for the skills in it. */
export interface NeedCue {
  readonly need: 'must' | 'nice';
  readonly start: number;
  readonly end: number;
  /** The skills it speaks of stand behind it ("must have …") rather than before it ("… is a plus"). */
  readonly leads: boolean;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const NICE = new RegExp(
  [
    "\\b(?:is|are|be|but)?\\s?(?:not|never|n't)\\s(?:be\\s|strictly\\s|absolutely\\s)?(?:required|necessary|mandatory|essential|needed|a must)\\b",
    '\\b(?:nice|good|great)[- ]to[- ]haves?\\b',
    '\\b(?:an?|big|huge|strong|major|added|definite|real|is|as)\\s(?:(?:big|huge|strong|major|added|definite|real)\\s)?plus\\b',
    '[([,–—-]\\s?plus\\s?[)\\].]|\\bpluses\\b',
    '\\b(?:an?|huge|big|added|is|as)\\sbonus\\b|\\bbonus\\s(?:points?|if|for)\\b|\\bbonus:',
    '\\bpreferred\\b|\\bpreferabl[ey]\\b|\\bideally\\b|\\bdesirable\\b|\\boptional(?:ly)?\\b|\\bbeneficial\\b|\\badvantageous\\b',
    '\\bdesired\\b(?! (?:outcome|result|state))',
    '\\b(?:an|added|strong|big|distinct|is|as)\\sadvantage\\b(?! of)|\\b(?:an|strong|is|as)\\sasset\\b',
    '\\b(?:is|are|be|also|very)\\s(?:helpful|useful|appreciated|welcome|valued)\\b',
    '\\b(?:would|will|could) be (?:really |very |so )?(?:nice|great|good|ideal|lovely|fantastic|interesting)\\b(?! at)',
    '\\b(?:happy|glad|delighted) if you\\b',
  ].join('|'),
  'g',
);

const MUST = new RegExp(
  [
    '(?<!\\b(?:as|if|when|where|whenever) )\\b(?:required|necessary|needed)\\b',
    '\\brequires?\\b|\\bmust(?:[- ]haves?)?\\b|\\bmandatory\\b|\\bessential\\b|\\bprerequisites?\\b',
    "\\b(?:you|we|you'll|you will|candidates?)\\sneeds?\\b|\\bhave to (?:know|have|be)\\b",
  ].join('|'),
  'g',
);

/** A word of every pattern above: most sentences hold none, and need no closer look. */
const ANY =
  /requir|necessary|mandatory|essential|need|must|have|plus|bonus|prefer|ideally|desir|optional|benefici|advantage|asset|helpful|useful|appreciated|welcome|valued|condition|(?:happy|glad|delighted) if|(?:would|will|could) be/;

const LEADING = /^(?:must|requires?\b|ideally|preferably|bonus|(?:you|we|you'll|you will|candidates?) need|have to)/;
const OPENS_LIST = /^\s*(?::|(?:skills?|experience|knowledge|qualifications?|technologies|tools|languages|to)\b)/;

/** Every cue of a sentence, in order; "not required" is one for nice. */
export function needCues(sentence: string): NeedCue[] {
  const text = sentence.toLowerCase().replace(/’/g, "'");
  if (!ANY.test(text)) return [];
  const nice = [...text.matchAll(NICE)].map((match) => cue('nice', match, text));
  const must = [...text.matchAll(MUST)].map((match) => cue('must', match, text));
  const free = must.filter((m) => !nice.some((n) => m.start < n.end && n.start < m.end));
  return [...nice, ...free].sort((a, b) => a.start - b.start);
}

function cue(need: 'must' | 'nice', match: RegExpExecArray, text: string): NeedCue {
  const start = match.index;
  const end = start + match[0].length;
  const isTrailing = /\ba must\b/.test(text.slice(Math.max(0, start - 2), end));
  const opens = /^\W*$/.test(text.slice(Math.max(0, start - 20), start)) && start < 20;
  const leads = !isTrailing && (opens || LEADING.test(match[0]) || OPENS_LIST.test(text.slice(end, end + 24)));
  return { need, start, end, leads };
}

/** A cue on the side where its skills do not stand counts only when no other is there. */
const WRONG_SIDE = 10_000;

/** What the nearest cue says about the skill at `range`; null without a cue in the sentence that reaches it. */
function nearest(sentence: string, range: Range, cues: readonly NeedCue[]): 'must' | 'nice' | null {
  let best: NeedCue | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of cues) {
    const behind = candidate.start >= range.end;
    const isWrongSide = behind === candidate.leads;
    if (isWrongSide && isApart(sentence, range, candidate)) continue;
    const gap = behind ? candidate.start - range.end : range.start - candidate.end;
    const distance = Math.abs(gap) + (isWrongSide ? WRONG_SIDE : 0);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best?.need ?? null;
}

/** Longer than any clause; bounds the search in hostile lines. */
const CLAUSE = 200;

/** "Python, ideally Django": a clause of its own; "Python, preferably" is not. */
function isApart(sentence: string, range: Range, { start, end, leads }: NeedCue): boolean {
  if (leads && /^\W*$/.test(sentence.slice(end, end + CLAUSE))) return false;
  const [from, to] = start >= range.end ? [range.end, start] : [end, range.start];
  return to - from > CLAUSE || /[,–—]|\s-\s|\bbut\b/.test(sentence.slice(from, to));
}

interface Bracket extends Range {
  /** Cues between the brackets. */
  readonly cues: readonly NeedCue[];
  /** It speaks of the skills between it and this place; `null` where it holds skills of its own. */
  readonly from: number | null;
}

/** More cues than any sentence has; what is beyond is not looked at, so that reading stays linear. */
const MOST_CUES = 40;

/**
 * What a sentence says about the need of each of its skills, in order; `null` where it says nothing, `aside` for one that is
 * named again only to prefer it: "Java or Kotlin (Kotlin preferred)".
 *
 * A remark in brackets speaks of the item before it, at the end of a sentence without commas of all; one that holds skills
 * speaks of these alone. Else the nearest cue on the side where its skills are.
 */
export function needsIn(
  sentence: string,
  skills: readonly (Range & { readonly skill: string })[],
): readonly ('must' | 'nice' | 'aside' | null)[] {
  const cues = needCues(sentence).slice(0, MOST_CUES);
  if (cues.length === 0) return skills.map(() => null);
  const brackets = bracketsOf(sentence, skills, cues);
  const free = cues.filter((one) => !brackets.some((bracket) => isIn(one, bracket)));
  const names = brackets.length === 0 ? null : namedOutside(skills, brackets);
  return skills.map((skill) => {
    const holding = brackets.find((bracket) => bracket.from === null && isIn(skill, bracket));
    if (holding) return names?.has(skill.skill) ? 'aside' : nearest(sentence, skill, holding.cues);
    const remark = brackets.find(({ from, start }) => from !== null && skill.start >= from && skill.end <= start);
    return remark ? (remark.cues[0]?.need ?? null) : nearest(sentence, skill, free);
  });
}

const isIn = (one: Range, other: Range): boolean => one.start >= other.start && one.end <= other.end;

const namedOutside = (
  skills: readonly (Range & { readonly skill: string })[],
  brackets: readonly Bracket[],
): ReadonlySet<string> =>
  new Set(skills.filter((one) => !brackets.some((bracket) => isIn(one, bracket))).map(({ skill }) => skill));

/** The brackets of a sentence that hold a cue. */
function bracketsOf(sentence: string, skills: readonly Range[], cues: readonly NeedCue[]): readonly Bracket[] {
  const brackets: Bracket[] = [];
  for (const match of sentence.matchAll(/\([^()]{1,120}\)|\[[^[\]]{1,120}\]/g)) {
    const range = { start: match.index, end: match.index + match[0].length };
    const own = cues.filter((one) => isIn(one, range));
    if (own.length === 0) continue;
    const holds = skills.some((one) => isIn(one, range));
    brackets.push({ ...range, cues: own, from: holds ? null : reachOf(sentence, range, brackets.at(-1)?.end ?? 0) });
  }
  return brackets;
}

/** Where the words begin that a remark in brackets speaks of. */
function reachOf(sentence: string, { start, end }: Range, floor: number): number {
  const words = sentence.slice(Math.max(floor, start - CLAUSE), start);
  const isLast = /^\W*$/.test(sentence.slice(end, end + 8));
  if (isLast && (!words.includes(',') || /\b(?:and|or)\b/.test(words))) return floor;
  return start - words.length + Math.max(words.lastIndexOf(','), words.lastIndexOf(';'), 0);
}

const NEGATORS = new Set(['no', 'not', 'never', 'without', 'nor', 'neither', 'cannot', 'zero', 'instead', 'rather']);
const FILLERS = new Set(
  'a an the any need needed for of to use using be know prior previous experience with in knowledge require looking hire hiring work working write do our your pure than'.split(
    ' ',
  ),
);
const REACH = 90;

/** Which of a sentence's skills, in order, are named only to be ruled out: "no PHP", "not a Java or Perl shop". */
export function negatedAt(sentence: string, ranges: readonly Range[]): boolean[] {
  if (!/\b(?:no|not|never|without|n?either|nor|cannot|zero|instead|rather|called|named)\b|n['’]t\b/i.test(sentence))
    return ranges.map(() => false);
  if (WAVED_OFF.test(sentence) && !CONDITION.test(sentence)) return ranges.map(() => true);
  const negated: boolean[] = [];
  for (const [i, range] of ranges.entries()) {
    const previous = ranges[i - 1];
    const carried = previous !== undefined && negated[i - 1] === true && continues(sentence, previous, range);
    const before = sentence.slice(Math.max(0, range.start - REACH), range.start);
    negated.push(carried || hasNegator(before) || NAME_OF.test(before) || isNotAsked(sentence, range));
  }
  return negated;
}

/** "Manual testing candidates please do not apply", "don't care about: degrees, Rust, suits". */
const WAVED_OFF = /\b(?:do not|don['’]t) (?:apply\b|care (?:about|for|if|whether)\b)|\bnot included\b/i;
const CONDITION = /\b(?:if|unless|without|no|less than)\b/i;
/** "Our office dog called Docker". */
const NAME_OF =
  /\b(?:dogs?|cats?|puppy|hamster|parrot|goldfish|mascot|(?:meeting |conference )?rooms?|boat)\b[^.;]{0,20}\b(?:called|named) ["“'‘]?$/i;
const NOT_ASKED =
  /^[^,;.():]{0,40}?\b(?:(?:is|are|be) not|isn['’]t|aren['’]t) (?:strictly |absolutely |really )?(?:required|necessary|mandatory|needed|expected|essential|a (?:must|requirement|condition))\b/i;
/** What says that it is welcome all the same. */
const WELCOME =
  /\b(?:helps?|helpful|useful|beneficial|plus|bonus|nice|great|good|welcome|valued|advantage|asset|appreciated|preferred|desirable|ideally|happy)\b/i;

/** "PHP is not required": not asked for, unless the sentence says that it would be welcome. */
const isNotAsked = (sentence: string, { end }: Range): boolean =>
  NOT_ASKED.test(sentence.slice(end, end + REACH)) && !WELCOME.test(sentence.slice(0, 400));

function hasNegator(before: string): boolean {
  const words =
    before
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}'+#-]+|[^\s\p{L}\p{N}'+#-]/gu) ?? [];
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const word = words[i] ?? '';
    if (NEGATORS.has(word) || word.endsWith("n't")) return true;
    if (!FILLERS.has(word)) return false;
  }
  return false;
}

/** "no PHP or Perl", "no PHP, Perl or Java": the "no" reaches on through a list joined by "or". */
function continues(sentence: string, previous: Range, range: Range): boolean {
  const between = sentence.slice(previous.end, Math.min(range.start, previous.end + REACH)).toLowerCase();
  if (/^(?:\/|,? ?(?:or|nor) (?:any |an? )?)$/.test(between)) return true;
  return (
    /^, ?$/.test(between) &&
    /^(?:, ?[\w+#.]+)*,? (?:or|nor) /.test(sentence.slice(range.end, range.end + REACH).toLowerCase())
  );
}
