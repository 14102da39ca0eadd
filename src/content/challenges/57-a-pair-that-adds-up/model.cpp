#include <iostream>
#include <unordered_map>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    long long target = 0;
    std::cin >> n >> target;
    std::unordered_map<long long, int> firstPlace;
    for (int place = 1; place <= n; ++place) {
        long long price = 0;
        std::cin >> price;
        const auto partner = firstPlace.find(target - price);
        if (partner != firstPlace.end()) {
            std::cout << partner->second << ' ' << place << '\n';
            return 0;
        }
        firstPlace.emplace(price, place);
    }
    std::cout << "none\n";
    return 0;
}
