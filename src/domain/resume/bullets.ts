import { openingOf } from './action-verbs';
import { BULLET_MARK, LONE_MARK } from './bullet-mark';
import { readDates } from './dates';
import type { ResumeBullet, ResumeSection, SectionKind, TextLine } from './facts';
import { isJobTitle } from './job-titles';
import { countWords } from './text-lines';
import { isLinkLine } from './web-address';

/** A bullet and the index, in its section, of the line it begins with. */
export interface PlacedBullet extends ResumeBullet {
  readonly at: number;
}

const SENTENCES: ReadonlySet<SectionKind> = new Set(['experience', 'projects', 'other', 'achievements']);

/**
 * The bullets of one section. A line without a mark continues the bullet above it when it begins with a small
 * letter, or when the line above is long and does not end a sentence. Under experience and projects, a line of five
 * words or more that begins with an action verb is a bullet even without a mark: some files lose theirs.
 */
export function readBullets(section: ResumeSection): PlacedBullet[] {
  const longest = section.lines.reduce((max, { text }) => Math.max(max, text.trim().length), 0);
  const bullets: { at: number; mark: string; parts: string[]; lines: TextLine[] }[] = [];
  let open = false;
  let pending: string | null = null;
  section.lines.forEach((line, at) => {
    const text = line.text.trim();
    if (line === section.heading) return;
    if (isLinkLine(line.text)) {
      open = false;
      pending = null;
      return;
    }
    if (LONE_MARK.test(line.text)) {
      pending = text;
      open = false;
      return;
    }
    const marked = BULLET_MARK.exec(line.text);
    const current = bullets.at(-1);
    const dated = marked ? [] : readDates(text);
    if (pending !== null) {
      bullets.push({ at, mark: pending, parts: [text], lines: [line] });
      open = true;
    } else if (marked && marked[0].length < line.text.length) {
      bullets.push({ at, mark: marked[1] ?? '', parts: [line.text.slice(marked[0].length).trim()], lines: [line] });
      open = true;
    } else if (
      open &&
      current &&
      !line.afterBlank &&
      continues(current.parts.at(-1) ?? '', text, longest, dated.length > 0)
    ) {
      current.parts.push(text);
      current.lines.push(line);
    } else if (
      SENTENCES.has(section.kind) &&
      !(BULLET_MARK.test(section.lines[at + 1]?.text ?? '') && beginsWithName(text)) &&
      isSentence(
        text,
        dated.some((d) => !d.single),
        open && current?.mark === '',
      )
    ) {
      bullets.push({ at, mark: '', parts: [text], lines: [line] });
      open = true;
    } else open = false;
    pending = null;
  });
  return bullets.map(({ at, mark, parts, lines }) => ({ at, section: section.kind, mark, lines, text: join(parts) }));
}

/** Wrapped lines joined by a space; behind a hyphen without one: `hands-` and `on` are `hands-on`. */
const join = (parts: readonly string[]) =>
  parts
    .reduce((text, part) => text + (/\p{L}-$/u.test(text) && PART.test(part) ? '' : ' ') + part)
    .replace(/\s+/g, ' ');

/** What may follow a hyphen at the end of a line; `front-` and `and back-end` stay two words. */
const PART = /^(?!(?:and|or|to)\b)\p{Ll}/u;

function continues(above: string, text: string, longest: number, dated: boolean): boolean {
  if (/^[\p{Ll}(&%+]/u.test(text)) return true;
  if (dated || /[.!?;:]$/.test(above) || startsWithTitle(text)) return false;
  if (/[,–—-]$/.test(above) || /\s(?:and|or|of|the|to|in|for|with|by|a|an|using|from|on|at)$/i.test(above)) return true;
  return above.length >= 50 && above.length >= longest * 0.8 && !/\s[|–—•]\s/.test(text);
}

/** `Junior Developer at Webshop` opens the next job. */
const startsWithTitle = (text: string) => isJobTitle(text.split(/,|\||\s[–—-]\s|\sat\s|\s{3,}/)[0] ?? '');

/** Below other bullets without a mark, a verb that is in no list is enough: `Described all infrastructure …`. */
function isSentence(text: string, dated: boolean, below: boolean): boolean {
  return (
    !dated &&
    countWords(text) >= 5 &&
    /^\p{Lu}/u.test(text) &&
    !text.includes('|') &&
    (openingOf(text).kind === 'verb' || (below && PAST.test(text))) &&
    !isTitleCase(text)
  );
}

const PAST = /^\p{Lu}\p{Ll}{2,}ed\s\p{Ll}/u;

/** `Study Buddy, course project` above marked bullets: a name and what it is, though “Study” may be a verb. */
const beginsWithName = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{N}]*(?:\s\p{Lu}[\p{L}\p{N}]*){1,3}(?:,|\s[–—-]|:)\s/u.test(text);

/** `Building Management System App`: most words begin with a capital, so it is a name and not a sentence. */
function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/).slice(0, 8);
  return words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.75;
}
