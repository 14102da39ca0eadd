// Compares each word with every group so far: right, and too slow
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

struct Group {
    std::string key;
    int size;
    std::string first;
};

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<Group> groups;
    while (n-- > 0) {
        std::string word;
        std::cin >> word;
        std::string key = word;
        std::sort(key.begin(), key.end());
        bool found = false;
        for (auto& group : groups)
            if (group.key == key) {
                ++group.size;
                group.first = std::min(group.first, word);
                found = true;
            }
        if (!found) groups.push_back({key, 1, word});
    }
    Group best = groups.front();
    for (const auto& group : groups)
        if (group.size > best.size || (group.size == best.size && group.first < best.first)) best = group;
    std::cout << groups.size() << ' ' << best.size << ' ' << best.first << '\n';
    return 0;
}
