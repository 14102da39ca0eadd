// Keeps the best hit so far, and goes on searching before it
#include <stdio.h>

static int find_first(const int values[], int count, int wanted) {
    int first = 0;
    int last = count - 1;
    int found = -1;
    while (first <= last) {
        const int middle = (first + last) / 2;
        if (values[middle] == wanted) {
            found = middle;
            last = middle - 1;
        } else if (values[middle] > wanted) {
            last = middle - 1;
        } else {
            first = middle + 1;
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
