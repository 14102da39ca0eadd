#include <iostream>

int main() {
    int n = 0;
    int m = 0;
    std::cin >> n >> m;
    for (int laid = 1; laid <= m; ++laid) {
        int a = 0;
        int b = 0;
        std::cin >> a >> b;
    }
    // Print when the town is joined, and how many cables were of no use.
    return 0;
}
