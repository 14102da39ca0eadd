#include <algorithm>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

class Cabinet {
public:
    explicit Cabinet(int drawers) : histories(drawers + 1) {}

    void put(int drawer, int value) {
        auto& history = histories[drawer];
        if (history.empty() || history.back().photo != photos + 1) history.push_back({photos + 1, 0});
        history.back().value = value;
    }

    void photo() { ++photos; }

    /** What was in the drawer on that photograph. */
    int look(int photo, int drawer) const {
        const auto& history = histories[drawer];
        const auto later = std::upper_bound(history.begin(), history.end(), photo,
                                            [](int wanted, const Entry& entry) { return wanted < entry.photo; });
        return later == history.begin() ? 0 : std::prev(later)->value;
    }

private:
    struct Entry {
        /** The first that shows the value. */
        int photo;
        int value;
    };
    int photos = 0;
    std::vector<std::vector<Entry>> histories;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    Cabinet cabinet(n);
    long long sum = 0;
    int answer = 0;
    std::string order;
    int first = 0;
    int second = 0;
    while (q-- > 0 && std::cin >> order) {
        if (order == "photo") {
            cabinet.photo();
            continue;
        }
        std::cin >> first >> second;
        if (order == "put") {
            cabinet.put(first, second);
        } else {
            answer = cabinet.look(first, second);
            sum += answer;
        }
    }
    std::cout << sum << ' ' << answer << '\n';
    return 0;
}
