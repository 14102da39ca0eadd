// Compares only the first letters of the names
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct student {
    char name[21];
    int mark;
};

static int compare(const void *left, const void *right) {
    const struct student *a = left;
    const struct student *b = right;
    if (a->mark != b->mark) {
        return b->mark - a->mark;
    }
    return a->name[0] - b->name[0];
}

int main(void) {
    int n;
    struct student students[50];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%20s %d", students[i].name, &students[i].mark) != 2) {
            return 1;
        }
    }

    if (n == 0) {
        printf("no students\n");
        return 0;
    }
    qsort(students, (size_t)n, sizeof students[0], compare);
    for (int i = 0; i < n; i++) {
        printf("%s %d\n", students[i].name, students[i].mark);
    }
    return 0;
}
