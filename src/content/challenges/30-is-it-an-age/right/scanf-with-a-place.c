// Lets sscanf read a double, and asks it how far it came
#include <stdio.h>
#include <string.h>

int main(void) {
    char line[128];
    while (fgets(line, sizeof line, stdin) != NULL) {
        double age = 0;
        int end = 0;
        const int whole = line[strspn(line, "+-0123456789 \t\r\n")] == '\0';
        if (!whole || sscanf(line, "%lf %n", &age, &end) != 1 || line[end] != '\0') {
            printf("not a number\n");
        } else if (age >= 0 && age <= 130) {
            printf("ok %d\n", (int)age);
        } else {
            printf("out of range\n");
        }
    }
    return 0;
}
