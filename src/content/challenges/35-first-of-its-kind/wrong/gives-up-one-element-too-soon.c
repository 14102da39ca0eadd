// Gives up while one element is still to be looked at
#include <stdio.h>

int find_first(const int values[], int count, int wanted) {
    int low = 0;
    int high = count - 1;
    int found = -1;

    while (low < high) {
        int middle = low + (high - low) / 2;

        if (values[middle] == wanted) {
            found = middle;
        }
        if (values[middle] < wanted) {
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    return found;
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
