#include <algorithm>
#include <cstddef>
#include <iostream>
#include <map>
#include <numeric>
#include <string>
#include <utility>

class Crate {
public:
    /** Of all crates together. */
    static long long copied;

    Crate() = default;
    explicit Crate(std::size_t size) : size(size), items(new int[size]) { std::iota(begin(), end(), 1); }

    Crate(const Crate& other) : size(other.size), items(new int[other.size]) {
        std::copy(other.begin(), other.end(), items);
        copied += static_cast<long long>(size);
    }
    Crate(Crate&& other) noexcept { swap(other); }
    /** Copies or moves into the parameter, as the call asks. */
    Crate& operator=(Crate other) noexcept {
        swap(other);
        return *this;
    }
    ~Crate() { delete[] items; }

    void swap(Crate& other) noexcept {
        std::swap(size, other.size);
        std::swap(items, other.items);
    }

    int* begin() { return items; }
    int* end() { return items + size; }
    const int* begin() const { return items; }
    const int* end() const { return items + size; }

private:
    std::size_t size = 0;
    int* items = nullptr;
};

long long Crate::copied = 0;

int main() {
    std::map<std::string, Crate> store;
    std::string order;
    std::string name;
    std::string other;
    while (std::cin >> order >> name) {
        if (order == "make") {
            std::size_t size;
            std::cin >> size;
            store[name] = Crate(size);
        } else if (order == "put") {
            std::size_t place;
            std::cin >> place;
            std::cin >> store[name].begin()[place - 1];
        } else if (order == "drop") {
            store.erase(name);
        } else {
            std::cin >> other;
            if (name == other) continue;
            if (order == "copy") store[other] = store[name];
            else if (order == "move") store[other] = std::move(store[name]);
            else store[other].swap(store[name]);
        }
    }
    std::cout << Crate::copied << '\n';
    for (const auto& [label, crate] : store)
        std::cout << label << ' ' << crate.end() - crate.begin() << ' '
                  << std::accumulate(crate.begin(), crate.end(), 0LL) << '\n';
    return 0;
}
