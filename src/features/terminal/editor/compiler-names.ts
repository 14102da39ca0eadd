import { type Completion, type CompletionContext, startCompletion } from '@codemirror/autocomplete';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { SourcePlace } from '../../../../machines/contracts/compiler';
import type { CodeName, CodeNameKind } from '../../../domain/c-source/code-names';

/** Asks for the names that could stand at a place of a text. Returns what forgets the question. */
export type AskNames = (
  source: string,
  at: SourcePlace,
  tell: (names: readonly CodeName[] | null) => void,
) => () => void;

/** What the compiler said of the place before the cursor. */
export interface CompilerAnswer {
  readonly options: readonly Completion[];
  /** After `.`, `->` or `::` nothing else can stand. */
  readonly whole: boolean;
}

/** The word before the cursor, which may be empty, and what leads to a member before it. */
const WORD = /(?<member>(?:\.|->|::)\s*)?(?<word>[\p{L}_$][\p{L}\p{N}_$]*)?$/u;
/** A point of these is none between an object and its member. */
const NUMBER = /(?:^|[^\p{L}\p{N}_$])\d[\p{L}\p{N}_']*\.$/u;
/** Longer texts are not handed to the compiler at a key. */
const LONGEST = 300_000;
const DETAIL = 56;

/**
 * The names that the compiler knows for a place. They come later than the list that is there at once, and take its place if the
 * cursor is still in the same word of the same text; a new question makes an old one void.
 */
export function compilerNames(ask: AskNames, document: () => string) {
  let known: { readonly key: string; readonly from: number; readonly answer: CompilerAnswer | null } | null = null;
  let asked: { readonly key: string; readonly forget: () => void } | null = null;

  const keyOf = (state: EditorState, from: number) => `${document()}\n${state.sliceDoc(0, from)}`;
  const forget = () => {
    asked?.forget();
    asked = null;
  };
  const inquire = (view: EditorView, key: string, from: number, isMember: boolean) => {
    forget();
    const line = view.state.doc.lineAt(from);
    const place = { line: line.number, column: from - line.from + 1 };
    let answered = false;
    const stop = ask(view.state.doc.toString(), place, (names) => {
      answered = true;
      if (asked?.key === key) asked = null;
      if (names === null) return;
      known = { key, from, answer: answerOf(names, isMember) };
      const now = wordBefore(view.state, view.state.selection.main.head);
      if (known.answer && view.hasFocus && keyOf(view.state, now.from) === key) startCompletion(view);
    });
    if (!answered) asked = { key, forget: stop };
  };

  return {
    /** What is known by now; what is not known is asked for where a member follows, or where the list was called for. */
    at({ state, pos, view, explicit }: CompletionContext): CompilerAnswer | null {
      const { from, isMember } = wordBefore(state, pos);
      if ((!isMember && !explicit && known?.from !== from) || state.doc.length > LONGEST) return null;
      const key = keyOf(state, from);
      if (known?.key === key) return known.answer;
      if (view && (isMember || explicit) && asked?.key !== key) inquire(view, key, from, isMember);
      return null;
    },
    /** What was asked is of no use any more. */
    forget,
  };
}

function wordBefore(state: EditorState, pos: number): { from: number; isMember: boolean } {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const { member = '', word = '' } = WORD.exec(before)?.groups ?? {};
  const lead = before.slice(0, before.length - word.length);
  return { from: pos - word.length, isMember: member !== '' && !NUMBER.test(lead) && !/\.\.\s*$/.test(lead) };
}

const answerOf = (names: readonly CodeName[], whole: boolean): CompilerAnswer | null =>
  names.length === 0 ? null : { whole, options: names.map(completionOf) };

const TYPES: Readonly<Record<CodeNameKind, string>> = {
  function: 'function',
  variable: 'variable',
  type: 'type',
  keyword: 'keyword',
};

function completionOf({ name, kind, signatures }: CodeName): Completion {
  const [first = ''] = signatures;
  const short = first.length > DETAIL ? `${first.slice(0, DETAIL - 1)}…` : first;
  const more = signatures.length > 1 ? ` +${signatures.length - 1}` : '';
  return {
    label: name,
    type: TYPES[kind],
    ...(first === '' ? {} : { detail: `${short}${more}` }),
    ...(short === first && more === ''
      ? {}
      : { info: signatures.map((signature) => `${name}${signature}`).join('\n') }),
  };
}
