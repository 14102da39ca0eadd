// Each room owns the way back: a chain of unique pointers, with a deleter that closes
#include <iostream>
#include <memory>
#include <string>

struct Room;
struct Closer {
    void operator()(Room* room) const;
};
using Way = std::unique_ptr<Room, Closer>;

struct Room {
    std::string name;
    Way back;
};

void Closer::operator()(Room* room) const {
    std::cout << room->name << " closes\n";
    delete room;
}

static void leave(Way& here) {
    Way back = std::move(here->back);
    here = std::move(back);
}

int main() {
    Way here;
    std::string order;
    while (std::cin >> order) {
        if (order == "leave") {
            if (here) leave(here);
            continue;
        }
        std::string name;
        std::cin >> name;
        if (order == "enter") {
            std::cout << name << " opens\n";
            here = Way(new Room{name, std::move(here)});
            continue;
        }
        while (here && here->name != name) leave(here);
        std::cout << "alarm " << (here ? "in " + name : "outside") << '\n';
    }
    while (here) leave(here);
    return 0;
}
