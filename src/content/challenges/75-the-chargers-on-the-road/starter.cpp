#include <iostream>
#include <utility>
#include <vector>

int main() {
    long long d = 0;
    long long b = 0;
    int n = 0;
    std::cin >> d >> b >> n;
    std::vector<std::pair<long long, long long>> chargers(n);
    for (auto& [place, charge] : chargers) std::cin >> place >> charge;
    // Print the fewest stops, or -1.
    return 0;
}
