/** What the compiler takes. */
export type CLanguage = 'c' | 'cpp';

/** What the workbench takes. The same words as the compiler's contract. */
export type Language = CLanguage | 'javascript' | 'typescript' | 'python' | 'sql';

/** In the order in which they are offered. */
export const languages = [
  'c',
  'cpp',
  'python',
  'javascript',
  'typescript',
  'sql',
] as const satisfies readonly Language[];

export const languageNames: Readonly<Record<Language, string>> = {
  c: 'C',
  cpp: 'C++',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  sql: 'SQL',
};

export const isLanguage = (text: unknown): text is Language => (languages as readonly unknown[]).includes(text);

/** It is built by the compiler; any other is run from its source by an engine of its own. */
export const isCompiled = (language: Language): language is CLanguage => language === 'c' || language === 'cpp';

/** A language with one standard alone has its own name there: which version it is belongs to the engine. */
export const standardsOf = {
  c: ['C89', 'C99', 'C11', 'C17', 'C23'],
  cpp: ['C++11', 'C++14', 'C++17', 'C++20', 'C++23'],
  javascript: ['JavaScript'],
  typescript: ['TypeScript'],
  python: ['Python'],
  sql: ['SQL'],
} as const;

export type Standard = (typeof standardsOf)[Language][number];

/** The standards that can be chosen. */
export const defaultStandards = { c: 'C17', cpp: 'C++17' } as const satisfies Record<CLanguage, Standard>;

/** The standard that a program is read by. */
export const standardFor = (language: Language, chosen: Readonly<Record<CLanguage, Standard>>): Standard =>
  isCompiled(language) ? chosen[language] : standardsOf[language][0];

export const isStandardOf = (language: Language, standard: string): standard is Standard =>
  (standardsOf[language] as readonly string[]).includes(standard);

/** What a new file holds. */
export const helloWorld: Readonly<Record<Language, string>> = {
  c: `#include <stdio.h>

int main(void) {
    printf("Hello, World!\\n");
    return 0;
}
`,
  cpp: `#include <iostream>

int main() {
    std::cout << "Hello, World!\\n";
    return 0;
}
`,
  javascript: "console.log('Hello, World!');\n",
  typescript: `const greet = (name: string): string => \`Hello, \${name}!\`;

console.log(greet('World'));
`,
  python: "print('Hello, World!')\n",
  sql: `SELECT name, city
FROM customers
ORDER BY name;
`,
};
