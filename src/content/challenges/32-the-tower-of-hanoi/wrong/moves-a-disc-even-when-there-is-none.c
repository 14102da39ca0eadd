// Moves a disc even when there is none
#include <stdio.h>

int move_tower(int n, char from, char to, char spare) {
    if (n <= 1) {
        printf("disc 1: %c -> %c\n", from, to);
        return 1;
    }

    int moves = move_tower(n - 1, from, spare, to);
    printf("disc %d: %c -> %c\n", n, from, to);
    return moves + 1 + move_tower(n - 1, spare, to, from);
}

int main(void) {
    int n;

    if (scanf("%d", &n) == 1) {
        printf("moves: %d\n", move_tower(n, 'A', 'C', 'B'));
    }
    return 0;
}
