// Leaps over smaller numbers in steps that halve
#include <stdio.h>

static int find_first(const int values[], int count, int wanted) {
    int smaller = 0;
    for (int step = 512; step > 0; step /= 2) {
        if (smaller + step <= count && values[smaller + step - 1] < wanted) {
            smaller += step;
        }
    }
    return smaller < count && values[smaller] == wanted ? smaller : -1;
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
