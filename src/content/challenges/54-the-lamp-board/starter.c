#include <stdio.h>
#include <string.h>

int main(void) {
    unsigned lamps = 0;
    char command[8];
    int number;

    while (scanf("%7s", command) == 1) {
        if (strcmp(command, "show") == 0) {
            printf("%08X\n", lamps);
        } else if (strcmp(command, "on") == 0 && scanf("%d", &number) == 1) {
            /* 1u << number has only the bit of this lamp. */
            lamps = 1u << number;
        }
    }
    return 0;
}
