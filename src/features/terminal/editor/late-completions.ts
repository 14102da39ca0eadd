import { type CompletionContext, type CompletionResult, startCompletion } from '@codemirror/autocomplete';
import type { Language } from '../../../domain/c-source/languages';
import type { AskNames } from './compiler-names';

export interface CompletionHooks {
  readonly language: () => Language;
  /** Names the text that is edited. */
  readonly program: () => string;
  /** Asks the compiler; see `compilerNames`. */
  readonly names: AskNames;
  /** The headers of the program itself. */
  readonly headers: () => readonly string[];
}

/** Where a list may begin: a word of two letters, a member, a header. */
const BEGUN = /(?:[\p{L}_][\p{L}\p{N}_]|[<"./]|->|::)$/u;

/** `completeFor` with what the compiler knows. Its code and its words are fetched where a list first begins. */
export function lateCompletions({ language, program, names, headers }: CompletionHooks) {
  let complete: ((context: CompletionContext) => CompletionResult | null) | null = null;
  let forget = () => {};
  let fetching = false;
  const fetch = async () => {
    const [{ completeFor }, { compilerNames }] = await Promise.all([
      import('./completions'),
      import('./compiler-names'),
    ]);
    const known = compilerNames(names, program);
    forget = known.forget;
    complete = completeFor({ language, names: known.at, headers });
  };
  return {
    source(context: CompletionContext): CompletionResult | null {
      if (complete) return complete(context);
      const { view, explicit, state } = context;
      if (fetching || !view || !(explicit || context.matchBefore(BEGUN))) return null;
      fetching = true;
      void fetch()
        .then(() => view.hasFocus && view.state.doc.eq(state.doc) && startCompletion(view))
        // Without a network, and not kept: the next place tries again.
        .catch(() => {
          fetching = false;
        });
      return null;
    },
    /** What the compiler was asked is of no use any more. */
    forget: () => forget(),
  };
}
