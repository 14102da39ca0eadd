// Reads all points, then goes from the last to the first, where an equal distance wins
#include <stdint.h>
#include <stdio.h>

struct point {
    int x, y;
};

static int64_t distance(const struct point *p) {
    const int64_t x = p->x;
    const int64_t y = p->y;
    return x * x + y * y;
}

int main(void) {
    int n;
    struct point points[100];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d %d", &points[i].x, &points[i].y) != 2) {
            return 1;
        }
    }
    if (n == 0) {
        printf("none\n");
        return 0;
    }
    const struct point *best = &points[n - 1];
    for (int i = n - 2; i >= 0; i--) {
        if (distance(&points[i]) >= distance(best)) {
            best = &points[i];
        }
    }
    printf("%d %d\n", best->x, best->y);
    return 0;
}
