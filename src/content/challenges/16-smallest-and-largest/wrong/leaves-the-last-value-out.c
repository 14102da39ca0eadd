// leaves the last value out
#include <stdio.h>

int main(void) {
    int n;
    int values[100];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 1;
        }
    }
    if (n == 0) {
        printf("empty\n");
        return 0;
    }
    int smallest = values[0];
    int largest = values[0];
    for (int i = 1; i < n - 1; i++) {
        if (values[i] < smallest) {
            smallest = values[i];
        }
        if (values[i] > largest) {
            largest = values[i];
        }
    }
    printf("%d %d\n", smallest, largest);
    return 0;
}
