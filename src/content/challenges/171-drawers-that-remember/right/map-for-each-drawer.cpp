// A sorted map of values for each drawer that was used
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <unordered_map>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::unordered_map<int, std::map<int, int>> drawers;
    int photos = 0;
    long long sum = 0;
    int last = 0;
    while (q-- > 0) {
        std::string order;
        std::cin >> order;
        if (order == "photo") {
            ++photos;
        } else if (order == "put") {
            int drawer = 0;
            std::cin >> drawer;
            std::cin >> drawers[drawer][photos];
        } else {
            int photo = 0;
            int drawer = 0;
            std::cin >> photo >> drawer;
            auto& history = drawers[drawer];
            const auto found = history.lower_bound(photo);
            last = found == history.begin() ? 0 : std::prev(found)->second;
            sum += last;
        }
    }
    std::cout << sum << ' ' << last << '\n';
    return 0;
}
