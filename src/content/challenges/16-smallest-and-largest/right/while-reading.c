// Compares while it reads, and keeps no array
#include <limits.h>
#include <stdio.h>

int main(void) {
    int n;
    int smallest = INT_MAX;
    int largest = INT_MIN;

    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int left = n; left > 0; left--) {
        int value;
        if (scanf("%d", &value) != 1) {
            return 1;
        }
        smallest = value < smallest ? value : smallest;
        largest = value > largest ? value : largest;
    }
    if (n > 0) {
        printf("%d %d\n", smallest, largest);
    } else {
        printf("empty\n");
    }
    return 0;
}
