// Puts each report into a map of stretches, and swallows what it touches
#include <algorithm>
#include <iostream>
#include <iterator>
#include <map>

int main() {
    int n = 0;
    std::cin >> n;
    std::map<int, int> lastOf;
    while (n-- > 0) {
        int first = 0;
        int length = 0;
        std::cin >> first >> length;
        int last = first + length - 1;
        auto next = lastOf.upper_bound(first);
        if (next != lastOf.begin() && std::prev(next)->second + 1 >= first) {
            --next;
            first = next->first;
        }
        while (next != lastOf.end() && next->first <= last + 1) {
            last = std::max(last, next->second);
            next = lastOf.erase(next);
        }
        lastOf[first] = last;
    }
    long long metres = 0;
    int longest = 0;
    for (const auto& [first, last] : lastOf) {
        metres += last - first + 1;
        longest = std::max(longest, last - first + 1);
    }
    std::cout << lastOf.size() << ' ' << metres << ' ' << longest << '\n';
    return 0;
}
