// Keeps the places of both, not their values
#include <stdio.h>

int main(void) {
    int n;
    int values[100];
    int low = 0;
    int high = 0;

    if (scanf("%d", &n) != 1) {
        return 1;
    }
    if (n == 0) {
        puts("empty");
        return 0;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &values[i]) != 1) {
            return 1;
        }
        if (values[i] < values[low]) {
            low = i;
        }
        if (values[high] < values[i]) {
            high = i;
        }
    }
    printf("%d %d\n", values[low], values[high]);
    return 0;
}
