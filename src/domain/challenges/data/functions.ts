import type { Challenge } from '../types';

/** Functions with parameters and results. */
export const functions: readonly Challenge[] = [
  {
    id: 13,
    title: 'Prime or Not',
    group: 'Functions',
    difficulty: 'easy',
    language: 'c',
    topics: ['function definition', 'bool', 'trial division'],
    description:
      'Complete the function is_prime. The program reads one whole number from -1000 to 2147483647 and prints "prime" if it has exactly two positive divisors, 1 and itself, and "not prime" otherwise. So 2 is prime, while 1, 0 and all negative numbers are not.',
    starter: String.raw`#include <stdbool.h>
#include <stdio.h>

static bool is_prime(int n) {
    /* Look for a divisor between 1 and n. */
    return n == 0;
}

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    if (is_prime(n)) {
        printf("prime\n");
    } else {
        printf("not prime\n");
    }
    return 0;
}
`,
    examples: [
      { input: '13\n', output: 'prime\n' },
      { input: '21\n', output: 'not prime\n' },
    ],
    hidden: [
      { input: '2\n', output: 'prime\n' },
      { input: '1\n', output: 'not prime\n' },
      { input: '0\n', output: 'not prime\n' },
      { input: '-7\n', output: 'not prime\n' },
      { input: '49\n', output: 'not prime\n' },
      { input: '2147483647\n', output: 'prime\n' },
    ],
    hints: [
      'Numbers below 2 need an answer before any division.',
      'If no number up to the square root of n divides n, no larger one below n does either.',
      'd * d can outgrow an int. The condition d <= n / d says the same and cannot.',
    ],
    solution: String.raw`#include <stdbool.h>
#include <stdio.h>

static bool is_prime(int n) {
    if (n < 2) {
        return false;
    }
    for (int d = 2; d <= n / d; d++) {
        if (n % d == 0) {
            return false;
        }
    }
    return true;
}

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    if (is_prime(n)) {
        printf("prime\n");
    } else {
        printf("not prime\n");
    }
    return 0;
}
`,
  },
  {
    id: 14,
    title: 'Greatest Common Divisor',
    group: 'Functions',
    difficulty: 'medium',
    language: 'c',
    topics: ['function definition', 'Euclidean algorithm', 'remainder operator'],
    description:
      'Write a function that gives the greatest common divisor of two whole numbers, the largest number that divides both. Read two numbers from -1000000000 to 1000000000 and print it. The result is never negative. With 0 on one side the result is the other number without its sign, and for 0 and 0 print 0.',
    starter: String.raw`#include <stdio.h>

static int greatest_common_divisor(int a, int b) {
    /* Work out the result here. */
    return a - b;
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }

    printf("%d\n", greatest_common_divisor(a, b));
    return 0;
}
`,
    examples: [
      { input: '12 18\n', output: '6\n' },
      { input: '-8 12\n', output: '4\n' },
    ],
    hidden: [
      { input: '7 0\n', output: '7\n' },
      { input: '0 -5\n', output: '5\n' },
      { input: '0 0\n', output: '0\n' },
      { input: '17 31\n', output: '1\n' },
      { input: '1000000000 -1000000000\n', output: '1000000000\n' },
      { input: '1000000000 999999999\n', output: '1\n' },
    ],
    hints: [
      'Whatever divides a and b divides the remainder of a divided by b as well.',
      'Replace the pair (a, b) by (b, a % b) again and again. When b is 0, a is the result.',
      'Trying every number takes too long here; Euclid needs fewer than 50 rounds. Drop the sign at the end.',
    ],
    solution: String.raw`#include <stdio.h>
#include <stdlib.h>

static int greatest_common_divisor(int a, int b) {
    while (b != 0) {
        int rest = a % b;
        a = b;
        b = rest;
    }
    return abs(a);
}

int main(void) {
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }

    printf("%d\n", greatest_common_divisor(a, b));
    return 0;
}
`,
  },
  {
    id: 15,
    title: 'Integer Power',
    group: 'Functions',
    difficulty: 'medium',
    language: 'c',
    topics: ['function definition', 'integer limits', 'accumulator'],
    description:
      'Write a function that raises a whole number to a power. Read the base, from -1000 to 1000, and the exponent, from 0 to 62, and print the exact result. It always fits in a long long. Any base to the power of 0 is 1, also 0.',
    starter: String.raw`#include <stdio.h>

static long long power(int base, int exponent) {
    /* Multiply as often as the exponent says. */
    return (long long)base * exponent;
}

int main(void) {
    int base, exponent;
    if (scanf("%d %d", &base, &exponent) != 2) {
        return 1;
    }

    printf("%lld\n", power(base, exponent));
    return 0;
}
`,
    examples: [
      { input: '2 10\n', output: '1024\n' },
      { input: '-3 3\n', output: '-27\n' },
    ],
    hidden: [
      { input: '5 0\n', output: '1\n' },
      { input: '0 0\n', output: '1\n' },
      { input: '0 7\n', output: '0\n' },
      { input: '-1 61\n', output: '-1\n' },
      { input: '2 62\n', output: '4611686018427387904\n' },
      { input: '3 39\n', output: '4052555153018976267\n' },
    ],
    hints: [
      'Start with a result of 1 and multiply it by the base once in each round.',
      'The result must be a long long already while you multiply, not only when you return it.',
      'pow() from math.h works with doubles, which keep only about 16 digits: it cannot give 3 to the power of 39 exactly.',
    ],
    solution: String.raw`#include <stdio.h>

static long long power(int base, int exponent) {
    long long result = 1;
    for (int i = 0; i < exponent; i++) {
        result *= base;
    }
    return result;
}

int main(void) {
    int base, exponent;
    if (scanf("%d %d", &base, &exponent) != 2) {
        return 1;
    }

    printf("%lld\n", power(base, exponent));
    return 0;
}
`,
  },
];
