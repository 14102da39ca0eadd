// Reads disc and pegs of each move off the binary digits of its number
#include <stdio.h>

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) {
        return 0;
    }
    const unsigned moves = (1u << n) - 1;
    for (unsigned move = 1; move <= moves; move++) {
        const unsigned from = (move & (move - 1)) % 3;
        const unsigned to = ((move | (move - 1)) + 1) % 3;
        int disc = 1;
        while (((move >> (disc - 1)) & 1u) == 0) {
            disc++;
        }
        /* With an even number of discs this walk ends on the middle peg. */
        const char *pegs = n % 2 == 1 ? "ABC" : "ACB";
        printf("disc %d: %c -> %c\n", disc, pegs[from], pegs[to]);
    }
    printf("moves: %u\n", moves);
    return 0;
}
