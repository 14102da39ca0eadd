// Finds the place by binary search, and moves the rest up at once
#include <stdio.h>
#include <string.h>

int main(void) {
    int values[100];
    int count = 0;
    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int taken = 0; taken < count; taken++) {
        int value;
        if (scanf("%d", &value) != 1) {
            return 0;
        }
        int low = 0;
        int high = taken;
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (values[middle] <= value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        memmove(values + low + 1, values + low, (size_t)(taken - low) * sizeof values[0]);
        values[low] = value;
        for (int i = 0; i <= taken; i++) {
            printf("%d%c", values[i], i == taken ? '\n' : ' ');
        }
    }
    return 0;
}
