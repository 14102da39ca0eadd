// forgets the empty array
#include <stdio.h>

int main(void) {
    int n;
    int values[100] = {0};
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 1;
        }
    }
    int smallest = values[0];
    int largest = values[0];
    for (int i = 1; i < n; i++) {
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
