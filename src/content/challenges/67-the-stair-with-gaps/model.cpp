#include <iostream>
#include <vector>

int main() {
    const long long modulus = 1000000007;
    int n = 0;
    int k = 0;
    int b = 0;
    std::cin >> n >> k >> b;
    std::vector<bool> broken(n + 1, false);
    while (b-- > 0) {
        int step = 0;
        std::cin >> step;
        broken[step] = true;
    }
    std::vector<long long> ways{1};
    long long running = 1;
    for (int step = 1; step <= n; ++step) {
        ways.push_back(broken[step] ? 0 : running);
        running += ways[step];
        if (step >= k) running -= ways[step - k];
        running = (running + modulus) % modulus;
    }
    std::cout << ways[n] << '\n';
    return 0;
}
