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
        if (order == "add") {
            long long n = 0;
            std::cin >> n;
            functions[name] = [n](long long x) { return x + n; };
        }
        // The other orders are missing.
    }
    return 0;
}
