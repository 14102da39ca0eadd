// begins anew after twelve hours
#include <stdio.h>

int main(void) {
    int total;
    if (scanf("%d", &total) != 1) {
        return 1;
    }

    printf("%02d:%02d:%02d\n", total / 3600 % 12, total % 3600 / 60, total % 60);
    return 0;
}
