// Puts each number in front of a chain, which then is in reverse order by itself
#include <stdio.h>
#include <stdlib.h>

struct node {
    int number;
    struct node *next;
};

int main(void) {
    struct node *top = NULL;
    int count = 0;
    int number;
    while (scanf("%d", &number) == 1) {
        struct node *fresh = malloc(sizeof *fresh);
        if (fresh == NULL) {
            return 1;
        }
        fresh->number = number;
        fresh->next = top;
        top = fresh;
        count++;
    }
    printf("%d\n", count);
    while (top != NULL) {
        struct node *done = top;
        top = top->next;
        printf("%d%c", done->number, top != NULL ? ' ' : '\n');
        free(done);
    }
    return 0;
}
