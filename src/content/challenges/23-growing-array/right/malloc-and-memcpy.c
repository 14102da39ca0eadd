// Asks for a new place with half as much room again, and copies by itself
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct array {
    int *items;
    size_t count, room;
};

static int append(struct array *array, int item) {
    if (array->count == array->room) {
        const size_t room = array->room + array->room / 2 + 8;
        int *items = malloc(room * sizeof *items);
        if (items == NULL) {
            return 0;
        }
        if (array->count > 0) {
            memcpy(items, array->items, array->count * sizeof *items);
        }
        free(array->items);
        array->items = items;
        array->room = room;
    }
    array->items[array->count++] = item;
    return 1;
}

int main(void) {
    struct array numbers = {NULL, 0, 0};
    int number;
    while (scanf("%d", &number) == 1) {
        if (!append(&numbers, number)) {
            return 1;
        }
    }
    printf("%zu\n", numbers.count);
    const char *between = "";
    for (size_t left = numbers.count; left-- > 0;) {
        printf("%s%d", between, numbers.items[left]);
        between = " ";
    }
    if (numbers.count > 0) {
        printf("\n");
    }
    free(numbers.items);
    return 0;
}
