// Gives the address of the top to its functions, and prints by recursion
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
    int value;
    struct node *below;
};

static void push(struct node **top, int value) {
    struct node *fresh = malloc(sizeof *fresh);
    if (fresh == NULL) {
        exit(1);
    }
    *fresh = (struct node){value, *top};
    *top = fresh;
}

/* Takes the number on top away; returns 0 when there is none. */
static int pop(struct node **top, int *value) {
    struct node *gone = *top;
    if (gone == NULL) {
        return 0;
    }
    *value = gone->value;
    *top = gone->below;
    free(gone);
    return 1;
}

static void print(const struct node *node) {
    printf("%d", node->value);
    if (node->below != NULL) {
        putchar(' ');
        print(node->below);
    }
}

int main(void) {
    struct node *top = NULL;
    char command[8];
    int value;
    while (scanf("%7s", command) == 1) {
        if (strcmp(command, "push") == 0) {
            if (scanf("%d", &value) == 1) {
                push(&top, value);
            }
        } else if (top == NULL) {
            printf("empty\n");
        } else if (strcmp(command, "pop") == 0) {
            pop(&top, &value);
            printf("%d\n", value);
        } else {
            print(top);
            printf("\n");
        }
    }
    while (pop(&top, &value)) {
    }
    return 0;
}
