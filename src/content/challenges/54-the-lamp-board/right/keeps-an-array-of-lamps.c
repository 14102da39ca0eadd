// Keeps the lamps in an array, and makes the number of them when it is shown
#include <stdbool.h>
#include <stdio.h>

int main(void) {
    bool lit[32] = {false};
    char command[8];
    int lamp;

    while (scanf("%7s", command) == 1) {
        if (command[0] == 's') {
            unsigned board = 0;

            for (int i = 31; i >= 0; i--) {
                board = board * 2 + (lit[i] ? 1u : 0u);
            }
            printf("%08X\n", board);
            continue;
        }
        if (scanf("%d", &lamp) != 1) {
            return 0;
        }
        switch (command[0]) {
        case 'a':
            puts(lit[lamp] ? "lit" : "dark");
            break;
        case 'f':
            lit[lamp] = !lit[lamp];
            break;
        default:
            lit[lamp] = command[1] == 'n';
        }
    }
    return 0;
}
