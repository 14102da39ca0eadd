// takes the minute to have 100 seconds
#include <stdio.h>

int main(void) {
    int total;
    if (scanf("%d", &total) != 1) {
        return 1;
    }
    printf("%02d:%02d:%02d\n", total / 10000, total / 100 % 100, total % 100);
    return 0;
}
