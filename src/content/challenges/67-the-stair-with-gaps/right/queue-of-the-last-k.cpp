// A queue of the last k entries with their sum
#include <iostream>
#include <queue>
#include <set>

int main() {
    const long long modulus = 1000000007;
    int n = 0;
    std::size_t k = 0;
    int b = 0;
    std::cin >> n >> k >> b;
    std::set<int> broken;
    while (b-- > 0) {
        int step = 0;
        std::cin >> step;
        broken.insert(step);
    }
    std::queue<long long> last;
    last.push(1);
    long long sum = 1;
    for (int step = 1; step <= n; ++step) {
        const long long ways = broken.count(step) > 0 ? 0 : sum % modulus;
        last.push(ways);
        sum += ways;
        if (last.size() > k) {
            sum -= last.front();
            last.pop();
        }
    }
    std::cout << last.back() << '\n';
    return 0;
}
