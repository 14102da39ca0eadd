#include <iostream>
#include <vector>

int main() {
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
    // Print the number of ways modulo 1000000007.
    return 0;
}
