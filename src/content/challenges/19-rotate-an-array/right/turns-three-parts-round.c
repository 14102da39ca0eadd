// Turns round the whole array, then both of its parts
#include <stdio.h>

static void turn(int values[], int begin, int end) {
    while (begin < --end) {
        int kept = values[begin];
        values[begin++] = values[end];
        values[end] = kept;
    }
}

int main(void) {
    int n, k;
    int values[100];
    if (scanf("%d %d", &n, &k) != 2) {
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

    k %= n;
    turn(values, 0, n);
    turn(values, 0, k);
    turn(values, k, n);
    for (int i = 0; i < n; i++) {
        printf(i == 0 ? "%d" : " %d", values[i]);
    }
    printf("\n");
    return 0;
}
