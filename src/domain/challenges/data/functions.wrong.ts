import type { WrongSolution } from '../types';

/** Mistakes a learner makes in functions. */
export const functionsWrong: readonly WrongSolution[] = [
  {
    challenge: 13,
    mistake: 'stops before the square root, so squares of primes pass',
    source: String.raw`#include <stdbool.h>
#include <stdio.h>

static bool is_prime(int n) {
    if (n < 2) {
        return false;
    }
    for (int d = 2; d < n / d; d++) {
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
    printf(is_prime(n) ? "prime\n" : "not prime\n");
    return 0;
}
`,
  },
  {
    challenge: 13,
    mistake: 'takes 1, 0 and negative numbers for primes',
    source: String.raw`#include <stdbool.h>
#include <stdio.h>

static bool is_prime(int n) {
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
    printf(is_prime(n) ? "prime\n" : "not prime\n");
    return 0;
}
`,
  },
  {
    challenge: 13,
    mistake: 'takes every odd number for a prime',
    source: String.raw`#include <stdbool.h>
#include <stdio.h>

static bool is_prime(int n) {
    return n == 2 || (n > 1 && n % 2 != 0);
}

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    printf(is_prime(n) ? "prime\n" : "not prime\n");
    return 0;
}
`,
  },
  {
    challenge: 13,
    mistake: 'answers after the first division',
    source: String.raw`#include <stdbool.h>
#include <stdio.h>

static bool is_prime(int n) {
    if (n < 2) {
        return false;
    }
    for (int d = 2; d <= n / d; d++) {
        if (n % d == 0) {
            return false;
        } else {
            return true;
        }
    }
    return true;
}

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    printf(is_prime(n) ? "prime\n" : "not prime\n");
    return 0;
}
`,
  },
  {
    challenge: 14,
    mistake: 'forgets that the remainder keeps the sign',
    source: String.raw`#include <stdio.h>

static int greatest_common_divisor(int a, int b) {
    while (b != 0) {
        int rest = a % b;
        a = b;
        b = rest;
    }
    return a;
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
    challenge: 14,
    mistake: 'takes the first common divisor above 1',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

static int greatest_common_divisor(int a, int b) {
    a = abs(a);
    b = abs(b);
    for (int d = 2; d <= a && d <= b && d < 100000; d++) {
        if (a % d == 0 && b % d == 0) {
            return d;
        }
    }
    return 1;
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
    challenge: 14,
    mistake: 'gives 0 as soon as one side is 0',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

static int greatest_common_divisor(int a, int b) {
    if (a == 0 || b == 0) {
        return 0;
    }
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
    challenge: 15,
    mistake: 'keeps the result in an unsigned int',
    source: String.raw`#include <stdio.h>

static long long power(int base, int exponent) {
    unsigned int result = 1;
    for (int i = 0; i < exponent; i++) {
        result *= (unsigned int)base;
    }
    return (int)result;
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
  {
    challenge: 15,
    mistake: 'uses the floating-point pow',
    source: String.raw`#include <math.h>
#include <stdio.h>

int main(void) {
    int base, exponent;
    if (scanf("%d %d", &base, &exponent) != 2) {
        return 1;
    }
    printf("%.0f\n", pow(base, exponent));
    return 0;
}
`,
  },
  {
    challenge: 15,
    mistake: 'starts with the base, so the exponent 0 gives the base',
    source: String.raw`#include <stdio.h>

static long long power(int base, int exponent) {
    long long result = base;
    for (int i = 1; i < exponent; i++) {
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
