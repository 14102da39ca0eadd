// Reads characters, and lets the room double
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

static char *joined = NULL;
static size_t length = 0;
static size_t room = 0;

static void append(char c) {
    if (length + 1 >= room) {
        room = room * 2 + 64;
        char *larger = realloc(joined, room);
        if (larger == NULL) {
            exit(1);
        }
        joined = larger;
    }
    joined[length++] = c;
    joined[length] = '\0';
}

int main(void) {
    int in_word = 0;
    for (int c = getchar(); c != EOF; c = getchar()) {
        if (isspace(c)) {
            in_word = 0;
            continue;
        }
        if (!in_word && length > 0) {
            append('-');
        }
        in_word = 1;
        append((char)c);
    }
    if (length == 0) {
        printf("0\n");
    } else {
        printf("%zu %s\n", length, joined);
    }
    free(joined);
    return 0;
}
