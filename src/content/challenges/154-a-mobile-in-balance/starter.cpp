#include <iostream>
#include <string>

int main() {
    std::string text;
    std::cin >> text;
    // Print the weight, the bars that do not hang level, and the height.
    return 0;
}
