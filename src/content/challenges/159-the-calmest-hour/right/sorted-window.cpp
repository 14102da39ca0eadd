// Keeps the window sorted in a multiset
#include <iostream>
#include <iterator>
#include <set>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<int> readings(n);
    std::multiset<int> window;
    int calmest = -1;
    int begin = 0;
    for (int place = 0; place < n; ++place) {
        std::cin >> readings[place];
        window.insert(readings[place]);
        if (place >= k) window.erase(window.find(readings[place - k]));
        if (place < k - 1) continue;
        const int unrest = *std::prev(window.end()) - *window.begin();
        if (calmest == -1 || unrest < calmest) {
            calmest = unrest;
            begin = place - k + 2;
        }
    }
    std::cout << calmest << ' ' << begin << '\n';
    return 0;
}
