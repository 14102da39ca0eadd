import type { Challenge } from '../types.ts';

/** Challenges 31 to 33: functions that call themselves. */
export const recursion: readonly Challenge[] = [
  {
    id: 31,
    title: 'Binary Digits',
    group: 'Recursion',
    difficulty: 'easy',
    language: 'c',
    topics: ['recursion', 'base case', 'binary numbers'],
    description:
      'Read one whole number from 0 to 4294967295 and print it in binary on one line, without zeros in front: 10 becomes 1010. The number 0 is printed as 0. Write a function that calls itself: dividing by 2 gives the number without its last binary digit, and the remainder is that digit.',
    starter: String.raw`#include <stdio.h>

void print_binary(unsigned number) {
    /* The last digit is easy. What has to be printed before it? */
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
    examples: [
      { input: '10\n', output: '1010\n' },
      { input: '1\n', output: '1\n' },
    ],
    hidden: [
      { input: '0\n', output: '0\n' },
      { input: '2\n', output: '10\n' },
      { input: '255\n', output: '11111111\n' },
      { input: '1000\n', output: '1111101000\n' },
      { input: '2147483648\n', output: '10000000000000000000000000000000\n' },
      { input: '4294967295\n', output: '11111111111111111111111111111111\n' },
    ],
    hints: [
      'The digits come out from the last to the first. Who can print the first ones before you print the last?',
      'First call print_binary(number / 2), then print number % 2.',
      'Call yourself only while number is greater than 1: with 0 or 1 there is just one digit to print.',
    ],
    solution: String.raw`#include <stdio.h>

void print_binary(unsigned number) {
    if (number > 1) {
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
    id: 32,
    title: 'The Tower of Hanoi',
    group: 'Recursion',
    difficulty: 'medium',
    language: 'c',
    topics: ['recursion', 'divide and conquer', 'function parameters'],
    description:
      'There are three pegs, A, B and C. On A stands a tower of n discs, the largest at the bottom and the smallest, disc 1, on top. Move the whole tower to C: one disc at a time, always the topmost of a peg, and never a larger disc onto a smaller one. Read n, from 0 to 10. Print each move of the shortest way on its own line as "disc 1: A -> C". After the moves print "moves: " and how many there were. With n = 0 there are no moves.',
    starter: String.raw`#include <stdio.h>

/* Moves the discs 1 to n from one peg to another and returns the number of moves. */
int move_tower(int n, char from, char to, char spare) {
    /* Before disc n can move, all smaller discs must wait on the spare peg. */
    (void)spare;
    printf("disc %d: %c -> %c\n", n, from, to);
    return 1;
}

int main(void) {
    int n;

    if (scanf("%d", &n) == 1) {
        printf("moves: %d\n", move_tower(n, 'A', 'C', 'B'));
    }
    return 0;
}
`,
    examples: [
      { input: '2\n', output: 'disc 1: A -> B\ndisc 2: A -> C\ndisc 1: B -> C\nmoves: 3\n' },
      { input: '1\n', output: 'disc 1: A -> C\nmoves: 1\n' },
    ],
    hidden: [
      { input: '0\n', output: 'moves: 0\n' },
      {
        input: '3\n',
        output:
          'disc 1: A -> C\ndisc 2: A -> B\ndisc 1: C -> B\ndisc 3: A -> C\ndisc 1: B -> A\ndisc 2: B -> C\ndisc 1: A -> C\nmoves: 7\n',
      },
      {
        input: '4\n',
        output:
          'disc 1: A -> B\ndisc 2: A -> C\ndisc 1: B -> C\ndisc 3: A -> B\ndisc 1: C -> A\ndisc 2: C -> B\ndisc 1: A -> B\ndisc 4: A -> C\ndisc 1: B -> C\ndisc 2: B -> A\ndisc 1: C -> A\ndisc 3: B -> C\ndisc 1: A -> B\ndisc 2: A -> C\ndisc 1: B -> C\nmoves: 15\n',
      },
    ],
    hints: [
      'The largest disc can move only when all the smaller ones wait on the third peg.',
      'So: move n - 1 discs from "from" to "spare", move disc n, then move the n - 1 discs from "spare" to "to".',
      'The roles of the pegs change in each call: first move_tower(n - 1, from, spare, to), later move_tower(n - 1, spare, to, from). With n == 0 return 0 and print nothing.',
    ],
    solution: String.raw`#include <stdio.h>

/* Moves the discs 1 to n from one peg to another and returns the number of moves. */
int move_tower(int n, char from, char to, char spare) {
    if (n == 0) {
        return 0;
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
    id: 33,
    title: 'Every Arrangement',
    group: 'Recursion',
    difficulty: 'hard',
    language: 'c',
    topics: ['recursion', 'backtracking', 'permutations'],
    description:
      'Read one word of 1 to 6 lower-case letters. Print every word that can be made by putting all of its letters in some order, each on its own line and in alphabetical order. The given word itself is one of them. When a letter occurs more than once, arrangements that look the same are printed once: "aab" gives three lines, aab, aba and baa.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    char word[8];

    if (scanf("%7s", word) == 1) {
        /* Choose the first letter, then the second, and so on: every choice in turn. */
        printf("%s\n", word);
    }
    return 0;
}
`,
    examples: [
      { input: 'abc\n', output: 'abc\nacb\nbac\nbca\ncab\ncba\n' },
      { input: 'aab\n', output: 'aab\naba\nbaa\n' },
    ],
    hidden: [
      { input: 'q\n', output: 'q\n' },
      { input: 'zz\n', output: 'zz\n' },
      { input: 'cab\n', output: 'abc\nacb\nbac\nbca\ncab\ncba\n' },
      { input: 'noon\n', output: 'nnoo\nnono\nnoon\nonno\nonon\noonn\n' },
      { input: 'zzzzza\n', output: 'azzzzz\nzazzzz\nzzazzz\nzzzazz\nzzzzaz\nzzzzza\n' },
      {
        input: 'dcba\n',
        output:
          'abcd\nabdc\nacbd\nacdb\nadbc\nadcb\nbacd\nbadc\nbcad\nbcda\nbdac\nbdca\ncabd\ncadb\ncbad\ncbda\ncdab\ncdba\ndabc\ndacb\ndbac\ndbca\ndcab\ndcba\n',
      },
    ],
    hints: [
      'Think of one place after the other: put a letter there, let the function fill the places behind it, then take the letter away and try the next one.',
      'Count how often each letter is left in an array of 26. At each place try the letters from a to z that are left: then the order is right and nothing comes twice.',
      'In the loop: remaining[i]--, write the letter to result[place], call arrange(place + 1), then remaining[i]++. When place equals the length, print result.',
    ],
    solution: String.raw`#include <stdio.h>
#include <string.h>

#define LETTERS 26

/* Fills result from place on with the letters that remain, in every way. */
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
            remaining[i]++;
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
