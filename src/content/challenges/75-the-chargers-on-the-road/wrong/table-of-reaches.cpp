// A table of the farthest reach with each number of stops: right, and too slow for 100,000 chargers
#include <iostream>
#include <vector>

int main() {
    long long d = 0;
    long long b = 0;
    int n = 0;
    std::cin >> d >> b >> n;
    std::vector<long long> farthest(n + 1, -1);
    farthest[0] = b;
    for (int at = 1; at <= n; ++at) {
        long long place = 0;
        long long charge = 0;
        std::cin >> place >> charge;
        for (int stops = at; stops >= 1; --stops)
            if (farthest[stops - 1] >= place && farthest[stops - 1] + charge > farthest[stops])
                farthest[stops] = farthest[stops - 1] + charge;
    }
    for (int stops = 0; stops <= n; ++stops)
        if (farthest[stops] >= d) {
            std::cout << stops << '\n';
            return 0;
        }
    std::cout << "-1\n";
    return 0;
}
