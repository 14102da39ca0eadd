// Adds up k entries for each step: right, and too slow for a large k
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    const long long modulus = 1000000007;
    int n = 0;
    int k = 0;
    int b = 0;
    std::cin >> n >> k >> b;
    std::vector<bool> broken(n + 1, false);
    while (b-- > 0) {
        int step = 0;
        std::cin >> step;
        broken[step] = true;
    }
    std::vector<long long> ways(n + 1, 0);
    ways[0] = 1;
    for (int step = 1; step <= n; ++step) {
        if (broken[step]) continue;
        for (int before = std::max(0, step - k); before < step; ++before)
            ways[step] = (ways[step] + ways[before]) % modulus;
    }
    std::cout << ways[n] << '\n';
    return 0;
}
