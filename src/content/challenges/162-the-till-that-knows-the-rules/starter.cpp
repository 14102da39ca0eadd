#include <iostream>
#include <string>

int main() {
    std::string line;
    std::getline(std::cin, line);
    // Print the result modulo 1000000007.
    return 0;
}
