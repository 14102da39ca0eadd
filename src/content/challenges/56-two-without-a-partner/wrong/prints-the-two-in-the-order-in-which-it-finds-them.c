// Prints the two in the order in which it finds them
#include <stdio.h>

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
