// Keeps the greatest distance beside the point, so it is calculated once for each
#include <stdio.h>

struct point {
    long long x;
    long long y;
};

int main(void) {
    int n;
    long long greatest = -1;
    struct point farthest = {0, 0};
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0) {
        struct point p;
        if (scanf("%lld %lld", &p.x, &p.y) != 2) {
            return 1;
        }
        const long long squared = p.x * p.x + p.y * p.y;
        if (squared > greatest) {
            greatest = squared;
            farthest = p;
        }
    }
    if (greatest < 0) {
        puts("none");
    } else {
        printf("%lld %lld\n", farthest.x, farthest.y);
    }
    return 0;
}
