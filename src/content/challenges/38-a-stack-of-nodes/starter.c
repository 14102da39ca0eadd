#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
    int value;
    struct node *next;
};

struct node *push(struct node *top, int value) {
    struct node *fresh = malloc(sizeof *fresh);

    if (fresh == NULL) {
        exit(1);
    }
    fresh->value = value;
    /* Which node comes after the fresh one, and which is on top now? */
    fresh->next = NULL;
    return top == NULL ? fresh : top;
}

int main(void) {
    struct node *top = NULL;
    char command[8];
    int value;

    while (scanf("%7s", command) == 1) {
        if (strcmp(command, "push") == 0 && scanf("%d", &value) == 1) {
            top = push(top, value);
        } else if (strcmp(command, "print") == 0 && top != NULL) {
            printf("%d\n", top->value);
        }
    }
    return 0;
}
