#include <iostream>
#include <string>

/** Is open as long as it exists. */
class Door {
public:
    explicit Door(const std::string& room) : room(room) { std::cout << room << " opens\n"; }
    ~Door() { std::cout << room << " closes\n"; }
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;

private:
    const std::string room;
};

struct Alarm {
    std::string room;
};

static void stayIn(const std::string& room);

/** Carries out orders until one leads out of here; outside of all rooms none does. */
static void obey(bool isOutside) {
    std::string order;
    std::string room;
    while (std::cin >> order) {
        if (order == "leave") {
            if (!isOutside) return;
            continue;
        }
        std::cin >> room;
        if (order == "alarm") throw Alarm{room};
        stayIn(room);
    }
}

static void stayIn(const std::string& room) {
    const Door door(room);
    for (bool isBack = true; isBack;) {
        isBack = false;
        try {
            obey(false);
        } catch (const Alarm& alarm) {
            if (alarm.room != room) throw;
            std::cout << "alarm in " << room << '\n';
            isBack = true;
        }
    }
}

int main() {
    for (bool isBack = true; isBack;) {
        isBack = false;
        try {
            obey(true);
        } catch (const Alarm&) {
            std::cout << "alarm outside\n";
            isBack = true;
        }
    }
    return 0;
}
