#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int first = 0;
    std::cin >> n >> first;
    std::vector<int> load(n + 1, 0);
    std::vector<int> behind(n + 1, 0);
    for (int wagon = 1; wagon <= n; ++wagon) std::cin >> load[wagon] >> behind[wagon];
    // Print the first three wagons, then the checksum.
    return 0;
}
