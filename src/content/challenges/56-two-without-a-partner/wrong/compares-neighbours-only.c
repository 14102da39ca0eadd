// Compares neighbours only
#include <stdio.h>

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
