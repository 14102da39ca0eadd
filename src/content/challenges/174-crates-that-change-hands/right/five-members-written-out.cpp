// All five members written out, with a question for the crate itself
#include <cstring>
#include <iostream>
#include <map>
#include <string>
#include <utility>

class Crate {
public:
    Crate() {}
    explicit Crate(int n) : n(n), items(new int[n]) {
        for (int i = 0; i < n; ++i) items[i] = i + 1;
    }
    Crate(const Crate& other) : n(other.n), items(new int[other.n]) { copyFrom(other); }
    Crate(Crate&& other) noexcept : n(std::exchange(other.n, 0)), items(std::exchange(other.items, nullptr)) {}
    Crate& operator=(const Crate& other) {
        if (this == &other) return *this;
        int* fresh = new int[other.n];
        delete[] items;
        items = fresh;
        n = other.n;
        copyFrom(other);
        return *this;
    }
    Crate& operator=(Crate&& other) noexcept {
        if (this == &other) return *this;
        delete[] items;
        n = std::exchange(other.n, 0);
        items = std::exchange(other.items, nullptr);
        return *this;
    }
    ~Crate() { delete[] items; }

    int n = 0;
    int* items = nullptr;
    static inline long long copied = 0;

private:
    void copyFrom(const Crate& other) {
        if (n > 0) std::memcpy(items, other.items, n * sizeof(int));
        copied += n;
    }
};

int main() {
    std::map<std::string, Crate> store;
    std::string order;
    while (std::cin >> order) {
        std::string a;
        std::cin >> a;
        if (order == "make") {
            int n = 0;
            std::cin >> n;
            store[a] = Crate(n);
        } else if (order == "put") {
            int i = 0;
            int v = 0;
            std::cin >> i >> v;
            store[a].items[i - 1] = v;
        } else if (order == "drop") {
            store.erase(a);
        } else {
            std::string b;
            std::cin >> b;
            Crate& from = store[a];
            Crate& to = store[b];
            if (order == "copy") to = from;
            if (order == "move") to = std::move(from);
            if (order == "swap") std::swap(from, to);
        }
    }
    std::cout << Crate::copied << '\n';
    for (auto& [name, crate] : store) {
        long long sum = 0;
        for (int i = 0; i < crate.n; ++i) sum += crate.items[i];
        std::cout << name << ' ' << crate.n << ' ' << sum << '\n';
    }
    return 0;
}
