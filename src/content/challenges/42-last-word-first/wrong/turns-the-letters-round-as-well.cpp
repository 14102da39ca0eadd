// Turns the letters round as well
#include <algorithm>
#include <iostream>
#include <string>

int main() {
    std::string line;

    while (std::getline(std::cin, line)) {
        std::reverse(line.begin(), line.end());
        std::cout << line;
        std::cout << '\n';
    }
    return 0;
}
