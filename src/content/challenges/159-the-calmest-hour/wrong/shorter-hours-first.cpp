// Also looks at hours that are not complete yet
#include <deque>
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    std::cin >> n >> k;
    std::vector<int> readings(n);
    std::deque<int> largest;
    std::deque<int> smallest;
    int calmest = 2000000001;
    int begin = 0;
    for (int place = 0; place < n; ++place) {
        std::cin >> readings[place];
        while (!largest.empty() && readings[largest.back()] <= readings[place]) largest.pop_back();
        while (!smallest.empty() && readings[smallest.back()] >= readings[place]) smallest.pop_back();
        largest.push_back(place);
        smallest.push_back(place);
        if (largest.front() <= place - k) largest.pop_front();
        if (smallest.front() <= place - k) smallest.pop_front();
        const int unrest = readings[largest.front()] - readings[smallest.front()];
        if (unrest >= calmest) continue;
        calmest = unrest;
        begin = place < k ? 1 : place - k + 2;
    }
    std::cout << calmest << ' ' << begin << '\n';
    return 0;
}
