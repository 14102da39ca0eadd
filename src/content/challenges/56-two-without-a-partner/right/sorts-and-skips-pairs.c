// Sorts the numbers, and passes over each that has its partner beside it
#include <stdio.h>
#include <stdlib.h>

static int by_size(const void *a, const void *b) {
    unsigned x = *(const unsigned *)a;
    unsigned y = *(const unsigned *)b;
    return (x > y) - (x < y);
}

int main(void) {
    unsigned numbers[1000];
    size_t count = 0;
    const char *before = "";

    while (count < 1000 && scanf("%u", &numbers[count]) == 1) {
        count++;
    }
    qsort(numbers, count, sizeof numbers[0], by_size);
    for (size_t i = 0; i < count;) {
        if (i + 1 < count && numbers[i] == numbers[i + 1]) {
            i += 2;
        } else {
            printf("%s%u", before, numbers[i]);
            before = " ";
            i++;
        }
    }
    printf("\n");
    return 0;
}
