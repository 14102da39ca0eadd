// Objects of classes with one virtual function, shared by whatever is made of them
#include <iostream>
#include <map>
#include <memory>
#include <string>

struct Node {
    virtual ~Node() = default;
    virtual long long of(long long x) const = 0;
};
using Shared = std::shared_ptr<const Node>;

struct Simple : Node {
    char kind;
    long long n;
    Simple(char kind, long long n) : kind(kind), n(n) {}
    long long of(long long x) const override { return kind == 'a' ? x + n : kind == 't' ? x * n : x > n ? x : n; }
};
struct Chain : Node {
    Shared first;
    Shared second;
    Chain(Shared first, Shared second) : first(first), second(second) {}
    long long of(long long x) const override { return second->of(first->of(x)); }
};
struct Repeat : Node {
    Shared one;
    int times;
    Repeat(Shared one, int times) : one(one), times(times) {}
    long long of(long long x) const override {
        for (int left = times; left > 0; --left) x = one->of(x);
        return x;
    }
};
struct Choose : Node {
    Shared below;
    Shared others;
    long long n;
    Choose(Shared below, Shared others, long long n) : below(below), others(others), n(n) {}
    long long of(long long x) const override { return (x < n ? below : others)->of(x); }
};

int main() {
    std::map<std::string, Shared> functions;
    std::string order;
    std::string name;
    std::string g;
    std::string h;
    long long n = 0;
    while (std::cin >> order >> name) {
        if (order == "run") {
            std::cin >> n;
            std::cout << functions.at(name)->of(n) << '\n';
        } else if (order == "chain") {
            std::cin >> g >> h;
            functions[name] = std::make_shared<Chain>(functions.at(g), functions.at(h));
        } else if (order == "repeat") {
            std::cin >> g >> n;
            functions[name] = std::make_shared<Repeat>(functions.at(g), static_cast<int>(n));
        } else if (order == "choose") {
            std::cin >> g >> h >> n;
            functions[name] = std::make_shared<Choose>(functions.at(g), functions.at(h), n);
        } else {
            std::cin >> n;
            functions[name] = std::make_shared<Simple>(order[0], n);
        }
    }
    return 0;
}
