import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completeAnyWord,
} from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { type CLanguage, isCompiled, type Language } from '../../../domain/c-source/languages';
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

/**
 * Keywords, names of the library with their headers, and the words of the program. Answers at once: an answer that came
 * later could meet another program in the same editor, and would be entered into that one.
 */
export const completeFor =
  (language: () => Language) =>
  (context: CompletionContext): CompletionResult | null => {
    const of = language();
    const header = isCompiled(of) ? context.matchBefore(/#\s*include\s*<[\w./]*/) : null;
    if (header && isCompiled(of)) {
      const from = header.from + header.text.indexOf('<') + 1;
      return {
        from,
        options: headerNames[of].map((label) => ({ label, type: 'namespace' })),
        validFor: /^[\w./]*$/,
      };
    }
    const word = context.matchBefore(/[\p{L}_][\p{L}\p{N}_]*/u);
    if (!word || (word.to - word.from < 2 && !context.explicit)) return null;
    if (/Comment|String|CharLiteral/.test(syntaxTree(context.state).resolveInner(context.pos, -1).name)) return null;
    const known = options[of];
    const labels = new Set(known.map(({ label }) => label));
    const found = completeAnyWord(context);
    const words = found instanceof Promise ? null : found;
    const own = words?.options.filter(({ label }) => !labels.has(label)) ?? [];
    return { from: word.from, options: [...own, ...known], validFor: /^[\p{L}\p{N}_]*$/u };
  };
