// Exchanges the new number with its left neighbour until it stands right
#include <stdio.h>

int main(void) {
    int values[100];
    int count = 0;
    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int taken = 0; taken < count; taken++) {
        if (scanf("%d", &values[taken]) != 1) {
            return 0;
        }
        for (int *p = values + taken; p > values && p[-1] > p[0]; p--) {
            const int kept = p[0];
            p[0] = p[-1];
            p[-1] = kept;
        }
        printf("%d", values[0]);
        for (int i = 1; i <= taken; i++) {
            printf(" %d", values[i]);
        }
        printf("\n");
    }
    return 0;
}
