// Counts the pairs, and prints the numbers as they came
#include <stdio.h>
#include <string.h>

#define MOST 1000

int main(void) {
    int values[MOST];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 0;
        }
    }

    int inversions = 0;
    for (int i = 0; i < count; i++) {
        for (int j = i + 1; j < count; j++) {
            inversions += values[i] > values[j];
        }
    }
    printf("inversions: %d\n", inversions);
    printf("sorted:");
    for (int i = 0; i < count; i++) {
        printf(" %d", values[i]);
    }
    printf("\n");
    return 0;
}
