import type { Colour } from '../../colours/names';
import type { Priority } from '../types';
import type { FilePoint } from './types';

/** A name for comparing: small letters without marks, one blank between words. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}|\p{Extended_Pictographic}|\uFE0F/gu, '')
    .replace(/[\s_–—-]+/g, ' ')
    .trim()
    .toLowerCase();

type FixedList = 'todo' | 'inProgress' | 'completed';
const USUAL_NAMES: readonly (readonly [RegExp, FixedList])[] = [
  [
    /^(?:to ?do'?s?|to do list|my tasks|tasks|backlog|product backlog|open|new|next|next up|up next|not started|not yet started|pending|planned|inbox|triage|ready|ready to start|selected for development|todo list|reopened|unstarted|no status|no section)$/,
    'todo',
  ],
  [
    /^(?:in progress|doing|started|wip|work in progress|now|active|ongoing|current|working on it|working|in development|in work|under ?way)$/,
    'inProgress',
  ],
  [/^(?:completed?|done|finished|closed|resolved|shipped|released|archived?|did|all done|done ?!+)$/, 'completed'],
];

/** Which of the three lists a name usually means; null for none of them. */
export function usualList(name: string): FixedList | null {
  const clean = folded(name).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return USUAL_NAMES.find(([words]) => words.test(clean))?.[1] ?? null;
}

const YES = /^(?:true|yes|y|x|1|done|completed?|finished|closed|resolved|checked|☑|☒|✓|✔|✅|\[x\])$/i;
/** Whether a cell is a word for done. */
export const saysDone = (cell: string): boolean => YES.test(cell.trim());
/** Whether a cell says whether its task is done. */
export const isTick = (cell: string): boolean =>
  YES.test(cell.trim()) || /^(?:false|no|n|0|open|☐|✗|\[ ?\])$/i.test(cell.trim());

const PRIORITY_WORDS: readonly (readonly [RegExp, Priority])[] = [
  [/^(?:urgent|highest|high|critical|blocker|important|major|asap|p0|p1|0|1|!{3}|!!1|🔺|⏫)$/, 'high'],
  [/^(?:medium|med|normal|moderate|p2|2|!!|!!2|🔼)$/, 'medium'],
  [/^(?:low|lowest|minor|trivial|p3|p4|3|4|5|!|!!3|🔽|⏬)$/, 'low'],
];

/** null: the text is no word for a priority. */
export function priorityOf(text: string): Priority | null {
  const clean = text
    .normalize('NFKC')
    .replace(/\uFE0F/g, '')
    .replace(/\bpriority\b/i, '')
    .replace(/^\d\s*[-.:]\s*(?=\p{L})/u, '')
    .trim()
    .toLowerCase();
  if (clean === '' || /^(?:none|no|-|p5|normal \(none\))$/.test(clean)) return 'none';
  return PRIORITY_WORDS.find(([words]) => words.test(clean))?.[1] ?? null;
}

/** The labels in a cell: `Bug, UI`, `Bug; UI`, `["bug","ui"]`, `@home @calls`, `#a #b`. */
export function labelNames(cell: string): string[] {
  const bare = cell.trim().replace(/^\[(.*)\]$/s, '$1');
  const parts = /^(?:[@#][^\s,;]+\s*)+$/.test(bare) ? bare.split(/\s+/) : bare.split(/[,;\n|]/);
  return unique(
    parts.map((part) =>
      part
        .trim()
        .replace(/^["']|["']$/g, '')
        .replace(/^[@#](?=\S)/, '')
        .trim(),
    ),
  );
}

export const unique = (names: readonly string[]): string[] => {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = folded(name);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

const COLOUR_WORDS: Readonly<Record<string, Colour>> = {
  grey: 'grey',
  gray: 'grey',
  black: 'grey',
  charcoal: 'grey',
  red: 'red',
  berry_red: 'red',
  orange: 'orange',
  yellow: 'amber',
  amber: 'amber',
  green: 'green',
  lime: 'green',
  teal: 'teal',
  sky: 'teal',
  blue: 'blue',
  indigo: 'indigo',
  purple: 'violet',
  violet: 'violet',
  pink: 'pink',
};
const CYCLE: readonly Colour[] = ['blue', 'green', 'amber', 'violet', 'teal', 'orange', 'pink', 'indigo', 'red'];

/** A colour by another program's name for it, such as `sky_dark`; null for an unknown one. */
export const colourOf = (name: string): Colour | null =>
  COLOUR_WORDS[name.toLowerCase()] ?? COLOUR_WORDS[name.toLowerCase().replace(/_(?:light|dark)$/, '')] ?? null;

/** A colour for a label that has none: the same for the same name, whatever else is in the file. */
export function ownColour(name: string): Colour {
  let sum = 0;
  for (const letter of folded(name)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return CYCLE[sum % CYCLE.length] ?? 'blue';
}

/** The points of a cell: a line each, `[x]` or `☑` done; ClickUp's JSON of several checklists too. */
export function pointsOf(cell: string): FilePoint[] {
  if (/^\s*[{[]\s*["{]/.test(cell)) {
    const points = jsonPoints(cell);
    if (points) return points;
  }
  return linesOf(cell).flatMap((line) => {
    const [, box, text = ''] = /^\s*(?:[-*+•]\s+)?(\[[ xX]?\]|[☐☑☒✓✔✅])?\s*(.*)$/u.exec(line) ?? [];
    const clean = text.trim();
    return clean === '' ? [] : [{ text: clean, done: box !== undefined && box !== '☐' && !/^\[ ?\]$/.test(box) }];
  });
}

function linesOf(cell: string): string[] {
  if (/[\r\n]/.test(cell)) return cell.split(/\r\n?|\n/);
  return cell.includes(';') ? cell.split(';') : [cell];
}

function jsonPoints(cell: string): FilePoint[] | null {
  try {
    const points: FilePoint[] = [];
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) for (const one of value) walk(one);
      else if (typeof value === 'string') points.push({ text: value, done: false });
      else if (typeof value === 'object' && value !== null) {
        const { name, resolved, done, state } = value as Readonly<Record<string, unknown>>;
        if (typeof name === 'string')
          points.push({ text: name, done: resolved === true || done === true || state === 'complete' });
        else for (const one of Object.values(value)) walk(one);
      }
    };
    walk(JSON.parse(cell));
    return points;
  } catch {
    return null;
  }
}

/** Minutes in `45m`, `1h 30m`, `1:30`, `90 min`, `90`; null for anything else. */
export function minutesOf(text: string): number | null {
  const clean = text.trim().toLowerCase();
  const clock = /^(\d{1,3}):(\d\d)$/.exec(clean);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]) || null;
  const match = /^(?:(\d+(?:\.\d+)?)\s*h(?:ours?|rs?)?)?\s*(?:(\d+)\s*(?:m(?:in(?:ute)?s?)?)?)?$/.exec(clean);
  if (!match || clean === '') return null;
  return Math.round(Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0)) || null;
}
