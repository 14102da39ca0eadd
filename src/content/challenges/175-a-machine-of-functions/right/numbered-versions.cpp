// Numbers every definition: lambdas keep numbers, which never mean anything else later
#include <algorithm>
#include <deque>
#include <functional>
#include <iostream>
#include <string>
#include <unordered_map>

int main() {
    std::deque<std::function<long long(long long)>> made;
    std::unordered_map<std::string, std::size_t> latest;
    std::string order;
    std::string name;
    while (std::cin >> order >> name) {
        std::size_t parts[2] = {0, 0};
        const int count = order == "chain" || order == "choose" ? 2 : order == "repeat" ? 1 : 0;
        for (int part = 0; part < count; ++part) {
            std::string other;
            std::cin >> other;
            parts[part] = latest.at(other);
        }
        long long n = 0;
        if (order != "chain") std::cin >> n;
        if (order == "run") {
            std::cout << made[latest.at(name)](n) << '\n';
            continue;
        }
        made.push_back([&made, order, n, first = parts[0], second = parts[1]](long long x) {
            if (order == "add") return x + n;
            if (order == "times") return x * n;
            if (order == "most") return std::max(x, n);
            if (order == "chain") return made[second](made[first](x));
            if (order == "choose") return made[x < n ? first : second](x);
            long long value = x;
            for (long long turn = 1; turn <= n; ++turn) value = made[first](value);
            return value;
        });
        latest[name] = made.size() - 1;
    }
    return 0;
}
