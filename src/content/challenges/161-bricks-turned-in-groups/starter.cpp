#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    int first = 0;
    std::cin >> n >> k >> first;
    std::vector<int> weight(n + 1, 0);
    std::vector<int> behind(n + 1, 0);
    for (int brick = 1; brick <= n; ++brick) std::cin >> weight[brick] >> behind[brick];
    // Print the first and the last brick of the new chain, then the checksum.
    return 0;
}
