// Passes the readings of each beginning on to the ends that a next word can have
#include <iostream>
#include <string>
#include <vector>

int main() {
    const int modulus = 1000000007;
    int k = 0;
    std::string telegram;
    std::cin >> k >> telegram;
    const int n = telegram.size();
    std::vector<int> ways(n + 1, 0);
    ways[0] = 1;
    for (int begin = 0; begin < n; ++begin) {
        if (telegram[begin] == '0') continue;
        int word = 0;
        for (int end = begin; end < n; ++end) {
            word = word * 10 + (telegram[end] - '0');
            if (word > k) break;
            ways[end + 1] = (ways[end + 1] + ways[begin]) % modulus;
        }
    }
    std::cout << ways[n] << '\n';
    return 0;
}
