import type { Challenge } from '../types.ts';

/** Challenges 34 to 37: putting things in order, and finding them in it. */
export const sortingAndSearching: readonly Challenge[] = [
  {
    id: 34,
    title: 'Insertion Sort, Step by Step',
    group: 'Sorting and searching',
    difficulty: 'easy',
    language: 'c',
    topics: ['insertion sort', 'arrays', 'nested loops'],
    description:
      'Insertion sort takes one number after the other and puts each at its place among those already taken. Read how many numbers there are, from 1 to 100, and then the numbers. After each number that you take, print all the numbers taken so far in ascending order, on one line with one space between them. So the first line has one number and the last line has all of them, sorted. Equal numbers are all kept.',
    starter: String.raw`#include <stdio.h>

void print_first(const int values[], int count) {
    for (int i = 0; i < count; i++) {
        printf(i == 0 ? "%d" : " %d", values[i]);
    }
    printf("\n");
}

int main(void) {
    int values[100];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count && scanf("%d", &values[i]) == 1; i++) {
        /* Before printing, move the new number down to its place. */
        print_first(values, i + 1);
    }
    return 0;
}
`,
    examples: [{ input: '4\n5 2 9 1\n', output: '5\n2 5\n2 5 9\n1 2 5 9\n' }],
    hidden: [
      { input: '1\n7\n', output: '7\n' },
      { input: '5\n5 4 3 2 1\n', output: '5\n4 5\n3 4 5\n2 3 4 5\n1 2 3 4 5\n' },
      { input: '3\n1 2 3\n', output: '1\n1 2\n1 2 3\n' },
      { input: '4\n2 2 1 2\n', output: '2\n2 2\n1 2 2\n1 2 2 2\n' },
      {
        input: '4\n-1 2147483647 -2147483648 0\n',
        output: '-1\n-1 2147483647\n-2147483648 -1 2147483647\n-2147483648 -1 0 2147483647\n',
      },
    ],
    hints: [
      'Before number i comes in, the numbers 0 to i - 1 are already in order. Only the new one is at the wrong place.',
      'Keep the new number in a variable. Shift each greater number before it one place up, from right to left, and stop at the first that is not greater.',
      'The loop is for (j = i; j > 0 && values[j - 1] > value; j--) values[j] = values[j - 1]; after it, values[j] = value.',
    ],
    solution: String.raw`#include <stdio.h>

void print_first(const int values[], int count) {
    for (int i = 0; i < count; i++) {
        printf(i == 0 ? "%d" : " %d", values[i]);
    }
    printf("\n");
}

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
        print_first(values, i + 1);
    }
    return 0;
}
`,
  },
  {
    id: 35,
    title: 'First of Its Kind',
    group: 'Sorting and searching',
    difficulty: 'medium',
    language: 'c',
    topics: ['binary search', 'loop invariants', 'lower bound'],
    description:
      'Read n, from 0 to 1000, and n integers in ascending order; equal ones stand next to each other. Then read q and q integers to look for. For each of them print, on its own line, the index of the first place where it stands, counted from 0, or -1 if it is not there. Use binary search: halve the part in which the number can still be, instead of looking at every place.',
    starter: String.raw`#include <stdio.h>

/* Returns the index of the first place of wanted, or -1. */
int find_first(const int values[], int count, int wanted) {
    /* This looks only at the middle. Go on in the half where wanted must be. */
    int middle = count / 2;

    return count > 0 && values[middle] == wanted ? middle : -1;
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
    examples: [{ input: '7\n1 3 3 3 8 12 20\n4\n3 12 4 1\n', output: '1\n5\n-1\n0\n' }],
    hidden: [
      { input: '0\n2\n5 0\n', output: '-1\n-1\n' },
      { input: '1\n42\n3\n42 41 43\n', output: '0\n-1\n-1\n' },
      { input: '6\n7 7 7 7 7 7\n2\n7 8\n', output: '0\n-1\n' },
      { input: '5\n-9 -4 0 4 9\n6\n-9 9 -10 10 0 1\n', output: '0\n4\n-1\n-1\n2\n-1\n' },
      {
        input: '4\n-2147483648 -2147483648 2147483647 2147483647\n3\n-2147483648 2147483647 0\n',
        output: '0\n2\n-1\n',
      },
      { input: '8\n1 2 2 5 5 5 9 9\n5\n1 2 5 9 3\n', output: '0\n1\n3\n6\n-1\n' },
    ],
    hints: [
      'Keep two bounds, low and high, such that the first place you look for is never before low and never after high.',
      'When values[middle] is smaller than wanted, the place is behind middle. Otherwise it is at middle or before it: do not stop there, an equal number may stand further left.',
      'Start with low = 0 and high = count, and loop while (low < high): if values[middle] < wanted then low = middle + 1, else high = middle. In the end check low < count and values[low] == wanted.',
    ],
    solution: String.raw`#include <stdio.h>

/* Returns the index of the first place of wanted, or -1. */
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
    return low < count && values[low] == wanted ? low : -1;
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
    id: 36,
    title: 'The League Table',
    group: 'Sorting and searching',
    difficulty: 'medium',
    language: 'c',
    topics: ['qsort', 'comparison functions', 'structs', 'function pointers'],
    description:
      'Read n, from 1 to 100, and then n lines, each with the name of a team and its points. A name is one word of at most 20 letters; points are any int, and may be negative. Print the table, one team a line as "1. Comets 30": the place counted from 1, the name and the points. The team with the most points comes first. Teams with equal points are in the order of their names as strcmp gives it, and each still gets a place of its own. Sort with qsort from stdlib.h.',
    starter: String.raw`#include <stdio.h>
#include <stdlib.h>

struct team {
    char name[21];
    int points;
};

int compare_teams(const void *left, const void *right) {
    const struct team *a = left;
    const struct team *b = right;

    /* Negative when a comes first, positive when b does. This sorts the wrong way round. */
    return (a->points > b->points) - (a->points < b->points);
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
    examples: [
      { input: '3\nRovers 12\nComets 30\nAlbion 21\n', output: '1. Comets 30\n2. Albion 21\n3. Rovers 12\n' },
      { input: '3\nZebras 5\nAnts 5\nLions 8\n', output: '1. Lions 8\n2. Ants 5\n3. Zebras 5\n' },
    ],
    hidden: [
      { input: '1\nAlone 0\n', output: '1. Alone 0\n' },
      {
        input: '3\nLow -2000000000\nHigh 2000000000\nNone 0\n',
        output: '1. High 2000000000\n2. None 0\n3. Low -2000000000\n',
      },
      {
        input: '3\nTop 2147483647\nBottom -2147483648\nUnder -1\n',
        output: '1. Top 2147483647\n2. Under -1\n3. Bottom -2147483648\n',
      },
      {
        input: '6\nFox 1\nElk 1\nDoe 1\nCat 1\nBee 1\nApe 1\n',
        output: '1. Ape 1\n2. Bee 1\n3. Cat 1\n4. Doe 1\n5. Elk 1\n6. Fox 1\n',
      },
      { input: '4\nb 3\nB 3\nbb 3\na 4\n', output: '1. a 4\n2. B 3\n3. b 3\n4. bb 3\n' },
    ],
    hints: [
      'qsort asks your function about two teams at a time and looks only at the sign of the answer.',
      'For descending order swap the two sides. Do not subtract the points: the difference of two ints may be too big for an int.',
      'Compare the points with < and >, and return strcmp(a->name, b->name) when they are equal.',
    ],
    solution: String.raw`#include <stdio.h>
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
    id: 37,
    title: 'How Far From Sorted?',
    group: 'Sorting and searching',
    difficulty: 'hard',
    language: 'c',
    topics: ['merge sort', 'divide and conquer', 'inversions'],
    description:
      'An inversion is a pair of numbers in the wrong order: the one that stands earlier is greater than the one that stands later. Read n, from 1 to 1000, and n integers. Print two lines: "inversions: " followed by how many such pairs there are, and "sorted: " followed by the numbers in ascending order with one space between them. Equal numbers are no inversion. Comparing every pair works, but merge sort can count them on the way: when it takes a number from the right half, it passes by all that are left of the left half.',
    starter: String.raw`#include <stdio.h>

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

    /* Sort the values and count the inversions. */

    printf("inversions: %d\n", inversions);
    printf("sorted:");
    for (int i = 0; i < count; i++) {
        printf(" %d", values[i]);
    }
    printf("\n");
    return 0;
}
`,
    examples: [
      { input: '5\n2 4 1 3 5\n', output: 'inversions: 3\nsorted: 1 2 3 4 5\n' },
      { input: '4\n1 2 3 4\n', output: 'inversions: 0\nsorted: 1 2 3 4\n' },
    ],
    hidden: [
      { input: '1\n9\n', output: 'inversions: 0\nsorted: 9\n' },
      { input: '6\n6 5 4 3 2 1\n', output: 'inversions: 15\nsorted: 1 2 3 4 5 6\n' },
      { input: '4\n3 3 3 3\n', output: 'inversions: 0\nsorted: 3 3 3 3\n' },
      { input: '7\n2 1 2 1 2 1 2\n', output: 'inversions: 6\nsorted: 1 1 1 2 2 2 2\n' },
      {
        input: '5\n2147483647 -2147483648 0 -1 1\n',
        output: 'inversions: 5\nsorted: -2147483648 -1 0 1 2147483647\n',
      },
      { input: '3\n2 3 1\n', output: 'inversions: 2\nsorted: 1 2 3\n' },
    ],
    hints: [
      'The inversions of the whole are those inside the left half, those inside the right half, and those between the halves. The first two are the same task again.',
      'While merging, take from the left half as long as its number is not greater. Each time you take from the right half, add the number of elements that are still left in the left half.',
      'Write int sort(int values[], int begin, int end): with fewer than two elements return 0; otherwise sort both halves, merge into a second array, copy back, and return the three counts added up.',
    ],
    solution: String.raw`#include <stdio.h>
#include <string.h>

#define MOST 1000

/* Sorts values[begin] to values[end - 1] and returns how many inversions there were. */
int sort(int values[], int begin, int end) {
    static int merged[MOST];

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
            inversions += middle - left;
            merged[i] = values[right++];
        }
    }
    memcpy(values + begin, merged + begin, (size_t)(end - begin) * sizeof values[0]);
    return inversions;
}

int main(void) {
    int values[MOST];
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
