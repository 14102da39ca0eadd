import type { Challenge } from '../types.ts';

/** Challenges 38 to 40: nodes that point to each other. */
export const linkedStructures: readonly Challenge[] = [
  {
    id: 38,
    title: 'A Stack of Nodes',
    group: 'Linked structures',
    difficulty: 'easy',
    language: 'c',
    topics: ['linked lists', 'stacks', 'dynamic memory'],
    description:
      'Build a stack as a chain of nodes, each of which knows the node below it, and obey commands until the input ends. "push" and an integer puts that number on top. "pop" prints the number on top on its own line and takes it away. "print" prints all numbers from the top down on one line with one space between them. When the stack is empty, "pop" and "print" both print "empty". Every command in the input is one of these three. Give the memory of each node back.',
    starter: String.raw`#include <stdio.h>
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
`,
    examples: [{ input: 'push 1\npush 2\npush 3\nprint\npop\nprint\n', output: '3 2 1\n3\n2 1\n' }],
    hidden: [
      { input: 'print\npop\n', output: 'empty\nempty\n' },
      { input: 'push 5\npop\npop\npush 6\nprint\n', output: '5\nempty\n6\n' },
      { input: 'push -7\nprint\n', output: '-7\n' },
      { input: 'push 4\npush 4\npush 4\npop\nprint\npop\npop\nprint\n', output: '4\n4 4\n4\n4\nempty\n' },
      {
        input: 'push 2147483647\npush -2147483648\nprint\npop\npop\n',
        output: '-2147483648 2147483647\n-2147483648\n2147483647\n',
      },
      { input: 'push 1\npop\npush 2\npush 3\npop\npush 4\nprint\n', output: '1\n3\n4 2\n' },
    ],
    hints: [
      'Only the top of the stack is ever touched, so one pointer to the top node is all you have to keep. It is NULL when the stack is empty.',
      'To push, make a node whose next is the old top, and let it be the new top.',
      'To pop, remember top->next before you free the top node: after free you may not look at it any more.',
    ],
    solution: String.raw`#include <stdio.h>
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
    id: 39,
    title: 'Out of the Chain',
    group: 'Linked structures',
    difficulty: 'medium',
    language: 'c',
    topics: ['linked lists', 'pointers to pointers', 'deletion'],
    description:
      'The first integer of the input is the unwanted number; all integers after it, until the input ends, make up a list. Put them into a linked list in the order in which they come, remove every node that holds the unwanted number, and print what is left on one line, with one space between the numbers. If nothing is left, or there was nothing from the start, print "empty". Unwanted numbers may stand at the front, at the end and next to each other.',
    starter: String.raw`#include <stdio.h>
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

/* Removes every node with that value and returns the new head. */
struct node *remove_all(struct node *head, int value) {
    /* This looks at the first node only. Walk through the whole list. */
    if (head != NULL && head->value == value) {
        struct node *next = head->next;

        free(head);
        head = next;
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
    examples: [
      { input: '3\n1 3 2 3 4\n', output: '1 2 4\n' },
      { input: '7\n7 7\n', output: 'empty\n' },
    ],
    hidden: [
      { input: '5\n', output: 'empty\n' },
      { input: '1\n1 2 3\n', output: '2 3\n' },
      { input: '3\n1 2 3\n', output: '1 2\n' },
      { input: '0\n0 0 5 0 0 0 6 0 0\n', output: '5 6\n' },
      { input: '9\n1 2 3\n', output: '1 2 3\n' },
      { input: '-1\n-1 1 -1\n', output: '1\n' },
    ],
    hints: [
      'To take a node out, the pointer that leads to it must lead to the node behind it. Which pointer leads to the first node?',
      'After a removal look at the node that has moved up, before you step on: it may be unwanted too.',
      'Walk with struct node **link = &head. While *link is not NULL: if (*link)->value is unwanted, keep the node in a variable, set *link = node->next and free the node; otherwise set link = &(*link)->next.',
    ],
    solution: String.raw`#include <stdio.h>
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

/* Removes every node with that value and returns the new head. */
struct node *remove_all(struct node *head, int value) {
    struct node **link = &head;

    while (*link != NULL) {
        struct node *node = *link;

        if (node->value == value) {
            *link = node->next;
            free(node);
        } else {
            link = &node->next;
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
    id: 40,
    title: 'A Tree That Sorts',
    group: 'Linked structures',
    difficulty: 'hard',
    language: 'c',
    topics: ['binary search trees', 'recursion', 'tree height', 'dynamic memory'],
    description:
      'Read integers until the input ends, at most 500, and put them one by one into a binary search tree: smaller numbers go to the left of a node, greater ones to the right, and a number that is in the tree already is not put in again. Do not balance the tree. Print two lines. The first is "height: " followed by the number of levels; a tree of one node has 1, an empty tree has 0. The second is "values:" followed by all the numbers of the tree in ascending order, each with a space before it.',
    starter: String.raw`#include <stdio.h>
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
`,
    examples: [{ input: '5 2 8 1 9\n', output: 'height: 3\nvalues: 1 2 5 8 9\n' }],
    hidden: [
      { input: '\n', output: 'height: 0\nvalues:\n' },
      { input: '42\n', output: 'height: 1\nvalues: 42\n' },
      { input: '4 4 4 4\n', output: 'height: 1\nvalues: 4\n' },
      { input: '1 2 3 4 5 6\n', output: 'height: 6\nvalues: 1 2 3 4 5 6\n' },
      { input: '0 -5 5 -5 -2147483648 2147483647 0\n', output: 'height: 3\nvalues: -2147483648 -5 0 5 2147483647\n' },
      { input: '10 20 5 15 12 13 20 5\n', output: 'height: 5\nvalues: 5 10 12 13 15 20\n' },
    ],
    hints: [
      'Each node is the root of a tree of its own. So insert, height and print can all call themselves for the left and for the right side.',
      'insert returns the root: root->left = insert(root->left, value) puts the value on the left, and makes the node when there is none.',
      'The height of an empty tree is 0; otherwise it is 1 more than the greater height of the two sides. For ascending order print the left side, then the node, then the right side.',
    ],
    solution: String.raw`#include <stdio.h>
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
