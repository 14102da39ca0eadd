import type { WrongSolution } from '../types';

/** Mistakes a learner makes with arrays and strings. */
export const arraysAndStringsWrong: readonly WrongSolution[] = [
  {
    challenge: 16,
    mistake: 'begins both with 0',
    source: String.raw`#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    if (n == 0) {
        printf("empty\n");
        return 0;
    }
    int smallest = 0;
    int largest = 0;
    for (int i = 0; i < n; i++) {
        int value;
        if (scanf("%d", &value) != 1) {
            return 1;
        }
        if (value < smallest) {
            smallest = value;
        }
        if (value > largest) {
            largest = value;
        }
    }
    printf("%d %d\n", smallest, largest);
    return 0;
}
`,
  },
  {
    challenge: 16,
    mistake: 'asks for the largest only when the value is not the smallest so far',
    source: String.raw`#include <limits.h>
#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    if (n == 0) {
        printf("empty\n");
        return 0;
    }
    int smallest = INT_MAX;
    int largest = INT_MIN;
    for (int i = 0; i < n; i++) {
        int value;
        if (scanf("%d", &value) != 1) {
            return 1;
        }
        if (value < smallest) {
            smallest = value;
        } else if (value > largest) {
            largest = value;
        }
    }
    printf("%d %d\n", smallest, largest);
    return 0;
}
`,
  },
  {
    challenge: 16,
    mistake: 'forgets the empty array',
    source: String.raw`#include <stdio.h>

int main(void) {
    int n;
    int values[100] = {0};
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 1;
        }
    }
    int smallest = values[0];
    int largest = values[0];
    for (int i = 1; i < n; i++) {
        if (values[i] < smallest) {
            smallest = values[i];
        }
        if (values[i] > largest) {
            largest = values[i];
        }
    }
    printf("%d %d\n", smallest, largest);
    return 0;
}
`,
  },
  {
    challenge: 17,
    mistake: 'counts the spaces and adds one',
    source: String.raw`#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    int words = 1;
    for (int i = 0; line[i] != '\0'; i++) {
        if (line[i] == ' ') {
            words++;
        }
    }
    printf("%d\n", words);
    return 0;
}
`,
  },
  {
    challenge: 17,
    mistake: 'takes a tab for part of a word',
    source: String.raw`#include <stdbool.h>
#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    int words = 0;
    bool inside = false;
    for (int i = 0; line[i] != '\0' && line[i] != '\n'; i++) {
        if (line[i] == ' ') {
            inside = false;
        } else if (!inside) {
            inside = true;
            words++;
        }
    }
    printf("%d\n", words);
    return 0;
}
`,
  },
  {
    challenge: 17,
    mistake: 'takes the line break for a word of its own after a blank',
    source: String.raw`#include <stdbool.h>
#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    int words = 0;
    bool inside = false;
    for (int i = 0; line[i] != '\0'; i++) {
        if (line[i] == ' ' || line[i] == '\t') {
            inside = false;
        } else if (!inside) {
            inside = true;
            words++;
        }
    }
    printf("%d\n", words);
    return 0;
}
`,
  },
  {
    challenge: 18,
    mistake: 'compares the line as it stands, capitals and commas included',
    source: String.raw`#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    line[strcspn(line, "\n")] = '\0';
    int length = (int)strlen(line);
    bool same = true;
    for (int i = 0; i < length / 2; i++) {
        if (line[i] != line[length - 1 - i]) {
            same = false;
        }
    }
    printf(same ? "yes\n" : "no\n");
    return 0;
}
`,
  },
  {
    challenge: 18,
    mistake: 'passes over digits',
    source: String.raw`#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>

int main(void) {
    char line[256];
    char letters[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    int length = 0;
    for (int i = 0; line[i] != '\0'; i++) {
        if (isalpha((unsigned char)line[i])) {
            letters[length++] = (char)tolower((unsigned char)line[i]);
        }
    }
    bool same = true;
    for (int i = 0; i < length / 2; i++) {
        if (letters[i] != letters[length - 1 - i]) {
            same = false;
        }
    }
    printf(same ? "yes\n" : "no\n");
    return 0;
}
`,
  },
  {
    challenge: 18,
    mistake: 'keeps only the answer for the innermost pair',
    source: String.raw`#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>

int main(void) {
    char line[256];
    char letters[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    int length = 0;
    for (int i = 0; line[i] != '\0'; i++) {
        if (isalnum((unsigned char)line[i])) {
            letters[length++] = (char)tolower((unsigned char)line[i]);
        }
    }
    bool same = true;
    for (int i = 0; i < length / 2; i++) {
        same = letters[i] == letters[length - 1 - i];
    }
    printf(same ? "yes\n" : "no\n");
    return 0;
}
`,
  },
  {
    challenge: 19,
    mistake: 'rotates to the left',
    source: String.raw`#include <stdio.h>

int main(void) {
    int n, k;
    int values[100];
    if (scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 1;
        }
    }
    if (n == 0) {
        printf("empty\n");
        return 0;
    }
    for (int i = 0; i < n; i++) {
        printf("%d ", values[(i + k) % n]);
    }
    printf("\n");
    return 0;
}
`,
  },
  {
    challenge: 19,
    mistake: 'takes a distance beyond n for one full turn',
    source: String.raw`#include <stdio.h>

int main(void) {
    int n, k;
    int values[100];
    if (scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 1;
        }
    }
    if (n == 0) {
        printf("empty\n");
        return 0;
    }
    if (k > n) {
        k = n;
    }
    for (int i = n - k; i < n; i++) {
        printf("%d ", values[i]);
    }
    for (int i = 0; i < n - k; i++) {
        printf("%d ", values[i]);
    }
    printf("\n");
    return 0;
}
`,
  },
  {
    challenge: 19,
    mistake: 'forgets the empty array',
    source: String.raw`#include <stdio.h>

int main(void) {
    int n, k;
    int values[100];
    if (scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 1;
        }
    }
    for (int i = 0; i < n; i++) {
        printf("%d ", values[(i - k % n + n) % n]);
    }
    printf("\n");
    return 0;
}
`,
  },
  {
    challenge: 20,
    mistake: 'loses the last run',
    source: String.raw`#include <stdio.h>

int main(void) {
    char word[201];
    if (scanf("%200s", word) != 1) {
        return 1;
    }
    int length = 1;
    for (int i = 1; word[i] != '\0'; i++) {
        if (word[i] == word[i - 1]) {
            length++;
        } else {
            printf("%c%d", word[i - 1], length);
            length = 1;
        }
    }
    printf("\n");
    return 0;
}
`,
  },
  {
    challenge: 20,
    mistake: 'leaves out the 1 of single letters',
    source: String.raw`#include <stdio.h>

int main(void) {
    char word[201];
    if (scanf("%200s", word) != 1) {
        return 1;
    }
    int i = 0;
    while (word[i] != '\0') {
        int length = 1;
        while (word[i + length] == word[i]) {
            length++;
        }
        printf("%c", word[i]);
        if (length > 1) {
            printf("%d", length);
        }
        i += length;
    }
    printf("\n");
    return 0;
}
`,
  },
  {
    challenge: 20,
    mistake: 'prints the length as one digit',
    source: String.raw`#include <stdio.h>

int main(void) {
    char word[201];
    if (scanf("%200s", word) != 1) {
        return 1;
    }
    int i = 0;
    while (word[i] != '\0') {
        int length = 1;
        while (word[i + length] == word[i]) {
            length++;
        }
        printf("%c%c", word[i], '0' + length % 10);
        i += length;
    }
    printf("\n");
    return 0;
}
`,
  },
];
