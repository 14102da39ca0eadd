// says no to a line without letters and digits
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
    int alike = length > 0;
    for (int i = 0; i < length; i++) {
        if (kept[i] != kept[length - 1 - i]) {
            alike = 0;
        }
    }
    puts(alike ? "yes" : "no");
    return 0;
}
