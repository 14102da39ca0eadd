import type { Challenge } from '../types.ts';

/** Challenges 28 to 30: reading until the end, whole lines, and input that may be wrong. */
export const input: readonly Challenge[] = [
  {
    id: 28,
    title: 'Sum Until the End',
    group: 'Input',
    difficulty: 'easy',
    language: 'c',
    topics: ['formatted input', 'end of input', 'accumulators'],
    description:
      'The input holds any number of integers, separated by blanks or newlines, and nobody says how many. Read them until the input ends. Print two lines: "count: " followed by how many there were, and "sum: " followed by their sum. Each number fits in an int, but the sum may be too big for one. With no numbers at all, both values are 0.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int number = 0;
    int count = 0;

    /* This reads one number. Read on until scanf finds no more, and add them up. */
    if (scanf("%d", &number) == 1) {
        count++;
    }

    printf("count: %d\n", count);
    return 0;
}
`,
    examples: [
      { input: '4 8 15\n', output: 'count: 3\nsum: 27\n' },
      { input: '10\n-3\n\n5\n', output: 'count: 3\nsum: 12\n' },
    ],
    hidden: [
      { input: '\n', output: 'count: 0\nsum: 0\n' },
      { input: '0 7 0 5\n', output: 'count: 4\nsum: 12\n' },
      { input: '-1\n', output: 'count: 1\nsum: -1\n' },
      { input: '2147483647 2147483647 2\n', output: 'count: 3\nsum: 4294967296\n' },
      { input: '-2147483648 -2147483648\n', output: 'count: 2\nsum: -4294967296\n' },
    ],
    hints: [
      'scanf returns how many values it read. That return value tells you whether there was a number left.',
      'Loop with while (scanf("%d", &number) == 1): the loop ends by itself at the end of the input.',
      'Keep the sum in a long long, start it at 0, and print it with %lld.',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    int number;
    int count = 0;
    long long sum = 0;

    while (scanf("%d", &number) == 1) {
        count++;
        sum += number;
    }

    printf("count: %d\n", count);
    printf("sum: %lld\n", sum);
    return 0;
}
`,
  },
  {
    id: 29,
    title: 'Line Lengths',
    group: 'Input',
    difficulty: 'medium',
    language: 'c',
    topics: ['line input', 'strings', 'end of input'],
    description:
      'Read the input line by line until it ends. For each line print its number, counted from 1, then a colon, a space and how many characters the line has, as in "1: 5". Spaces count wherever they stand; the newline at the end of the line does not. An empty line has 0 characters and still gets its number. After the last line print "longest: " and the length of the longest line. A line has at most 200 characters, and there is at least one line.',
    starter: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];

    /* fgets reads one line, with its newline. Read them all. */
    if (fgets(line, sizeof line, stdin) != NULL) {
        printf("1: %d\n", (int)strlen(line));
    }
    return 0;
}
`,
    examples: [
      { input: 'hello\nhow are you\n', output: '1: 5\n2: 11\nlongest: 11\n' },
      { input: 'one\n\nthree\n', output: '1: 3\n2: 0\n3: 5\nlongest: 5\n' },
    ],
    hidden: [
      { input: '\n', output: '1: 0\nlongest: 0\n' },
      { input: '  two before\nand two after  \n', output: '1: 12\n2: 15\nlongest: 15\n' },
      { input: 'a longer first line\nb\nc\n', output: '1: 19\n2: 1\n3: 1\nlongest: 19\n' },
      { input: `${'x'.repeat(200)}\n\n\n`, output: '1: 200\n2: 0\n3: 0\nlongest: 200\n' },
      { input: '   \n', output: '1: 3\nlongest: 3\n' },
    ],
    hints: [
      'scanf with %s stops at every blank. fgets takes the whole line and returns NULL when there is none left.',
      'fgets keeps the newline in the buffer: strcspn(line, "\\n") gives the length without it.',
      'Loop with while (fgets(line, sizeof line, stdin) != NULL), count the lines in one variable and keep the greatest length in another that starts at 0.',
    ],
    solution: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];
    int number = 0;
    int longest = 0;

    while (fgets(line, sizeof line, stdin) != NULL) {
        int length = (int)strcspn(line, "\n");

        number++;
        if (length > longest) {
            longest = length;
        }
        printf("%d: %d\n", number, length);
    }

    printf("longest: %d\n", longest);
    return 0;
}
`,
  },
  {
    id: 30,
    title: 'Is It an Age?',
    group: 'Input',
    difficulty: 'medium',
    language: 'c',
    topics: ['input validation', 'strtol', 'error handling', 'line input'],
    description:
      'A form asks for an age, and people type all sorts of things. Read the input line by line until it ends and print one line for each. If the line is a whole number from 0 to 130, print "ok " and the number. If it is a whole number but outside that range, print "out of range". For anything else print "not a number". Blanks before and after the number are allowed, and so is a sign; other characters are not, so "12 years" and "3.5" are not numbers, and neither is an empty line. A number may be far too big for any integer type: that is out of range. A line has at most 60 characters.',
    starter: String.raw`#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[128];

    while (fgets(line, sizeof line, stdin) != NULL) {
        /* strtol turns text into a number, and tells where it stopped reading. */
        long age = strtol(line, NULL, 10);

        printf("ok %ld\n", age);
    }
    return 0;
}
`,
    examples: [{ input: '42\nold enough\n200\n', output: 'ok 42\nnot a number\nout of range\n' }],
    hidden: [
      { input: '0\n130\n131\n-1\n', output: 'ok 0\nok 130\nout of range\nout of range\n' },
      { input: '12 years\n3.5\n7up\n', output: 'not a number\nnot a number\nnot a number\n' },
      { input: '\n   \n5\n', output: 'not a number\nnot a number\nok 5\n' },
      { input: '  18\n21  \n +30 \n', output: 'ok 18\nok 21\nok 30\n' },
      {
        input: '99999999999999999999999999\n-99999999999999999999999999\n4294967338\n',
        output: 'out of range\nout of range\nout of range\n',
      },
      { input: '-\n+ 5\n1 2\n', output: 'not a number\nnot a number\nnot a number\n' },
    ],
    hints: [
      'atoi cannot tell you that a text is no number. strtol can: give it the address of a char pointer as its second argument.',
      'After strtol(line, &end, 10), end == line means that there were no digits. Then skip blanks from end on: anything left other than the end of the string is wrong.',
      'isspace from ctype.h also skips the newline. A number that is too big comes back as LONG_MAX or LONG_MIN, which the check of the range refuses anyway.',
    ],
    solution: String.raw`#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[128];

    while (fgets(line, sizeof line, stdin) != NULL) {
        char *end;
        /* Too big a number gives LONG_MAX or LONG_MIN: out of range as well. */
        long age = strtol(line, &end, 10);
        int has_digits = end != line;

        while (isspace((unsigned char)*end)) {
            end++;
        }

        if (!has_digits || *end != '\0') {
            printf("not a number\n");
        } else if (age < 0 || age > 130) {
            printf("out of range\n");
        } else {
            printf("ok %ld\n", age);
        }
    }
    return 0;
}
`,
  },
];
