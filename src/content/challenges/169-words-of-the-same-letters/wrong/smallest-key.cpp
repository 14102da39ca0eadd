// Of several groups of the same size takes the one whose sorted letters come first
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::map<std::string, std::vector<std::string>> groups;
    while (n-- > 0) {
        std::string word;
        std::cin >> word;
        std::string key = word;
        std::sort(key.begin(), key.end());
        groups[key].push_back(word);
    }
    const std::vector<std::string>* best = &groups.begin()->second;
    for (const auto& entry : groups)
        if (entry.second.size() > best->size()) best = &entry.second;
    std::cout << groups.size() << ' ' << best->size() << ' ' << *std::min_element(best->begin(), best->end()) << '\n';
    return 0;
}
