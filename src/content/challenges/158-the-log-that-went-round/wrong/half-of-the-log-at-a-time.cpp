// Goes on in the half whose ends rise, though the cut may be right between the halves
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<int> times(n);
    for (auto& time : times) std::cin >> time;
    int low = 0;
    int high = n - 1;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (times[low] <= times[middle]) low = middle + 1;
        else high = middle;
    }
    std::sort(times.begin(), times.end());
    long long sum = 0;
    long long largest = 0;
    while (q-- > 0) {
        int a = 0;
        int b = 0;
        std::cin >> a >> b;
        const long long answer = std::upper_bound(times.begin(), times.end(), b) -
                                 std::lower_bound(times.begin(), times.end(), a);
        sum += answer;
        largest = std::max(largest, answer);
    }
    std::cout << low + 1 << ' ' << sum << ' ' << largest << '\n';
    return 0;
}
