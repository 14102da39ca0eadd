// Counts the copies that are made, not their items
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <utility>
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
            std::vector<int> items(size);
            std::iota(items.begin(), items.end(), 1);
            store[a] = std::move(items);
        } else if (order == "put") {
            std::size_t place = 0;
            std::cin >> place;
            std::cin >> store[a].at(place - 1);
        } else {
            std::cin >> b;
            if (a == b) continue;
            if (order == "copy") {
                ++copied;
                store[b] = store[a];
            }
            if (order == "swap") store[a].swap(store[b]);
            if (order == "move") store[b] = std::exchange(store[a], {});
        }
    }
    std::cout << copied << '\n';
    for (const auto& [name, items] : store)
        std::cout << name << ' ' << items.size() << ' ' << std::accumulate(items.begin(), items.end(), 0LL) << '\n';
    return 0;
}
