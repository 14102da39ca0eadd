// adds the coordinates with their signs instead of squaring
#include <stdio.h>

struct point {
    int x;
    int y;
};

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
        if (i == 0 || p.x + p.y > farthest.x + farthest.y) {
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
