#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    long long limit = 0;
    std::cin >> n >> limit;
    std::vector<long long> weights(n);
    for (auto& weight : weights) std::cin >> weight;
    std::sort(weights.begin(), weights.end());
    int light = 0;
    int trips = 0;
    for (int heavy = n - 1; heavy >= light; --heavy) {
        if (weights[light] + weights[heavy] <= limit) ++light;
        ++trips;
    }
    std::cout << trips << '\n';
    return 0;
}
