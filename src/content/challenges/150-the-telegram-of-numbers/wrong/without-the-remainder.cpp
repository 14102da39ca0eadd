// Adds without taking remainders, until 64 bits overflow
#include <iostream>
#include <string>
#include <vector>

int main() {
    int k = 0;
    std::string telegram;
    std::cin >> k >> telegram;
    const int n = telegram.size();
    std::vector<unsigned long long> ways(n + 1, 0);
    ways[0] = 1;
    for (int begin = 0; begin < n; ++begin) {
        if (telegram[begin] == '0') continue;
        int word = 0;
        for (int end = begin; end < n; ++end) {
            word = word * 10 + (telegram[end] - '0');
            if (word > k) break;
            ways[end + 1] += ways[begin];
        }
    }
    std::cout << ways[n] % 1000000007 << '\n';
    return 0;
}
