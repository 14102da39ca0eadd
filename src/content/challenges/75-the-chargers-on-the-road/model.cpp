#include <iostream>
#include <queue>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long d = 0;
    long long reach = 0;
    int n = 0;
    std::cin >> d >> reach >> n;
    std::priority_queue<long long> passed;
    int stops = 0;
    for (int at = 0; at <= n; ++at) {
        long long place = d;
        long long charge = 0;
        if (at < n) std::cin >> place >> charge;
        while (reach < place) {
            if (passed.empty()) {
                std::cout << "-1\n";
                return 0;
            }
            reach += passed.top();
            passed.pop();
            ++stops;
        }
        passed.push(charge);
    }
    std::cout << stops << '\n';
    return 0;
}
