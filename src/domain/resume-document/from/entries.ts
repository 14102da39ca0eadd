import { LONE_MARK } from '../../resume/bullet-mark';
import { readBullets } from '../../resume/bullets';
import { readDates } from '../../resume/dates';
import { readEntries } from '../../resume/entries';
import type { ResumeSection, SectionKind, TextLine } from '../../resume/facts';
import { countWords } from '../../resume/text-lines';
import { webAddress } from '../address';
import type { DutyLine } from '../duties';
import type { SeenKind, SeenSection } from './seen';

/** A line, or the lines that a bullet or a paragraph was broken into. */
export interface Item extends DutyLine {
  readonly line: TextLine;
}

/** An entry of a list: what is above, and what is said below. */
export interface SeenEntry {
  readonly head: readonly TextLine[];
  /** The head is a title and, below it, parts between bars, as this builder prints it. */
  readonly ordered: boolean;
  readonly body: readonly Item[];
  readonly page: number;
}

const READ_AS: Partial<Record<SeenKind, SectionKind>> = {
  experiences: 'experience',
  volunteer: 'experience',
  projects: 'projects',
  education: 'education',
};

/** Where a line without a mark that begins with a verb is a thing done, and not the name of a skill or a prize. */
const WITH_DEEDS: ReadonlySet<SeenKind> = new Set(['experiences', 'volunteer', 'projects']);

const asSection = (kind: SeenKind, lines: readonly TextLine[]): ResumeSection => ({
  kind: READ_AS[kind] ?? 'other',
  heading: null,
  lines,
});

/** Lines as bullets and sentences, each whole again. */
export function itemsOf({ kind, lines }: Pick<SeenSection, 'kind' | 'lines'>): Item[] {
  const bullets = new Map(
    readBullets({ ...asSection(kind, lines), kind: WITH_DEEDS.has(kind) ? 'experience' : 'skills' }).map((bullet) => [
      bullet.at,
      bullet,
    ]),
  );
  const taken = new Set([...bullets.values()].flatMap((bullet) => bullet.lines));
  return lines.flatMap((line, at): Item[] => {
    const bullet = bullets.get(at);
    if (bullet) return [{ text: bullet.text, bullet: bullet.mark !== '', line }];
    return taken.has(line) || LONE_MARK.test(line.text) ? [] : [{ text: line.text.trim(), bullet: false, line }];
  });
}

/** Sentences that a page broke into lines, as one each. */
export function joinedItems(items: readonly Item[]): Item[] {
  const longest = items.reduce((max, { text }) => Math.max(max, text.length), 0);
  const found: Item[] = [];
  for (const item of items) {
    const last = found.at(-1);
    const open =
      last &&
      !item.bullet &&
      !item.line.afterBlank &&
      (/^\p{Ll}/u.test(item.text) || (longest >= 50 && lastLine(last.text) >= longest * 0.75)) &&
      !/[.!?:]["”’)]?$/.test(last.text);
    if (last && open)
      found[found.length - 1] = { ...last, text: `${last.text}${/\p{L}-$/u.test(last.text) ? '' : ' '}${item.text}` };
    else found.push(item);
  }
  return found;
}
const lastLine = (text: string) => text.length;

/** Whether every size is unknown: pasted text, Markdown, or what this builder hands over itself. */
const isPlain = (lines: readonly TextLine[]) => lines.every(({ size }) => size === 0);

const short = (text: string) => countWords(text) <= 14 && !/[.;,]$/.test(text.trim());

/** Whether a line is what this builder prints below a title. */
function isSub({ text, bullet }: Item): boolean {
  if (bullet || (text.length > 300 && !text.includes(' | '))) return false;
  return (
    text.includes(' | ') ||
    readDates(text).length > 0 ||
    webAddress(text) !== null ||
    (countWords(text) <= 10 && (!/[.!?;:]$/.test(text) || FIRM.test(text)) && !LABELLED.test(text))
  );
}
const FIRM = /\b(?:inc|ltd|co|corp|bros|s\.a|b\.v)\.$/i;
const LABELLED = /^(?:keywords|score|courses)\s*:/i;

/** Lists whose entries have no bullets of their own: each bullet is an entry. */
const BULLET_EACH: ReadonlySet<SeenKind> = new Set(['achievements', 'certificates', 'publications', 'references']);

/** The entries of a section: at the titles that the file marks, at blank lines in plain text, else as a reader finds them. */
export function entriesOf(section: SeenSection, titles: ReadonlySet<TextLine>): SeenEntry[] {
  const items = itemsOf(section);
  if (items.length === 0) return [];
  const marked = section.lines.some((line) => titles.has(line));
  const led = items.filter(({ line, bullet }, at) => at > 0 && line.afterBlank && !bullet);
  if (marked || (isPlain(section.lines) && led.every(({ text }) => short(text)) && orderly(section, items)))
    return ordered(section.kind, items, ({ line }, at) => (marked ? titles.has(line) : at === 0 || line.afterBlank));
  return found(section, items);
}

/** Plain text without one blank line says nothing of where an entry begins, unless there is one only. */
const orderly = ({ kind, lines }: SeenSection, items: readonly Item[]) =>
  BULLET_EACH.has(kind) ||
  lines.some(({ afterBlank }, at) => at > 0 && afterBlank) ||
  items.filter(({ text }) => readDates(text).some(({ single }) => !single)).length <= 1;

function ordered(kind: SeenKind, items: readonly Item[], opens: (item: Item, at: number) => boolean): SeenEntry[] {
  const groups: Item[][] = [];
  for (const [at, item] of items.entries()) {
    const begins = item.bullet ? BULLET_EACH.has(kind) : opens(item, at);
    if (begins || groups.length === 0) groups.push([item]);
    else groups.at(-1)?.push(item);
  }
  return groups.flatMap((group): SeenEntry[] => {
    const [title, ...rest] = group;
    if (!title) return [];
    if (title.bullet && !BULLET_EACH.has(kind))
      return [{ head: [], ordered: true, body: group, page: title.line.page }];
    const sub = rest[0] && isSub(rest[0]) && !title.bullet ? [rest[0]] : [];
    const head = [title, ...sub].map(({ line, text }) => ({ ...line, text }));
    return [{ head, ordered: true, body: rest.slice(sub.length), page: title.line.page }];
  });
}

function found(section: SeenSection, items: readonly Item[]): SeenEntry[] {
  const { entries, bullets } = readEntries([asSection(section.kind, section.lines)]);
  if (
    BULLET_EACH.has(section.kind) &&
    !items.some(
      ({ line, bullet }) =>
        !bullet && entries.some((entry) => entry.dates && entry.head[0] === line && entry.bullets.length > 0),
    )
  )
    return each(items);
  const starts = new Map<TextLine, readonly TextLine[]>();
  for (const entry of entries) {
    const first = entry.head[0] ?? bullets[entry.bullets[0] ?? -1]?.lines[0];
    if (first) starts.set(first, entry.head);
  }
  const groups: { head: readonly TextLine[]; items: Item[] }[] = [];
  for (const item of items) {
    const head = starts.get(item.line);
    if (head || groups.length === 0) groups.push({ head: head ?? [], items: [item] });
    else groups.at(-1)?.items.push(item);
  }
  return groups.map(({ head, items: all }) => {
    const above: TextLine[] = [];
    const body: Item[] = [];
    let open = true;
    for (const item of all) {
      const cut = open && !item.bullet ? RUN_ON.exec(item.text) : null;
      if (cut?.[1] && cut[2] && readDates(cut[1]).length > 0 && countWords(item.text) > 8) {
        above.push({ ...item.line, text: cut[1] });
        body.push({ ...item, text: cut[2] });
        open = false;
      } else if (open && !item.bullet && head.includes(item.line) && !isSentence(item.text)) {
        const last = above.at(-1);
        if (last && /^\p{Ll}/u.test(item.text))
          above[above.length - 1] = { ...last, text: `${last.text} ${item.text}` };
        else above.push(item.line);
      } else body.push(item);
    }
    return { head: above, ordered: false, body: joinedItems(body), page: all[0]?.line.page ?? 1 };
  });
}

/** `2018–2021 Engineer, Acme. Wrote the …`: a head that runs on into what was done. */
const RUN_ON = /^(.{4,90}?\p{L}{3,})\.\s+(\p{Lu}.*)$/u;

const isSentence = (text: string) => countWords(text) > 16 || (/[.!?;]$/.test(text) && countWords(text) >= 6);

/** Each bullet, or each line, is an entry. */
function each(items: readonly Item[]): SeenEntry[] {
  const joined = joinedItems(items);
  const bulleted = joined.some(({ bullet }) => bullet);
  const groups: Item[][] = [];
  for (const item of joined) {
    const goes = /^\p{Ll}/u.test(item.text) || (bulleted && !item.bullet && groups.length > 0 && !item.line.afterBlank);
    if (goes && groups.length > 0) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  return groups.flatMap(([first, ...rest]): SeenEntry[] =>
    first ? [{ head: [{ ...first.line, text: first.text }], ordered: false, body: rest, page: first.line.page }] : [],
  );
}

/** Sentences and bullets as the text that `readDuties` reads them from. */
export const asDuties = (items: readonly Pick<Item, 'text' | 'bullet'>[]) =>
  items.map(({ text, bullet }) => (bullet ? `- ${text}` : text)).join('\n');
