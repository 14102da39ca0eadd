#include <cstddef>
#include <iostream>
#include <list>
#include <string>
#include <unordered_map>
#include <utility>

class Shelf {
public:
    explicit Shelf(std::size_t room) : room(room) {}

    /** The value of a tool; 0 if it is not on the shelf. */
    int get(const std::string& name) {
        const auto found = places.find(name);
        if (found == places.end()) return 0;
        tools.splice(tools.end(), tools, found->second);
        return found->second->second;
    }

    void put(const std::string& name, int value) {
        const auto found = places.find(name);
        if (found != places.end()) {
            found->second->second = value;
            tools.splice(tools.end(), tools, found->second);
            return;
        }
        places[name] = tools.insert(tools.end(), {name, value});
        if (tools.size() > room) {
            places.erase(tools.front().first);
            tools.pop_front();
        }
    }

    std::size_t size() const { return tools.size(); }

private:
    using Tools = std::list<std::pair<std::string, int>>;
    std::size_t room;
    /** From the one used longest ago to the one used last. */
    Tools tools;
    std::unordered_map<std::string, Tools::iterator> places;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::size_t room = 0;
    int orders = 0;
    std::cin >> room >> orders;
    Shelf shelf(room);
    int found = 0;
    long long total = 0;
    while (orders-- > 0) {
        std::string order;
        std::string name;
        std::cin >> order >> name;
        if (order == "put") {
            int value = 0;
            std::cin >> value;
            shelf.put(name, value);
        } else if (const int value = shelf.get(name); value > 0) {
            ++found;
            total += value;
        }
    }
    std::cout << found << ' ' << total << ' ' << shelf.size() << '\n';
    return 0;
}
