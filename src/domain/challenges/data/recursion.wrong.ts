import type { WrongSolution } from '../types.ts';

/** Mistakes that the cases of challenges 31 to 33 must catch. */
export const recursionWrong: readonly WrongSolution[] = [
  {
    challenge: 31,
    mistake: 'Prints before the call, so the digits come out backwards',
    source: String.raw`#include <stdio.h>

void print_binary(unsigned number) {
    printf("%u", number % 2);
    if (number > 1) {
        print_binary(number / 2);
    }
}

int main(void) {
    unsigned number;

    if (scanf("%u", &number) == 1) {
        print_binary(number);
        printf("\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 31,
    mistake: 'Prints nothing for the number 0',
    source: String.raw`#include <stdio.h>

void print_binary(unsigned number) {
    if (number == 0) {
        return;
    }
    print_binary(number / 2);
    printf("%u", number % 2);
}

int main(void) {
    unsigned number;

    if (scanf("%u", &number) == 1) {
        print_binary(number);
        printf("\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 31,
    mistake: 'Puts a zero in front: the base case comes one call too late',
    source: String.raw`#include <stdio.h>

void print_binary(unsigned number) {
    if (number > 0) {
        print_binary(number / 2);
    }
    printf("%u", number % 2);
}

int main(void) {
    unsigned number;

    if (scanf("%u", &number) == 1) {
        print_binary(number);
        printf("\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 31,
    mistake: 'Takes the number for a signed one',
    source: String.raw`#include <stdio.h>

void print_binary(int number) {
    if (number > 1) {
        print_binary(number / 2);
    }
    printf("%d", number % 2);
}

int main(void) {
    unsigned number;

    if (scanf("%u", &number) == 1) {
        print_binary((int)number);
        printf("\n");
    }
    return 0;
}
`,
  },
  {
    challenge: 32,
    mistake: 'Never changes the roles of the pegs',
    source: String.raw`#include <stdio.h>

int move_tower(int n, char from, char to, char spare) {
    if (n == 0) {
        return 0;
    }

    int moves = move_tower(n - 1, from, to, spare);
    printf("disc %d: %c -> %c\n", n, from, to);
    return moves + 1 + move_tower(n - 1, from, to, spare);
}

int main(void) {
    int n;

    if (scanf("%d", &n) == 1) {
        printf("moves: %d\n", move_tower(n, 'A', 'C', 'B'));
    }
    return 0;
}
`,
  },
  {
    challenge: 32,
    mistake: 'Moves a disc even when there is none',
    source: String.raw`#include <stdio.h>

int move_tower(int n, char from, char to, char spare) {
    if (n <= 1) {
        printf("disc 1: %c -> %c\n", from, to);
        return 1;
    }

    int moves = move_tower(n - 1, from, spare, to);
    printf("disc %d: %c -> %c\n", n, from, to);
    return moves + 1 + move_tower(n - 1, spare, to, from);
}

int main(void) {
    int n;

    if (scanf("%d", &n) == 1) {
        printf("moves: %d\n", move_tower(n, 'A', 'C', 'B'));
    }
    return 0;
}
`,
  },
  {
    challenge: 32,
    mistake: 'Forgets to bring the smaller discs back on top',
    source: String.raw`#include <stdio.h>

int move_tower(int n, char from, char to, char spare) {
    if (n == 0) {
        return 0;
    }

    int moves = move_tower(n - 1, from, spare, to);
    printf("disc %d: %c -> %c\n", n, from, to);
    return moves + 1;
}

int main(void) {
    int n;

    if (scanf("%d", &n) == 1) {
        printf("moves: %d\n", move_tower(n, 'A', 'C', 'B'));
    }
    return 0;
}
`,
  },
  {
    challenge: 33,
    mistake: 'Swaps letters: not in alphabetical order, and equal words more than once',
    source: String.raw`#include <stdio.h>
#include <string.h>

void arrange(char *word, int place, int length) {
    if (place == length) {
        printf("%s\n", word);
        return;
    }

    for (int i = place; i < length; i++) {
        char letter = word[place];
        word[place] = word[i];
        word[i] = letter;
        arrange(word, place + 1, length);
        letter = word[place];
        word[place] = word[i];
        word[i] = letter;
    }
}

int main(void) {
    char word[8];

    if (scanf("%7s", word) == 1) {
        arrange(word, 0, (int)strlen(word));
    }
    return 0;
}
`,
  },
  {
    challenge: 33,
    mistake: 'Takes the letters in the order of the word, unsorted',
    source: String.raw`#include <stdio.h>
#include <string.h>

void arrange(const char *word, int used[], char *result, int place, int length) {
    if (place == length) {
        printf("%s\n", result);
        return;
    }

    for (int i = 0; i < length; i++) {
        if (!used[i]) {
            used[i] = 1;
            result[place] = word[i];
            arrange(word, used, result, place + 1, length);
            used[i] = 0;
        }
    }
}

int main(void) {
    char word[8];

    if (scanf("%7s", word) == 1) {
        int used[8] = {0};
        char result[8] = "";

        arrange(word, used, result, 0, (int)strlen(word));
    }
    return 0;
}
`,
  },
  {
    challenge: 33,
    mistake: 'Never gives a letter back after trying it',
    source: String.raw`#include <stdio.h>
#include <string.h>

#define LETTERS 26

void arrange(char *result, int place, int length, int remaining[LETTERS]) {
    if (place == length) {
        printf("%s\n", result);
        return;
    }

    for (int i = 0; i < LETTERS; i++) {
        if (remaining[i] > 0) {
            remaining[i]--;
            result[place] = (char)('a' + i);
            arrange(result, place + 1, length, remaining);
        }
    }
}

int main(void) {
    char word[8];

    if (scanf("%7s", word) == 1) {
        int remaining[LETTERS] = {0};
        char result[8] = "";
        int length = (int)strlen(word);

        for (int i = 0; i < length; i++) {
            remaining[word[i] - 'a']++;
        }
        arrange(result, 0, length, remaining);
    }
    return 0;
}
`,
  },
];
