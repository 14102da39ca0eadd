import type { WrongSolution } from '../types.ts';

/** Mistakes that the cases of challenges 34 to 37 must catch. */
export const sortingAndSearchingWrong: readonly WrongSolution[] = [
  {
    challenge: 34,
    mistake: 'Never compares with the first number',
    source: String.raw`#include <stdio.h>

int main(void) {
    int values[100];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        int value;
        int place = i;

        if (scanf("%d", &value) != 1) {
            break;
        }
        while (place > 1 && values[place - 1] > value) {
            values[place] = values[place - 1];
            place--;
        }
        values[place] = value;
        for (int j = 0; j <= i; j++) {
            printf(j == 0 ? "%d" : " %d", values[j]);
        }
        printf("\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 34,
    mistake: 'Swaps with one neighbour only, not all the way down',
    source: String.raw`#include <stdio.h>

int main(void) {
    int values[100];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count && scanf("%d", &values[i]) == 1; i++) {
        if (i > 0 && values[i - 1] > values[i]) {
            int value = values[i];
            values[i] = values[i - 1];
            values[i - 1] = value;
        }
        for (int j = 0; j <= i; j++) {
            printf(j == 0 ? "%d" : " %d", values[j]);
        }
        printf("\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 34,
    mistake: 'Prints the result only, and not the steps',
    source: String.raw`#include <stdio.h>

int main(void) {
    int values[100];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        int value;
        int place = i;

        if (scanf("%d", &value) != 1) {
            break;
        }
        while (place > 0 && values[place - 1] > value) {
            values[place] = values[place - 1];
            place--;
        }
        values[place] = value;
    }
    for (int i = 0; i < count; i++) {
        printf(i == 0 ? "%d" : " %d", values[i]);
    }
    printf("\n");
    return 0;
}
`,
  },
  {
    challenge: 35,
    mistake: 'Returns any place of the number, not the first',
    source: String.raw`#include <stdio.h>

int find_first(const int values[], int count, int wanted) {
    int low = 0;
    int high = count - 1;

    while (low <= high) {
        int middle = low + (high - low) / 2;

        if (values[middle] == wanted) {
            return middle;
        }
        if (values[middle] < wanted) {
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    return -1;
}

int main(void) {
    int values[1000];
    int count = 0;
    int queries = 0;
    int wanted;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 0;
        }
    }
    if (scanf("%d", &queries) != 1) {
        return 0;
    }
    for (int i = 0; i < queries && scanf("%d", &wanted) == 1; i++) {
        printf("%d\n", find_first(values, count, wanted));
    }
    return 0;
}
`,
  },
  {
    challenge: 35,
    mistake: 'Gives up while one element is still to be looked at',
    source: String.raw`#include <stdio.h>

int find_first(const int values[], int count, int wanted) {
    int low = 0;
    int high = count - 1;
    int found = -1;

    while (low < high) {
        int middle = low + (high - low) / 2;

        if (values[middle] == wanted) {
            found = middle;
        }
        if (values[middle] < wanted) {
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    return found;
}

int main(void) {
    int values[1000];
    int count = 0;
    int queries = 0;
    int wanted;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 0;
        }
    }
    if (scanf("%d", &queries) != 1) {
        return 0;
    }
    for (int i = 0; i < queries && scanf("%d", &wanted) == 1; i++) {
        printf("%d\n", find_first(values, count, wanted));
    }
    return 0;
}
`,
  },
  {
    challenge: 35,
    mistake: 'Prints where the number would belong when it is not there',
    source: String.raw`#include <stdio.h>

int find_first(const int values[], int count, int wanted) {
    int low = 0;
    int high = count;

    while (low < high) {
        int middle = low + (high - low) / 2;

        if (values[middle] < wanted) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < count ? low : -1;
}

int main(void) {
    int values[1000];
    int count = 0;
    int queries = 0;
    int wanted;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 0;
        }
    }
    if (scanf("%d", &queries) != 1) {
        return 0;
    }
    for (int i = 0; i < queries && scanf("%d", &wanted) == 1; i++) {
        printf("%d\n", find_first(values, count, wanted));
    }
    return 0;
}
`,
  },
  {
    challenge: 36,
    mistake: 'Subtracts the points, which overflows',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct team {
    char name[21];
    int points;
};

int compare_teams(const void *left, const void *right) {
    const struct team *a = left;
    const struct team *b = right;

    if (a->points != b->points) {
        return b->points - a->points;
    }
    return strcmp(a->name, b->name);
}

int main(void) {
    struct team teams[100];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%20s %d", teams[i].name, &teams[i].points) != 2) {
            return 0;
        }
    }

    qsort(teams, (size_t)count, sizeof teams[0], compare_teams);

    for (int i = 0; i < count; i++) {
        printf("%d. %s %d\n", i + 1, teams[i].name, teams[i].points);
    }
    return 0;
}
`,
  },
  {
    challenge: 36,
    mistake: 'Leaves teams with equal points in no order of their names',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

struct team {
    char name[21];
    int points;
};

int compare_teams(const void *left, const void *right) {
    const struct team *a = left;
    const struct team *b = right;

    return (b->points > a->points) - (b->points < a->points);
}

int main(void) {
    struct team teams[100];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%20s %d", teams[i].name, &teams[i].points) != 2) {
            return 0;
        }
    }

    qsort(teams, (size_t)count, sizeof teams[0], compare_teams);

    for (int i = 0; i < count; i++) {
        printf("%d. %s %d\n", i + 1, teams[i].name, teams[i].points);
    }
    return 0;
}
`,
  },
  {
    challenge: 36,
    mistake: 'Turns the order of the names round together with that of the points',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct team {
    char name[21];
    int points;
};

int compare_teams(const void *left, const void *right) {
    const struct team *a = left;
    const struct team *b = right;

    if (a->points != b->points) {
        return a->points > b->points ? -1 : 1;
    }
    return strcmp(b->name, a->name);
}

int main(void) {
    struct team teams[100];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%20s %d", teams[i].name, &teams[i].points) != 2) {
            return 0;
        }
    }

    qsort(teams, (size_t)count, sizeof teams[0], compare_teams);

    for (int i = 0; i < count; i++) {
        printf("%d. %s %d\n", i + 1, teams[i].name, teams[i].points);
    }
    return 0;
}
`,
  },
  {
    challenge: 37,
    mistake: 'Counts only neighbours in the wrong order',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

int compare(const void *left, const void *right) {
    int a = *(const int *)left;
    int b = *(const int *)right;

    return (a > b) - (a < b);
}

int main(void) {
    int values[1000];
    int count = 0;
    int inversions = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 0;
        }
    }
    for (int i = 1; i < count; i++) {
        if (values[i - 1] > values[i]) {
            inversions++;
        }
    }

    qsort(values, (size_t)count, sizeof values[0], compare);
    printf("inversions: %d\n", inversions);
    printf("sorted:");
    for (int i = 0; i < count; i++) {
        printf(" %d", values[i]);
    }
    printf("\n");
    return 0;
}
`,
  },
  {
    challenge: 37,
    mistake: 'Counts pairs of equal numbers too',
    source: String.raw`#include <stdio.h>

int sort(int values[], int begin, int end) {
    static int merged[1000];

    if (end - begin < 2) {
        return 0;
    }

    int middle = begin + (end - begin) / 2;
    int inversions = sort(values, begin, middle) + sort(values, middle, end);
    int left = begin;
    int right = middle;

    for (int i = begin; i < end; i++) {
        if (right == end || (left < middle && values[left] < values[right])) {
            merged[i] = values[left++];
        } else {
            inversions += middle - left;
            merged[i] = values[right++];
        }
    }
    for (int i = begin; i < end; i++) {
        values[i] = merged[i];
    }
    return inversions;
}

int main(void) {
    int values[1000];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 0;
        }
    }

    printf("inversions: %d\n", sort(values, 0, count));
    printf("sorted:");
    for (int i = 0; i < count; i++) {
        printf(" %d", values[i]);
    }
    printf("\n");
    return 0;
}
`,
  },
  {
    challenge: 37,
    mistake: 'Counts one for each number taken from the right half',
    source: String.raw`#include <stdio.h>

int sort(int values[], int begin, int end) {
    static int merged[1000];

    if (end - begin < 2) {
        return 0;
    }

    int middle = begin + (end - begin) / 2;
    int inversions = sort(values, begin, middle) + sort(values, middle, end);
    int left = begin;
    int right = middle;

    for (int i = begin; i < end; i++) {
        if (right == end || (left < middle && values[left] <= values[right])) {
            merged[i] = values[left++];
        } else {
            inversions++;
            merged[i] = values[right++];
        }
    }
    for (int i = begin; i < end; i++) {
        values[i] = merged[i];
    }
    return inversions;
}

int main(void) {
    int values[1000];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 0;
        }
    }

    printf("inversions: %d\n", sort(values, 0, count));
    printf("sorted:");
    for (int i = 0; i < count; i++) {
        printf(" %d", values[i]);
    }
    printf("\n");
    return 0;
}
`,
  },
];
