import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';

/** What is wrong with a content file: each line reads `src/content/…:line: what to fix`. */
export class ContentError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Content that does not fit:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ContentError';
  }
}

/** A content file as data that knows which of its lines each value came from. */
export interface Source {
  /** The file's name without its ending: the id of what it holds. */
  readonly name: string;
  /** Path from the repository's root, with forward slashes. */
  readonly path: string;
  readonly data: unknown;
  /** The text below the front matter; empty in YAML. */
  readonly body: string;
  /** The first line of `body`, counted from 1. */
  readonly bodyLine: number;
  /** The line of the entry at a path of keys and indices; that of the nearest parent where there is none. */
  lineOf(keys: readonly PropertyKey[]): number;
}

/** A file's content once it fits its schema, with the file it came from. */
export interface Checked<T> {
  readonly source: Source;
  readonly data: T;
}

const FENCE = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/**
 * Reads a YAML file.
 * @param root the repository's folder
 * @throws ContentError when it is not YAML
 */
export function readYaml(root: string, file: string): Source {
  return unlessRead(file, (text) => sourceOf(root, file, text, 0, '', 1));
}

/**
 * Reads a Markdown file with front matter between two lines `---`.
 * @param root the repository's folder
 * @throws ContentError when the front matter is missing, or is not YAML
 */
export function readMarkdown(root: string, file: string): Source {
  return unlessRead(file, (text) => {
    const match = FENCE.exec(text);
    if (match?.index !== 0)
      throw new ContentError([`${pathOf(root, file)}:1: begin with front matter between two lines "---"`]);
    const bodyLine = match[0].split('\n').length;
    return sourceOf(root, file, match[1] ?? '', 1, text.slice(match[0].length), bodyLine);
  });
}

const readBefore = new Map<string, { readonly text: string; readonly source: Source }>();

/** Reads a file, or gives what was read before when its text is the same: parsing takes most of the time. */
function unlessRead(file: string, read: (text: string) => Source): Source {
  const text = readFileSync(file, 'utf8');
  const before = readBefore.get(file);
  if (before?.text === text) return before.source;
  const source = read(text);
  readBefore.set(file, { text, source });
  return source;
}

/**
 * Checks a file's data against its schema.
 * @throws ContentError that names each fault with its file and line
 */
export function checked<T extends z.ZodType>(schema: T, source: Source): z.output<T> {
  const result = schema.safeParse(source.data, { error: plainMessage });
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => faultAt(source, [...issue.path, key], 'there is no such entry; is it misspelt?'))
        : faultAt(source, issue.path, issue.message),
    ),
  );
}

/** A file with its data checked. */
export const checkedFile = <T extends z.ZodType>(schema: T, source: Source): Checked<z.output<T>> => ({
  source,
  data: checked(schema, source),
});

/** What is wrong at a place of a file, as a line of a ContentError. */
export function faultAt(source: Source, keys: readonly PropertyKey[], message: string): string {
  const place = keys.length > 0 ? `${keys.map(String).join('.')}: ` : '';
  return `${source.path}:${source.lineOf(keys)}: ${place}${message}`;
}

/** @throws ContentError when there are any faults */
export function throwFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new ContentError(faults);
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'entries of the form "name: value"',
  record: 'entries of the form "name: value"',
};

/** What zod finds, in words for someone who writes content. Schemas say more where they can. */
function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined || issue.input === null) return 'is missing';
  if (issue.code === 'invalid_value') return `has to be one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small' && issue.origin === 'string') return 'is empty';
  if (issue.code !== 'invalid_type') return undefined;
  const quoted = issue.expected === 'string' && typeof issue.input !== 'object' ? '; put it in quotes' : '';
  return `has to be ${KINDS[issue.expected] ?? issue.expected}${quoted}`;
}

/** The files of a folder with an ending such as `.yaml`, by name. */
export function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => extname(name) === ending)
    .sort()
    .map((name) => join(folder, name));
}

/** The folders inside a folder, by name. */
export function foldersIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory());
}

/** Runs `read` for each item and gathers the faults of all, so that one build names everything that is wrong. */
export function readAll<I, O>(items: readonly I[], read: (item: I) => O): O[] {
  const faults: string[] = [];
  const found: O[] = [];
  for (const item of items) {
    try {
      found.push(read(item));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new ContentError(faults);
  return found;
}

export const pathOf = (root: string, file: string): string => relative(root, file).split(sep).join('/');

function sourceOf(
  root: string,
  file: string,
  yaml: string,
  linesBefore: number,
  body: string,
  bodyLine: number,
): Source {
  const path = pathOf(root, file);
  const name = basename(file, extname(file));
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  if (document.errors.length > 0)
    throw new ContentError(
      document.errors.map((error) => `${path}:${lineAt(error.pos[0])}: ${firstLine(error.message)}`),
    );
  return {
    name,
    path,
    data: document.toJS() as unknown,
    body,
    bodyLine,
    lineOf: (keys) => lineAt(nearest(document, keys)?.range?.[0] ?? 0),
  };
}

/** The node at a path, or the nearest one above it: of an entry its key, since a value may begin a line below. */
function nearest(document: Document, keys: readonly PropertyKey[]): Node | null {
  let found = document.contents as Node | null;
  let shown = found;
  for (const key of keys) {
    if (isMap(found)) {
      const pair = found.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) break;
      shown = pair.key as Node;
      found = isNode(pair.value) ? pair.value : null;
    } else if (isSeq(found)) {
      const item = found.items[Number(key)];
      if (!isNode(item)) break;
      shown = item;
      found = item;
    } else break;
  }
  return shown;
}

/** The parser counts lines from where its text begins, which in front matter is one below the file's own. */
const firstLine = (text: string) => (text.split('\n', 1)[0] ?? text).replace(/ at line \d+, column \d+:$/, '');
