// Looks at all entries for each question: right, and too slow
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<int> times(n);
    for (auto& time : times) std::cin >> time;
    long long sum = 0;
    long long largest = 0;
    while (q-- > 0) {
        int a = 0;
        int b = 0;
        std::cin >> a >> b;
        const long long answer =
            std::count_if(times.begin(), times.end(), [&](int time) { return a <= time && time <= b; });
        sum += answer;
        largest = std::max(largest, answer);
    }
    std::cout << std::min_element(times.begin(), times.end()) - times.begin() + 1 << ' ' << sum << ' ' << largest << '\n';
    return 0;
}
