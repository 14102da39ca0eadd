import { isCompiled, type Language } from './languages';
import { countTokens } from './lex';

const WORD = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
const NUMBER = '\\d[\\w.]*';
const SIGN = '=>|\\*\\*|===|!==|[=!<>]=|&&|\\|\\||\\?\\?|\\?\\.|\\.\\.\\.|[-+*/%]=|\\+\\+|--|//|<<|>>|[^\\s]';
const SLASHES = '//[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$)';
const TEXT = `"(?:[^"\\\\\\n]|\\\\[\\s\\S])*"?|'(?:[^'\\\\\\n]|\\\\[\\s\\S])*'?`;

/** Comments first, then texts: what begins like either is no sign. */
const grammars: Readonly<Record<'script' | 'python' | 'sql', RegExp>> = {
  script: new RegExp(`(?<comment>${SLASHES})|${TEXT}|\`(?:[^\`\\\\]|\\\\[\\s\\S])*\`?|${WORD}|${NUMBER}|${SIGN}`, 'gu'),
  python: new RegExp(
    `(?<comment>#[^\\n]*)|"""[\\s\\S]*?(?:"""|$)|'''[\\s\\S]*?(?:'''|$)|${TEXT}|${WORD}|${NUMBER}|${SIGN}`,
    'gu',
  ),
  sql: new RegExp(`(?<comment>--[^\\n]*|/\\*[\\s\\S]*?(?:\\*/|$))|"[^"]*"?|'[^']*'?|${WORD}|${NUMBER}|${SIGN}`, 'gu'),
};

/** How many tokens a source has; comments do not count. A template literal is one. */
export function tokensIn(source: string, language: Language): number {
  if (isCompiled(language)) return countTokens(source);
  const grammar = grammars[language === 'javascript' || language === 'typescript' ? 'script' : language];
  let count = 0;
  for (const { groups } of source.matchAll(grammar)) if (groups?.comment === undefined) count += 1;
  return count;
}
