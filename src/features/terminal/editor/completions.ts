import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completeAnyWord,
  insertCompletionText,
  pickedCompletion,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import { type CLanguage, isCompiled, type Language } from '../../../domain/c-source/languages';
import type { CompilerAnswer } from './compiler-names';
import { headerNames, keywords, libraryNames } from './library-names';
import { scriptWords } from './script-names';

const options: Readonly<Record<Language, readonly Completion[]>> = {
  c: optionsOf('c'),
  cpp: optionsOf('cpp'),
  ...scriptWords,
};

function optionsOf(language: CLanguage): readonly Completion[] {
  return [
    ...keywords[language].map((label) => ({ label, type: 'keyword' })),
    ...libraryNames[language].map(({ name, header }) => ({ label: name, type: 'function', detail: `<${header}>` })),
  ];
}

/** Where the list takes from what is not the text itself. */
export interface CompletionSources {
  readonly language: () => Language;
  /** What the compiler knows of the place by now; see `compilerNames`. */
  readonly names: (context: CompletionContext) => CompilerAnswer | null;
  /** The headers of the program itself. */
  readonly headers: () => readonly string[];
}

/**
 * Keywords, names of the library with their headers, the words of the program, and what the compiler knows. Answers at once: an
 * answer that came later could meet another program in the same editor, and would be entered into that one.
 */
export const completeFor =
  ({ language, names, headers }: CompletionSources) =>
  (context: CompletionContext): CompletionResult | null => {
    const of = language();
    const header = isCompiled(of) ? headersFor(context, of, headers()) : null;
    if (header) return header;
    const word = context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u);
    if (/Comment|String|CharLiteral/.test(syntaxTree(context.state).resolveInner(context.pos, -1).name)) return null;
    const known = isCompiled(of) ? names(context) : null;
    const from = word?.from ?? context.pos;
    const validFor = /^[\p{L}\p{N}_]*$/u;
    if (known?.whole) return { from, options: known.options, validFor };
    if (!known && (!word || (word.to - word.from < 2 && !context.explicit))) return null;
    const first = known?.options ?? [];
    const second = options[of].filter(without(first));
    const found = word && completeAnyWord(context);
    const words = found instanceof Promise ? null : found;
    const own = words?.options.filter(without([...first, ...second])) ?? [];
    return { from, options: [...first, ...own, ...second], validFor };
  };

const without = (those: readonly Completion[]) => {
  const labels = new Set(those.map(({ label }) => label));
  return ({ label }: Completion) => !labels.has(label);
};

/** The headers that an `#include` can name: those of the library in angle brackets, those of the program in quotes. */
function headersFor(context: CompletionContext, language: CLanguage, own: readonly string[]): CompletionResult | null {
  const begun = context.matchBefore(/^\s*#\s*include\s*(?:<[\w./]*|"[^"]*)/);
  if (!begun) return null;
  const open = begun.text.search(/[<"]/);
  const inQuotes = begun.text[open] === '"';
  const close = inQuotes ? '"' : '>';
  const apply = (view: EditorView, completion: Completion, from: number, to: number) => {
    const { state } = view;
    // It was entered together with the opening one.
    const end = state.sliceDoc(to, to + 1) === close ? to + 1 : to;
    view.dispatch({
      ...insertCompletionText(state, `${completion.label}${close}`, from, end),
      annotations: pickedCompletion.of(completion),
    });
  };
  return {
    from: begun.from + open + 1,
    options: (inQuotes ? own : headerNames[language]).map((label) => ({ label, type: 'namespace', apply })),
    validFor: inQuotes ? /^[^"]*$/ : /^[\w./]*$/,
  };
}
