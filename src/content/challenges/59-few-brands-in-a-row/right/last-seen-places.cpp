// Keeps the last place of each brand in the window, in order of place
#include <iostream>
#include <map>
#include <unordered_map>

int main() {
    int n = 0;
    std::size_t k = 0;
    std::cin >> n >> k;
    std::unordered_map<int, int> placeOf;
    std::map<int, int> brandAt;
    int left = 1;
    int bestLeft = 1;
    int best = 0;
    for (int place = 1; place <= n; ++place) {
        int brand = 0;
        std::cin >> brand;
        const auto known = placeOf.find(brand);
        if (known != placeOf.end()) brandAt.erase(known->second);
        placeOf[brand] = place;
        brandAt[place] = brand;
        if (brandAt.size() > k) {
            const auto oldest = brandAt.begin();
            left = oldest->first + 1;
            placeOf.erase(oldest->second);
            brandAt.erase(oldest);
        }
        if (place - left + 1 > best) {
            best = place - left + 1;
            bestLeft = left;
        }
    }
    std::cout << bestLeft << ' ' << best << '\n';
    return 0;
}
