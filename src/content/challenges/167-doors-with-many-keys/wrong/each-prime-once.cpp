// Counts each prime factor once, however often it goes
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    long long a = 0;
    long long b = 0;
    std::cin >> a >> b;
    long long root = 1;
    while ((root + 1) * (root + 1) <= b) ++root;
    std::vector<bool> isComposite(root + 1, false);
    std::vector<long long> left(b - a + 1);
    std::vector<int> keys(left.size(), 1);
    for (std::size_t door = 0; door < left.size(); ++door) left[door] = a + door;
    for (long long prime = 2; prime <= root; ++prime) {
        if (isComposite[prime]) continue;
        for (long long multiple = prime * prime; multiple <= root; multiple += prime) isComposite[multiple] = true;
        for (std::size_t door = (prime - a % prime) % prime; door < left.size(); door += prime) {
            keys[door] *= 2;
            while (left[door] % prime == 0) left[door] /= prime;
        }
    }
    for (std::size_t door = 0; door < left.size(); ++door)
        if (left[door] > 1) keys[door] *= 2;
    const auto best = std::max_element(keys.begin(), keys.end());
    std::cout << std::count(keys.begin(), keys.end(), 2) << ' ' << a + (best - keys.begin()) << ' ' << *best << '\n';
    return 0;
}
