// Takes the first function for the border of a choice itself
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
    while (std::cin >> order >> name) {
        std::string g;
        std::string h;
        long long n = 0;
        if (order == "chain" || order == "choose") std::cin >> g >> h;
        if (order == "repeat") std::cin >> g;
        if (order != "chain") std::cin >> n;
        const Function one = functions[g];
        const Function other = functions[h];
        if (order == "run") std::cout << functions[name](n) << '\n';
        if (order == "add") functions[name] = [n](long long x) { return x + n; };
        if (order == "times") functions[name] = [n](long long x) { return x * n; };
        if (order == "most") functions[name] = [n](long long x) { return std::max(x, n); };
        if (order == "chain") functions[name] = [one, other](long long x) { return other(one(x)); };
        if (order == "choose") functions[name] = [one, other, n](long long x) { return x <= n ? one(x) : other(x); };
        if (order == "repeat")
            functions[name] = [one, n](long long x) {
                for (long long turn = 0; turn < n; ++turn) x = one(x);
                return x;
            };
    }
    return 0;
}
