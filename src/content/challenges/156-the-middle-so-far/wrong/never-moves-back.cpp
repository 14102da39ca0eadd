// Puts each reading into the half that it belongs to, and never evens the halves out when the upper one is the larger
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::priority_queue<int> lower;
    std::priority_queue<int, std::vector<int>, std::greater<int>> upper;
    long long sum = 0;
    while (n-- > 0) {
        int reading = 0;
        std::cin >> reading;
        if (lower.empty() || reading <= lower.top()) lower.push(reading);
        else upper.push(reading);
        if (lower.size() > upper.size() + 1) {
            upper.push(lower.top());
            lower.pop();
        }
        sum += lower.top();
    }
    std::cout << sum << ' ' << lower.top() << '\n';
    return 0;
}
