// No owner of its own: a vector that can be moved, and a named function for copying
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

class Crate {
public:
    explicit Crate(std::vector<int> items = {}) : items(std::move(items)) {}
    Crate(Crate&&) = default;
    Crate& operator=(Crate&&) = default;

    Crate clone(long long& copied) const {
        copied += static_cast<long long>(items.size());
        return Crate(items);
    }
    void swap(Crate& other) { items.swap(other.items); }
    void clear() { items.clear(); }
    int& operator[](std::size_t place) { return items.at(place - 1); }
    std::size_t size() const { return items.size(); }
    long long sum() const { return std::accumulate(items.begin(), items.end(), 0LL); }

private:
    std::vector<int> items;
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
            continue;
        }
        if (order == "make") {
            std::size_t size = 0;
            std::cin >> size;
            std::vector<int> items(size);
            std::iota(items.begin(), items.end(), 1);
            store[a] = Crate(std::move(items));
            continue;
        }
        if (order == "put") {
            std::size_t place = 0;
            int value = 0;
            std::cin >> place >> value;
            store[a][place] = value;
            continue;
        }
        std::cin >> b;
        if (a == b) continue;
        if (order == "copy") store[b] = store[a].clone(copied);
        if (order == "swap") store[a].swap(store[b]);
        if (order == "move") {
            store[b].clear();
            store[b].swap(store[a]);
        }
    }
    std::cout << copied << '\n';
    for (const auto& [name, crate] : store) std::cout << name << ' ' << crate.size() << ' ' << crate.sum() << '\n';
    return 0;
}
