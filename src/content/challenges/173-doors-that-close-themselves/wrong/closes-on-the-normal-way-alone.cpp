// Closes a door behind the loop of its room, where an exception does not come by
#include <iostream>
#include <string>

struct Alarm {
    std::string room;
};

static void stayIn(const std::string& room, bool isOutside) {
    if (!isOutside) std::cout << room << " opens\n";
    for (bool isBack = true; isBack;) {
        isBack = false;
        try {
            std::string order;
            while (std::cin >> order) {
                if (order == "leave") {
                    if (!isOutside) break;
                    continue;
                }
                std::string other;
                std::cin >> other;
                if (order == "alarm") throw Alarm{other};
                stayIn(other, false);
            }
        } catch (const Alarm& alarm) {
            if (!isOutside && alarm.room != room) throw;
            std::cout << (isOutside ? "alarm outside" : "alarm in " + room) << '\n';
            isBack = true;
        }
    }
    if (!isOutside) std::cout << room << " closes\n";
}

int main() {
    stayIn("", true);
    return 0;
}
