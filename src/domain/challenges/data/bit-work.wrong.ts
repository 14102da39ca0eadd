import type { WrongSolution } from '../types.ts';

/** Mistakes that the cases of challenges 53 to 56 must catch. */
export const bitWorkWrong: readonly WrongSolution[] = [
  {
    challenge: 53,
    mistake: 'Looks at 31 bits only',
    source: String.raw`#include <stdio.h>

int count_ones(unsigned value) {
    int ones = 0;

    for (int i = 0; i < 31; i++) {
        ones += (int)(value >> i & 1u);
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
    challenge: 53,
    mistake: 'Takes the value for a signed one, so large ones count as negative',
    source: String.raw`#include <stdio.h>

int count_ones(unsigned value) {
    int rest = (int)value;
    int ones = 0;

    while (rest > 0) {
        ones += rest & 1;
        rest >>= 1;
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
    challenge: 53,
    mistake: 'Stops at the first bit that is 0',
    source: String.raw`#include <stdio.h>

int count_ones(unsigned value) {
    int ones = 0;

    while ((value & 1u) != 0) {
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
    challenge: 53,
    mistake: 'Counts all bits up to the highest one',
    source: String.raw`#include <stdio.h>

int count_ones(unsigned value) {
    int ones = 0;

    while (value != 0) {
        ones++;
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
    challenge: 54,
    mistake: 'Darkens with ^, which lights a dark lamp',
    source: String.raw`#include <stdio.h>
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
            lamps ^= lamp;
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
    challenge: 54,
    mistake: 'Lights with +, which goes wrong when the lamp is lit',
    source: String.raw`#include <stdio.h>
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
            lamps += lamp;
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
    challenge: 54,
    mistake: 'Prints without zeros in front and with small letters',
    source: String.raw`#include <stdio.h>
#include <string.h>

int main(void) {
    unsigned lamps = 0;
    char command[8];
    int number;

    while (scanf("%7s", command) == 1) {
        if (strcmp(command, "show") == 0) {
            printf("%x\n", lamps);
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
    challenge: 54,
    mistake: 'Counts the lamps from the other end',
    source: String.raw`#include <stdio.h>
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

        unsigned lamp = 0x80000000u >> number;

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
    challenge: 55,
    mistake: 'Reverses the digits, not the bytes',
    source: String.raw`#include <stdio.h>

unsigned swap_bytes(unsigned value) {
    unsigned reversed = 0;

    for (int i = 0; i < 8; i++) {
        reversed = reversed << 4 | (value & 0xFu);
        value >>= 4;
    }
    return reversed;
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
    challenge: 55,
    mistake: 'Changes the two halves and not the bytes in them',
    source: String.raw`#include <stdio.h>

unsigned swap_bytes(unsigned value) {
    return value << 16 | value >> 16;
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
    challenge: 55,
    mistake: 'Prints without zeros in front',
    source: String.raw`#include <stdio.h>

unsigned swap_bytes(unsigned value) {
    return value << 24 | (value & 0xFF00u) << 8 | (value >> 8 & 0xFF00u) | value >> 24;
}

int main(void) {
    unsigned value;

    while (scanf("%x", &value) == 1) {
        printf("%X\n", swap_bytes(value));
    }
    return 0;
}
`,
  },
  {
    challenge: 55,
    mistake: 'Shifts the middle bytes without cutting them out',
    source: String.raw`#include <stdio.h>

unsigned swap_bytes(unsigned value) {
    return value << 24 | value << 8 | value >> 8 | value >> 24;
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
    challenge: 56,
    mistake: 'Splits the numbers into odd and even, whatever the two are',
    source: String.raw`#include <stdio.h>

int main(void) {
    unsigned numbers[1000];
    int count = 0;

    while (count < 1000 && scanf("%u", &numbers[count]) == 1) {
        count++;
    }

    unsigned lowest = 1u;
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
  {
    challenge: 56,
    mistake: 'Prints the two in the order in which it finds them',
    source: String.raw`#include <stdio.h>

int main(void) {
    unsigned numbers[1000];
    unsigned difference = 0;
    int count = 0;

    while (count < 1000 && scanf("%u", &numbers[count]) == 1) {
        difference ^= numbers[count];
        count++;
    }

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

    printf("%u %u\n", first, second);
    return 0;
}
`,
  },
  {
    challenge: 56,
    mistake: 'Compares neighbours only',
    source: String.raw`#include <stdio.h>

int main(void) {
    unsigned numbers[1000];
    int count = 0;
    int found = 0;

    while (count < 1000 && scanf("%u", &numbers[count]) == 1) {
        count++;
    }
    for (int i = 0; i < count; i++) {
        int same_before = i > 0 && numbers[i - 1] == numbers[i];
        int same_after = i + 1 < count && numbers[i + 1] == numbers[i];

        if (!same_before && !same_after) {
            printf(found == 0 ? "%u" : " %u", numbers[i]);
            found++;
        }
    }
    printf("\n");
    return 0;
}
`,
  },
  {
    challenge: 56,
    mistake: 'Takes 0 for a number that is not there',
    source: String.raw`#include <stdio.h>

int main(void) {
    unsigned numbers[1000];
    unsigned single[2] = {0, 0};
    int count = 0;

    while (count < 1000 && scanf("%u", &numbers[count]) == 1) {
        count++;
    }
    for (int i = 0; i < count; i++) {
        int times = 0;

        for (int j = 0; j < count; j++) {
            times += numbers[j] == numbers[i];
        }
        if (times == 1 && numbers[i] != 0) {
            if (single[0] == 0 || numbers[i] < single[0]) {
                single[1] = single[0];
                single[0] = numbers[i];
            } else {
                single[1] = numbers[i];
            }
        }
    }
    printf("%u %u\n", single[0], single[1]);
    return 0;
}
`,
  },
];
