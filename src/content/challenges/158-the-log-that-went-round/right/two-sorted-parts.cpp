// Searches the part before the cut and the part behind it
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<int> times(n);
    for (auto& time : times) std::cin >> time;
    const auto cut = std::partition_point(times.begin(), times.end(), [&](int time) { return time > times.back(); });
    long long sum = 0;
    long long largest = 0;
    while (q-- > 0) {
        int a = 0;
        int b = 0;
        std::cin >> a >> b;
        const auto within = [&](auto begin, auto end) {
            return std::upper_bound(begin, end, b) - std::lower_bound(begin, end, a);
        };
        const long long answer = within(times.begin(), cut) + within(cut, times.end());
        sum += answer;
        largest = std::max(largest, answer);
    }
    std::cout << cut - times.begin() + 1 << ' ' << sum << ' ' << largest << '\n';
    return 0;
}
