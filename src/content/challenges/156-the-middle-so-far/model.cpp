#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    // The lower half has its largest on top; it is as large as the upper one, or larger by one.
    std::priority_queue<int> lower;
    std::priority_queue<int, std::vector<int>, std::greater<int>> upper;
    long long sum = 0;
    while (n-- > 0) {
        int reading = 0;
        std::cin >> reading;
        if (lower.size() > upper.size()) {
            lower.push(reading);
            upper.push(lower.top());
            lower.pop();
        } else {
            upper.push(reading);
            lower.push(upper.top());
            upper.pop();
        }
        sum += lower.top();
    }
    std::cout << sum << ' ' << lower.top() << '\n';
    return 0;
}
