// Keeps the names of the parts, and so sees later definitions
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
    int depth = 0;
    while (std::cin >> order >> name) {
        std::string g;
        std::string h;
        long long n = 0;
        if (order == "chain" || order == "choose") std::cin >> g >> h;
        if (order == "repeat") std::cin >> g;
        if (order != "chain") std::cin >> n;
        const auto call = [&functions, &depth](const std::string& which, long long x) {
            // Ends when a function has come to call itself.
            if (depth > 500) return x;
            ++depth;
            const long long result = functions.at(which)(x);
            --depth;
            return result;
        };
        if (order == "run") std::cout << call(name, n) << '\n';
        if (order == "add") functions[name] = [n](long long x) { return x + n; };
        if (order == "times") functions[name] = [n](long long x) { return x * n; };
        if (order == "most") functions[name] = [n](long long x) { return std::max(x, n); };
        if (order == "chain") functions[name] = [call, g, h](long long x) { return call(h, call(g, x)); };
        if (order == "choose") functions[name] = [call, g, h, n](long long x) { return call(x < n ? g : h, x); };
        if (order == "repeat")
            functions[name] = [call, g, n](long long x) {
                for (long long turn = 0; turn < n; ++turn) x = call(g, x);
                return x;
            };
    }
    return 0;
}
