// Reads until scanf says that the input has ended, and counts in a wide type as well
#include <inttypes.h>
#include <stdio.h>

int main(void) {
    int64_t sum = 0;
    int64_t count = 0;

    for (;;) {
        int32_t number;
        const int result = scanf("%" SCNd32, &number);
        if (result == EOF) {
            break;
        }
        sum += number;
        count++;
    }
    printf("count: %" PRId64 "\nsum: %" PRId64 "\n", count, sum);
    return 0;
}
