// Lights a lamp where it should flip it
#include <stdio.h>
#include <string.h>

int main(void) {
    unsigned lamps = 0;
    char command[8];
    int number;

    while (scanf("%7s", command) == 1) {
        if (strcmp(command, "show") == 0) {
            printf("%08X\n", lamps);
            continue;
        }
        if (scanf("%d", &number) != 1) {
            break;
        }
        if (strcmp(command, "on") == 0 || strcmp(command, "flip") == 0) {
            lamps |= 1u << number;
        } else if (strcmp(command, "off") == 0) {
            lamps &= ~(1u << number);
        } else if (strcmp(command, "ask") == 0) {
            printf("%s\n", (lamps >> number & 1u) == 1u ? "lit" : "dark");
        }
    }
    return 0;
}
