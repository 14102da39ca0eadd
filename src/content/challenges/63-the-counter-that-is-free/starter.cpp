#include <iostream>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    for (int at = 0; at < n; ++at) {
        long long arrival = 0;
        long long minutes = 0;
        std::cin >> arrival >> minutes;
    }
    // Print the longest wait and the last end.
    return 0;
}
