import type { WrongSolution } from '../types';

/** Mistakes a learner makes with branches and loops. */
export const controlFlowWrong: readonly WrongSolution[] = [
  {
    challenge: 9,
    mistake: 'knows the rule of four only',
    source: String.raw`#include <stdio.h>

int main(void) {
    int year;
    if (scanf("%d", &year) != 1) {
        return 1;
    }
    printf(year % 4 == 0 ? "leap\n" : "common\n");
    return 0;
}
`,
  },
  {
    challenge: 9,
    mistake: 'forgets the rule of four hundred',
    source: String.raw`#include <stdio.h>

int main(void) {
    int year;
    if (scanf("%d", &year) != 1) {
        return 1;
    }
    if (year % 4 == 0 && year % 100 != 0) {
        printf("leap\n");
    } else {
        printf("common\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 9,
    mistake: 'demands all three rules at once',
    source: String.raw`#include <stdio.h>

int main(void) {
    int year;
    if (scanf("%d", &year) != 1) {
        return 1;
    }
    if (year % 4 == 0 && (year % 100 == 0 || year % 400 == 0)) {
        printf("leap\n");
    } else {
        printf("common\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 10,
    mistake: 'starts both loops at 0',
    source: String.raw`#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    if (n == 0) {
        printf("nothing\n");
        return 0;
    }
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            printf("%4d", i * j);
        }
        printf("\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 10,
    mistake: 'separates by one space instead of aligning',
    source: String.raw`#include <stdio.h>

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
            printf("%d ", i * j);
        }
        printf("\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 10,
    mistake: 'forgets n = 0',
    source: String.raw`#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
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
    challenge: 11,
    mistake: 'finds no digit in 0',
    source: String.raw`#include <stdio.h>

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
    while (number > 0) {
        digits++;
        sum += (int)(number % 10);
        number /= 10;
    }
    printf("%d %d\n", digits, sum);
    return 0;
}
`,
  },
  {
    challenge: 11,
    mistake: 'forgets negative numbers, whose digits come out negative',
    source: String.raw`#include <stdio.h>

int main(void) {
    int number;
    if (scanf("%d", &number) != 1) {
        return 1;
    }
    int digits = 0;
    int sum = 0;
    do {
        digits++;
        sum += number % 10;
        number /= 10;
    } while (number != 0);
    printf("%d %d\n", digits, sum);
    return 0;
}
`,
  },
  {
    challenge: 11,
    mistake: 'loses the last digit by dividing first',
    source: String.raw`#include <stdio.h>

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
        number /= 10;
        sum += (int)(number % 10);
    } while (number > 0);
    printf("%d %d\n", digits, sum);
    return 0;
}
`,
  },
  {
    challenge: 12,
    mistake: 'steps once before it asks whether the number is 1',
    source: String.raw`#include <stdio.h>

int main(void) {
    long long number;
    if (scanf("%lld", &number) != 1) {
        return 1;
    }
    long long largest = number;
    int steps = 0;
    do {
        number = number % 2 == 0 ? number / 2 : 3 * number + 1;
        if (number > largest) {
            largest = number;
        }
        steps++;
    } while (number != 1);
    printf("%d %lld\n", steps, largest);
    return 0;
}
`,
  },
  {
    challenge: 12,
    mistake: 'counts the numbers instead of the steps',
    source: String.raw`#include <stdio.h>

int main(void) {
    long long number;
    if (scanf("%lld", &number) != 1) {
        return 1;
    }
    long long largest = number;
    int steps = 1;
    while (number != 1) {
        number = number % 2 == 0 ? number / 2 : 3 * number + 1;
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
  {
    challenge: 12,
    mistake: 'keeps the number in 32 bits without a sign',
    source: String.raw`#include <stdio.h>

int main(void) {
    unsigned int number;
    if (scanf("%u", &number) != 1) {
        return 1;
    }
    unsigned int largest = number;
    int steps = 0;
    while (number != 1 && steps < 1000) {
        number = number % 2 == 0 ? number / 2 : 3 * number + 1;
        if (number > largest) {
            largest = number;
        }
        steps++;
    }
    printf("%d %u\n", steps, largest);
    return 0;
}
`,
  },
];
