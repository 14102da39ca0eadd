// Multiplies place and load in an int
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int first = 0;
    std::cin >> n >> first;
    std::vector<int> load(n + 1, 0);
    std::vector<int> behind(n + 1, 0);
    for (int wagon = 1; wagon <= n; ++wagon) std::cin >> load[wagon] >> behind[wagon];
    std::vector<int> order;
    for (int wagon = first; wagon != 0; wagon = behind[wagon]) order.push_back(wagon);
    int sum = 0;
    for (int at = 0; at < n; ++at) {
        const int wagon = at % 2 == 0 ? order[at / 2] : order[n - 1 - at / 2];
        if (at < 3) std::cout << (at > 0 ? " " : "") << wagon;
        sum = (sum + (at + 1) * load[wagon]) % 1000000007;
    }
    std::cout << '\n' << sum << '\n';
    return 0;
}
