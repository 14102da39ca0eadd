// Prints the right side first
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

    if (value < root->value) {
        root->left = insert(root->left, value);
    } else if (value > root->value) {
        root->right = insert(root->right, value);
    }
    return root;
}

int height(const struct node *root) {
    if (root == NULL) {
        return 0;
    }

    int left = height(root->left);
    int right = height(root->right);

    return 1 + (left > right ? left : right);
}

void print_in_order(const struct node *root) {
    if (root != NULL) {
        print_in_order(root->right);
        printf(" %d", root->value);
        print_in_order(root->left);
    }
}

void free_tree(struct node *root) {
    if (root != NULL) {
        free_tree(root->left);
        free_tree(root->right);
        free(root);
    }
}

int main(void) {
    struct node *root = NULL;
    int value;

    while (scanf("%d", &value) == 1) {
        root = insert(root, value);
    }

    printf("height: %d\n", height(root));
    printf("values:");
    print_in_order(root);
    printf("\n");
    free_tree(root);
    return 0;
}
