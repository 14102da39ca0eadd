#include <algorithm>
#include <iostream>
#include <vector>

struct Request {
    int begin = 0;
    int end = 0;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    std::vector<Request> requests(n);
    for (auto& request : requests) std::cin >> request.begin >> request.end;
    std::sort(requests.begin(), requests.end(), [](const Request& a, const Request& b) { return a.end < b.end; });
    int cancelled = 0;
    int free = 0;
    for (const auto& [begin, end] : requests) {
        if (begin < free) ++cancelled;
        else free = end;
    }
    std::cout << cancelled << ' ' << free << '\n';
    return 0;
}
