// Adds the middles in an int
#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::priority_queue<int> lower;
    std::priority_queue<int, std::vector<int>, std::greater<int>> upper;
    int sum = 0;
    while (n-- > 0) {
        int reading = 0;
        std::cin >> reading;
        upper.push(reading);
        lower.push(upper.top());
        upper.pop();
        if (lower.size() > upper.size() + 1) {
            upper.push(lower.top());
            lower.pop();
        }
        sum += lower.top();
    }
    std::cout << sum << ' ' << lower.top() << '\n';
    return 0;
}
