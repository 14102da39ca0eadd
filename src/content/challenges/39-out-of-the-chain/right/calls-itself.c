// Cleans the rest by calling itself, then decides about the own node
#include <stdio.h>
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
    if (head == NULL) {
        return NULL;
    }
    struct node *rest = remove_all(head->next, value);
    if (head->value == value) {
        free(head);
        return rest;
    }
    head->next = rest;
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
