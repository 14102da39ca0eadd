// Picks the best of the remaining teams for each place
#include <stdio.h>
#include <string.h>

struct team {
    char name[21];
    int points;
};

static int is_before(const struct team *a, const struct team *b) {
    if (a->points == b->points) {
        return strcmp(a->name, b->name) < 0;
    }
    return a->points > b->points;
}

int main(void) {
    struct team teams[100];
    int count;
    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%20s %d", teams[i].name, &teams[i].points) != 2) {
            return 0;
        }
    }
    for (int place = 0; place < count; place++) {
        int best = place;
        for (int i = place + 1; i < count; i++) {
            if (is_before(&teams[i], &teams[best])) {
                best = i;
            }
        }
        const struct team chosen = teams[best];
        teams[best] = teams[place];
        teams[place] = chosen;
        printf("%d. %s %d\n", place + 1, chosen.name, chosen.points);
    }
    return 0;
}
