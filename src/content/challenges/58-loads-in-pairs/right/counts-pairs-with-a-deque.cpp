// A deque of the sorted weights: takes from both ends
#include <algorithm>
#include <deque>
#include <iostream>

int main() {
    std::size_t n = 0;
    long long limit = 0;
    std::cin >> n >> limit;
    std::deque<long long> waiting(n);
    for (auto& weight : waiting) std::cin >> weight;
    std::sort(waiting.begin(), waiting.end());
    int trips = 0;
    while (!waiting.empty()) {
        const long long heaviest = waiting.back();
        waiting.pop_back();
        if (!waiting.empty() && waiting.front() + heaviest <= limit) waiting.pop_front();
        ++trips;
    }
    std::cout << trips << '\n';
    return 0;
}
