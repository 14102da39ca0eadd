#include <iostream>
#include <string>

class Door {
public:
    explicit Door(const std::string& room) : room(room) {}

    const std::string& name() const { return room; }

private:
    std::string room;
};

int main() {
    std::string order;
    while (std::cin >> order) {
        std::string room;
        if (order != "leave") std::cin >> room;
        Door door(room);
        // Which block has to hold the door?
    }
    return 0;
}
