// Walks through the history of a drawer from its beginning: right, and too slow for a long one
#include <iostream>
#include <list>
#include <string>
#include <unordered_map>
#include <utility>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::unordered_map<int, std::list<std::pair<int, int>>> drawers;
    int photos = 0;
    long long sum = 0;
    int last = 0;
    while (q-- > 0) {
        std::string order;
        std::cin >> order;
        if (order == "photo") {
            ++photos;
            continue;
        }
        int first = 0;
        int second = 0;
        std::cin >> first >> second;
        if (order == "put") {
            drawers[first].push_back({photos, second});
            continue;
        }
        last = 0;
        for (const auto& [when, value] : drawers[second])
            if (when < first) last = value;
        sum += last;
    }
    std::cout << sum << ' ' << last << '\n';
    return 0;
}
