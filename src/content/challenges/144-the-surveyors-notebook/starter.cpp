#include <iostream>
#include <string>

int main() {
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    while (q-- > 0) {
        std::string entry;
        int a = 0;
        int b = 0;
        long long difference = 0;
        std::cin >> entry >> a >> b;
        if (entry == "measure") std::cin >> difference;
    }
    // Print how many were struck out, how many were answered, and the sum of the answers.
    return 0;
}
