// Keeps all readings sorted in a multiset, and an iterator at the middle one
#include <iostream>
#include <iterator>
#include <set>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    std::cin >> n;
    std::multiset<int> sorted;
    auto middle = sorted.begin();
    long long sum = 0;
    for (int count = 1; count <= n; ++count) {
        int reading = 0;
        std::cin >> reading;
        sorted.insert(reading);
        if (count == 1) middle = sorted.begin();
        // Equal readings are put behind those that are there.
        else if (reading < *middle && count % 2 == 0) --middle;
        else if (reading >= *middle && count % 2 == 1) ++middle;
        sum += *middle;
    }
    std::cout << sum << ' ' << *middle << '\n';
    return 0;
}
