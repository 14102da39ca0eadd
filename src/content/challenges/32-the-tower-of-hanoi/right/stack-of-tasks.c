// Keeps the open tasks on a stack of its own
#include <stdio.h>

struct task {
    int discs;
    char from, to, spare;
    int single;
};

int main(void) {
    struct task stack[64];
    int open = 0;
    int moves = 0;
    int n;
    if (scanf("%d", &n) != 1) {
        return 0;
    }
    stack[open++] = (struct task){n, 'A', 'C', 'B', 0};
    while (open > 0) {
        const struct task t = stack[--open];
        if (t.discs == 0) {
            continue;
        }
        if (t.single) {
            printf("disc %d: %c -> %c\n", t.discs, t.from, t.to);
            moves++;
            continue;
        }
        /* What comes first lies on top. */
        stack[open++] = (struct task){t.discs - 1, t.spare, t.to, t.from, 0};
        stack[open++] = (struct task){t.discs, t.from, t.to, t.spare, 1};
        stack[open++] = (struct task){t.discs - 1, t.from, t.spare, t.to, 0};
    }
    printf("moves: %d\n", moves);
    return 0;
}
