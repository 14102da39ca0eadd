// Takes full hours and full minutes away one by one
#include <stdio.h>

int main(void) {
    int hours = 0;
    int minutes = 0;
    int seconds;

    if (scanf("%d", &seconds) == 1) {
        while (seconds >= 3600) {
            seconds -= 3600;
            hours++;
        }
        while (seconds >= 60) {
            seconds -= 60;
            minutes++;
        }
        printf("%d%d:%d%d:%d%d\n", hours / 10, hours % 10, minutes / 10, minutes % 10, seconds / 10, seconds % 10);
    }
    return 0;
}
