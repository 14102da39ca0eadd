// Wants w seconds since the last opening, whatever k is
#include <iostream>
#include <map>
#include <set>
#include <string>

int main() {
    int k = 0;
    int w = 0;
    int q = 0;
    std::cin >> k >> w >> q;
    std::map<std::string, int> last;
    std::set<std::string> refused;
    int opened = 0;
    for (int request = 0; request < q; ++request) {
        int second = 0;
        std::string name;
        std::cin >> second >> name;
        if (last.count(name) == 0 || last[name] <= second - w) {
            last[name] = second;
            ++opened;
        } else {
            refused.insert(name);
        }
    }
    std::cout << opened << ' ' << q - opened << ' ' << refused.size() << '\n';
    return 0;
}
