#include <stdio.h>

int main(void) {
    int total;
    if (scanf("%d", &total) != 1) {
        return 1;
    }

    int hours = total / 3600;
    int minutes = total % 3600 / 60;
    int seconds = total % 60;
    printf("%02d:%02d:%02d\n", hours, minutes, seconds);
    return 0;
}
