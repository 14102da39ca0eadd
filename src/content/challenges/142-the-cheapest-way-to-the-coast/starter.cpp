#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<std::vector<std::pair<int, long long>>> roads(n + 1);
    while (m-- > 0) {
        int one = 0;
        int other = 0;
        long long toll = 0;
        std::cin >> one >> other >> toll;
        roads[one].push_back({other, toll});
        roads[other].push_back({one, toll});
    }
    // Print the smallest sum of tolls and the number of roads, or "none".
    return 0;
}
