#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<int> prices(n);
    for (auto& price : prices) std::cin >> price;
    // Print "yes" or "no", and the smallest greatest amount.
    return 0;
}
