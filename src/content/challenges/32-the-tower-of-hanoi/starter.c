#include <stdio.h>

/* Moves the discs 1 to n from one peg to another and returns the number of moves. */
int move_tower(int n, char from, char to, char spare) {
    /* Before disc n can move, all smaller discs must wait on the spare peg. */
    (void)spare;
    printf("disc %d: %c -> %c\n", n, from, to);
    return 1;
}

int main(void) {
    int n;

    if (scanf("%d", &n) == 1) {
        printf("moves: %d\n", move_tower(n, 'A', 'C', 'B'));
    }
    return 0;
}
