import type { Language } from '../../src/domain/c-source/languages';

/** A program with one small change, such as a learner's slip. */
export interface ProgramMutant {
  /** The changed line before and after, without the blanks around it. */
  readonly from: string;
  readonly to: string;
  readonly source: string;
}

/** Comments, texts and lines of the preprocessor or of imports: nothing there is changed. */
const PASSED_OVER: Readonly<Record<'c' | 'python' | 'javascript', RegExp>> = {
  c: /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^[ \t]*#[^\n]*|<[A-Za-z_][\w:<>, *]*>/gm,
  python: /#[^\n]*|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^(?:import|from)[^\n]*|->[^\n:]*/gm,
  javascript:
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/(?![/*])(?:\\.|[^/\\\n])+\/[gimsuy]*(?=[.,);])/gm,
};

const CHANGED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '+',
  '+=': '-=',
  '-=': '+=',
  and: 'or',
  or: 'and',
  min: 'max',
  max: 'min',
  True: 'False',
  False: 'True',
  true: 'false',
  false: 'true',
};
/** An operator stands between blanks in well-set programs; a sign, a pointer or an arrow does not. */
const TOKEN =
  /(?<= )(?:[=!]==?|[<>]=?|&&|\|\||[+-]=?|\*)(?= )|\b(?:and|or|True|False|true|false)\b|\b(?:min|max)\b(?=\()|(?<![\w.'])\d+(?![\w.'])/g;

/**
 * The mutants of a program: comparisons, arithmetic, logic and whole numbers, each changed once.
 * @param source set with blanks around its operators
 */
export function programMutants(language: Language, source: string): readonly ProgramMutant[] {
  const passed =
    PASSED_OVER[language === 'cpp' ? 'c' : language === 'python' || language === 'javascript' ? language : 'c'];
  const bare = source.replace(passed, (text) => text.replace(/[^\n]/g, ' '));
  return [...bare.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const other = /^\d/.test(token) ? String(BigInt(token) + 1n) : CHANGED[token];
    if (other === undefined) return [];
    const mutant = source.slice(0, index) + other + source.slice(index + token.length);
    const start = source.lastIndexOf('\n', index - 1) + 1;
    const lineIn = (text: string) =>
      text.slice(start, (text.indexOf('\n', index) + text.length + 1) % (text.length + 1)).trim();
    return [{ from: lineIn(source), to: lineIn(mutant), source: mutant }];
  });
}
