// Walks from the first brick to each group anew: right, and too slow for small groups
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    int k = 0;
    std::vector<int> behind(1, 0);
    std::cin >> n >> k >> behind[0];
    std::vector<long long> weight(n + 1);
    behind.resize(n + 1);
    for (int brick = 1; brick <= n; ++brick) std::cin >> weight[brick] >> behind[brick];
    for (int begin = 0; begin + k <= n; begin += k) {
        int before = 0;
        for (int at = 0; at < begin; ++at) before = behind[before];
        const int group = behind[before];
        for (int count = 1; count < k; ++count) {
            const int moved = behind[group];
            behind[group] = behind[moved];
            behind[moved] = behind[before];
            behind[before] = moved;
        }
    }
    long long sum = 0;
    long long place = 0;
    int end = 0;
    for (int brick = behind[0]; brick != 0; brick = behind[brick]) {
        sum = (sum + ++place * weight[brick]) % 1000000007;
        end = brick;
    }
    std::cout << behind[0] << ' ' << end << '\n' << sum << '\n';
    return 0;
}
