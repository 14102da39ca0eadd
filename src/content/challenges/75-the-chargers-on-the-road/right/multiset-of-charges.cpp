// A sorted multiset of the charges that were passed
#include <iostream>
#include <set>
#include <utility>
#include <vector>

int main() {
    long long d = 0;
    long long reach = 0;
    int n = 0;
    std::cin >> d >> reach >> n;
    std::vector<std::pair<long long, int>> chargers(n);
    for (auto& [place, charge] : chargers) std::cin >> place >> charge;
    std::multiset<int> passed;
    std::size_t next = 0;
    int stops = 0;
    while (reach < d) {
        while (next < chargers.size() && chargers[next].first <= reach) passed.insert(chargers[next++].second);
        if (passed.empty()) {
            std::cout << -1 << '\n';
            return 0;
        }
        reach += *passed.rbegin();
        passed.erase(std::prev(passed.end()));
        ++stops;
    }
    std::cout << stops << '\n';
    return 0;
}
