import type { Found, TextLine } from './facts';
import { isJobTitle } from './job-titles';
import { isPlace, isRegion, isRegionCode } from './places';
import { countWords } from './text-lines';

/** A piece of the head of an entry. */
export interface HeadPart extends Found {
  readonly line: TextLine;
  /** The first piece of its line. */
  readonly first: boolean;
}

/** Words that forms put before a value: `Designation: System Engineer`. */
const LABEL =
  /^(?:organi[sz]ation|company|employer|client|designation|job title|title|role|position|duration|period|dates?|location|project|project name|project title|environment|responsibilities|roles and responsibilities|description)\s{0,2}(?::\s{0,4}|$)/i;
/** `3 years 2 months`, as some exports print behind the dates. */
const SPAN_WORDS = /^\d{1,2}\s(?:years?|yrs?|months?|mos?)\b/i;
const IN_PLACE = /\s(?:in|based in)\s(\p{Lu}[\p{L} .-]{1,30})$/u;

/** The parts of a head line without its dates: cut at `|`, `•`, dashes between spaces, commas, ` at ` and tabs. */
export function partsOf(line: TextLine, text: string, cut: readonly { from: number; to: number }[]): HeadPart[] {
  const pieces: string[] = [];
  let from = 0;
  for (const range of cut) {
    pieces.push(text.slice(from, Math.max(from, range.from)));
    from = Math.max(from, range.to);
  }
  pieces.push(text.slice(from, 400));
  return pieces
    .flatMap((piece) => piece.split(/\s*[|•·●▪;\t]\s*|\s{1,4}[-–—@]\s{1,4}|,\s{1,4}|\s{3,}|\sat\s/))
    .flatMap(bracketsApart)
    .map((part) => withoutPlace(trimmed(trimmed(part).replace(LABEL, ''))))
    .filter((part) => part.length > 1 && /\p{L}/u.test(part) && !SPAN_WORDS.test(part))
    .map((value, index) => ({ value, line, quote: value, first: index === 0 }));
}

const trimmed = (part: string) => part.replace(/^[\s(),:–—-]+|[\s(),:–—-]+$/g, '');

/** `Engineer (Berlin)` in two. */
function bracketsApart(piece: string): string[] {
  const match = /^(.{2,120}?)\s?\(([^()]{2,60})\)\s{0,4}$/u.exec(piece);
  return match?.[1] && match[2] && isPlace(match[2]) ? [match[1], match[2]] : [piece];
}

/** `Software Engineer in Berlin` without its place. */
function withoutPlace(part: string): string {
  const match = IN_PLACE.exec(part.slice(0, 200));
  return match?.[1] && isPlace(match[1]) ? part.slice(0, match.index) : part;
}

/** Title, organisation and place of an entry, from the parts of its head. */
export function readHead(parts: readonly HeadPart[], isJob: boolean) {
  const places = new Set(
    parts.filter((part, at) => (isJob ? !isJobTitle(part.value) : at > 0) && isPlaceAmong(parts, at)),
  );
  const named = parts.filter((part) => !places.has(part));
  const title = (isJob ? named.find(({ value }) => isJobTitle(value)) : named[0]) ?? null;
  const organisation = named.find((part) => part !== title && countWords(part.value) <= 10) ?? null;
  return { title: foundIn(title), organisation: foundIn(organisation), place: placeOf(parts, places) };
}

const foundIn = (part: HeadPart | null): Found | null =>
  part && { value: part.value, line: part.line, quote: part.quote };

/** A place by its name, or an unknown word before a state's letters or behind the first part and before a country. */
function isPlaceAmong(parts: readonly HeadPart[], at: number): boolean {
  const part = parts[at];
  if (!part) return false;
  if (isPlace(part.value)) return true;
  const next = parts[at + 1];
  if (next?.line !== part.line || countWords(part.value) > 3) return false;
  return isRegionCode(next.value) ? !part.first || alone(parts, at) : !part.first && isRegion(next.value);
}

/** `Smallville, KS` on a line of its own. */
const alone = (parts: readonly HeadPart[], at: number) =>
  parts.filter(({ line }) => line === parts[at]?.line).length === 2;

/** The first place, with the country or state behind it. */
function placeOf(parts: readonly HeadPart[], places: ReadonlySet<HeadPart>): Found | null {
  const at = parts.findIndex((part) => places.has(part));
  const part = parts[at];
  if (!part) return null;
  const next = parts[at + 1];
  const both = next && places.has(next) && next.line === part.line ? `${part.value}, ${next.value}` : part.value;
  const value = part.line.text.includes(both) ? both : part.value;
  return { value, line: part.line, quote: value };
}
