// Begins with the seconds, and divides what is left by 60 each time
#include <stdio.h>

int main(void) {
    int rest;
    if (scanf("%d", &rest) != 1) {
        return 1;
    }

    int seconds = rest % 60;
    rest /= 60;
    int minutes = rest % 60;
    rest /= 60;
    printf("%02d:%02d:%02d\n", rest, minutes, seconds);
    return 0;
}
