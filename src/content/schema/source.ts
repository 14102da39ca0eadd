import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type Document, isMap, isNode, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { z } from 'zod';

/** What is wrong with a content file: each line reads `src/content/…:line: what to mend`. */
export class ContentError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`Content that does not fit:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ContentError';
  }
}

/** A content file as data that knows which of its lines each value came from. */
export interface Source {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string;
  readonly data: unknown;
  /** The text below the front matter; empty in YAML. */
  readonly body: string;
  /** The first line of `body`, counted from 1. */
  readonly bodyLine: number;
  /** The line of the value at a path of keys and indices; that of the nearest parent where there is none. */
  lineOf(keys: readonly PropertyKey[]): number;
}

const FENCE = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/**
 * Reads a YAML file.
 * @param root the repository's folder
 * @throws ContentError when it is not YAML
 */
export function readYaml(root: string, file: string): Source {
  return sourceOf(root, file, readFileSync(file, 'utf8'), 0, '', 1);
}

/**
 * Reads a Markdown file with front matter between two lines `---`.
 * @param root the repository's folder
 * @throws ContentError when the front matter is missing, or is not YAML
 */
export function readMarkdown(root: string, file: string): Source {
  const text = readFileSync(file, 'utf8');
  const match = FENCE.exec(text);
  if (match?.index !== 0)
    throw new ContentError([`${pathOf(root, file)}:1: begin with front matter between two lines "---"`]);
  const bodyLine = match[0].split('\n').length;
  return sourceOf(root, file, match[1] ?? '', 1, text.slice(match[0].length), bodyLine);
}

/**
 * Holds a file's data against its schema.
 * @throws ContentError that names each fault with its file and line
 */
export function checked<T extends z.ZodType>(schema: T, source: Source): z.output<T> {
  const result = schema.safeParse(source.data);
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map((issue) => {
      const place = issue.path.length > 0 ? `${issue.path.map(String).join('.')}: ` : '';
      return `${source.path}:${source.lineOf(issue.path)}: ${place}${issue.message}`;
    }),
  );
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
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  if (document.errors.length > 0)
    throw new ContentError(
      document.errors.map((error) => `${path}:${lineAt(error.pos[0])}: ${firstLine(error.message)}`),
    );
  return {
    path,
    data: document.toJS() as unknown,
    body,
    bodyLine,
    lineOf: (keys) => lineAt(nearest(document, keys)?.range?.[0] ?? 0),
  };
}

/** The node at a path, or the nearest one above it. */
function nearest(document: Document, keys: readonly PropertyKey[]): Node | null {
  let found = document.contents as Node | null;
  for (const key of keys) {
    if (!isMap(found) && !isSeq(found)) break;
    const next = found.get(key, true);
    if (!isNode(next)) break;
    found = next;
  }
  return found;
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? text;
