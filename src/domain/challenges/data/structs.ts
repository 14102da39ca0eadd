import type { Challenge } from '../types';

/** Values that belong together. */
export const structs: readonly Challenge[] = [
  {
    id: 25,
    title: 'Farthest Point',
    group: 'Structs',
    difficulty: 'medium',
    language: 'c',
    topics: ['struct', 'struct parameters', 'integer overflow'],
    description:
      'Read a count n from 0 to 100, then n points, each as two whole numbers x and y from -100000 to 100000. Print x and y of the point farthest from the origin (0, 0) with a space between. If several are equally far, print the one that came first. With n = 0 print "none". Comparing the squares x * x + y * y saves the square root, but they can outgrow 32 bits.',
    starter: String.raw`#include <stdio.h>

struct point {
    int x;
    int y;
};

int main(void) {
    int n;
    struct point farthest = {0, 0};
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    for (int i = 0; i < n; i++) {
        struct point p;
        if (scanf("%d %d", &p.x, &p.y) != 2) {
            return 1;
        }
        /* Keep p only if it is farther away than all before. */
        farthest = p;
    }
    printf("%d %d\n", farthest.x, farthest.y);
    return 0;
}
`,
    examples: [
      { input: '3\n1 1\n-3 4\n2 0\n', output: '-3 4\n' },
      { input: '0\n', output: 'none\n' },
    ],
    hidden: [
      { input: '1\n0 0\n', output: '0 0\n' },
      { input: '4\n0 5\n5 0\n-3 -4\n1 1\n', output: '0 5\n' },
      { input: '2\n3 4\n65536 0\n', output: '65536 0\n' },
      { input: '3\n-100000 -100000\n99999 100000\n100000 100000\n', output: '-100000 -100000\n' },
      { input: '2\n-9 0\n8 0\n', output: '-9 0\n' },
    ],
    hints: [
      'Write a function that takes a struct point and returns its squared distance from the origin.',
      'Only a distance greater than the greatest so far replaces it; with "greater or equal" a later point would win a tie.',
      '100000 * 100000 does not fit in an int. Convert before you multiply: (long long)p.x * p.x.',
    ],
    solution: String.raw`#include <stdio.h>

struct point {
    int x;
    int y;
};

static long long squared_distance(struct point p) {
    return (long long)p.x * p.x + (long long)p.y * p.y;
}

int main(void) {
    int n;
    struct point farthest = {0, 0};
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    for (int i = 0; i < n; i++) {
        struct point p;
        if (scanf("%d %d", &p.x, &p.y) != 2) {
            return 1;
        }
        if (i == 0 || squared_distance(p) > squared_distance(farthest)) {
            farthest = p;
        }
    }

    if (n == 0) {
        printf("none\n");
    } else {
        printf("%d %d\n", farthest.x, farthest.y);
    }
    return 0;
}
`,
  },
  {
    id: 26,
    title: 'Class List',
    group: 'Structs',
    difficulty: 'medium',
    language: 'c',
    topics: ['array of structs', 'qsort', 'comparison function'],
    description:
      'Read a count n from 0 to 50, then n students, each as a name of 1 to 20 small letters and a mark from 0 to 100. Print one line for each, the name, a space and the mark: the best mark first, and equal marks in alphabetical order of the names. With n = 0 print "no students". As it stands the program sorts by name only.',
    starter: String.raw`#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct student {
    char name[21];
    int mark;
};

static int compare(const void *left, const void *right) {
    const struct student *a = left;
    const struct student *b = right;
    return strcmp(a->name, b->name);
}

int main(void) {
    int n;
    struct student students[50];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%20s %d", students[i].name, &students[i].mark) != 2) {
            return 1;
        }
    }

    qsort(students, (size_t)n, sizeof students[0], compare);
    for (int i = 0; i < n; i++) {
        printf("%s %d\n", students[i].name, students[i].mark);
    }
    return 0;
}
`,
    examples: [{ input: '3\nmia 71\nben 88\nzoe 71\n', output: 'ben 88\nmia 71\nzoe 71\n' }],
    hidden: [
      { input: '0\n', output: 'no students\n' },
      { input: '1\nkim 0\n', output: 'kim 0\n' },
      { input: '4\nzoe 50\nmia 50\nben 50\nann 50\n', output: 'ann 50\nben 50\nmia 50\nzoe 50\n' },
      { input: '4\nann 9\nben 10\ncid 100\ndan 9\n', output: 'cid 100\nben 10\nann 9\ndan 9\n' },
      { input: '3\nanna 60\nann 60\nannabel 60\n', output: 'ann 60\nanna 60\nannabel 60\n' },
    ],
    hints: [
      'The comparison function returns a negative number if the left student comes first, a positive one if the right one does.',
      'Compare the marks first. Only if they are equal do the names decide.',
      'The better mark comes first, so the difference is the other way round: b->mark - a->mark.',
    ],
    solution: String.raw`#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct student {
    char name[21];
    int mark;
};

static int compare(const void *left, const void *right) {
    const struct student *a = left;
    const struct student *b = right;
    if (a->mark != b->mark) {
        return b->mark - a->mark;
    }
    return strcmp(a->name, b->name);
}

int main(void) {
    int n;
    struct student students[50];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%20s %d", students[i].name, &students[i].mark) != 2) {
            return 1;
        }
    }

    if (n == 0) {
        printf("no students\n");
        return 0;
    }
    qsort(students, (size_t)n, sizeof students[0], compare);
    for (int i = 0; i < n; i++) {
        printf("%s %d\n", students[i].name, students[i].mark);
    }
    return 0;
}
`,
  },
  {
    id: 27,
    title: 'Adding Fractions',
    group: 'Structs',
    difficulty: 'hard',
    language: 'c',
    topics: ['struct', 'functions that return a struct', 'reducing a fraction', 'formatted input'],
    description:
      'Read a sum of two fractions such as "1/2 + -1/3". All four numbers are whole numbers from -10000 to 10000, and neither denominator is 0, though it may be negative. Print the result in lowest terms with a positive denominator, as in "1/6". If the denominator is 1, print the numerator alone: "1/2 + 1/2" gives "1", and "1/2 + -1/2" gives "0".',
    starter: String.raw`#include <stdio.h>

struct fraction {
    int numerator;
    int denominator;
};

static struct fraction add(struct fraction a, struct fraction b) {
    /* This is no sum yet. */
    struct fraction sum = {a.numerator + b.numerator, a.denominator + b.denominator};
    return sum;
}

int main(void) {
    struct fraction a, b;
    if (scanf("%d/%d + %d/%d", &a.numerator, &a.denominator, &b.numerator, &b.denominator) != 4) {
        return 1;
    }

    struct fraction sum = add(a, b);
    printf("%d/%d\n", sum.numerator, sum.denominator);
    return 0;
}
`,
    examples: [
      { input: '1/2 + -1/3\n', output: '1/6\n' },
      { input: '1/2 + 1/2\n', output: '1\n' },
    ],
    hidden: [
      { input: '2/4 + 1/8\n', output: '5/8\n' },
      { input: '1/-2 + 1/3\n', output: '-1/6\n' },
      { input: '-3/-4 + 1/4\n', output: '1\n' },
      { input: '5/7 + -5/7\n', output: '0\n' },
      { input: '0/-9 + 0/4\n', output: '0\n' },
      { input: '10000/9999 + 9999/10000\n', output: '199980001/99990000\n' },
    ],
    hints: [
      'Bring both fractions to the common denominator a.denominator * b.denominator before you add the numerators.',
      'Divide both parts of the result by their greatest common divisor. Then, if the denominator is negative, change the sign of both.',
      'Write a function reduced(numerator, denominator) that returns a struct fraction, and let add end with it. Whether to print the denominator is decided in main.',
    ],
    solution: String.raw`#include <stdio.h>
#include <stdlib.h>

struct fraction {
    int numerator;
    int denominator;
};

static int greatest_common_divisor(int a, int b) {
    while (b != 0) {
        int rest = a % b;
        a = b;
        b = rest;
    }
    return abs(a);
}

static struct fraction reduced(int numerator, int denominator) {
    int divisor = greatest_common_divisor(numerator, denominator);
    if (denominator < 0) {
        divisor = -divisor;
    }
    struct fraction result = {numerator / divisor, denominator / divisor};
    return result;
}

static struct fraction add(struct fraction a, struct fraction b) {
    int numerator = a.numerator * b.denominator + b.numerator * a.denominator;
    return reduced(numerator, a.denominator * b.denominator);
}

int main(void) {
    struct fraction a, b;
    if (scanf("%d/%d + %d/%d", &a.numerator, &a.denominator, &b.numerator, &b.denominator) != 4) {
        return 1;
    }

    struct fraction sum = add(a, b);
    if (sum.denominator == 1) {
        printf("%d\n", sum.numerator);
    } else {
        printf("%d/%d\n", sum.numerator, sum.denominator);
    }
    return 0;
}
`,
  },
];
