#include <iostream>
#include <vector>

class Grid {
public:
    /** @param largest the most blocks that a way has */
    explicit Grid(int largest) : factorial(largest + 1, 1), inverse(largest + 1, 1) {
        for (int number = 1; number <= largest; ++number) factorial[number] = factorial[number - 1] * number % modulus;
        inverse[largest] = power(factorial[largest], modulus - 2);
        for (int number = largest; number > 0; --number) inverse[number - 1] = inverse[number] * number % modulus;
    }

    long long ways(int east, int north) const {
        return factorial[east + north] * inverse[east] % modulus * inverse[north] % modulus;
    }

    static constexpr long long modulus = 1000000007;

private:
    std::vector<long long> factorial;
    std::vector<long long> inverse;

    static long long power(long long base, long long exponent) {
        long long result = 1;
        for (; exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1) result = result * base % modulus;
            base = base * base % modulus;
        }
        return result;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int q = 0;
    std::cin >> q;
    const Grid grid(200000);
    long long checksum = 0;
    for (int day = 1; day <= q; ++day) {
        int e = 0;
        int n = 0;
        int x = 0;
        int y = 0;
        std::cin >> e >> n >> x >> y;
        const long long closed = grid.ways(x, y) * grid.ways(e - x, n - y) % Grid::modulus;
        const long long count = (grid.ways(e, n) - closed + Grid::modulus) % Grid::modulus;
        if (day == 1) std::cout << count << '\n';
        checksum = (checksum + day * count) % Grid::modulus;
    }
    std::cout << checksum << '\n';
    return 0;
}
