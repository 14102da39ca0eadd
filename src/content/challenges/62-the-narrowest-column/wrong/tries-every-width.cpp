// Tries one width after the other: right, and too slow for long words
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<long long> words(n);
    for (auto& word : words) std::cin >> word;
    for (long long width = *std::max_element(words.begin(), words.end());; ++width) {
        int lines = 1;
        long long used = -1;
        for (const long long word : words) {
            if (used + 1 + word <= width) used += 1 + word;
            else {
                ++lines;
                used = word;
            }
        }
        if (lines <= k) {
            std::cout << width << '\n';
            return 0;
        }
    }
}
