import { countWords } from '../../resume/text-lines';
import { listItems } from '../duties';
import type { Item } from './entries';

interface Group {
  readonly name: string;
  readonly level: string;
  readonly list: string;
}

const MARKS = /\s*[|•·●;]\s*/g;
/** A row of a table: `Languages | Go, Rust`. */
const ROW = /^([^|,:]{2,40}?)\s\|\s([^|]*,[^|]*)$/;
const asList = (text: string) =>
  text
    .replace(MARKS, ', ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/\s*,(?:\s*,)*\s*/g, ', ');

/** Lines of skills as groups: `Databases (advanced): PostgreSQL, Redis`, or a list without a name. */
export function skillGroups(items: readonly Item[]): Group[] {
  const named = items.some(({ text }) => colonIn(text) > 0 || ROW.test(text));
  // One skill a line on a page that was set: a list. In plain text three lines may be the three lists.
  const single = items.length > 1 && items.every(({ text, line }) => line.size > 0 && !text.includes(','));
  const groups: Group[] = [];
  const loose: string[] = [];
  for (const { text: line, bullet } of items) {
    const text = line.replace(ROW, '$1: $2');
    const at = colonIn(text);
    if (at > 0) {
      const [, name = '', level = ''] = /^(.*?)(?:\s*\(([^()]*)\))?$/.exec(text.slice(0, at).trim()) ?? [];
      groups.push({ name, level, list: asList(text.slice(at + 1)) });
    } else if (named || bullet || single || items.length > 3) loose.push(text);
    else groups.push({ name: '', level: '', list: asList(text) });
  }
  // Skills one a line are one list.
  if (loose.length > 0) groups.push({ name: '', level: '', list: loose.map(asList).join(', ') });
  return groups.map((group) =>
    group.list === ''
      ? { name: '', level: '', list: `${group.name}${group.level === '' ? '' : ` (${group.level})`}` }
      : group,
  );
}

/** Where a name of a group ends; not in a sentence or an address. */
function colonIn(text: string): number {
  const at = text.search(/:(?!\/\/)/);
  return at > 0 && countWords(text.slice(0, at)) <= 6 ? at : -1;
}

/** Languages and how well each is known: `German: fluent`, `German (C1)`, `German – C1, English – C2`. */
export function languageItems(items: readonly Item[]): [string, string][] {
  return items.flatMap(({ text, bullet }) => {
    const parts = bullet && /^[^,;|]*:/.test(text) ? [text] : listItems(text.replace(MARKS, ', '));
    return parts.map((part): [string, string] => {
      const found = /^(.+?)\s*(?::\s*|\s[–—-]\s)(.+)$/.exec(part) ?? /^(.+?)\s*\(([^()]+)\)$/.exec(part);
      return found ? [found[1] ?? '', found[2] ?? ''] : [part.trim(), ''];
    });
  });
}
