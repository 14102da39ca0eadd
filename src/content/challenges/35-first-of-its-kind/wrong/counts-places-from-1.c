// Counts the places from 1
#include <stdio.h>

/* Returns the index of the first place of wanted, or -1. */
int find_first(const int values[], int count, int wanted) {
    int low = 0;
    int high = count;

    while (low < high) {
        int middle = low + (high - low) / 2;

        if (values[middle] < wanted) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < count && values[low] == wanted ? low + 1 : -1;
}

int main(void) {
    int values[1000];
    int count = 0;
    int queries = 0;
    int wanted;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 0;
        }
    }
    if (scanf("%d", &queries) != 1) {
        return 0;
    }
    for (int i = 0; i < queries && scanf("%d", &wanted) == 1; i++) {
        printf("%d\n", find_first(values, count, wanted));
    }
    return 0;
}
