// Keeps a hash map, and sorts only when the list is asked for
#include <iostream>
#include <set>
#include <string>
#include <unordered_map>

int main() {
    std::unordered_map<std::string, std::string> book;
    std::string command;
    std::string name;
    std::string number;
    while (std::cin >> command) {
        if (command == "add" && std::cin >> name >> number) {
            book.insert_or_assign(name, number);
        } else if (command == "find" && std::cin >> name) {
            std::cout << (book.count(name) > 0 ? book.at(name) : "unknown") << std::endl;
        } else if (command == "remove" && std::cin >> name) {
            std::cout << (book.erase(name) > 0 ? "removed" : "unknown") << std::endl;
        } else if (command == "list") {
            std::set<std::string> names;
            for (const auto &entry : book) {
                names.insert(entry.first);
            }
            std::cout << names.size() << " entries" << std::endl;
            for (const std::string &one : names) {
                std::cout << one << ' ' << book[one] << std::endl;
            }
        }
    }
    return 0;
}
