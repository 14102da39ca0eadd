import type { Challenge } from '../types';

const manyNumbers = Array.from({ length: 1000 }, (_, index) => index * 7 - 3000);

/** Addresses, pointer walks and memory from the heap. */
export const pointersAndMemory: readonly Challenge[] = [
  {
    id: 21,
    title: 'Order Three Numbers',
    group: 'Pointers and memory',
    difficulty: 'easy',
    language: 'c',
    topics: ['pointer parameters', 'swap', 'if statement'],
    description:
      'Read three whole numbers that each fit in an int and print them in ascending order with a space between neighbours; equal numbers stay side by side. Exchange variables with the function swap, which gets the addresses of two variables. It is wrong as it stands, and one comparison is not enough: repair both.',
    starter: String.raw`#include <stdio.h>

static void swap(int *first, int *second) {
    /* One of the two values gets lost here. */
    *first = *second;
    *second = *first;
}

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }

    if (a > b) {
        swap(&a, &b);
    }
    printf("%d %d %d\n", a, b, c);
    return 0;
}
`,
    examples: [
      { input: '3 1 2\n', output: '1 2 3\n' },
      { input: '5 5 -5\n', output: '-5 5 5\n' },
    ],
    hidden: [
      { input: '1 2 3\n', output: '1 2 3\n' },
      { input: '3 2 1\n', output: '1 2 3\n' },
      { input: '2 3 1\n', output: '1 2 3\n' },
      { input: '1 3 2\n', output: '1 2 3\n' },
      { input: '0 0 0\n', output: '0 0 0\n' },
      { input: '2147483647 0 -2147483648\n', output: '-2147483648 0 2147483647\n' },
    ],
    hints: [
      'After *first = *second the old value of *first is gone. Keep it somewhere before.',
      'int kept = *first; *first = *second; *second = kept;',
      'Three comparisons are enough: a with b, then b with c, then a with b once more.',
    ],
    solution: String.raw`#include <stdio.h>

static void swap(int *first, int *second) {
    int kept = *first;
    *first = *second;
    *second = kept;
}

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }

    if (a > b) {
        swap(&a, &b);
    }
    if (b > c) {
        swap(&b, &c);
    }
    if (a > b) {
        swap(&a, &b);
    }
    printf("%d %d %d\n", a, b, c);
    return 0;
}
`,
  },
  {
    id: 22,
    title: 'Last Occurrence',
    group: 'Pointers and memory',
    difficulty: 'medium',
    language: 'c',
    topics: ['pointer to char', 'null pointer', 'pointer arithmetic'],
    description:
      'The input has two lines: a single character that is no blank, and a text of at most 200 characters, which may be empty. Print the place of the last occurrence of the character in the text, counted from 0, or -1 if it does not occur. The function find_last returns a pointer into the text, or NULL if there is nothing to point at. As it stands it finds the first occurrence.',
    starter: String.raw`#include <stdio.h>
#include <string.h>

static const char *find_last(const char *text, char wanted) {
    for (const char *p = text; *p != '\0'; p++) {
        if (*p == wanted) {
            return p;
        }
    }
    return NULL;
}

int main(void) {
    char first[8];
    char text[256];
    if (fgets(first, sizeof first, stdin) == NULL || fgets(text, sizeof text, stdin) == NULL) {
        return 1;
    }
    char wanted = first[0];
    text[strcspn(text, "\n")] = '\0';

    const char *found = find_last(text, wanted);
    printf("%d\n", found == NULL ? -1 : (int)(found - text));
    return 0;
}
`,
    examples: [
      { input: 'a\nbanana\n', output: '5\n' },
      { input: 'z\nbanana\n', output: '-1\n' },
    ],
    hidden: [
      { input: 'b\nbanana\n', output: '0\n' },
      { input: 'x\nx\n', output: '0\n' },
      { input: 'x\n\n', output: '-1\n' },
      { input: 'A\nan A and a B\n', output: '3\n' },
      { input: '.\n1.2.3.\n', output: '5\n' },
    ],
    hints: [
      'A hit must not end the walk: a later one may follow.',
      'Keep a second pointer that starts as NULL and is set to p at every hit.',
      'Return the second pointer after the loop; without a hit it is still NULL.',
    ],
    solution: String.raw`#include <stdio.h>
#include <string.h>

static const char *find_last(const char *text, char wanted) {
    const char *last = NULL;
    for (const char *p = text; *p != '\0'; p++) {
        if (*p == wanted) {
            last = p;
        }
    }
    return last;
}

int main(void) {
    char first[8];
    char text[256];
    if (fgets(first, sizeof first, stdin) == NULL || fgets(text, sizeof text, stdin) == NULL) {
        return 1;
    }
    char wanted = first[0];
    text[strcspn(text, "\n")] = '\0';

    const char *found = find_last(text, wanted);
    printf("%d\n", found == NULL ? -1 : (int)(found - text));
    return 0;
}
`,
  },
  {
    id: 23,
    title: 'Growing Array',
    group: 'Pointers and memory',
    difficulty: 'medium',
    language: 'c',
    topics: ['realloc', 'dynamic array', 'end of input'],
    description:
      'Read whole numbers until the input ends; nobody tells you beforehand how many there are, and there may be thousands. Print their count on the first line and the numbers in reverse order on the second, with a space between neighbours. Without any number print only the line "0". Keep the numbers in memory that grows with them.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int number;
    int count = 0;

    while (scanf("%d", &number) == 1) {
        /* Keep the number for later. */
        count++;
    }
    printf("%d\n", count);
    return 0;
}
`,
    examples: [{ input: '3 1 4\n1 5\n', output: '5\n5 1 4 1 3\n' }],
    hidden: [
      { input: '', output: '0\n' },
      { input: '-7\n', output: '1\n-7\n' },
      { input: '2\n2\n\n2\n', output: '3\n2 2 2\n' },
      {
        input: `${manyNumbers.join('\n')}\n`,
        output: `1000\n${manyNumbers.toReversed().join(' ')}\n`,
      },
    ],
    hints: [
      'malloc gives memory for a number of elements, realloc makes it larger and keeps what is in it.',
      'Remember two sizes: how many numbers there are, and for how many there is room. When they are equal, double the room.',
      'int *larger = realloc(numbers, room * sizeof *numbers); realloc of NULL works like malloc. Check for NULL, and free the memory at the end.',
    ],
    solution: String.raw`#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *numbers = NULL;
    size_t count = 0;
    size_t room = 0;
    int number;

    while (scanf("%d", &number) == 1) {
        if (count == room) {
            room = room == 0 ? 16 : room * 2;
            int *larger = realloc(numbers, room * sizeof *numbers);
            if (larger == NULL) {
                free(numbers);
                return 1;
            }
            numbers = larger;
        }
        numbers[count++] = number;
    }

    printf("%zu\n", count);
    for (size_t i = count; i > 0; i--) {
        printf("%d%c", numbers[i - 1], i > 1 ? ' ' : '\n');
    }
    free(numbers);
    return 0;
}
`,
  },
  {
    id: 24,
    title: 'Join the Words',
    group: 'Pointers and memory',
    difficulty: 'hard',
    language: 'c',
    topics: ['realloc', 'string building', 'null terminator'],
    description:
      'Read words of at most 30 characters until the input ends; blanks and line breaks stand between them. Build one string in memory that has all words in their order with a hyphen between neighbours. Print the length of the string, a space and the string. Without any word print only "0". The string has no limit of its own.',
    starter: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    char word[31];
    size_t length = 0;

    while (scanf("%30s", word) == 1) {
        /* Put the word at the end of a string that grows. */
        length += strlen(word);
    }
    printf("%zu\n", length);
    return 0;
}
`,
    examples: [
      { input: 'mother in law\n', output: '13 mother-in-law\n' },
      { input: 'solo\n', output: '4 solo\n' },
    ],
    hidden: [
      { input: '', output: '0\n' },
      { input: 'a\nb\n\n  c\n', output: '5 a-b-c\n' },
      { input: 'well-known fact\n', output: '15 well-known-fact\n' },
      {
        input: `${'abcdefghijklmnopqrstuvwxyz\n'.repeat(40)}`,
        output: `1079 ${Array.from({ length: 40 }, () => 'abcdefghijklmnopqrstuvwxyz').join('-')}\n`,
      },
    ],
    hints: [
      'Every word but the first brings a hyphen with it.',
      'Ask realloc for the old length, the hyphen, the word and one more byte: the zero at the end of every string.',
      'With the length known, memcpy(joined + length, word, strlen(word) + 1) puts the word and its zero in place.',
    ],
    solution: String.raw`#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char word[31];
    char *joined = NULL;
    size_t length = 0;

    while (scanf("%30s", word) == 1) {
        size_t added = strlen(word);
        size_t hyphen = joined == NULL ? 0 : 1;
        char *larger = realloc(joined, length + hyphen + added + 1);
        if (larger == NULL) {
            free(joined);
            return 1;
        }
        joined = larger;
        if (hyphen == 1) {
            joined[length++] = '-';
        }
        memcpy(joined + length, word, added + 1);
        length += added;
    }

    if (joined == NULL) {
        printf("0\n");
    } else {
        printf("%zu %s\n", length, joined);
    }
    free(joined);
    return 0;
}
`,
  },
];
