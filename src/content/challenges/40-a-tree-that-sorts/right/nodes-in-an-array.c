// Keeps the nodes in an array, with indices in place of pointers, and notes each level
#include <stdio.h>

#define MOST 500
#define NONE (-1)

struct node {
    int value;
    int left;
    int right;
};

static struct node nodes[MOST];
static int count = 0;

static void print_in_order(int at) {
    if (at == NONE) {
        return;
    }
    print_in_order(nodes[at].left);
    printf(" %d", nodes[at].value);
    print_in_order(nodes[at].right);
}

int main(void) {
    int root = NONE;
    int height = 0;
    int value;

    while (scanf("%d", &value) == 1) {
        int *link = &root;
        int level = 1;
        while (*link != NONE && nodes[*link].value != value) {
            struct node *node = &nodes[*link];
            link = value < node->value ? &node->left : &node->right;
            level++;
        }
        if (*link == NONE) {
            nodes[count] = (struct node){value, NONE, NONE};
            *link = count++;
            height = level > height ? level : height;
        }
    }
    printf("height: %d\nvalues:", height);
    print_in_order(root);
    printf("\n");
    return 0;
}
