// leaves the minutes in the seconds
#include <stdio.h>

int main(void) {
    int total;
    if (scanf("%d", &total) != 1) {
        return 1;
    }

    printf("%02d:%02d:%02d\n", total / 3600, total % 3600 / 60, total % 3600);
    return 0;
}
