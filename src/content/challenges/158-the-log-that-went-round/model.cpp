#include <algorithm>
#include <iostream>
#include <vector>

class Log {
public:
    explicit Log(const std::vector<int>& times) : times(times) {
        oldest = firstTrue([this](int place) { return this->times[place] <= this->times.back(); });
    }

    int placeOfOldest() const { return oldest; }

    /** How many times are smaller. */
    int below(int value) const {
        return firstTrue([&](int place) { return times[(oldest + place) % times.size()] >= value; });
    }

private:
    std::vector<int> times;
    int oldest = 0;

    /** The first place at which it holds, and from which on it holds; the number of places if there is none. */
    template <typename Holds>
    int firstTrue(Holds holds) const {
        int low = 0;
        int high = static_cast<int>(times.size());
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (holds(middle)) high = middle;
            else low = middle + 1;
        }
        return low;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int q = 0;
    std::cin >> n >> q;
    std::vector<int> times(n);
    for (auto& time : times) std::cin >> time;
    const Log log(times);
    long long sum = 0;
    int largest = 0;
    while (q-- > 0) {
        int a = 0;
        int b = 0;
        std::cin >> a >> b;
        const int answer = log.below(b + 1) - log.below(a);
        sum += answer;
        largest = std::max(largest, answer);
    }
    std::cout << log.placeOfOldest() + 1 << ' ' << sum << ' ' << largest << '\n';
    return 0;
}
