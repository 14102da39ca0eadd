#include <deque>
#include <functional>
#include <iostream>
#include <vector>

/** The best reading of the last k. */
template <typename Beats>
class Window {
public:
    Window(const std::vector<int>& readings, int k) : readings(readings), k(k) {}

    int bestUpTo(int place) {
        while (!places.empty() && !Beats()(readings[places.back()], readings[place])) places.pop_back();
        places.push_back(place);
        if (places.front() <= place - k) places.pop_front();
        return readings[places.front()];
    }

private:
    const std::vector<int>& readings;
    int k;
    /** Of readings that none behind them beats. */
    std::deque<int> places;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<int> readings(n);
    for (auto& reading : readings) std::cin >> reading;
    Window<std::greater<int>> largest(readings, k);
    Window<std::less<int>> smallest(readings, k);
    int calmest = 2000000001;
    int begin = 0;
    for (int place = 0; place < n; ++place) {
        const int unrest = largest.bestUpTo(place) - smallest.bestUpTo(place);
        if (place < k - 1 || unrest >= calmest) continue;
        calmest = unrest;
        begin = place - k + 2;
    }
    std::cout << calmest << ' ' << begin << '\n';
    return 0;
}
