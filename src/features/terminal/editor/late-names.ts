import { type CompletionContext, startCompletion } from '@codemirror/autocomplete';
import type { AskNames, CompilerAnswer, compilerNames } from './compiler-names';

/** Something may lead to a member here. */
const MEMBER = /(?:\.|->|::)\s*[\p{L}\p{N}_$]*$/u;

/** `compilerNames`, whose code is fetched where a name is first asked for. */
export function lateNames(ask: AskNames, document: () => string) {
  let names: ReturnType<typeof compilerNames> | null = null;
  let fetching = false;
  return {
    at(context: CompletionContext): CompilerAnswer | null {
      if (names) return names.at(context);
      const { view, explicit, state } = context;
      if (fetching || !view || !(explicit || context.matchBefore(MEMBER))) return null;
      fetching = true;
      void import('./compiler-names')
        .then((code) => {
          names = code.compilerNames(ask, document);
          if (view.state.doc.eq(state.doc) && view.hasFocus) startCompletion(view);
        })
        // Without a network, and not kept: the next place tries again.
        .catch(() => {
          fetching = false;
        });
      return null;
    },
    forget: () => names?.forget(),
  };
}
