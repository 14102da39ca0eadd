import type { Challenge } from '../types';

/** Arrays of numbers, and strings as arrays of characters. */
export const arraysAndStrings: readonly Challenge[] = [
  {
    id: 16,
    title: 'Smallest and Largest',
    group: 'Arrays and strings',
    difficulty: 'easy',
    language: 'c',
    topics: ['array traversal', 'minimum and maximum'],
    description:
      'Read a count n from 0 to 100, then n whole numbers that each fit in an int. Print the smallest and the largest of them with a space between. With n = 0 there is neither: print "empty".',
    starter: String.raw`#include <stdio.h>

int main(void) {
    int n;
    int values[100];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 1;
        }
    }

    /* Find the smallest and the largest of the n values. */
    printf("%d values\n", n);
    return 0;
}
`,
    examples: [
      { input: '5\n3 -1 4 1 5\n', output: '-1 5\n' },
      { input: '0\n', output: 'empty\n' },
    ],
    hidden: [
      { input: '1\n7\n', output: '7 7\n' },
      { input: '3\n-8 -3 -5\n', output: '-8 -3\n' },
      { input: '4\n9 6 8 7\n', output: '6 9\n' },
      { input: '3\n4 4 4\n', output: '4 4\n' },
      { input: '2\n2147483647 -2147483648\n', output: '-2147483648 2147483647\n' },
    ],
    hints: [
      'Keep the smallest and the largest value seen so far, and compare each further value with both.',
      'Both begin as the first value of the array. 0 is a bad beginning: all values may be negative, or all positive.',
      'There is no first value when n is 0: answer that case before you touch values[0].',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    int n;
    int values[100];
    if (scanf("%d", &n) != 1) {
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
    id: 17,
    title: 'Count the Words',
    group: 'Arrays and strings',
    difficulty: 'easy',
    language: 'c',
    topics: ['string traversal', 'state variable', 'character classes'],
    description:
      'Read one line of at most 200 characters and print how many words it has. A word is a run of characters other than spaces and tabs. Several blanks in a row, and blanks at the beginning or the end, make no further words. An empty line has 0.',
    starter: `#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }

    /* Count the words; the line still ends with its line break. */
    printf("%s", line);
    return 0;
}
`,
    examples: [
      { input: 'the quick brown fox\n', output: '4\n' },
      { input: '  two   words  \n', output: '2\n' },
    ],
    hidden: [
      { input: '\n', output: '0\n' },
      { input: '     \n', output: '0\n' },
      { input: 'one\n', output: '1\n' },
      { input: 'tab\tand space\n', output: '3\n' },
      { input: "isn't this x-ray 4 words?\n", output: '5\n' },
    ],
    hints: [
      'Do not count the blanks: count the places where a word begins.',
      'A word begins at a character that is no blank when the one before it is a blank, or when there is none before it.',
      'Remember in a variable whether you are inside a word. isspace() of ctype.h is true for spaces, tabs and the line break.',
    ],
    solution: String.raw`#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }

    int words = 0;
    bool inside = false;
    for (int i = 0; line[i] != '\0'; i++) {
        if (isspace((unsigned char)line[i])) {
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
    id: 18,
    title: 'Palindrome',
    group: 'Arrays and strings',
    difficulty: 'medium',
    language: 'c',
    topics: ['two indices', 'character classes', 'string traversal'],
    description:
      'Read one line of at most 200 characters and print "yes" if its letters and digits read the same from both ends, otherwise "no". Capital and small letters count as equal; spaces and all other signs are passed over. A line without any letter or digit counts as a palindrome.',
    starter: `#include <stdio.h>

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }

    /* Compare the line with itself from both ends. */
    printf("is this one? %s", line);
    return 0;
}
`,
    examples: [
      { input: 'A man, a plan, a canal: Panama\n', output: 'yes\n' },
      { input: 'Hello\n', output: 'no\n' },
    ],
    hidden: [
      { input: 'noon\n', output: 'yes\n' },
      { input: 'x\n', output: 'yes\n' },
      { input: '\n', output: 'yes\n' },
      { input: '?!\n', output: 'yes\n' },
      { input: 'ab\n', output: 'no\n' },
      { input: '1 level 2\n', output: 'no\n' },
    ],
    hints: [
      'Let one index start at the left end and one at the right end, and move them towards each other.',
      'Before you compare, move each index past the characters that do not count.',
      'isalnum() and tolower() of ctype.h do the rest. Give them an unsigned char: (unsigned char)line[i].',
    ],
    solution: String.raw`#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static bool is_palindrome(const char *text) {
    int left = 0;
    int right = (int)strlen(text) - 1;
    while (left < right) {
        unsigned char a = (unsigned char)text[left];
        unsigned char b = (unsigned char)text[right];
        if (!isalnum(a)) {
            left++;
        } else if (!isalnum(b)) {
            right--;
        } else if (tolower(a) != tolower(b)) {
            return false;
        } else {
            left++;
            right--;
        }
    }
    return true;
}

int main(void) {
    char line[256];
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }

    printf(is_palindrome(line) ? "yes\n" : "no\n");
    return 0;
}
`,
  },
  {
    id: 19,
    title: 'Rotate an Array',
    group: 'Arrays and strings',
    difficulty: 'medium',
    language: 'c',
    topics: ['array indexing', 'modular arithmetic'],
    description:
      'Read a count n from 0 to 100 and a distance k from 0 to 1000000000, then n whole numbers. Move every number k places to the right; what leaves the array at the right end comes in again at the left. Print the numbers on one line with a space between neighbours. With n = 0 print "empty".',
    starter: String.raw`#include <stdio.h>

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

    /* Print the numbers as they stand after the rotation. */
    for (int i = 0; i < n; i++) {
        printf("%d ", values[i]);
    }
    printf("\n");
    return 0;
}
`,
    examples: [
      { input: '5 2\n1 2 3 4 5\n', output: '4 5 1 2 3\n' },
      { input: '3 0\n7 8 9\n', output: '7 8 9\n' },
    ],
    hidden: [
      { input: '4 5\n1 2 3 4\n', output: '4 1 2 3\n' },
      { input: '3 3\n-1 0 1\n', output: '-1 0 1\n' },
      { input: '1 999999999\n6\n', output: '6\n' },
      { input: '0 4\n', output: 'empty\n' },
      { input: '7 1000000000\n1 2 3 4 5 6 7\n', output: '2 3 4 5 6 7 1\n' },
    ],
    hints: [
      'You need not move anything: work out which old place ends up at each new place.',
      'A rotation by n places changes nothing, so only k % n matters. Mind that nothing can be divided by 0.',
      'After the rotation the place i holds values[(i - k + n) % n], with k already reduced to k % n.',
    ],
    solution: String.raw`#include <stdio.h>

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
    int shift = k % n;
    for (int i = 0; i < n; i++) {
        printf("%d ", values[(i - shift + n) % n]);
    }
    printf("\n");
    return 0;
}
`,
  },
  {
    id: 20,
    title: 'Run Lengths',
    group: 'Arrays and strings',
    difficulty: 'medium',
    language: 'c',
    topics: ['run-length encoding', 'string traversal', 'nested loops'],
    description:
      'Read one word of 1 to 200 letters. Print it shortened: for each run of equal letters print the letter and the length of the run, without spaces. A run of one letter has its 1 as well, so "aaabcc" becomes "a3b1c2". Capital and small letters are different letters.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    char word[201];
    if (scanf("%200s", word) != 1) {
        return 1;
    }

    /* Print each run as its letter and its length. */
    printf("%s\n", word);
    return 0;
}
`,
    examples: [
      { input: 'aaabcc\n', output: 'a3b1c2\n' },
      { input: 'abc\n', output: 'a1b1c1\n' },
    ],
    hidden: [
      { input: 'z\n', output: 'z1\n' },
      { input: 'aaaaaaaaaaaa\n', output: 'a12\n' },
      { input: 'aAaa\n', output: 'a1A1a2\n' },
      { input: 'abba\n', output: 'a1b2a1\n' },
      { input: `${'x'.repeat(199)}y\n`, output: 'x199y1\n' },
    ],
    hints: [
      'Stand at the first letter of a run and walk on as long as the letter stays the same.',
      'The last run has no other letter after it: the end of the word ends it too.',
      'An inner loop while (word[i + length] == word[i]) length++; counts one run; then go on at i + length.',
    ],
    solution: String.raw`#include <stdio.h>

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
        printf("%c%d", word[i], length);
        i += length;
    }
    printf("\n");
    return 0;
}
`,
  },
];
