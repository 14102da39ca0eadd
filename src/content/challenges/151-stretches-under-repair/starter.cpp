#include <iostream>
#include <vector>

struct Report {
    int first = 0;
    int length = 0;
};

int main() {
    int n = 0;
    std::cin >> n;
    std::vector<Report> reports(n);
    for (auto& report : reports) std::cin >> report.first >> report.length;
    // Print the stretches, the metres, and the length of the longest stretch.
    return 0;
}
