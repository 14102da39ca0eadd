import { COMPOUND_TAILS, DATED, NEVER_AFTER, NEVER_BEFORE } from './everyday-words';
import type { Form, FormIndex } from './form-index';
import { isHyphen, isWordCode, type Token, tokenise } from './tokens';

/** A form found as whole tokens; whether it means the skill may still hang on its neighbours. */
export interface Candidate {
  readonly form: Form;
  /** Indexes of its first and last token. */
  readonly first: number;
  readonly last: number;
  /** Last token of a version number behind it (`Angular 12+`), or `last`. */
  readonly lastOfVersion: number;
  readonly start: number;
  readonly end: number;
  /** The words as they stand, blanks folded. */
  readonly raw: string;
}

export interface ScannedLine {
  readonly line: string;
  readonly tokens: readonly Token[];
  readonly candidates: readonly Candidate[];
}

/** Finds the longest form at each token, left to right, without overlaps; linear in the length of the line. */
export function scanLine(line: string, index: FormIndex): ScannedLine {
  const tokens = tokenise(line);
  const candidates: Candidate[] = [];
  const web = webAddresses(line);
  let webAt = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    while ((web[webAt]?.end ?? Number.POSITIVE_INFINITY) <= token.start) webAt += 1;
    if ((web[webAt]?.start ?? Number.POSITIVE_INFINITY) <= token.start) continue;
    const found = longestAt(line, tokens, i, index, candidates.at(-1));
    if (!found) continue;
    candidates.push(found);
    i = found.last;
  }
  return { line, tokens, candidates };
}

function longestAt(
  line: string,
  tokens: readonly Token[],
  first: number,
  index: FormIndex,
  previous: Candidate | undefined,
): Candidate | null {
  const token = tokens[first] as Token;
  let node = index.get(token.text);
  if (!node) return withTail(line, tokens, first, index, previous);
  const ends: [Form, number][] = [];
  let last = first;
  while (node) {
    if (node.form) ends.push([node.form, last]);
    const next: Token | undefined = tokens[last + 1];
    if (!next || next.joiner === '') break;
    node = node.next?.get(next.joiner + next.text);
    last += 1;
  }
  for (const [form, at] of ends.reverse()) {
    const found = candidate(line, tokens, form, first, at, (tokens[at] as Token).end);
    if (stands(line, tokens, found, index, previous)) return found;
  }
  return null;
}

/** `Vue3`, `Java17`, `Python+`: a name of three letters or more with a version or a plus sign glued on. */
function withTail(
  line: string,
  tokens: readonly Token[],
  at: number,
  index: FormIndex,
  previous: Candidate | undefined,
): Candidate | null {
  const token = tokens[at] as Token;
  const name = /^([a-z#]*[a-z]{3})(?:\d{1,2}\+?|\+)$/.exec(token.text)?.[1];
  const form = name === undefined ? null : index.get(name)?.form;
  if (!form || form.nounCues) return null;
  const end = token.text.endsWith('+') ? token.end - 1 : token.end;
  const found = candidate(line, tokens, form, at, at, end);
  return stands(line, tokens, found, index, previous) ? found : null;
}

function candidate(
  line: string,
  tokens: readonly Token[],
  form: Form,
  first: number,
  last: number,
  end: number,
): Candidate {
  const start = (tokens[first] as Token).start;
  const text = line.slice(start, end);
  const raw = first === last ? text : text.replace(/\s+/g, ' ');
  return { form, first, last, lastOfVersion: endOfVersion(tokens, last, DATED.has(form.key)), start, end, raw };
}

function endOfVersion(tokens: readonly Token[], last: number, dated: boolean): number {
  const version = dated ? /^(v?\d{1,2}\+?|20\d\d)$/ : /^v?\d{1,2}\+?$/;
  let at = last;
  for (let next = tokens[at + 1]; next; next = tokens[at + 1]) {
    const fits =
      at === last
        ? (next.joiner === ' ' || next.joiner === '.' || next.joiner === '~') && version.test(next.text)
        : next.joiner === '.' && /^(\d+\+?|x)$/.test(next.text);
    if (!fits) break;
    at += 1;
  }
  return at;
}

/** Whether what is glued on, and the words right beside it, let this form count as a separate name. */
function stands(
  line: string,
  tokens: readonly Token[],
  found: Candidate,
  index: FormIndex,
  previous: Candidate | undefined,
): boolean {
  const everyday = found.form.needsContext || found.form.nounCues !== null;
  return (
    leftStands(line, tokens, found, everyday, previous) &&
    rightStands(line, tokens, found, everyday, index) &&
    !hasOtherMeaning(tokens, found) &&
    !isChance(tokens, found)
  );
}

function leftStands(
  line: string,
  tokens: readonly Token[],
  { first, start, raw }: Candidate,
  everyday: boolean,
  previous: Candidate | undefined,
): boolean {
  if (start === 0) return true;
  const char = line[start - 1] ?? '';
  const before = tokens[first - 1];
  if (before?.end === start) return line[before.start] === '&' && !everyday;
  if (char === '@' || (everyday && '°$€£=%~^\\#'.includes(char))) return false;
  const word = start > 1 && isWordCode(line.charCodeAt(start - 2));
  if (!word && before?.end !== start - 1) return true;
  if (isHyphen(char)) return previous?.end === start - 1;
  if (char === '.') return !everyday && /^\p{Lu}/u.test(raw);
  return !("'’".includes(char) && everyday);
}

function rightStands(
  line: string,
  tokens: readonly Token[],
  { last, end }: Candidate,
  everyday: boolean,
  index: FormIndex,
): boolean {
  const char = line[end] ?? '';
  const after = tokens[last + 1];
  if (after?.start === end) return line[end] === '&' ? !everyday : /^\d+\+?$/.test(after.text);
  if (after?.start !== end + 1) return !(everyday && char !== '' && '°%=$^'.includes(char));
  if (isHyphen(char))
    return !everyday || COMPOUND_TAILS.has(after.text) || index.get(after.text)?.form?.spellings === null;
  if (char === '.') return /^[\d\p{Lu}]/u.test(line.slice(after.start, after.start + 2));
  if ("'’".includes(char)) return after.text === 's';
  return char !== '@' && char !== '_';
}

function hasOtherMeaning(tokens: readonly Token[], { form, first, last }: Candidate): boolean {
  const before = tokens[first]?.joiner === ' ' ? tokens[first - 1]?.text : undefined;
  if (before !== undefined && NEVER_BEFORE.get(form.key)?.has(before)) return true;
  const next = tokens[last + 1];
  if (next?.joiner !== ' ') return false;
  if (NEVER_AFTER.get(form.key)?.has(next.text)) return true;
  if (form.key === 'spring') return /^(19|20)\d\d$/.test(next.text);
  return form.key === 'r' && next.text === 'and' && tokens[last + 2]?.text === 'd';
}

/** "improve my SQL" is not MySQL: phrases with a spelling of their own need it, save as an item of a list. */
function isChance(tokens: readonly Token[], { form, raw, first, last }: Candidate): boolean {
  if (first === last || form.spellings === null || form.spellings.includes(raw)) return false;
  return tokens[first]?.joiner === ' ' || tokens[last + 1]?.joiner === ' ';
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Web and mail addresses: "github.com/jo/react-notes" names no skill. */
function webAddresses(line: string): Span[] {
  if (!/@|:\/\/|www\.|\.(?:com|org|edu|gov|dev|app|io)\b/i.test(line)) return [];
  const spans: Span[] = [];
  for (const match of line.matchAll(/[^\s,;|()<>[\]"“”]+/g)) {
    const chunk = match[0];
    if (/:\/\/|^www\.|\w@\w|\.(?:com|org|edu|gov|dev|app)(?:[/.:]|$)|\.io\//i.test(chunk))
      spans.push({ start: match.index, end: match.index + chunk.length });
  }
  return spans;
}
