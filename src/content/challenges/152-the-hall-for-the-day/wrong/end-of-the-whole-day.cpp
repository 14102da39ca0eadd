// Prints the end of the last request of all, kept or not
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<std::pair<int, int>> requests(n);
    for (auto& [end, begin] : requests) std::cin >> begin >> end;
    std::sort(requests.begin(), requests.end());
    int cancelled = 0;
    int free = 0;
    for (const auto& [end, begin] : requests) {
        if (begin < free) ++cancelled;
        else free = end;
    }
    std::cout << cancelled << ' ' << requests.back().first << '\n';
    return 0;
}
