#include <iostream>
#include <map>
#include <string>

int main() {
    std::map<std::string, int> counts;
    std::string word;

    while (std::cin >> word) {
        // Put the word into lower case and count it.
    }

    std::cout << "different: " << counts.size() << '\n';
    return 0;
}
