// puts one blank between the words, however many there were
#include <iostream>
#include <string>

int main() {
    std::string name;
    std::string word;
    while (std::cin >> word) {
        name += (name.empty() ? "" : " ") + word;
    }
    std::cout << "Hello, " << (name.empty() ? "stranger" : name) << "!\n";
    return 0;
}
