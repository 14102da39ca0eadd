#include <cstddef>
#include <iostream>
#include <string>

int main() {
    std::string word;
    std::cin >> word;
    for (std::size_t begin = 0; begin < word.size();) {
        std::size_t end = begin;
        while (end < word.size() && word[end] == word[begin]) ++end;
        std::cout << word[begin] << end - begin;
        begin = end;
    }
    std::cout << '\n';
    return 0;
}
