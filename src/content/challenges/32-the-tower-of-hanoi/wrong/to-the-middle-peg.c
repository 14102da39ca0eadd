// Moves the tower to B
#include <stdio.h>

/* Moves the discs 1 to n from one peg to another and returns the number of moves. */
int move_tower(int n, char from, char to, char spare) {
    if (n == 0) {
        return 0;
    }

    int moves = move_tower(n - 1, from, spare, to);
    printf("disc %d: %c -> %c\n", n, from, to);
    return moves + 1 + move_tower(n - 1, spare, to, from);
}

int main(void) {
    int n;

    if (scanf("%d", &n) == 1) {
        printf("moves: %d\n", move_tower(n, 'A', 'B', 'C'));
    }
    return 0;
}
