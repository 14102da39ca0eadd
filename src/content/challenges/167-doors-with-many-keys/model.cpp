#include <algorithm>
#include <iostream>
#include <vector>

static std::vector<long long> primesUpToTheRootOf(long long number) {
    std::vector<long long> primes;
    std::vector<bool> isComposite(1, false);
    for (long long n = 2; n * n <= number; ++n) isComposite.push_back(false);
    // The entry of n is at n - 1.
    const long long limit = static_cast<long long>(isComposite.size());
    for (long long n = 2; n <= limit; ++n) {
        if (isComposite[n - 1]) continue;
        primes.push_back(n);
        for (long long multiple = n * n; multiple <= limit; multiple += n) isComposite[multiple - 1] = true;
    }
    return primes;
}

int main() {
    long long a = 0;
    long long b = 0;
    std::cin >> a >> b;
    const long long doors = b - a + 1;
    // What is left of each number when the primes so far are divided out, and the keys that these make.
    std::vector<long long> left(doors);
    std::vector<int> keys(doors, 1);
    for (long long door = 0; door < doors; ++door) left[door] = a + door;
    for (const long long prime : primesUpToTheRootOf(b))
        for (long long door = (prime - a % prime) % prime; door < doors; door += prime) {
            int exponent = 0;
            for (; left[door] % prime == 0; left[door] /= prime) ++exponent;
            keys[door] *= exponent + 1;
        }
    int primes = 0;
    for (long long door = 0; door < doors; ++door) {
        if (left[door] > 1) keys[door] *= 2;
        if (keys[door] == 2) ++primes;
    }
    const auto best = std::max_element(keys.begin(), keys.end());
    std::cout << primes << ' ' << a + (best - keys.begin()) << ' ' << *best << '\n';
    return 0;
}
