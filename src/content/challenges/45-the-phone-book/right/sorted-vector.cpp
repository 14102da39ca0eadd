// Keeps the entries in a sorted vector, and finds places by binary search
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using Entry = std::pair<std::string, std::string>;

int main() {
    std::vector<Entry> book;
    std::string command;
    while (std::cin >> command) {
        if (command == "list") {
            std::cout << book.size() << " entries\n";
            for (const Entry &entry : book) {
                std::cout << entry.first << ' ' << entry.second << '\n';
            }
            continue;
        }
        std::string name;
        std::cin >> name;
        const auto place = std::lower_bound(book.begin(), book.end(), name,
                                            [](const Entry &entry, const std::string &wanted) { return entry.first < wanted; });
        const bool known = place != book.end() && place->first == name;
        if (command == "add") {
            std::string number;
            std::cin >> number;
            if (known) {
                place->second = number;
            } else {
                book.insert(place, {name, number});
            }
        } else if (!known) {
            std::cout << "unknown\n";
        } else if (command == "find") {
            std::cout << place->second << '\n';
        } else {
            book.erase(place);
            std::cout << "removed\n";
        }
    }
    return 0;
}
