#include <iostream>
#include <string>

int main() {
    int k = 0;
    std::string telegram;
    std::cin >> k >> telegram;
    // Print the number of readings modulo 1000000007.
    return 0;
}
