#include <stdio.h>

void print_first(const int values[], int count) {
    for (int i = 0; i < count; i++) {
        printf(i == 0 ? "%d" : " %d", values[i]);
    }
    printf("\n");
}

int main(void) {
    int values[100];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count && scanf("%d", &values[i]) == 1; i++) {
        /* Before printing, move the new number down to its place. */
        print_first(values, i + 1);
    }
    return 0;
}
