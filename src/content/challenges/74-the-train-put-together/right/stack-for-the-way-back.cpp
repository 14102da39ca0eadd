// Puts all wagons on a stack for the way back, and stops after half of them
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int first = 0;
    std::cin >> n >> first;
    std::vector<long long> load(n + 1, 0);
    std::vector<int> behind(n + 1, 0);
    for (int wagon = 1; wagon <= n; ++wagon) std::cin >> load[wagon] >> behind[wagon];
    std::vector<int> stack;
    for (int wagon = first; wagon != 0; wagon = behind[wagon]) stack.push_back(wagon);
    std::vector<int> train;
    for (int wagon = first; static_cast<int>(train.size()) < n; wagon = behind[wagon]) {
        train.push_back(wagon);
        if (static_cast<int>(train.size()) < n) train.push_back(stack.back());
        stack.pop_back();
    }
    long long sum = 0;
    for (int at = 0; at < n; ++at) {
        if (at < 3) std::cout << (at > 0 ? " " : "") << train[at];
        sum = (sum + (at + 1) * load[train[at]]) % 1000000007;
    }
    std::cout << '\n' << sum << '\n';
    return 0;
}
