// Adds up every stretch: right, and too slow for 200,000 days
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    long long target = 0;
    std::cin >> n >> target;
    std::vector<long long> changes(n);
    for (auto& change : changes) std::cin >> change;
    long long found = 0;
    for (int from = 0; from < n; ++from) {
        long long sum = 0;
        for (int to = from; to < n; ++to) {
            sum += changes[to];
            if (sum == target) ++found;
        }
    }
    std::cout << found << '\n';
    return 0;
}
