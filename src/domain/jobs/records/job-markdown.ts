import { jobName } from '../job';
import type { Job } from '../job-types';
import { cellsOf, recordFrom } from './cells';
import { columnOf } from './heads';
import { recordOf } from './record';
import {
  COLUMN_IDS,
  COLUMNS,
  type Column,
  type FoundCells,
  type JobRecord,
  type ReadingNote,
  type ReadRecords,
} from './types';

const TITLE = '# Jobs';

const escaped = (text: string): string => text.replace(/[\\`*_<[\]~#]/g, '\\$&');
const unescaped = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');

/** Jobs as Markdown: a heading each, then its fields as lists, its notes and posting as they are. */
export function jobsToMarkdown(jobs: readonly Job[]): string {
  return [TITLE, ...jobs.map(partOf)].map((part) => `${part}\n`).join('\n');
}

function partOf(job: Job): string {
  const cells = cellsOf(recordOf(job));
  const filled = COLUMN_IDS.filter((id) => cells[id] !== '');
  const fields = filled
    .filter((id) => COLUMNS[id].kind === 'line')
    .map(
      (id) =>
        `- ${COLUMNS[id].head}: ${/^https?:\/\/[^\s<>\\]+$/i.test(cells[id]) ? `<${cells[id]}>` : escaped(cells[id])}`,
    );
  const parts = filled.flatMap((id) => {
    const { head, kind } = COLUMNS[id];
    if (kind === 'line') return [];
    return [`### ${head}`, kind === 'list' ? listOf(cells[id]) : fenced(cells[id])];
  });
  return [`## ${escaped(jobName(job).replace(/\s+/g, ' '))}`, fields.join('\n'), ...parts].join('\n\n');
}

const listOf = (cell: string): string =>
  cell
    .split('\n')
    .map((line) => `- ${escaped(line)}`)
    .join('\n');

/** Between fences that are longer than any in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/~+/g)].map(([run]) => run.length));
  const fence = '~'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

interface Part {
  readonly line: number;
  readonly cells: FoundCells;
  readonly extras: string[];
}

/** The jobs of a Markdown text as `jobsToMarkdown` writes it; `null` where it has no job. */
export function readJobsMarkdown(text: string): ReadRecords | null {
  const lines = linesOf(text);
  const parts: Part[] = [];
  const notes: ReadingNote[] = [];
  let part: Part | null = null;
  let section: Column | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const raw = lines[at] ?? '';
    const line = raw.trimEnd();
    const [, fence] = /^(~{3,}|`{3,})\w*$/.exec(line) ?? [];
    const [, item = null] = /^[-*] (.*)$/.exec(raw) ?? [];
    if (/^## /.test(line)) {
      part = { line: at + 1, cells: {}, extras: [] };
      parts.push(part);
      section = null;
    } else if (part === null || line === '') continue;
    else if (/^### /.test(line)) section = columnOf(line.slice(4)) ?? null;
    else if (fence !== undefined) {
      const end = lines.findIndex((one, index) => index > at && one.trimEnd() === fence);
      const close = end < 0 ? lines.length : end;
      if (end < 0)
        notes.push({ line: at + 1, text: 'A text begins here and has no end; all that follows is part of it.' });
      const body = lines.slice(at + 1, close).join('\n');
      if (section === null) part.extras.push(body);
      else part.cells[section] = body;
      at = close;
    } else if (item !== null && section !== null)
      part.cells[section] = [part.cells[section] ?? [], unescaped(item)].flat().join('\n');
    else if (item !== null) takeField(part, item);
    else {
      part.extras.push(line);
      notes.push({ line: at + 1, text: `“${line.slice(0, 40)}” belongs to no field. It is kept in the notes.` });
    }
  }
  if (parts.length === 0) return null;
  const records: JobRecord[] = [];
  for (const { line, cells, extras } of parts) {
    const tell = (words: string) => notes.push({ line, text: words });
    // A part that has a history was written here: no requirement means that there was none.
    const hasNeeds =
      cells.history !== undefined ||
      cells.must !== undefined ||
      cells.nice !== undefined ||
      cells.notAsked !== undefined;
    if (Object.keys(cells).length === 0) tell('There is a heading and no field below it; it was left out.');
    else records.push(recordFrom(cells, extras, { order: 'day-first', hasNeeds }, tell));
  }
  return { records, notes: notes.sort((a, b) => a.line - b.line) };
}

function takeField(part: Part, item: string): void {
  const colon = item.indexOf(':');
  const column = colon < 0 ? undefined : columnOf(item.slice(0, colon));
  const value = item.slice(colon + 1).trim();
  const [, link] = /^<([^<>]*)>$/.exec(value) ?? [];
  if (column === undefined) part.extras.push(unescaped(item));
  else part.cells[column] = link ?? unescaped(value);
}

/** A file that an editor gave other ends of lines is read as it was. */
function linesOf(text: string): readonly string[] {
  const source = text.replace(/^\uFEFF/, '');
  const windows = /^[^\n]*\r\n/.test(source);
  return (windows ? source.replaceAll('\r\n', '\n') : source).split('\n');
}
