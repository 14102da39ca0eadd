// Goes through all openings of the visitor at each request: right, and too slow for a large k
#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <string>
#include <vector>

int main() {
    int k = 0;
    int w = 0;
    int q = 0;
    std::cin >> k >> w >> q;
    std::map<std::string, std::vector<int>> openings;
    std::set<std::string> refused;
    int opened = 0;
    for (int request = 0; request < q; ++request) {
        int second = 0;
        std::string name;
        std::cin >> second >> name;
        auto& times = openings[name];
        if (std::count_if(times.begin(), times.end(), [&](int time) { return time > second - w; }) < k) {
            times.push_back(second);
            ++opened;
        } else {
            refused.insert(name);
        }
    }
    std::cout << opened << ' ' << q - opened << ' ' << refused.size() << '\n';
    return 0;
}
