// tries every number up to the smaller one: right, and too slow
#include <algorithm>
#include <cstdlib>
#include <iostream>

int main() {
    int a = 0;
    int b = 0;
    std::cin >> a >> b;
    a = std::abs(a);
    b = std::abs(b);
    int best = a == 0 || b == 0 ? a + b : 1;
    for (int d = 2; d <= std::min(a, b); ++d)
        if (a % d == 0 && b % d == 0) best = d;
    std::cout << best << '\n';
    return 0;
}
