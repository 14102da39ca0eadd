import type { WrongSolution } from '../types';

/** Mistakes a learner makes with structs. */
export const structsWrong: readonly WrongSolution[] = [
  {
    challenge: 25,
    mistake: 'squares in an int, which overflows',
    source: String.raw`#include <stdio.h>

struct point {
    int x;
    int y;
};

static int squared_distance(struct point p) {
    return p.x * p.x + p.y * p.y;
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
    challenge: 25,
    mistake: 'lets a later point win a tie',
    source: String.raw`#include <stdio.h>

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
        if (squared_distance(p) >= squared_distance(farthest)) {
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
    challenge: 25,
    mistake: 'adds the coordinates with their signs instead of squaring',
    source: String.raw`#include <stdio.h>

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
        if (i == 0 || p.x + p.y > farthest.x + farthest.y) {
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
    challenge: 26,
    mistake: 'puts the lowest mark first',
    source: String.raw`#include <stdio.h>
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
        return a->mark - b->mark;
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
    challenge: 26,
    mistake: 'leaves equal marks in the order of the input',
    source: String.raw`#include <stdio.h>

struct student {
    char name[21];
    int mark;
};

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
    for (int i = 1; i < n; i++) {
        struct student moved = students[i];
        int j = i;
        while (j > 0 && students[j - 1].mark < moved.mark) {
            students[j] = students[j - 1];
            j--;
        }
        students[j] = moved;
    }
    for (int i = 0; i < n; i++) {
        printf("%s %d\n", students[i].name, students[i].mark);
    }
    return 0;
}
`,
  },
  {
    challenge: 26,
    mistake: 'forgets the empty class',
    source: String.raw`#include <stdio.h>
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
    qsort(students, (size_t)n, sizeof students[0], compare);
    for (int i = 0; i < n; i++) {
        printf("%s %d\n", students[i].name, students[i].mark);
    }
    return 0;
}
`,
  },
  {
    challenge: 27,
    mistake: 'does not reduce the result',
    source: String.raw`#include <stdio.h>

struct fraction {
    int numerator;
    int denominator;
};

int main(void) {
    struct fraction a, b;
    if (scanf("%d/%d + %d/%d", &a.numerator, &a.denominator, &b.numerator, &b.denominator) != 4) {
        return 1;
    }
    struct fraction sum = {
        a.numerator * b.denominator + b.numerator * a.denominator,
        a.denominator * b.denominator,
    };
    if (sum.denominator == 1) {
        printf("%d\n", sum.numerator);
    } else {
        printf("%d/%d\n", sum.numerator, sum.denominator);
    }
    return 0;
}
`,
  },
  {
    challenge: 27,
    mistake: 'leaves the sign in the denominator',
    source: String.raw`#include <stdio.h>
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
    int a, b, c, d;
    if (scanf("%d/%d + %d/%d", &a, &b, &c, &d) != 4) {
        return 1;
    }
    int numerator = a * d + c * b;
    int denominator = b * d;
    int divisor = greatest_common_divisor(numerator, denominator);
    numerator /= divisor;
    denominator /= divisor;
    if (denominator == 1) {
        printf("%d\n", numerator);
    } else {
        printf("%d/%d\n", numerator, denominator);
    }
    return 0;
}
`,
  },
  {
    challenge: 27,
    mistake: 'prints whole numbers with a denominator of 1',
    source: String.raw`#include <stdio.h>
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
    int a, b, c, d;
    if (scanf("%d/%d + %d/%d", &a, &b, &c, &d) != 4) {
        return 1;
    }
    int numerator = a * d + c * b;
    int denominator = b * d;
    int divisor = greatest_common_divisor(numerator, denominator);
    if (denominator < 0) {
        divisor = -divisor;
    }
    printf("%d/%d\n", numerator / divisor, denominator / divisor);
    return 0;
}
`,
  },
];
