// Empties the crate before it takes over the items, so that a crate assigned to itself loses them
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

struct Crate {
    std::vector<int> items;
    static inline long long copied = 0;

    Crate() = default;
    Crate(const Crate&) = default;
    Crate& operator=(const Crate& other) {
        items.clear();
        items = other.items;
        copied += static_cast<long long>(items.size());
        return *this;
    }
    Crate& operator=(Crate&& other) {
        items.clear();
        items.swap(other.items);
        return *this;
    }
};

int main() {
    std::map<std::string, Crate> store;
    std::string order;
    std::string a;
    std::string b;
    while (std::cin >> order >> a) {
        if (order == "drop") {
            store.erase(a);
        } else if (order == "make") {
            std::size_t size = 0;
            std::cin >> size;
            store[a].items.resize(size);
            std::iota(store[a].items.begin(), store[a].items.end(), 1);
        } else if (order == "put") {
            std::size_t place = 0;
            std::cin >> place;
            std::cin >> store[a].items.at(place - 1);
        } else {
            std::cin >> b;
            if (order == "copy") store[b] = store[a];
            if (order == "swap") store[a].items.swap(store[b].items);
            if (order == "move") store[b] = std::move(store[a]);
        }
    }
    std::cout << Crate::copied << '\n';
    for (const auto& [name, crate] : store)
        std::cout << name << ' ' << crate.items.size() << ' '
                  << std::accumulate(crate.items.begin(), crate.items.end(), 0LL) << '\n';
    return 0;
}
