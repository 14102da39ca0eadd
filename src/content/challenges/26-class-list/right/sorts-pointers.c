// Sorts pointers to the students, by the name and then, mark by mark, without changing that order
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct student {
    char name[21];
    int mark;
};

static int by_name(const void *left, const void *right) {
    const struct student *const *a = left;
    const struct student *const *b = right;
    return strcmp((*a)->name, (*b)->name);
}

int main(void) {
    int n;
    static struct student students[50];
    const struct student *order[50];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    if (n == 0) {
        puts("no students");
        return 0;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%20s %d", students[i].name, &students[i].mark) != 2) {
            return 1;
        }
        order[i] = &students[i];
    }
    qsort(order, (size_t)n, sizeof order[0], by_name);
    for (int mark = 100; mark >= 0; mark--) {
        for (int i = 0; i < n; i++) {
            if (order[i]->mark == mark) {
                printf("%s %d\n", order[i]->name, mark);
            }
        }
    }
    return 0;
}
