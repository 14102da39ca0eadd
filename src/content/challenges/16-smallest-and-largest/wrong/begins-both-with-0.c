// begins both with 0
#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    if (n == 0) {
        printf("empty\n");
        return 0;
    }
    int smallest = 0;
    int largest = 0;
    for (int i = 0; i < n; i++) {
        int value;
        if (scanf("%d", &value) != 1) {
            return 1;
        }
        if (value < smallest) {
            smallest = value;
        }
        if (value > largest) {
            largest = value;
        }
    }
    printf("%d %d\n", smallest, largest);
    return 0;
}
