#include <iostream>

int main() {
    int q = 0;
    std::cin >> q;
    while (q-- > 0) {
        int e = 0;
        int n = 0;
        int x = 0;
        int y = 0;
        std::cin >> e >> n >> x >> y;
    }
    // Print the number for the first day, then the checksum.
    return 0;
}
