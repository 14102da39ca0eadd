import type { WrongSolution } from '../types';

/** Mistakes a learner makes with pointers and memory. */
export const pointersAndMemoryWrong: readonly WrongSolution[] = [
  {
    challenge: 21,
    mistake: 'exchanges copies of the values',
    source: String.raw`#include <stdio.h>

static void swap(int first, int second) {
    int kept = first;
    first = second;
    second = kept;
    (void)first;
    (void)second;
}

int main(void) {
    int a, b, c;
    if (scanf("%d %d %d", &a, &b, &c) != 3) {
        return 1;
    }
    if (a > b) {
        swap(a, b);
    }
    if (b > c) {
        swap(b, c);
    }
    if (a > b) {
        swap(a, b);
    }
    printf("%d %d %d\n", a, b, c);
    return 0;
}
`,
  },
  {
    challenge: 21,
    mistake: 'exchanges the pointers instead of what they point at',
    source: String.raw`#include <stdio.h>

static void swap(int *first, int *second) {
    int *kept = first;
    first = second;
    second = kept;
    (void)first;
    (void)second;
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
    challenge: 21,
    mistake: 'compares twice only',
    source: String.raw`#include <stdio.h>

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
    printf("%d %d %d\n", a, b, c);
    return 0;
}
`,
  },
  {
    challenge: 22,
    mistake: 'counts the places from 1',
    source: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    char first[8];
    char text[256];
    if (fgets(first, sizeof first, stdin) == NULL || fgets(text, sizeof text, stdin) == NULL) {
        return 1;
    }
    char wanted = first[0];
    const char *found = strrchr(text, wanted);
    printf("%d\n", found == NULL ? -1 : (int)(found - text) + 1);
    return 0;
}
`,
  },
  {
    challenge: 22,
    mistake: 'walks from the end but never looks at the first character',
    source: String.raw`#include <stdio.h>
#include <string.h>

static const char *find_last(const char *text, char wanted) {
    for (const char *p = text + strlen(text); p != text; p--) {
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
    const char *found = find_last(text, wanted);
    printf("%d\n", found == NULL ? -1 : (int)(found - text));
    return 0;
}
`,
  },
  {
    challenge: 22,
    mistake: 'gives the place behind the text when nothing is found',
    source: String.raw`#include <stdio.h>
#include <string.h>

static const char *find_last(const char *text, char wanted) {
    const char *last = text + strlen(text);
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
    printf("%d\n", (int)(find_last(text, wanted) - text));
    return 0;
}
`,
  },
  {
    challenge: 23,
    mistake: 'has room for 100 numbers and drops the others',
    source: String.raw`#include <stdio.h>

int main(void) {
    int numbers[100];
    int count = 0;
    int number;
    while (count < 100 && scanf("%d", &number) == 1) {
        numbers[count++] = number;
    }
    printf("%d\n", count);
    for (int i = count - 1; i >= 0; i--) {
        printf("%d ", numbers[i]);
    }
    printf("\n");
    return 0;
}
`,
  },
  {
    challenge: 23,
    mistake: 'asks feof before reading, so the last number comes twice',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *numbers = malloc(5000 * sizeof *numbers);
    if (numbers == NULL) {
        return 1;
    }
    int count = 0;
    int number = 0;
    while (!feof(stdin)) {
        if (scanf("%d", &number) == 0) {
            break;
        }
        numbers[count++] = number;
    }
    printf("%d\n", count);
    for (int i = count - 1; i >= 0; i--) {
        printf("%d ", numbers[i]);
    }
    printf("\n");
    free(numbers);
    return 0;
}
`,
  },
  {
    challenge: 23,
    mistake: 'never prints the first number',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int *numbers = NULL;
    int count = 0;
    int number;
    while (scanf("%d", &number) == 1) {
        int *larger = realloc(numbers, ((size_t)count + 1) * sizeof *numbers);
        if (larger == NULL) {
            free(numbers);
            return 1;
        }
        numbers = larger;
        numbers[count++] = number;
    }
    printf("%d\n", count);
    for (int i = count - 1; i > 0; i--) {
        printf("%d ", numbers[i]);
    }
    printf("\n");
    free(numbers);
    return 0;
}
`,
  },
  {
    challenge: 24,
    mistake: 'leaves a hyphen at the end',
    source: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    char word[31];
    char joined[4096] = "";
    while (scanf("%30s", word) == 1) {
        strcat(joined, word);
        strcat(joined, "-");
    }
    if (joined[0] == '\0') {
        printf("0\n");
    } else {
        printf("%zu %s\n", strlen(joined), joined);
    }
    return 0;
}
`,
  },
  {
    challenge: 24,
    mistake: 'counts the letters of the words without the hyphens',
    source: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    char word[31];
    char joined[4096] = "";
    size_t length = 0;
    while (scanf("%30s", word) == 1) {
        if (length > 0) {
            strcat(joined, "-");
        }
        strcat(joined, word);
        length += strlen(word);
    }
    if (length == 0) {
        printf("0\n");
    } else {
        printf("%zu %s\n", length, joined);
    }
    return 0;
}
`,
  },
  {
    challenge: 24,
    mistake: 'stops when a line of 80 characters is full',
    source: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    char word[31];
    char joined[81] = "";
    size_t length = 0;
    while (scanf("%30s", word) == 1) {
        if (length + strlen(word) + 1 > 80) {
            break;
        }
        if (length > 0) {
            strcat(joined, "-");
        }
        strcat(joined, word);
        length = strlen(joined);
    }
    if (length == 0) {
        printf("0\n");
    } else {
        printf("%zu %s\n", length, joined);
    }
    return 0;
}
`,
  },
];
