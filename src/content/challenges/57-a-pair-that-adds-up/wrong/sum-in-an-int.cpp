// Adds two prices in an int
#include <iostream>
#include <unordered_map>

int main() {
    int n = 0;
    int target = 0;
    std::cin >> n >> target;
    std::unordered_map<int, int> firstPlace;
    for (int place = 1; place <= n; ++place) {
        int price = 0;
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
