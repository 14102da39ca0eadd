// Leaves teams with equal points in no order of their names
#include <stdio.h>
#include <stdlib.h>

struct team {
    char name[21];
    int points;
};

int compare_teams(const void *left, const void *right) {
    const struct team *a = left;
    const struct team *b = right;

    return (b->points > a->points) - (b->points < a->points);
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
