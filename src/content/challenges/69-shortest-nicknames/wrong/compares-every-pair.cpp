// Compares every pair of names: right, and too slow for 20,000
#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::string> names(n);
    for (auto& name : names) std::cin >> name;
    std::size_t total = 0;
    std::vector<std::string> nicknames;
    for (int a = 0; a < n; ++a) {
        std::size_t size = 1;
        for (int b = 0; b < n; ++b) {
            if (a == b) continue;
            std::size_t shared = 0;
            while (shared < names[a].size() && shared < names[b].size() && names[a][shared] == names[b][shared])
                ++shared;
            size = std::max(size, std::min(shared + 1, names[a].size()));
        }
        total += size;
        nicknames.push_back(names[a].substr(0, size));
    }
    std::cout << total << '\n' << nicknames.front() << ' ' << nicknames.back() << '\n';
    return 0;
}
