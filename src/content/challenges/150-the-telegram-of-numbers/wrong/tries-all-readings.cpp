// Counts the readings one by one: right, and exponential
#include <iostream>
#include <string>

static int k = 0;
static std::string telegram;

static long long readings(std::size_t begin) {
    if (begin == telegram.size()) return 1;
    if (telegram[begin] == '0') return 0;
    long long count = 0;
    int word = 0;
    for (std::size_t end = begin; end < telegram.size() && word <= k; ++end) {
        word = word * 10 + (telegram[end] - '0');
        if (word <= k) count += readings(end + 1);
    }
    return count % 1000000007;
}

int main() {
    std::cin >> k >> telegram;
    std::cout << readings(0) << '\n';
    return 0;
}
