// Inserts each student at their place while reading
#include <stdio.h>
#include <string.h>

struct student {
    char name[21];
    int mark;
};

static int comes_before(const struct student *a, const struct student *b) {
    return a->mark > b->mark || (a->mark == b->mark && strcmp(a->name, b->name) < 0);
}

int main(void) {
    int n;
    struct student students[50];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        struct student fresh;
        if (scanf("%20s %d", fresh.name, &fresh.mark) != 2) {
            return 1;
        }
        int place = i;
        while (place > 0 && comes_before(&fresh, &students[place - 1])) {
            students[place] = students[place - 1];
            place--;
        }
        students[place] = fresh;
    }
    if (n == 0) {
        puts("no students");
    }
    for (int i = 0; i < n; i++) {
        printf("%s %d\n", students[i].name, students[i].mark);
    }
    return 0;
}
