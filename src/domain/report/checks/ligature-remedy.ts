const REMEDIES: readonly (readonly [program: RegExp, remedy: string])[] = [
  [
    /\b(?:la|xe|lua|pdf)?tex\b|tikz|hyperref|overleaf/i,
    'put \\usepackage{cmap} first in the preamble, or load microtype and add \\DisableLigatures{encoding = *, family = *}',
  ],
  [
    /microsoft|\bword\b|\bwinword\b/i,
    'choose File, Save As, PDF, then Options and “ISO 19005-1 compliant (PDF/A)”, or set the text in another font; under Font, Advanced, ligatures can be set to None',
  ],
];
const GENERAL = 'set the text in another font, or turn off ligatures where the program has them';

/** How to keep ligatures as letters in a PDF, in the words of the program that made the file. */
export function ligatureRemedy(program: string | undefined): string {
  const known = program && REMEDIES.find(([name]) => name.test(program))?.[1];
  const made = program ? `This file says that it was made by ${program}: ` : 'In the program that made the file, ';
  return `${made}${known || GENERAL}. Export the PDF again and copy a line out of it to see whether the words are whole.`;
}
