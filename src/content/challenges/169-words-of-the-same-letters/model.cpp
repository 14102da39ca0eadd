#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>

struct Group {
    int size = 0;
    std::string first;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    // By the letters in sorted order.
    std::unordered_map<std::string, Group> groups;
    while (n-- > 0) {
        std::string word;
        std::cin >> word;
        std::string letters = word;
        std::sort(letters.begin(), letters.end());
        Group& group = groups[letters];
        if (group.size == 0 || word < group.first) group.first = word;
        ++group.size;
    }
    Group best;
    for (const auto& entry : groups) {
        const Group& group = entry.second;
        if (group.size > best.size || (group.size == best.size && group.first < best.first)) best = group;
    }
    std::cout << groups.size() << ' ' << best.size << ' ' << best.first << '\n';
    return 0;
}
