// Puts the fewest points first
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct team {
    char name[21];
    int points;
};

int compare_teams(const void *left, const void *right) {
    const struct team *a = left;
    const struct team *b = right;

    if (a->points != b->points) {
        return a->points > b->points ? 1 : -1;
    }
    return strcmp(a->name, b->name);
}

int main(void) {
    struct team teams[100];
    int count = 0;

    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%20s %d", teams[i].name, &teams[i].points) != 2) {
            return 0;
        }
    }

    qsort(teams, (size_t)count, sizeof teams[0], compare_teams);

    for (int i = 0; i < count; i++) {
        printf("%d. %s %d\n", i + 1, teams[i].name, teams[i].points);
    }
    return 0;
}
