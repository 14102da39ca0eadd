// Keeps the numbers that have no partner yet, and takes one out when its partner comes
#include <stdio.h>

int main(void) {
    unsigned open[1000];
    int count = 0;
    unsigned number;

    while (scanf("%u", &number) == 1) {
        int at = 0;

        while (at < count && open[at] != number) {
            at++;
        }
        if (at < count) {
            open[at] = open[count - 1];
            count--;
        } else if (count < 1000) {
            open[count] = number;
            count++;
        }
    }
    if (count == 2) {
        unsigned smaller = open[0] < open[1] ? open[0] : open[1];

        printf("%u %u\n", smaller, open[0] + open[1] - smaller);
    }
    return 0;
}
