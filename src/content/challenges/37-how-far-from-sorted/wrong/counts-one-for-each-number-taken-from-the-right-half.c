// Counts one for each number taken from the right half
#include <stdio.h>

int sort(int values[], int begin, int end) {
    static int merged[1000];

    if (end - begin < 2) {
        return 0;
    }

    int middle = begin + (end - begin) / 2;
    int inversions = sort(values, begin, middle) + sort(values, middle, end);
    int left = begin;
    int right = middle;

    for (int i = begin; i < end; i++) {
        if (right == end || (left < middle && values[left] <= values[right])) {
            merged[i] = values[left++];
        } else {
            inversions++;
            merged[i] = values[right++];
        }
    }
    for (int i = begin; i < end; i++) {
        values[i] = merged[i];
    }
    return inversions;
}

int main(void) {
    int values[1000];
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
