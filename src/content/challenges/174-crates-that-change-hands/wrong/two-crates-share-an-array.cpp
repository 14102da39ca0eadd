// Copies the pointer alone, so that both crates have the same array
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

struct Crate {
    std::shared_ptr<std::vector<int>> items = std::make_shared<std::vector<int>>();
};

int main() {
    std::map<std::string, Crate> store;
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
            store[a].items = std::make_shared<std::vector<int>>(size);
            std::iota(store[a].items->begin(), store[a].items->end(), 1);
        } else if (order == "put") {
            std::size_t place = 0;
            std::cin >> place;
            std::cin >> store[a].items->at(place - 1);
        } else {
            std::cin >> b;
            if (a == b) continue;
            if (order == "copy") copied += static_cast<long long>(store[a].items->size());
            if (order == "copy") store[b] = store[a];
            if (order == "swap") std::swap(store[a], store[b]);
            if (order == "move") {
                store[b] = store[a];
                store[a] = Crate();
            }
        }
    }
    std::cout << copied << '\n';
    for (const auto& [name, crate] : store)
        std::cout << name << ' ' << crate.items->size() << ' '
                  << std::accumulate(crate.items->begin(), crate.items->end(), 0LL) << '\n';
    return 0;
}
