#include <iostream>

int main() {
    int n = 0;
    std::cin >> n;
    while (n-- > 0) {
        long long reading = 0;
        std::cin >> reading;
    }
    // Print the sum of the middles, and the last one.
    return 0;
}
