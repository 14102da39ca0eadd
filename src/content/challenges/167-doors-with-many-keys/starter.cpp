#include <iostream>

int main() {
    long long a = 0;
    long long b = 0;
    std::cin >> a >> b;
    // Print the doors with two keys, the door with the most keys, and their number.
    return 0;
}
