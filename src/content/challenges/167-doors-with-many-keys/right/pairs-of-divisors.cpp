// Goes through all numbers up to the root of b, and counts each with its partner: no primes at all
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    long long a = 0;
    long long b = 0;
    std::cin >> a >> b;
    std::vector<int> keys(b - a + 1, 0);
    for (long long small = 1; small * small <= b; ++small) {
        // The partner of a small divisor is at least as large as it is.
        const long long first = std::max((a + small - 1) / small, small) * small;
        for (long long door = first; door <= b; door += small) keys[door - a] += door == small * small ? 1 : 2;
    }
    const auto best = std::max_element(keys.begin(), keys.end());
    std::cout << std::count(keys.begin(), keys.end(), 2) << ' ' << a + (best - keys.begin()) << ' ' << *best << '\n';
    return 0;
}
