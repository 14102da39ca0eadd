// Has a function for each operation, and a table that finds it by its name
#include <stdio.h>
#include <string.h>

static unsigned light(unsigned lamps, unsigned mask) { return lamps | mask; }
static unsigned darken(unsigned lamps, unsigned mask) { return (lamps | mask) ^ mask; }
static unsigned turn(unsigned lamps, unsigned mask) { return lamps ^ mask; }

static const struct {
    const char *name;
    unsigned (*change)(unsigned, unsigned);
} changes[] = {{"on", light}, {"off", darken}, {"flip", turn}};

int main(void) {
    unsigned lamps = 0;
    char command[8];

    while (scanf("%7s", command) == 1) {
        unsigned number;

        if (strcmp(command, "show") == 0) {
            printf("%08X\n", lamps);
        } else if (scanf("%u", &number) == 1) {
            unsigned mask = 1u << number;

            if (strcmp(command, "ask") == 0) {
                puts(lamps & mask ? "lit" : "dark");
            }
            for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
                if (strcmp(command, changes[i].name) == 0) {
                    lamps = changes[i].change(lamps, mask);
                }
            }
        }
    }
    return 0;
}
