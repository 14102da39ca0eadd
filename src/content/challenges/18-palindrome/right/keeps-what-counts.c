// Copies what counts, and compares the copy with itself from both ends
#include <ctype.h>
#include <stdio.h>

int main(void) {
    char kept[256];
    int length = 0;
    int character;

    while ((character = getchar()) != EOF && character != '\n') {
        if (isalnum(character)) {
            kept[length++] = (char)tolower(character);
        }
    }
    int i = 0;
    while (i < length / 2 && kept[i] == kept[length - 1 - i]) {
        i++;
    }
    puts(i < length / 2 ? "no" : "yes");
    return 0;
}
