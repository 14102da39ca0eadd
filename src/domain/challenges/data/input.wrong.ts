import type { WrongSolution } from '../types.ts';

/** Mistakes that the cases of challenges 28 to 30 must catch. */
export const inputWrong: readonly WrongSolution[] = [
  {
    challenge: 28,
    mistake: 'Loops until feof, so the last number counts twice',
    source: String.raw`#include <stdio.h>

int main(void) {
    int number = 0;
    int count = 0;
    long long sum = 0;

    while (!feof(stdin)) {
        scanf("%d", &number);
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
    challenge: 28,
    mistake: 'Stops at the number 0',
    source: String.raw`#include <stdio.h>

int main(void) {
    int number;
    int count = 0;
    long long sum = 0;

    while (scanf("%d", &number) == 1 && number != 0) {
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
    challenge: 28,
    mistake: 'Keeps the sum in 32 bits',
    source: String.raw`#include <stdio.h>

int main(void) {
    int number;
    int count = 0;
    unsigned sum = 0;

    while (scanf("%d", &number) == 1) {
        count++;
        sum += (unsigned)number;
    }

    printf("count: %d\n", count);
    printf("sum: %d\n", (int)sum);
    return 0;
}
`,
  },
  {
    challenge: 29,
    mistake: 'Counts the newline as a character',
    source: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];
    int number = 0;
    int longest = 0;

    while (fgets(line, sizeof line, stdin) != NULL) {
        int length = (int)strlen(line);

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
    challenge: 29,
    mistake: 'Reads words instead of lines',
    source: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];
    int number = 0;
    int longest = 0;

    while (scanf("%255s", line) == 1) {
        int length = (int)strlen(line);

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
    challenge: 29,
    mistake: 'Takes an empty line for the end of the input',
    source: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];
    int number = 0;
    int longest = 0;

    while (fgets(line, sizeof line, stdin) != NULL && line[0] != '\n') {
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
    challenge: 30,
    mistake: 'Does not look at what follows the digits',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[128];

    while (fgets(line, sizeof line, stdin) != NULL) {
        char *end;
        long age = strtol(line, &end, 10);

        if (end == line) {
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
  {
    challenge: 30,
    mistake: 'Takes an empty line for the number 0',
    source: String.raw`#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[128];

    while (fgets(line, sizeof line, stdin) != NULL) {
        char *end;
        long age = strtol(line, &end, 10);

        while (isspace((unsigned char)*end)) {
            end++;
        }

        if (*end != '\0') {
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
  {
    challenge: 30,
    mistake: 'Leaves 130 out of the range',
    source: String.raw`#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[128];

    while (fgets(line, sizeof line, stdin) != NULL) {
        char *end;
        long age = strtol(line, &end, 10);
        int has_digits = end != line;

        while (isspace((unsigned char)*end)) {
            end++;
        }

        if (!has_digits || *end != '\0') {
            printf("not a number\n");
        } else if (age >= 0 && age < 130) {
            printf("ok %ld\n", age);
        } else {
            printf("out of range\n");
        }
    }
    return 0;
}
`,
  },
  {
    challenge: 30,
    mistake: 'Allows the newline after the number, but no other blanks',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

int main(void) {
    char line[128];

    while (fgets(line, sizeof line, stdin) != NULL) {
        char *end;
        long age = strtol(line, &end, 10);

        if (end == line || *end != '\n') {
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
