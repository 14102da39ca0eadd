import type { WrongSolution } from '../types.ts';

/** Mistakes that the cases of challenges 38 to 40 must catch. */
export const linkedStructuresWrong: readonly WrongSolution[] = [
  {
    challenge: 38,
    mistake: 'Prints the number on top but leaves it there',
    source: String.raw`#include <stdio.h>
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
            }
        } else if (strcmp(command, "print") == 0) {
            if (top == NULL) {
                printf("empty");
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
`,
  },
  {
    challenge: 38,
    mistake: 'Says nothing when there is nothing to pop',
    source: String.raw`#include <stdio.h>
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
            if (top != NULL) {
                printf("%d\n", top->value);
                top = pop(top);
            }
        } else if (strcmp(command, "print") == 0) {
            if (top == NULL) {
                printf("empty");
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
`,
  },
  {
    challenge: 38,
    mistake: 'Adds at the bottom: a queue, not a stack',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
    int value;
    struct node *next;
};

struct node *push(struct node *top, int value) {
    struct node *fresh = malloc(sizeof *fresh);
    struct node *last = top;

    if (fresh == NULL) {
        exit(1);
    }
    fresh->value = value;
    fresh->next = NULL;
    if (top == NULL) {
        return fresh;
    }
    while (last->next != NULL) {
        last = last->next;
    }
    last->next = fresh;
    return top;
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
                printf("empty");
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
`,
  },
  {
    challenge: 38,
    mistake: 'Leaves out the lowest node when printing',
    source: String.raw`#include <stdio.h>
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
                printf("empty");
            }
            for (struct node *node = top; node != NULL && node->next != NULL; node = node->next) {
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
`,
  },
  {
    challenge: 39,
    mistake: 'Never looks at the first node',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *make_node(int value) {
    struct node *fresh = malloc(sizeof *fresh);

    if (fresh == NULL) {
        exit(1);
    }
    fresh->value = value;
    fresh->next = NULL;
    return fresh;
}

struct node *remove_all(struct node *head, int value) {
    struct node *before = head;

    while (before != NULL && before->next != NULL) {
        struct node *node = before->next;

        if (node->value == value) {
            before->next = node->next;
            free(node);
        } else {
            before = node;
        }
    }
    return head;
}

int main(void) {
    struct node *head = NULL;
    struct node *last = NULL;
    int unwanted;
    int value;

    if (scanf("%d", &unwanted) != 1) {
        return 0;
    }
    while (scanf("%d", &value) == 1) {
        struct node *fresh = make_node(value);

        if (last == NULL) {
            head = fresh;
        } else {
            last->next = fresh;
        }
        last = fresh;
    }

    head = remove_all(head, unwanted);

    if (head == NULL) {
        printf("empty");
    }
    for (struct node *node = head; node != NULL; node = node->next) {
        printf(node == head ? "%d" : " %d", node->value);
    }
    printf("\n");

    while (head != NULL) {
        struct node *next = head->next;

        free(head);
        head = next;
    }
    return 0;
}
`,
  },
  {
    challenge: 39,
    mistake: 'Steps over the node that follows a removed one',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *make_node(int value) {
    struct node *fresh = malloc(sizeof *fresh);

    if (fresh == NULL) {
        exit(1);
    }
    fresh->value = value;
    fresh->next = NULL;
    return fresh;
}

struct node *remove_all(struct node *head, int value) {
    struct node **link = &head;

    while (*link != NULL) {
        struct node *node = *link;

        if (node->value == value) {
            *link = node->next;
            free(node);
            if (*link == NULL) {
                break;
            }
        }
        link = &(*link)->next;
    }
    return head;
}

int main(void) {
    struct node *head = NULL;
    struct node *last = NULL;
    int unwanted;
    int value;

    if (scanf("%d", &unwanted) != 1) {
        return 0;
    }
    while (scanf("%d", &value) == 1) {
        struct node *fresh = make_node(value);

        if (last == NULL) {
            head = fresh;
        } else {
            last->next = fresh;
        }
        last = fresh;
    }

    head = remove_all(head, unwanted);

    if (head == NULL) {
        printf("empty");
    }
    for (struct node *node = head; node != NULL; node = node->next) {
        printf(node == head ? "%d" : " %d", node->value);
    }
    printf("\n");

    while (head != NULL) {
        struct node *next = head->next;

        free(head);
        head = next;
    }
    return 0;
}
`,
  },
  {
    challenge: 39,
    mistake: 'Stops after the first one found',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *make_node(int value) {
    struct node *fresh = malloc(sizeof *fresh);

    if (fresh == NULL) {
        exit(1);
    }
    fresh->value = value;
    fresh->next = NULL;
    return fresh;
}

struct node *remove_all(struct node *head, int value) {
    struct node **link = &head;

    while (*link != NULL && (*link)->value != value) {
        link = &(*link)->next;
    }
    if (*link != NULL) {
        struct node *node = *link;

        *link = node->next;
        free(node);
    }
    return head;
}

int main(void) {
    struct node *head = NULL;
    struct node *last = NULL;
    int unwanted;
    int value;

    if (scanf("%d", &unwanted) != 1) {
        return 0;
    }
    while (scanf("%d", &value) == 1) {
        struct node *fresh = make_node(value);

        if (last == NULL) {
            head = fresh;
        } else {
            last->next = fresh;
        }
        last = fresh;
    }

    head = remove_all(head, unwanted);

    if (head == NULL) {
        printf("empty");
    }
    for (struct node *node = head; node != NULL; node = node->next) {
        printf(node == head ? "%d" : " %d", node->value);
    }
    printf("\n");

    while (head != NULL) {
        struct node *next = head->next;

        free(head);
        head = next;
    }
    return 0;
}
`,
  },
  {
    challenge: 39,
    mistake: 'Takes one node off the front at most',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

struct node *make_node(int value) {
    struct node *fresh = malloc(sizeof *fresh);

    if (fresh == NULL) {
        exit(1);
    }
    fresh->value = value;
    fresh->next = NULL;
    return fresh;
}

struct node *remove_all(struct node *head, int value) {
    if (head != NULL && head->value == value) {
        struct node *next = head->next;

        free(head);
        head = next;
    }

    struct node *before = head;

    while (before != NULL && before->next != NULL) {
        struct node *node = before->next;

        if (node->value == value) {
            before->next = node->next;
            free(node);
        } else {
            before = node;
        }
    }
    return head;
}

int main(void) {
    struct node *head = NULL;
    struct node *last = NULL;
    int unwanted;
    int value;

    if (scanf("%d", &unwanted) != 1) {
        return 0;
    }
    while (scanf("%d", &value) == 1) {
        struct node *fresh = make_node(value);

        if (last == NULL) {
            head = fresh;
        } else {
            last->next = fresh;
        }
        last = fresh;
    }

    head = remove_all(head, unwanted);

    if (head == NULL) {
        printf("empty");
    }
    for (struct node *node = head; node != NULL; node = node->next) {
        printf(node == head ? "%d" : " %d", node->value);
    }
    printf("\n");

    while (head != NULL) {
        struct node *next = head->next;

        free(head);
        head = next;
    }
    return 0;
}
`,
  },
  {
    challenge: 40,
    mistake: 'Keeps numbers that are in the tree already',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *left;
    struct node *right;
};

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
    } else {
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
        print_in_order(root->left);
        printf(" %d", root->value);
        print_in_order(root->right);
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
`,
  },
  {
    challenge: 40,
    mistake: 'Counts steps instead of levels',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *left;
    struct node *right;
};

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
        return -1;
    }

    int left = height(root->left);
    int right = height(root->right);

    return 1 + (left > right ? left : right);
}

void print_in_order(const struct node *root) {
    if (root != NULL) {
        print_in_order(root->left);
        printf(" %d", root->value);
        print_in_order(root->right);
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
`,
  },
  {
    challenge: 40,
    mistake: 'Prints each node before its left side',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *left;
    struct node *right;
};

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
        printf(" %d", root->value);
        print_in_order(root->left);
        print_in_order(root->right);
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
`,
  },
  {
    challenge: 40,
    mistake: 'Measures the left side only',
    source: String.raw`#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *left;
    struct node *right;
};

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
    return root == NULL ? 0 : 1 + height(root->left);
}

void print_in_order(const struct node *root) {
    if (root != NULL) {
        print_in_order(root->left);
        printf(" %d", root->value);
        print_in_order(root->right);
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
`,
  },
];
