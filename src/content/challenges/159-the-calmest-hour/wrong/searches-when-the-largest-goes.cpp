// Searches the window anew when its largest or smallest goes out: too slow when readings fall
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<int> readings(n);
    for (auto& reading : readings) std::cin >> reading;
    int calmest = 2000000001;
    int begin = 0;
    int high = 0;
    int low = 0;
    for (int place = 0; place + k <= n; ++place) {
        const auto from = readings.begin() + place;
        if (place == 0 || readings[place - 1] == high || readings[place - 1] == low) {
            const auto [smallest, largest] = std::minmax_element(from, from + k);
            low = *smallest;
            high = *largest;
        }
        low = std::min(low, readings[place + k - 1]);
        high = std::max(high, readings[place + k - 1]);
        if (high - low < calmest) {
            calmest = high - low;
            begin = place + 1;
        }
    }
    std::cout << calmest << ' ' << begin << '\n';
    return 0;
}
