// Measures along the axes instead of straight
#include <stdio.h>
#include <stdlib.h>

struct point {
    int x;
    int y;
};

static long long squared_distance(struct point p) {
    return (long long)abs(p.x) + abs(p.y);
}

int main(void) {
    int n;
    struct point farthest = {0, 0};
    if (scanf("%d", &n) != 1) {
        return 1;
    }

    for (int i = 0; i < n; i++) {
        struct point p;
        if (scanf("%d %d", &p.x, &p.y) != 2) {
            return 1;
        }
        if (i == 0 || squared_distance(p) > squared_distance(farthest)) {
            farthest = p;
        }
    }

    if (n == 0) {
        printf("none\n");
    } else {
        printf("%d %d\n", farthest.x, farthest.y);
    }
    return 0;
}
