// Goes from hit to hit by strchr until there is no further one
#include <stdio.h>
#include <string.h>

static const char *find_last(const char *text, char wanted) {
    const char *last = NULL;
    const char *next = strchr(text, wanted);
    while (next != NULL) {
        last = next;
        next = strchr(next + 1, wanted);
    }
    return last;
}

int main(void) {
    char first[8];
    char text[256];
    if (fgets(first, sizeof first, stdin) == NULL || fgets(text, sizeof text, stdin) == NULL) {
        return 1;
    }
    text[strcspn(text, "\n")] = '\0';
    const char *found = find_last(text, first[0]);
    printf("%d\n", found ? (int)(found - text) : -1);
    return 0;
}
