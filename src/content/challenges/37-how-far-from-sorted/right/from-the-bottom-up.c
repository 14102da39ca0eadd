// Merges runs of 1, 2, 4 and so on, without recursion
#include <stdio.h>
#include <string.h>

static int least(int a, int b) {
    return a < b ? a : b;
}

int main(void) {
    static int values[1000];
    static int merged[1000];
    int count;
    int inversions = 0;
    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 0;
        }
    }
    for (int run = 1; run < count; run *= 2) {
        for (int begin = 0; begin < count; begin += 2 * run) {
            const int middle = least(begin + run, count);
            const int end = least(begin + 2 * run, count);
            int left = begin;
            int right = middle;
            int place = begin;
            while (left < middle || right < end) {
                if (left < middle && (right == end || values[left] <= values[right])) {
                    /* All that were taken from the right half are smaller than this one. */
                    inversions += right - middle;
                    merged[place++] = values[left++];
                } else {
                    merged[place++] = values[right++];
                }
            }
        }
        memcpy(values, merged, (size_t)count * sizeof values[0]);
    }
    printf("inversions: %d\nsorted:", inversions);
    for (int i = 0; i < count; i++) {
        printf(" %d", values[i]);
    }
    printf("\n");
    return 0;
}
