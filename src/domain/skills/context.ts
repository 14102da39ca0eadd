import type { Candidate, ScannedLine } from './candidates';
import {
  BETWEEN,
  COMPOUND_TAILS,
  CONNECTORS,
  COPULAS,
  CUE_PAIRS,
  CUES_AFTER,
  CUES_BEFORE,
  KNOWING,
  LABELS,
  NEEDS,
  NUMBERED,
  PREPOSITIONS,
  TIES,
  VERBS_WITH_OBJECT,
  WEAK_AFTER_PREPOSITION,
} from './everyday-words';
import type { Token } from './tokens';

/** How two neighbouring candidates hang together: as items of a list, by "and", side by side, or not at all. */
type Link = 'list' | 'and' | 'space' | null;

const LIST_SEPARATOR = /[,;|/\\•●▪◦‣∙·・、，\t]|\s{3}/;
const SENTENCE_BREAK = /[.!?:]|\s[-–—]\s/;
const OPENING = /[.!?:•●▪◦‣∙–—"“]|^\W*$/;
/** Longer gaps hold no list separator worth reading; the bound keeps hostile lines linear. */
const GAP = 24;

export interface ResolvedLine {
  /** The candidates that mean their skill. */
  readonly accepted: readonly Candidate[];
  /** The line begins with a name that could mean nothing else. */
  readonly opensPlainly: boolean;
  /** One letter or everyday noun that is the whole line: it counts in a column of skills. */
  readonly lone: Candidate | null;
}

/**
 * Decides, for each candidate of a line, whether it means the skill. Plain forms do. Everyday words need their own
 * letter case and one of: a cue beside them ("using Go", "Go services"), a skill beside them, or a list of skills.
 * In a list any letter case will do.
 */
export function resolveLine(scanned: ScannedLine): ResolvedLine {
  const { candidates } = scanned;
  if (candidates.length === 0) return { accepted: [], opensPlainly: false, lone: null };
  const context = new LineContext(scanned);
  const taken = candidates.map((candidate) => context.standsAlone(candidate));
  if (taken.includes(false)) {
    const links = candidates.map((right, i) => (i === 0 ? null : context.link(candidates[i - 1] as Candidate, right)));
    context.acceptLists(taken, links);
    for (let i = 1; i < candidates.length; i += 1)
      if (taken[i - 1] && !taken[i]) taken[i] = context.joins(candidates[i] as Candidate, links[i] ?? null);
    for (let i = candidates.length - 2; i >= 0; i -= 1)
      if (taken[i + 1] && !taken[i]) taken[i] = context.joins(candidates[i] as Candidate, links[i + 1] ?? null);
  }
  const only = candidates.length === 1 && !taken[0] ? candidates[0] : undefined;
  const [first] = candidates;
  return {
    accepted: candidates.filter((_, i) => taken[i]),
    opensPlainly: first?.first === 0 && first.form.spellings === null && first.form.nounCues === null,
    lone: only && context.isWholeLine(only) && (context.isExact(only) || only.form.nounCues) ? only : null,
  };
}

class LineContext {
  readonly #line: string;
  readonly #tokens: readonly Token[];
  readonly #candidates: readonly Candidate[];
  /** All in capitals; worked out when it is first asked for. */
  #shouted: boolean | undefined;

  constructor({ line, tokens, candidates }: ScannedLine) {
    this.#line = line;
    this.#tokens = tokens;
    this.#candidates = candidates;
  }

  standsAlone(candidate: Candidate): boolean {
    const { form } = candidate;
    if (form.nounCues) return this.#hasNounCue(candidate);
    if (form.spellings === null) return true;
    if (!this.isExact(candidate)) return (form.lenient || this.#isShouted(candidate)) && this.#hasCue(candidate);
    const free = !form.needsContext && !(form.verb && this.#opensSentence(candidate));
    return free || this.#hasCue(candidate);
  }

  /** Accepts chains of everyday words: three in their own case, or a whole line or labelled list of them. */
  acceptLists(taken: boolean[], links: readonly Link[]): void {
    for (let from = 0; from < taken.length; ) {
      let to = from + 1;
      while (to < taken.length && (links[to] === 'list' || links[to] === 'and')) to += 1;
      const chain = this.#candidates.slice(from, to);
      const accepts =
        (chain.length > 2 && chain.every((c) => this.isExact(c) && !c.form.nounCues)) || this.#coversLine(chain);
      if (accepts) taken.fill(true, from, to);
      from = to;
    }
  }

  /** Whether a candidate counts because the one `link` leads to does. */
  joins(candidate: Candidate, link: Link): boolean {
    if (link === null) return false;
    const { form } = candidate;
    if (form.nounCues === null && (this.isExact(candidate) || this.#isShouted(candidate))) {
      if (!form.verb || link === 'list' || !this.#opensSentence(candidate)) return true;
      return link === 'and' && !VERBS_WITH_OBJECT.has(form.key);
    }
    const inList = link === 'list' || (link === 'and' && form.lenient && form.nounCues === null);
    return inList && this.#isItem(candidate);
  }

  link(left: Candidate, right: Candidate): Link {
    const from = this.#endOf(left);
    if (right.start - from > GAP) return null;
    let rest = this.#line.slice(from, right.start);
    let connected = false;
    for (let at = left.lastOfVersion + 1; at < right.first; at += 1) {
      const token = this.#tokens[at] as Token;
      if (!TIES.has(token.text)) return null;
      connected = true;
      rest = rest.replace(this.#line.slice(token.start, token.end), '');
    }
    if (SENTENCE_BREAK.test(rest)) return null;
    if (LIST_SEPARATOR.test(rest)) return 'list';
    return connected || /[()+[\]]/.test(rest) ? 'and' : 'space';
  }

  isExact({ form, raw }: Candidate): boolean {
    if (form.spellings === null) return true;
    const name = raw.replace(/\d+\+?$/, '');
    return form.spellings.some((spelling) => spelling === raw || spelling === name);
  }

  /** In a line of capitals throughout, a name in capitals is in its own letter case. */
  #isShouted({ form, raw }: Candidate): boolean {
    this.#shouted ??= this.#tokens.length > 1 && this.#line === this.#line.toUpperCase();
    return this.#shouted && form.spellings?.some((spelling) => spelling.toUpperCase() === raw) === true;
  }

  /** The line holds this candidate, perhaps with a version and a bullet, and nothing else. */
  isWholeLine(candidate: Candidate): boolean {
    return candidate.first === 0 && candidate.lastOfVersion === this.#tokens.length - 1;
  }

  #coversLine(chain: readonly Candidate[]): boolean {
    const first = chain[0] as Candidate;
    const last = chain.at(-1) as Candidate;
    const opens = first.first === 0 || /[:(]/.test(this.#gapBefore(first));
    const labelled = this.#hasLabel(first);
    if (!opens || !(labelled ? this.#closes(last) : this.#endsSentence(last))) return false;
    if (chain.length > 1) return first.first === 0 || labelled || chain.every((c) => this.isExact(c));
    if (first.form.nounCues) return false;
    if (labelled) return true;
    const named = first.raw.length > 1 && (this.isExact(first) || first.form.lenient);
    return named && (this.isWholeLine(first) || (this.#isBracketed(first) && first.form.key !== 'spring'));
  }

  #isBracketed(candidate: Candidate): boolean {
    return this.#line[candidate.start - 1] === '(' && this.#line[this.#endOf(candidate)] === ')';
  }

  #hasCue(candidate: Candidate): boolean {
    return this.#hasCueBefore(candidate) || this.#hasCueAfter(candidate) || this.#hasLabel(candidate);
  }

  #hasCueBefore({ form, first }: Candidate): boolean {
    let at = first;
    for (let skipped = 0; skipped < 2 && BETWEEN.has(this.#wordBefore(at)); skipped += 1) at -= 1;
    const word = this.#wordBefore(at);
    if (word === '') return false;
    const before = this.#wordBefore(at - 1);
    if (PREPOSITIONS.has(word) && WEAK_AFTER_PREPOSITION.has(form.key)) return KNOWING.has(before);
    if (CUES_BEFORE.has(word)) return true;
    const partners = CUE_PAIRS.get(word);
    if (!partners) return false;
    const reach = word === 'to' || word === 'from' ? 6 : 1;
    for (let back = 1; back <= reach; back += 1) if (partners.has(this.#wordBefore(at - back))) return true;
    return false;
  }

  #hasCueAfter(candidate: Candidate): boolean {
    const { form, last, lastOfVersion } = candidate;
    if (lastOfVersion > last) return lastOfVersion - last > 1 || NUMBERED.has(form.key);
    if (form.key.length > 1 && /\d\+?$/.test(candidate.raw)) return true;
    const next = this.#tokens[last + 1];
    if (/^\s*[-–—(|:]\s*$/.test(this.#gapAfter(candidate)) && NEEDS.has(this.#pastCopulas(last + 1)?.text ?? ''))
      return true;
    if (next?.joiner !== ' ') return false;
    if (this.#isAskedFor(last + 1)) return true;
    const compound = COMPOUND_TAILS.has(next.text) && !/\s/.test(this.#line.slice(candidate.end, next.start));
    if (!CUES_AFTER.has(next.text) && !compound) return false;
    return !(VERBS_WITH_OBJECT.has(form.key) && this.#opensSentence(candidate));
  }

  /** "Go is a plus", "R preferred": the words from token `at` on speak of a need. */
  #isAskedFor(at: number): boolean {
    const next = this.#pastCopulas(at);
    return next?.joiner === ' ' && NEEDS.has(next.text);
  }

  /** The first token from `at` on that is no "is", "a", "big". */
  #pastCopulas(at: number): Token | undefined {
    let next = at;
    while (next < at + 3 && COPULAS.has(this.#tokens[next]?.text ?? '')) next += 1;
    return this.#tokens[next];
  }

  #hasLabel(candidate: Candidate): boolean {
    const before = this.#tokens[candidate.first - 1];
    return before !== undefined && LABELS.has(before.text) && this.#gapBefore(candidate).includes(':');
  }

  #hasNounCue({ form, first, last }: Candidate): boolean {
    const next = this.#tokens[last + 1];
    const cues = form.nounCues;
    return cues !== null && (cues.has(this.#wordBefore(first)) || (next?.joiner === ' ' && cues.has(next.text)));
  }

  /** Both sides are the edges of a list item. */
  #isItem(candidate: Candidate): boolean {
    const before = this.#tokens[candidate.first - 1];
    const gap = this.#gapBefore(candidate);
    const opens = !before || CONNECTORS.has(before.text) || LIST_SEPARATOR.test(gap) || /[:(]/.test(gap);
    return opens && this.#closes(candidate);
  }

  #closes(candidate: Candidate): boolean {
    const next = this.#tokens[candidate.lastOfVersion + 1];
    if (!next || CONNECTORS.has(next.text)) return true;
    return LIST_SEPARATOR.test(this.#gapAfter(candidate)) || this.#endsSentence(candidate);
  }

  #endsSentence(candidate: Candidate): boolean {
    const gap = this.#gapAfter(candidate);
    const isLast = candidate.lastOfVersion === this.#tokens.length - 1;
    return isLast || SENTENCE_BREAK.test(gap) || gap.includes(')');
  }

  #opensSentence(candidate: Candidate): boolean {
    return (
      candidate.first === 0 ||
      (this.#tokens[candidate.first]?.joiner !== ' ' &&
        OPENING.test(this.#gapBefore(candidate)) &&
        !LIST_SEPARATOR.test(this.#gapBefore(candidate)))
    );
  }

  #gapBefore(candidate: Candidate): string {
    const from = this.#tokens[candidate.first - 1]?.end ?? 0;
    return this.#line.slice(Math.max(from, candidate.start - GAP), candidate.start);
  }

  #gapAfter(candidate: Candidate): string {
    const from = this.#endOf(candidate);
    const next = this.#tokens[candidate.lastOfVersion + 1]?.start ?? from;
    return this.#line.slice(from, Math.min(next, from + GAP));
  }

  #endOf(candidate: Candidate): number {
    const { last, lastOfVersion, end } = candidate;
    return lastOfVersion > last ? (this.#tokens[lastOfVersion] as Token).end : end;
  }

  /** The word before token `at`, when nothing but a blank or hyphen parts them. */
  #wordBefore(at: number): string {
    return this.#tokens[at]?.joiner === ' ' ? (this.#tokens[at - 1]?.text ?? '') : '';
  }
}
