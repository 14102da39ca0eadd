#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    std::vector<std::vector<int>> quarrels(n + 1);
    while (m-- > 0) {
        int one = 0;
        int other = 0;
        std::cin >> one >> other;
        quarrels[one].push_back(other);
        quarrels[other].push_back(one);
    }
    // Print "yes" and the fewest guests at one table, or "no".
    return 0;
}
