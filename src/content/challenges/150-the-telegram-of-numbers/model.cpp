#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

int main() {
    const long long modulus = 1000000007;
    int k = 0;
    std::string telegram;
    std::cin >> k >> telegram;
    // The number of readings of each beginning.
    std::vector<long long> ways{1};
    for (std::size_t end = 1; end <= telegram.size(); ++end) {
        long long count = 0;
        int word = 0;
        int scale = 1;
        for (std::size_t length = 1; length <= 3 && length <= end; ++length) {
            const int digit = telegram[end - length] - '0';
            word += digit * scale;
            scale *= 10;
            if (digit != 0 && word <= k) count += ways[end - length];
        }
        ways.push_back(count % modulus);
    }
    std::cout << ways.back() << '\n';
    return 0;
}
