#include <iostream>
#include <string>

int main() {
    std::string one;
    std::string other;
    std::cin >> one >> other;
    // Print the length, and the word if it has letters.
    return 0;
}
