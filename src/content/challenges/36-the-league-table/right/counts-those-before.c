// Counts for each team how many come before it, which is its place
#include <stdio.h>
#include <string.h>

struct team {
    char name[21];
    long long points;
};

int main(void) {
    static struct team teams[100];
    const struct team *table[100] = {NULL};
    int count;
    if (scanf("%d", &count) != 1) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        if (scanf("%20s %lld", teams[i].name, &teams[i].points) != 2) {
            return 0;
        }
    }
    for (int i = 0; i < count; i++) {
        int before = 0;
        for (int j = 0; j < count; j++) {
            const long long ahead = teams[j].points - teams[i].points;
            const int by_name = strcmp(teams[j].name, teams[i].name);
            if (ahead > 0 || (ahead == 0 && (by_name < 0 || (by_name == 0 && j < i)))) {
                before++;
            }
        }
        table[before] = &teams[i];
    }
    for (int i = 0; i < count; i++) {
        printf("%d. %s %lld\n", i + 1, table[i]->name, table[i]->points);
    }
    return 0;
}
