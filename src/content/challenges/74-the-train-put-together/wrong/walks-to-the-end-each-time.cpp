// Walks to the last wagon each time: right, and too slow for a long train
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int first = 0;
    std::cin >> n >> first;
    std::vector<long long> load(n + 1, 0);
    std::vector<int> behind(n + 1, 0);
    for (int wagon = 1; wagon <= n; ++wagon) std::cin >> load[wagon] >> behind[wagon];
    std::vector<int> train;
    int front = first;
    while (front != 0) {
        train.push_back(front);
        int before = front;
        if (behind[before] == 0) break;
        while (behind[behind[before]] != 0) before = behind[before];
        train.push_back(behind[before]);
        behind[before] = 0;
        front = behind[front];
    }
    long long sum = 0;
    for (int at = 0; at < n; ++at) {
        if (at < 3) std::cout << (at > 0 ? " " : "") << train[at];
        sum = (sum + (at + 1) * load[train[at]]) % 1000000007;
    }
    std::cout << '\n' << sum << '\n';
    return 0;
}
