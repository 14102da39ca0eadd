import type { Challenge } from '../types.ts';

/** Challenges 53 to 56: numbers as rows of bits. */
export const bitWork: readonly Challenge[] = [
  {
    id: 53,
    title: 'Count the Ones',
    group: 'Bit work',
    difficulty: 'easy',
    language: 'c',
    topics: ['bitwise and', 'shifts', 'unsigned integers'],
    description:
      'Read whole numbers from 0 to 4294967295 until the input ends. For each of them print, on its own line, how many of its 32 bits are 1. For example 10 is 1010 in binary, so the answer is 2.',
    starter: String.raw`#include <stdio.h>

int count_ones(unsigned value) {
    /* This looks at the last bit only. */
    return (int)(value & 1u);
}

int main(void) {
    unsigned value;

    while (scanf("%u", &value) == 1) {
        printf("%d\n", count_ones(value));
    }
    return 0;
}
`,
    examples: [{ input: '10\n7\n8\n', output: '2\n3\n1\n' }],
    hidden: [
      { input: '0\n', output: '0\n' },
      { input: '4294967295\n', output: '32\n' },
      { input: '2147483648\n', output: '1\n' },
      { input: '2147483647 4294967294\n', output: '31\n31\n' },
      { input: '1 2 4 255 256\n', output: '1\n1\n1\n8\n1\n' },
      { input: '2863311530\n1431655765\n', output: '16\n16\n' },
    ],
    hints: [
      'value & 1u is the last bit: 1 when the number is odd, and 0 otherwise.',
      'value >>= 1 drops the last bit, so that the next one becomes the last. Go on until nothing is left.',
      'Loop while (value != 0), add value & 1u to the count, and shift. Keep the value unsigned: a signed one cannot hold the largest numbers.',
    ],
    solution: String.raw`#include <stdio.h>

int count_ones(unsigned value) {
    int ones = 0;

    while (value != 0) {
        ones += (int)(value & 1u);
        value >>= 1;
    }
    return ones;
}

int main(void) {
    unsigned value;

    while (scanf("%u", &value) == 1) {
        printf("%d\n", count_ones(value));
    }
    return 0;
}
`,
  },
  {
    id: 54,
    title: 'The Lamp Board',
    group: 'Bit work',
    difficulty: 'medium',
    language: 'c',
    topics: ['bit masks', 'bitwise operators', 'hexadecimal output'],
    description:
      'A board has 32 lamps, numbered 0 to 31 and all dark at first. Keep them in the 32 bits of one unsigned number, lamp 0 in the lowest bit, and obey commands until the input ends. "on K" lights lamp K, "off K" darkens it, and "flip K" changes it to the other state; these print nothing. Lighting a lamp that is lit, or darkening one that is dark, changes nothing. "ask K" prints "lit" or "dark". "show" prints the number as 8 hexadecimal digits with capital letters, with zeros in front: with lamps 0 and 3 lit that is 00000009.',
    starter: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    unsigned lamps = 0;
    char command[8];
    int number;

    while (scanf("%7s", command) == 1) {
        if (strcmp(command, "show") == 0) {
            printf("%08X\n", lamps);
        } else if (strcmp(command, "on") == 0 && scanf("%d", &number) == 1) {
            /* 1u << number has only the bit of this lamp. */
            lamps = 1u << number;
        }
    }
    return 0;
}
`,
    examples: [{ input: 'on 0\non 3\nshow\nask 3\noff 3\nask 3\nshow\n', output: '00000009\nlit\ndark\n00000001\n' }],
    hidden: [
      { input: 'show\nask 0\n', output: '00000000\ndark\n' },
      { input: 'on 5\non 5\nshow\noff 6\nshow\n', output: '00000020\n00000020\n' },
      { input: 'on 31\nshow\nask 31\nask 30\nflip 31\nshow\n', output: '80000000\nlit\ndark\n00000000\n' },
      { input: 'flip 1\nflip 3\nflip 1\nflip 11\nshow\n', output: '00000808\n' },
      { input: 'off 0\nask 0\nshow\n', output: 'dark\n00000000\n' },
      { input: 'on 8\non 9\non 11\non 31\noff 9\nask 8\nask 9\nshow\n', output: 'lit\ndark\n80000900\n' },
    ],
    hints: [
      '1u << number is a mask: a number in which only the bit of that lamp is 1. All commands use it.',
      'Light a lamp with |, flip it with ^. To darken it, use & with the mask turned round: ~mask has every bit but that one.',
      'lamps & mask is 0 exactly when the lamp is dark. "%08X" prints 8 hexadecimal digits. Write 1u and not 1: the highest bit of an int is its sign.',
    ],
    solution: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    unsigned lamps = 0;
    char command[8];
    int number;

    while (scanf("%7s", command) == 1) {
        if (strcmp(command, "show") == 0) {
            printf("%08X\n", lamps);
            continue;
        }
        if (scanf("%d", &number) != 1) {
            break;
        }

        unsigned lamp = 1u << number;

        if (strcmp(command, "on") == 0) {
            lamps |= lamp;
        } else if (strcmp(command, "off") == 0) {
            lamps &= ~lamp;
        } else if (strcmp(command, "flip") == 0) {
            lamps ^= lamp;
        } else if (strcmp(command, "ask") == 0) {
            printf("%s\n", (lamps & lamp) != 0 ? "lit" : "dark");
        }
    }
    return 0;
}
`,
  },
  {
    id: 55,
    title: 'Byte by Byte',
    group: 'Bit work',
    difficulty: 'medium',
    language: 'c',
    topics: ['byte order', 'shifts', 'bit masks', 'hexadecimal'],
    description:
      'Some machines store the lowest byte of a number first, others the highest. To pass numbers between them, the four bytes of a 32-bit number have to be put in reverse order. Read numbers in hexadecimal, each of 1 to 8 digits in capital or small letters, until the input ends. For each of them print, on its own line, the number with its four bytes reversed, as 8 hexadecimal digits with capital letters. A byte is two digits, and the digits inside a byte keep their order: 12345678 becomes 78563412. A number with fewer than 8 digits has zeros in front.',
    starter: String.raw`#include <stdio.h>

unsigned swap_bytes(unsigned value) {
    /* The lowest byte becomes the highest here. Bring the other three to their places. */
    return value << 24;
}

int main(void) {
    unsigned value;

    while (scanf("%x", &value) == 1) {
        printf("%08X\n", swap_bytes(value));
    }
    return 0;
}
`,
    examples: [{ input: '12345678\nAB\n', output: '78563412\nAB000000\n' }],
    hidden: [
      { input: '0\n', output: '00000000\n' },
      { input: 'ffffffff\nff000000\n', output: 'FFFFFFFF\n000000FF\n' },
      { input: 'deadbeef\n80000001\n', output: 'EFBEADDE\n01000080\n' },
      { input: '1\n100\n10000\n1000000\n', output: '01000000\n00010000\n00000100\n00000001\n' },
      { input: '00F00F00\nA0b0\n', output: '000FF000\nB0A00000\n' },
    ],
    hints: [
      'There are four bytes to move. Cut out each with & and a mask, and shift it to its new place.',
      'The lowest byte goes up by 24 bits and the highest goes down by 24. How far do the two in the middle go?',
      'The middle ones move by 8: (value & 0xFF00u) << 8 goes up, and (value >> 8 & 0xFF00u) comes down. Join the four parts with |.',
    ],
    solution: String.raw`#include <stdio.h>

unsigned swap_bytes(unsigned value) {
    return value << 24 | (value & 0xFF00u) << 8 | (value >> 8 & 0xFF00u) | value >> 24;
}

int main(void) {
    unsigned value;

    while (scanf("%x", &value) == 1) {
        printf("%08X\n", swap_bytes(value));
    }
    return 0;
}
`,
  },
  {
    id: 56,
    title: 'Two Without a Partner',
    group: 'Bit work',
    difficulty: 'hard',
    language: 'c',
    topics: ['exclusive or', 'bit masks', 'algorithms'],
    description:
      'Read whole numbers from 0 to 4294967295 until the input ends; there are at most 1000. Every number occurs exactly twice, anywhere in the input, except two different numbers that occur once. Print those two on one line, the smaller one first, with one space between them. This works without sorting and without comparing every pair: a number combined with itself by exclusive or, the operator ^, gives 0.',
    starter: String.raw`#include <stdio.h>

int main(void) {
    unsigned number;
    unsigned difference = 0;

    while (scanf("%u", &number) == 1) {
        difference ^= number;
    }

    /* Partners have cancelled each other out. What is left of the two single numbers? */
    printf("%u\n", difference);
    return 0;
}
`,
    examples: [
      { input: '4 9 4 7\n', output: '7 9\n' },
      { input: '1 2 3 2 1 5\n', output: '3 5\n' },
    ],
    hidden: [
      { input: '8 0\n', output: '0 8\n' },
      { input: '3 5\n', output: '3 5\n' },
      { input: '4294967295 6 2147483648 6\n', output: '2147483648 4294967295\n' },
      { input: '10 20 30 10 20 30 40 50\n', output: '40 50\n' },
      { input: '0 1 0 4294967295\n', output: '1 4294967295\n' },
      { input: '12 4 7 7 100 12 100 0\n', output: '0 4\n' },
    ],
    hints: [
      'Combine all numbers with ^. Every pair gives 0, so what is left is the exclusive or of the two single numbers. Where it has a 1, these two differ.',
      'Pick one bit in which they differ. It splits all numbers into two groups: partners are always in the same group, the two single ones are not.',
      'difference & (~difference + 1u) has only the lowest bit of difference. Combine the numbers with that bit by ^ into one result, and those without it into another; then print the smaller one first.',
    ],
    solution: String.raw`#include <stdio.h>

int main(void) {
    unsigned numbers[1000];
    unsigned difference = 0;
    int count = 0;

    while (count < 1000 && scanf("%u", &numbers[count]) == 1) {
        difference ^= numbers[count];
        count++;
    }

    /* In this bit the two single numbers differ, and partners never do. */
    unsigned lowest = difference & (~difference + 1u);
    unsigned first = 0;
    unsigned second = 0;

    for (int i = 0; i < count; i++) {
        if ((numbers[i] & lowest) != 0) {
            first ^= numbers[i];
        } else {
            second ^= numbers[i];
        }
    }

    if (first < second) {
        printf("%u %u\n", first, second);
    } else {
        printf("%u %u\n", second, first);
    }
    return 0;
}
`,
  },
];
