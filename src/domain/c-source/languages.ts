/** What the terminal takes. The same words as the compiler's contract. */
export type Language = 'c' | 'cpp';

export const languageNames: Readonly<Record<Language, string>> = { c: 'C', cpp: 'C++' };

export const standardsOf = {
  c: ['C89', 'C99', 'C11', 'C17', 'C23'],
  cpp: ['C++11', 'C++14', 'C++17', 'C++20', 'C++23'],
} as const;

export type Standard = (typeof standardsOf)[Language][number];

export const defaultStandards = { c: 'C17', cpp: 'C++17' } as const satisfies Record<Language, Standard>;

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
};
