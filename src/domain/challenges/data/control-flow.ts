import type { Challenge } from '../types';

/** Branches and loops. */
export const controlFlow: readonly Challenge[] = [
  {
    id: 9,
    title: 'Leap Year',
    group: 'Control flow',
    difficulty: 'easy',
    language: 'c',
    topics: ['logical operators', 'if-else'],
    description:
      'Read a year from 1 to 9999. Print "leap" if it is a leap year of the Gregorian calendar and "common" if it is not. Every fourth year is a leap year, but years that 100 divides are not, unless 400 divides them as well.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int year;
    if (scanf("%d", &year) != 1) {
        return 1;
    }

    /* Find out which of the two words belongs to the year. */
    printf("%d: leap or common?\n", year);
    return 0;
}
`,
    examples: [
      { input: '2024\n', output: 'leap\n' },
      { input: '2023\n', output: 'common\n' },
    ],
    hidden: [
      { input: '1900\n', output: 'common\n' },
      { input: '2000\n', output: 'leap\n' },
      { input: '4\n', output: 'leap\n' },
      { input: '1\n', output: 'common\n' },
      { input: '2100\n', output: 'common\n' },
      { input: '9996\n', output: 'leap\n' },
    ],
    hints: [
      'Write down what the three rules say about 1900, 2000 and 2024 before you write code.',
      'Either 400 divides the year, or 4 divides it and 100 does not.',
      'year % 4 == 0 && year % 100 != 0 is the second half; join it to the first with ||.',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    int year;
    if (scanf("%d", &year) != 1) {
        return 1;
    }

    if (year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)) {
        printf("leap\n");
    } else {
        printf("common\n");
    }
    return 0;
}
`,
  },
  {
    id: 10,
    title: 'Multiplication Square',
    group: 'Control flow',
    difficulty: 'easy',
    language: 'c',
    topics: ['nested loops', 'formatted output'],
    description:
      'Read a whole number n from 0 to 12. Print n lines with n numbers each: the number in line i and column j, both counted from 1, is i times j. Each number stands right-aligned in a field four characters wide, with nothing else between the fields. For n = 0 print the word "nothing".',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    /* One loop for the lines, and inside it one for the columns. */
    for (int i = 1; i <= n; i++) {
        printf("%4d\n", i);
    }
    return 0;
}
`,
    examples: [{ input: '3\n', output: '   1   2   3\n   2   4   6\n   3   6   9\n' }],
    hidden: [
      { input: '1\n', output: '   1\n' },
      { input: '0\n', output: 'nothing\n' },
      { input: '4\n', output: '   1   2   3   4\n   2   4   6   8\n   3   6   9  12\n   4   8  12  16\n' },
      {
        input: '12\n',
        output: [
          '   1   2   3   4   5   6   7   8   9  10  11  12',
          '   2   4   6   8  10  12  14  16  18  20  22  24',
          '   3   6   9  12  15  18  21  24  27  30  33  36',
          '   4   8  12  16  20  24  28  32  36  40  44  48',
          '   5  10  15  20  25  30  35  40  45  50  55  60',
          '   6  12  18  24  30  36  42  48  54  60  66  72',
          '   7  14  21  28  35  42  49  56  63  70  77  84',
          '   8  16  24  32  40  48  56  64  72  80  88  96',
          '   9  18  27  36  45  54  63  72  81  90  99 108',
          '  10  20  30  40  50  60  70  80  90 100 110 120',
          '  11  22  33  44  55  66  77  88  99 110 121 132',
          '  12  24  36  48  60  72  84  96 108 120 132 144\n',
        ].join('\n'),
      },
    ],
    hints: [
      'Print a whole line inside the outer loop: the inner loop prints its numbers, the line break comes after it.',
      '%4d prints a number right-aligned in a field of four characters.',
      'Deal with n == 0 before the loops, which print nothing for it.',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    if (n == 0) {
        printf("nothing\n");
        return 0;
    }
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
            printf("%4d", i * j);
        }
        printf("\n");
    }
    return 0;
}
`,
  },
  {
    id: 11,
    title: 'Sum of Digits',
    group: 'Control flow',
    difficulty: 'medium',
    language: 'c',
    topics: ['while loop', 'remainder operator', 'integer limits'],
    description:
      'Read a whole number from -2147483648 to 2147483647. Print how many decimal digits it has and the sum of these digits, with a space between. The sign counts for nothing: -305 has 3 digits with the sum 8. The number 0 has one digit.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int number;
    if (scanf("%d", &number) != 1) {
        return 1;
    }

    int digits = 0;
    int sum = 0;
    /* Take one digit after the other off the number. */
    printf("%d has %d digits with the sum %d\n", number, digits, sum);
    return 0;
}
`,
    examples: [
      { input: '4096\n', output: '4 19\n' },
      { input: '-305\n', output: '3 8\n' },
    ],
    hidden: [
      { input: '0\n', output: '1 0\n' },
      { input: '7\n', output: '1 7\n' },
      { input: '1000\n', output: '4 1\n' },
      { input: '-9\n', output: '1 9\n' },
      { input: '2147483647\n', output: '10 46\n' },
      { input: '-2147483648\n', output: '10 47\n' },
    ],
    hints: [
      'number % 10 is the last digit, number / 10 is the number without it.',
      'A loop that runs while the number is not 0 never looks at the number 0. A do-while loop looks at least once.',
      '-2147483648 has no positive partner of type int: use a wider type such as long long before you change the sign.',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    long long number;
    if (scanf("%lld", &number) != 1) {
        return 1;
    }

    if (number < 0) {
        number = -number;
    }
    int digits = 0;
    int sum = 0;
    do {
        digits++;
        sum += (int)(number % 10);
        number /= 10;
    } while (number > 0);
    printf("%d %d\n", digits, sum);
    return 0;
}
`,
  },
  {
    id: 12,
    title: 'Collatz Steps',
    group: 'Control flow',
    difficulty: 'medium',
    language: 'c',
    topics: ['while loop', 'if-else', 'integer overflow'],
    description:
      'Read a whole number from 1 to 200000. Repeat: halve it if it is even, otherwise multiply it by 3 and add 1, until it is 1. Print the number of steps that takes and the largest number met on the way, the first one and the last one included, with a space between. From 6 it goes 3, 10, 5, 16, 8, 4, 2, 1: that is "8 16". On the way the number can outgrow 32 bits.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int start;
    if (scanf("%d", &start) != 1) {
        return 1;
    }

    long long number = start;
    int steps = 0;
    /* Repeat until number is 1. */
    printf("%d steps from %lld\n", steps, number);
    return 0;
}
`,
    examples: [
      { input: '6\n', output: '8 16\n' },
      { input: '8\n', output: '3 8\n' },
    ],
    hidden: [
      { input: '1\n', output: '0 1\n' },
      { input: '2\n', output: '1 2\n' },
      { input: '27\n', output: '111 9232\n' },
      { input: '113383\n', output: '247 2482111348\n' },
      { input: '159487\n', output: '183 17202377752\n' },
    ],
    hints: [
      'A while loop asks before each round, so it does nothing at all when the number is 1 from the start.',
      'After each step compare the number with the largest one so far.',
      'long long holds at least 64 bits; print it with %lld.',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    int start;
    if (scanf("%d", &start) != 1) {
        return 1;
    }

    long long number = start;
    long long largest = number;
    int steps = 0;
    while (number != 1) {
        if (number % 2 == 0) {
            number /= 2;
        } else {
            number = 3 * number + 1;
        }
        if (number > largest) {
            largest = number;
        }
        steps++;
    }
    printf("%d %lld\n", steps, largest);
    return 0;
}
`,
  },
];
