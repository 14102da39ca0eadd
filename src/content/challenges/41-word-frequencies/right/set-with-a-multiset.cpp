// Puts the words into a multiset, and asks it for each different one
#include <cctype>
#include <cstdio>
#include <iostream>
#include <set>
#include <string>

int main() {
    std::multiset<std::string> all;
    std::string word;
    int c;
    while ((c = std::cin.get()) != EOF) {
        if (std::isalpha(c) != 0) {
            word += static_cast<char>(std::tolower(c));
        } else if (!word.empty()) {
            all.insert(word);
            word.clear();
        }
    }
    if (!word.empty()) {
        all.insert(word);
    }
    const std::set<std::string> different(all.begin(), all.end());
    for (const std::string &one : different) {
        std::cout << one << ": " << all.count(one) << '\n';
    }
    std::cout << "different: " << different.size() << '\n';
    return 0;
}
