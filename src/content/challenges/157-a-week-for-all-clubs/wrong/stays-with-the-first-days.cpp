// Takes the first day of each club
#include <algorithm>
#include <iostream>

int main() {
    int k = 0;
    std::cin >> k;
    int first = 2000000000;
    int last = 0;
    while (k-- > 0) {
        int count = 0;
        std::cin >> count;
        for (int at = 0; at < count; ++at) {
            int day = 0;
            std::cin >> day;
            if (at > 0) continue;
            first = std::min(first, day);
            last = std::max(last, day);
        }
    }
    std::cout << first << ' ' << last << '\n';
    return 0;
}
