// Calls itself with the ends cut off
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static bool reads_alike(const unsigned char *first, const unsigned char *last) {
    if (first >= last) {
        return true;
    }
    if (!isalnum(*first)) {
        return reads_alike(first + 1, last);
    }
    if (!isalnum(*last)) {
        return reads_alike(first, last - 1);
    }
    return tolower(*first) == tolower(*last) && reads_alike(first + 1, last - 1);
}

int main(void) {
    char line[256];

    if (fgets(line, sizeof line, stdin) != NULL) {
        const unsigned char *first = (const unsigned char *)line;
        printf("%s\n", reads_alike(first, first + strlen(line) - 1) ? "yes" : "no");
    }
    return 0;
}
