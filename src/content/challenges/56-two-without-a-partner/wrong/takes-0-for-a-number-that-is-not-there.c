// Takes 0 for a number that is not there
#include <stdio.h>

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
