// Looks for a partner behind each number alone, so that the second of a pair seems to have none
#include <stdbool.h>
#include <stdio.h>

int main(void) {
    unsigned numbers[1000];
    unsigned single[2] = {0, 0};
    int count = 0;
    int found = 0;

    while (count < 1000 && scanf("%u", &numbers[count]) == 1) {
        count++;
    }
    for (int i = 0; i < count && found < 2; i++) {
        bool partner = false;

        for (int j = i + 1; j < count; j++) {
            partner = partner || numbers[j] == numbers[i];
        }
        if (!partner) {
            single[found++] = numbers[i];
        }
    }
    if (single[0] < single[1]) {
        printf("%u %u\n", single[0], single[1]);
    } else {
        printf("%u %u\n", single[1], single[0]);
    }
    return 0;
}
