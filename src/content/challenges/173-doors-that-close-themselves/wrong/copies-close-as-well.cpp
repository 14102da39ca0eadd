// Holds doors by value in a vector, where each copy that goes closes the door once more
#include <iostream>
#include <string>
#include <vector>

struct Door {
    std::string room;
    explicit Door(const std::string& name) : room(name) { std::cout << room << " opens\n"; }
    Door(const Door& other) : room(other.room) {}
    ~Door() { std::cout << room << " closes\n"; }
};

int main() {
    std::vector<Door> doors;
    std::string order;
    while (std::cin >> order) {
        if (order == "leave") {
            if (!doors.empty()) doors.pop_back();
            continue;
        }
        std::string room;
        std::cin >> room;
        if (order == "enter") {
            doors.push_back(Door(room));
            continue;
        }
        while (!doors.empty() && doors.back().room != room) doors.pop_back();
        std::cout << (doors.empty() ? "alarm outside" : "alarm in " + room) << '\n';
    }
    while (!doors.empty()) doors.pop_back();
    return 0;
}
