import { cpp } from '@codemirror/lang-cpp';
import { Compartment, type Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { isCompiled, type Language } from '../../../domain/c-source/languages';

const compartment = new Compartment();

/** Grammars that were fetched. */
const fetched = new Map<Language, Extension>([
  ['c', cpp()],
  ['cpp', cpp()],
]);

async function fetchGrammar(language: Language): Promise<Extension> {
  if (language === 'python') return (await import('@codemirror/lang-python')).python();
  if (language === 'sql') {
    const { SQLite, sql } = await import('@codemirror/lang-sql');
    return sql({ dialect: SQLite, upperCaseKeywords: true });
  }
  const { javascript } = await import('@codemirror/lang-javascript');
  return javascript({ typescript: language === 'typescript' });
}

/** The colours of a language that was used before; others come with `useGrammar`. */
export const grammarOf = (language: Language): Extension => compartment.of(fetched.get(language) ?? []);

/**
 * Gives the editor the grammar of a language, fetched when it is first used. Without a network the text stays without
 * colours, and is tried again with the next text.
 * @param isWanted says whether the editor still holds a text of this language
 */
export function setGrammar(view: EditorView, language: Language, isWanted: () => boolean): void {
  const set = (grammar: Extension) => view.dispatch({ effects: compartment.reconfigure(grammar) });
  const known = fetched.get(language);
  if (known || isCompiled(language)) {
    set(known ?? []);
    return;
  }
  fetchGrammar(language).then(
    (grammar) => {
      fetched.set(language, grammar);
      if (isWanted()) set(grammar);
    },
    () => {},
  );
}
