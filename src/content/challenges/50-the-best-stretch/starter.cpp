#include <iostream>

int main() {
    long long number;
    long long best = 0;

    while (std::cin >> number) {
        // This adds up everything. When is it better to start anew?
        best += number;
    }

    std::cout << "best: " << best << '\n';
    return 0;
}
