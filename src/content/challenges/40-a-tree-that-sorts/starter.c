#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *left;
    struct node *right;
};

/* Puts the value into the tree, unless it is there, and returns the root. */
struct node *insert(struct node *root, int value) {
    if (root == NULL) {
        struct node *fresh = malloc(sizeof *fresh);

        if (fresh == NULL) {
            exit(1);
        }
        fresh->value = value;
        fresh->left = NULL;
        fresh->right = NULL;
        return fresh;
    }

    /* There is a root already. To which side does the value belong? */
    return root;
}

int main(void) {
    struct node *root = NULL;
    int value;

    while (scanf("%d", &value) == 1) {
        root = insert(root, value);
    }

    /* Print the height and all the values. */
    if (root != NULL) {
        printf("values: %d\n", root->value);
    }
    free(root);
    return 0;
}
