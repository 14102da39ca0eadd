// Drops all articles of a name at once
#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>

int main() {
    int q = 0;
    std::cin >> q;
    std::unordered_map<std::string, int> begins;
    std::unordered_map<std::string, int> whole;
    long long sum = 0;
    int largest = 0;
    int dropped = 0;
    std::string entry;
    std::string word;
    while (q-- > 0 && std::cin >> entry >> word) {
        if (entry == "ask") {
            sum += begins[word];
            largest = std::max(largest, begins[word]);
            continue;
        }
        const int by = entry == "add" ? 1 : -whole[word];
        if (by < 0) ++dropped;
        whole[word] += by;
        for (std::size_t length = 1; length <= word.size(); ++length) begins[word.substr(0, length)] += by;
    }
    std::cout << sum << ' ' << largest << ' ' << dropped << '\n';
    return 0;
}
