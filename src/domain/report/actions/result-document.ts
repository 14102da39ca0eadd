import type { ResumeAction } from '../../resume/document';
import type { Evidence } from '../types';

/** `strength` is shown with a check mark, `warning` with a warning sign. */
export type Tone = 'strength' | 'warning';

export interface ListItem {
  readonly text: string;
  readonly tone: Tone | null;
  readonly evidence: readonly Evidence[];
}

export interface TableRow {
  readonly cells: readonly string[];
  readonly evidence: readonly Evidence[];
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly evidence: readonly Evidence[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly TableRow[];
    };

/** What one of the four actions shows. Plain JSON. */
export interface ResultDocument {
  readonly action: ResumeAction;
  readonly title: string;
  /** The greeting; null where the action has none. */
  readonly intro: string | null;
  /** 0 to 100. */
  readonly score: number;
  readonly blocks: readonly Block[];
}

/** A heading block. */
export const heading = (text: string): Block => ({ kind: 'heading', text });

/** A paragraph block. */
export const paragraph = (text: string, evidence: readonly Evidence[] = []): Block => ({
  kind: 'paragraph',
  text,
  evidence,
});

/** A list block; lists without items are left out by the composers. */
export const list = (items: readonly ListItem[]): Block => ({ kind: 'list', items });

/** An item of a list. */
export const item = (text: string, tone: Tone | null = null, evidence: readonly Evidence[] = []): ListItem => ({
  text,
  tone,
  evidence,
});
