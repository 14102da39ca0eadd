#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    int t = 0;
    std::cin >> n >> t;
    std::vector<std::pair<int, int>> appointments(n);
    for (auto& [begin, end] : appointments) std::cin >> begin >> end;
    // Print the free minutes and the longest free stretch.
    return 0;
}
