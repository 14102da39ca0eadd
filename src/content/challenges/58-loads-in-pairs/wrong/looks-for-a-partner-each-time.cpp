// Searches the whole list for each partner: right, and too slow for 200,000 crates
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    long long limit = 0;
    std::cin >> n >> limit;
    std::vector<long long> weights(n);
    for (auto& weight : weights) std::cin >> weight;
    std::sort(weights.begin(), weights.end());
    int trips = 0;
    while (!weights.empty()) {
        const long long heaviest = weights.back();
        weights.pop_back();
        int partner = -1;
        for (int at = 0; at < static_cast<int>(weights.size()); ++at)
            if (weights[at] + heaviest <= limit) partner = at;
        if (partner >= 0) weights.erase(weights.begin() + partner);
        ++trips;
    }
    std::cout << trips << '\n';
    return 0;
}
