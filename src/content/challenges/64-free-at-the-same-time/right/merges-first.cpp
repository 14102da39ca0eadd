// Merges the appointments to blocks, then measures between them
#include <algorithm>
#include <iostream>
#include <map>

int main() {
    int n = 0;
    long long t = 0;
    std::cin >> n >> t;
    std::map<long long, long long> blocks;
    for (int at = 0; at < n; ++at) {
        long long begin = 0;
        long long end = 0;
        std::cin >> begin >> end;
        end = std::min(end, t);
        if (begin >= end) continue;
        auto after = blocks.upper_bound(begin);
        if (after != blocks.begin() && std::prev(after)->second >= begin) {
            --after;
            begin = after->first;
            end = std::max(end, after->second);
        }
        while (after != blocks.end() && after->first <= end) {
            end = std::max(end, after->second);
            after = blocks.erase(after);
        }
        blocks[begin] = end;
    }
    long long free = 0;
    long long longest = 0;
    long long reach = 0;
    blocks[t] = t;
    for (const auto& [begin, end] : blocks) {
        free += begin - reach;
        longest = std::max(longest, begin - reach);
        reach = end;
    }
    std::cout << free << ' ' << longest << '\n';
    return 0;
}
