// Writes the number with 8 digits, and prints its pairs of digits from the last to the first
#include <stdio.h>

int main(void) {
    unsigned value;

    while (scanf("%x", &value) == 1) {
        char digits[9];

        snprintf(digits, sizeof digits, "%08X", value);
        for (int pair = 6; pair >= 0; pair -= 2) {
            printf("%.2s", digits + pair);
        }
        printf("\n");
    }
    return 0;
}
