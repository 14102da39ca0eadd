// Moves the largest disc before the others are out of the way
#include <stdio.h>

/* Moves the discs 1 to n from one peg to another and returns the number of moves. */
int move_tower(int n, char from, char to, char spare) {
    if (n == 0) {
        return 0;
    }

    printf("disc %d: %c -> %c\n", n, from, to);
    int moves = move_tower(n - 1, from, spare, to);
    return moves + 1 + move_tower(n - 1, spare, to, from);
}

int main(void) {
    int n;

    if (scanf("%d", &n) == 1) {
        printf("moves: %d\n", move_tower(n, 'A', 'C', 'B'));
    }
    return 0;
}
