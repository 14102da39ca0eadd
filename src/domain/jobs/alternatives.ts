import { areAlike, areOfOneKind } from './alike';

/** A skill at its place in a sentence. */
export interface Placed {
  readonly skill: string;
  readonly start: number;
  readonly end: number;
}

/** How two neighbours hang together. */
type Link = 'or' | 'and' | 'comma' | 'slash' | null;

/** What stands between two skills that are items of one list is no longer than this. */
const REACH = 64;

/** What may follow an item before its separator: a version, a remark in brackets. */
const TAIL = '(?:\\s?v?\\d+(?:\\.\\d+)*\\+?)?(?:\\s?\\([^()]{0,30}\\))?';
const FILLER =
  '(?:(?:an?|the|some|any|even|either|in|with|on|of|(?:experience|knowledge|familiarity|proficiency|expertise) (?:in|with|of))\\s){0,2}';
/** Items that the vocabulary does not have. */
const UNKNOWN = "[\\p{L}\\d.+#&'-]+(?: [\\p{L}\\d.+#&'-]+)?";
const OTHERS = `(?:,\\s*${UNKNOWN}){0,2}`;
const ANOTHER = "(?:an)?other [\\p{L}' -]{0,40}?(?:such as|like|e\\.?g\\.?,?|\\(|including) ?(?:e\\.?g\\.?,? )?";

const OR = new RegExp(
  `^${TAIL}${OTHERS},?\\s*\\(?(?:and\\s?/\\s?or|or)\\s+(?:${ANOTHER}|${FILLER}|(?:${UNKNOWN},?\\s+or\\s+))$`,
  'iu',
);
const AND = new RegExp(`^${TAIL}${OTHERS},?\\s*(?:and|&|\\+|plus)\\s+${FILLER}$`, 'iu');
const COMMA = new RegExp(`^${TAIL}${OTHERS}\\s?,\\s*${FILLER}$`, 'iu');
const SLASH = /^\s?\/\s?$/;

/** Words right before a list of which one item is enough, or whose items are examples of a kind. */
const ONE_OF =
  /\b(?:(?:at least |any )?one(?: or more)?|any|either)(?: \w+)? of(?: (?:the|these|our|your|following|its|those|major|common|main|popular|languages|tools|clouds|frameworks|technologies|databases|platforms)){0,3}\s?:?\s*\(?$|\bat least one [\p{L} -]{1,40}[:(,]\s*$|\beither\s+$/iu;
const EXAMPLES =
  /(?:\bsuch as|(?<!\b(?:would|you|we|they|also|i|who|'d) )\blike|\be\.?\s?g\.?,?|\bfor example,?|\bfor instance,?)\s*:?\s*(?:either\s+)?$/i;

/** Words right behind a list of which one item is enough. */
const OR_MORE =
  /^(?:\s?v?\d+(?:\.\d+)*\+?)?\s?\)?,?\s*(?:and\s?\/\s?)?or\s+(?:(?:an?|any|some|something|other|another)\s)*(?:similar|equivalents?|comparable|related|alike|the like|such)\b/i;
const ONE_OF_THEM =
  /^[\s):–—,-]{0,4}(?:(?:at least )?(?:one|any|either)(?: of (?:them|these|those|which|the (?:two|three|above)))?)(?: (?:is|are|will|would|suffices?)|[.;)]|$)/i;
/** "Python, C++ or Fortran": the last item is one that the vocabulary does not have. */
const OR_UNKNOWN =
  /^(?:\s?v?\d+(?:\.\d+)*\+?)?,?\s*(?:and\s?\/\s?)?or\s+(?!above|higher|later|newer|more|better|below|less|have\b|be\b|are\b|is\b|you\b|we\b|to\b|a willingness|willingness)[\p{L}\d.+#-]+(?:[ -][\p{L}\d.+#-]+){0,2}\s*(?:[.,;()]|$)/iu;
const AND_SO_ON = /^,?\s*(?:etc\b|and so on|…|\.\.\.)[^)]{0,12}\)/i;

/**
 * Which skills of a sentence are alternatives: for each, the number of its group, or `null` for one asked for by itself.
 * "A or B", "A, B or C", "one of A, B, C", "such as A or B", "A, B or similar", "Angular/React". Of "A, B and C" each is
 * asked for. Where only the last two of a list are parted by "or", those before it belong to them when they are of a kind:
 * in "Java, MySQL or Oracle" the language does not.
 *
 * @param placed the skills in order of the text
 */
export function alternativesIn(sentence: string, placed: readonly Placed[]): readonly (number | null)[] {
  const groups: (number | null)[] = placed.map(() => null);
  if (placed.length < 2) return groups;
  const links = placed.map((one, at) => (at === 0 ? null : linkOf(sentence, placed[at - 1], one)));
  let group = 0;
  for (let from = 0; from < placed.length; ) {
    let to = from + 1;
    while (to < placed.length && links[to]) to += 1;
    for (const members of groupsOf(sentence, placed, links, from, to)) {
      for (const member of members) groups[member] = group;
      group += 1;
    }
    from = to;
  }
  return groups;
}

function linkOf(sentence: string, left: Placed | undefined, right: Placed): Link {
  if (!left || right.start - left.end > REACH) return null;
  const between = sentence.slice(left.end, right.start);
  if (SLASH.test(between)) return 'slash';
  if (OR.test(between)) return 'or';
  if (AND.test(between)) return 'and';
  return COMMA.test(between) ? 'comma' : null;
}

/** The groups among the items `from` to `to` of one list, each as indexes. */
function groupsOf(
  sentence: string,
  placed: readonly Placed[],
  links: readonly Link[],
  from: number,
  to: number,
): readonly (readonly number[])[] {
  const first = placed[from];
  const last = placed[to - 1];
  if (!first || !last) return [];
  const all = Array.from({ length: to - from }, (_, at) => from + at);
  const before = sentence.slice(Math.max(0, first.start - REACH), first.start);
  const behind = sentence.slice(last.end, last.end + REACH);
  if (ONE_OF.test(before) || EXAMPLES.test(before) || ONE_OF_THEM.test(behind)) return [all];
  if (sentence[first.start - 1] === '(' && AND_SO_ON.test(behind)) return [all];
  const groups: number[][] = [];
  let group: number[] = [];
  /** Whether the list ends in "or": then its commas part alternatives, as long as they are of a kind. */
  let open = OR_MORE.test(behind) || OR_UNKNOWN.test(behind);
  for (let at = to - 1; at >= from; at -= 1) {
    const [item, next] = [placed[at], placed[at + 1]];
    const link = at + 1 < to ? links[at + 1] : null;
    const joins =
      item !== undefined &&
      next !== undefined &&
      (link === 'or' ||
        (link === 'comma' && open && areAlike(item.skill, next.skill)) ||
        (link === 'slash' && mayReplace(item.skill, next.skill)));
    if (!joins && group.length > 0) {
      groups.push(group);
      group = [];
    }
    if (link === 'or') open = true;
    else if (link === 'and' || (link === 'comma' && !joins)) open = false;
    group.unshift(at);
  }
  return [...groups, group].filter((members) => members.length > 1);
}

/** "C/C++" is one way to write both. */
const mayReplace = (a: string, b: string): boolean => areOfOneKind(a, b) && !(a === 'C' && b === 'C++');
