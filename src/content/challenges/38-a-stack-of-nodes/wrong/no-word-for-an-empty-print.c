// Prints an empty line when there is nothing to print
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
    fresh->next = top;
    return fresh;
}

struct node *pop(struct node *top) {
    struct node *below = top->next;

    free(top);
    return below;
}

int main(void) {
    struct node *top = NULL;
    char command[8];
    int value;

    while (scanf("%7s", command) == 1) {
        if (strcmp(command, "push") == 0 && scanf("%d", &value) == 1) {
            top = push(top, value);
        } else if (strcmp(command, "pop") == 0) {
            if (top == NULL) {
                printf("empty\n");
            } else {
                printf("%d\n", top->value);
                top = pop(top);
            }
        } else if (strcmp(command, "print") == 0) {
            if (top == NULL) {
                printf(" ");
            }
            for (struct node *node = top; node != NULL; node = node->next) {
                printf(node == top ? "%d" : " %d", node->value);
            }
            printf("\n");
        }
    }

    while (top != NULL) {
        top = pop(top);
    }
    return 0;
}
