#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <utility>

using Function = std::function<long long(long long)>;

static Function chain(Function first, Function second) {
    return [first = std::move(first), second = std::move(second)](long long x) { return second(first(x)); };
}

static Function repeat(Function one, int times) {
    return [one = std::move(one), times](long long x) {
        for (int turn = 0; turn < times; ++turn) x = one(x);
        return x;
    };
}

static Function choose(Function below, Function others, long long n) {
    return [below = std::move(below), others = std::move(others), n](long long x) {
        return x < n ? below(x) : others(x);
    };
}

template <typename T>
T read() {
    T value;
    std::cin >> value;
    return value;
}

int main() {
    std::map<std::string, Function> functions;
    const auto readFunction = [&functions] { return functions.at(read<std::string>()); };
    std::string order;
    std::string name;
    while (std::cin >> order >> name) {
        if (order == "run") {
            std::cout << functions.at(name)(read<long long>()) << '\n';
        } else if (order == "chain") {
            const Function first = readFunction();
            functions[name] = chain(first, readFunction());
        } else if (order == "repeat") {
            const Function one = readFunction();
            functions[name] = repeat(one, read<int>());
        } else if (order == "choose") {
            const Function below = readFunction();
            const Function others = readFunction();
            functions[name] = choose(below, others, read<long long>());
        } else {
            const long long n = read<long long>();
            if (order == "add") functions[name] = [n](long long x) { return x + n; };
            else if (order == "times") functions[name] = [n](long long x) { return x * n; };
            else functions[name] = [n](long long x) { return std::max(x, n); };
        }
    }
    return 0;
}
