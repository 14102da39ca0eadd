// Moves by swapping alone, so that the old items of B turn up in A
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <vector>

int main() {
    std::map<std::string, std::vector<int>> store;
    long long copied = 0;
    std::string order;
    std::string a;
    std::string b;
    while (std::cin >> order >> a) {
        if (order == "drop") {
            store.erase(a);
        } else if (order == "make") {
            std::size_t size = 0;
            std::cin >> size;
            store[a].resize(size);
            std::iota(store[a].begin(), store[a].end(), 1);
        } else if (order == "put") {
            std::size_t place = 0;
            std::cin >> place;
            std::cin >> store[a].at(place - 1);
        } else {
            std::cin >> b;
            if (order == "swap" || order == "move") {
                store[a].swap(store[b]);
            } else if (a != b) {
                store[b] = store[a];
                copied += static_cast<long long>(store[a].size());
            }
        }
    }
    std::cout << copied << '\n';
    for (const auto& [name, items] : store)
        std::cout << name << ' ' << items.size() << ' ' << std::accumulate(items.begin(), items.end(), 0LL) << '\n';
    return 0;
}
