// Multiplies place and weight in an int
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    int first = 0;
    std::cin >> n >> k >> first;
    std::vector<int> weight(n + 1);
    std::vector<int> behind(n + 1);
    for (int brick = 1; brick <= n; ++brick) std::cin >> weight[brick] >> behind[brick];
    std::vector<int> chain;
    for (int brick = first; brick != 0; brick = behind[brick]) chain.push_back(brick);
    for (int begin = 0; begin + k <= n; begin += k) std::reverse(chain.begin() + begin, chain.begin() + begin + k);
    int sum = 0;
    for (int at = 0; at < n; ++at) sum = (sum + (at + 1) * weight[chain[at]]) % 1000000007;
    std::cout << chain.front() << ' ' << chain.back() << '\n' << sum << '\n';
    return 0;
}
