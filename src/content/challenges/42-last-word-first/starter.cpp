#include <iostream>
#include <string>

int main() {
    std::string line;

    while (std::getline(std::cin, line)) {
        // Take the line apart into words, then print them from the last to the first.
        std::cout << line << '\n';
    }
    return 0;
}
