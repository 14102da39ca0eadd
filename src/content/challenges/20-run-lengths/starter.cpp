#include <iostream>
#include <string>

int main() {
    std::string word;
    std::cin >> word;
    // Print each run as its letter and its length.
    std::cout << word << '\n';
    return 0;
}
