// Keeps a row for each parcel, and compares pairs of pay and grams saved
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    int room = 0;
    std::cin >> n >> room;
    using Load = std::pair<long long, int>;
    std::vector<std::vector<Load>> best(n + 1, std::vector<Load>(room + 1, Load{0, 0}));
    for (int parcel = 1; parcel <= n; ++parcel) {
        int grams = 0;
        long long pay = 0;
        std::cin >> grams >> pay;
        for (int held = 0; held <= room; ++held) {
            best[parcel][held] = best[parcel - 1][held];
            if (held < grams) continue;
            const auto& [paid, saved] = best[parcel - 1][held - grams];
            best[parcel][held] = std::max(best[parcel][held], Load{paid + pay, saved - grams});
        }
    }
    std::cout << best[n][room].first << ' ' << -best[n][room].second << '\n';
    return 0;
}
