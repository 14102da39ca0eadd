// Counts the steps of insertion sort: each takes away one inversion
#include <stdio.h>

int main(void) {
    int values[1000];
    int count;
    long inversions = 0;
    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        int value;
        int place = i;
        if (scanf("%d", &value) != 1) {
            return 0;
        }
        for (; place > 0 && values[place - 1] > value; place--) {
            values[place] = values[place - 1];
            inversions++;
        }
        values[place] = value;
    }
    printf("inversions: %ld\nsorted:", inversions);
    for (int i = 0; i < count; i++) {
        printf(" %d", values[i]);
    }
    printf("\n");
    return 0;
}
