// Closes the rooms that are left from the outermost on
#include <iostream>
#include <list>
#include <string>

struct Door {
    std::string room;
    explicit Door(const std::string& name) : room(name) { std::cout << room << " opens\n"; }
    ~Door() { std::cout << room << " closes\n"; }
};

int main() {
    std::list<Door> doors;
    std::string order;
    while (std::cin >> order) {
        if (order == "leave") {
            if (!doors.empty()) doors.pop_back();
            continue;
        }
        std::string room;
        std::cin >> room;
        if (order == "enter") {
            doors.emplace_back(room);
            continue;
        }
        while (!doors.empty() && doors.back().room != room) doors.pop_back();
        std::cout << (doors.empty() ? "alarm outside" : "alarm in " + room) << '\n';
    }
    while (!doors.empty()) doors.pop_front();
    return 0;
}
