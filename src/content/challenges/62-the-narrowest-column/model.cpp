#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

static int linesFor(const std::vector<long long>& words, long long width) {
    int lines = 1;
    long long used = -1;
    for (const long long word : words) {
        if (used + 1 + word <= width) {
            used += 1 + word;
        } else {
            ++lines;
            used = word;
        }
    }
    return lines;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<long long> words(n);
    for (auto& word : words) std::cin >> word;
    long long low = *std::max_element(words.begin(), words.end());
    long long high = std::accumulate(words.begin(), words.end(), 0LL) + n - 1;
    while (low < high) {
        const long long middle = (low + high) / 2;
        if (linesFor(words, middle) <= k) high = middle;
        else low = middle + 1;
    }
    std::cout << low << '\n';
    return 0;
}
