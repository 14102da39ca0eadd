// Takes the door with the largest number of those with the most keys
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    long long a = 0;
    long long b = 0;
    std::cin >> a >> b;
    std::vector<int> keys(b - a + 1, 0);
    for (long long small = 1; small * small <= b; ++small) {
        const long long first = std::max((a + small - 1) / small, small) * small;
        for (long long door = first; door <= b; door += small) keys[door - a] += door == small * small ? 1 : 2;
    }
    const int most = *std::max_element(keys.begin(), keys.end());
    long long best = b;
    while (keys[best - a] != most) --best;
    std::cout << std::count(keys.begin(), keys.end(), 2) << ' ' << best << ' ' << most << '\n';
    return 0;
}
