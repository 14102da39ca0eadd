#include <iostream>
#include <vector>

struct Request {
    int begin = 0;
    int end = 0;
};

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<Request> requests(n);
    for (auto& request : requests) std::cin >> request.begin >> request.end;
    // Print how many are cancelled, and when the hall is free at the earliest.
    return 0;
}
