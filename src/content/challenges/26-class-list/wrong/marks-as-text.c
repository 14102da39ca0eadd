// Compares the marks as text, so 9 comes before 100
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
    char mark_a[12];
    char mark_b[12];
    snprintf(mark_a, sizeof mark_a, "%d", a->mark);
    snprintf(mark_b, sizeof mark_b, "%d", b->mark);
    int marks = strcmp(mark_b, mark_a);
    if (marks != 0) {
        return marks;
    }
    return strcmp(a->name, b->name);
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
