// Adds up in a double from the start
#include <stdio.h>

int main(void) {
    double sum = 0;
    int value;

    for (int i = 0; i < 3 && scanf("%d", &value) == 1; i++) {
        sum += value;
    }
    printf("%.2f\n", sum / 3);
    return 0;
}
