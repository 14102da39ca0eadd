#include <stdio.h>

/* Returns the index of the first place of wanted, or -1. */
int find_first(const int values[], int count, int wanted) {
    /* This looks only at the middle. Go on in the half where wanted must be. */
    int middle = count / 2;

    return count > 0 && values[middle] == wanted ? middle : -1;
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
