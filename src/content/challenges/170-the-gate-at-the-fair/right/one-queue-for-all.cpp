// One queue of all openings, and a count for each visitor of those that still matter
#include <iostream>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <utility>

int main() {
    std::ios::sync_with_stdio(false);
    long long k = 0;
    long long w = 0;
    int q = 0;
    std::cin >> k >> w >> q;
    std::queue<std::pair<long long, std::string>> openings;
    std::map<std::string, long long> lately;
    std::set<std::string> visitors;
    int opened = 0;
    for (int request = 0; request < q; ++request) {
        long long second = 0;
        std::string name;
        std::cin >> second >> name;
        for (; !openings.empty() && openings.front().first + w <= second; openings.pop())
            --lately[openings.front().second];
        if (lately[name] == k) {
            visitors.insert(name);
            continue;
        }
        ++lately[name];
        ++opened;
        openings.emplace(second, name);
    }
    std::cout << opened << ' ' << q - opened << ' ' << visitors.size() << '\n';
    return 0;
}
