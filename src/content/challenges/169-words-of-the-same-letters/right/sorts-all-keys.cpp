// Sorts pairs of key and word: the words of a group lie side by side
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<std::string, std::string>> words(n);
    for (auto& [key, word] : words) {
        std::cin >> word;
        key = word;
        std::sort(key.begin(), key.end());
    }
    std::sort(words.begin(), words.end());
    int groups = 0;
    int largest = 0;
    std::string first;
    for (int begin = 0; begin < n;) {
        int end = begin;
        while (end < n && words[end].first == words[begin].first) ++end;
        const std::string& word = words[begin].second;
        if (end - begin > largest || (end - begin == largest && word < first)) {
            largest = end - begin;
            first = word;
        }
        ++groups;
        begin = end;
    }
    std::cout << groups << ' ' << largest << ' ' << first << '\n';
    return 0;
}
