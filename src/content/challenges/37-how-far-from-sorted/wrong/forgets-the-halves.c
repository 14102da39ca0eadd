// Counts what merging the two halves passes, and forgets those within each half
#include <stdio.h>
#include <string.h>

#define MOST 1000

/* Sorts values[begin] to values[end - 1] and returns how many inversions there were. */
int sort(int values[], int begin, int end) {
    static int merged[MOST];

    if (end - begin < 2) {
        return 0;
    }

    int middle = begin + (end - begin) / 2;
    int inversions = 0;
    sort(values, begin, middle);
    sort(values, middle, end);
    int left = begin;
    int right = middle;

    for (int i = begin; i < end; i++) {
        if (right == end || (left < middle && values[left] <= values[right])) {
            merged[i] = values[left++];
        } else {
            inversions += middle - left;
            merged[i] = values[right++];
        }
    }
    memcpy(values + begin, merged + begin, (size_t)(end - begin) * sizeof values[0]);
    return inversions;
}

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

    printf("inversions: %d\n", sort(values, 0, count));
    printf("sorted:");
    for (int i = 0; i < count; i++) {
        printf(" %d", values[i]);
    }
    printf("\n");
    return 0;
}
