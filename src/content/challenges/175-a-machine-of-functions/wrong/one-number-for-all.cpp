// Captures a reference to the number that was read last, so that all functions share it
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <string>

using Function = std::function<long long(long long)>;

int main() {
    std::map<std::string, Function> functions;
    std::string order;
    std::string name;
    std::string g;
    std::string h;
    long long n = 0;
    while (std::cin >> order >> name) {
        if (order == "run") {
            long long x = 0;
            std::cin >> x;
            std::cout << functions[name](x) << '\n';
            continue;
        }
        if (order == "chain" || order == "choose") std::cin >> g >> h;
        if (order == "repeat") std::cin >> g;
        if (order != "chain") std::cin >> n;
        const Function one = functions[g];
        const Function other = functions[h];
        if (order == "add") functions[name] = [&n](long long x) { return x + n; };
        if (order == "times") functions[name] = [&n](long long x) { return x * n; };
        if (order == "most") functions[name] = [&n](long long x) { return std::max(x, n); };
        if (order == "chain") functions[name] = [one, other](long long x) { return other(one(x)); };
        if (order == "choose") functions[name] = [one, other, &n](long long x) { return x < n ? one(x) : other(x); };
        if (order == "repeat")
            functions[name] = [one, &n](long long x) {
                for (long long turn = 0; turn < n; ++turn) x = one(x);
                return x;
            };
    }
    return 0;
}
