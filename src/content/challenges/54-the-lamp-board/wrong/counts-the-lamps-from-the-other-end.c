// Counts the lamps from the other end
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

        unsigned lamp = 0x80000000u >> number;

        if (strcmp(command, "on") == 0) {
            lamps |= lamp;
        } else if (strcmp(command, "off") == 0) {
            lamps &= ~lamp;
        } else if (strcmp(command, "flip") == 0) {
            lamps ^= lamp;
        } else if (strcmp(command, "ask") == 0) {
            printf("%s\n", (lamps & lamp) != 0 ? "lit" : "dark");
        }
    }
    return 0;
}
