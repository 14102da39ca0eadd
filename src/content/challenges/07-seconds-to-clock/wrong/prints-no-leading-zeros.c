// prints no leading zeros
#include <stdio.h>

int main(void) {
    int total;
    if (scanf("%d", &total) != 1) {
        return 1;
    }
    printf("%d:%d:%d\n", total / 3600, total % 3600 / 60, total % 60);
    return 0;
}
