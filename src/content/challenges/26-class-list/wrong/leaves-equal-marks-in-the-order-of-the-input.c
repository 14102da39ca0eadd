// leaves equal marks in the order of the input
#include <stdio.h>

struct student {
    char name[21];
    int mark;
};

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
    for (int i = 1; i < n; i++) {
        struct student moved = students[i];
        int j = i;
        while (j > 0 && students[j - 1].mark < moved.mark) {
            students[j] = students[j - 1];
            j--;
        }
        students[j] = moved;
    }
    for (int i = 0; i < n; i++) {
        printf("%s %d\n", students[i].name, students[i].mark);
    }
    return 0;
}
