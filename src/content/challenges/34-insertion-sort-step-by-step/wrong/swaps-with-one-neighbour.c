// Swaps with one neighbour only, not all the way down
#include <stdio.h>

int main(void) {
    int values[100];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count && scanf("%d", &values[i]) == 1; i++) {
        if (i > 0 && values[i - 1] > values[i]) {
            int value = values[i];
            values[i] = values[i - 1];
            values[i - 1] = value;
        }
        for (int j = 0; j <= i; j++) {
            printf(j == 0 ? "%d" : " %d", values[j]);
        }
        printf("\n");
    }
    return 0;
}
