#include <cstddef>
#include <iostream>
#include <utility>
#include <vector>

struct Wagon {
    int number = 0;
    int load = 0;
    Wagon* behind = nullptr;
};

static Wagon* halfOf(Wagon* first) {
    Wagon* slow = first;
    Wagon* fast = first;
    while (fast->behind != nullptr && fast->behind->behind != nullptr) {
        slow = slow->behind;
        fast = fast->behind->behind;
    }
    Wagon* half = slow->behind;
    slow->behind = nullptr;
    return half;
}

static Wagon* reversed(Wagon* wagon) {
    Wagon* turned = nullptr;
    while (wagon != nullptr) {
        Wagon* next = wagon->behind;
        wagon->behind = turned;
        turned = wagon;
        wagon = next;
    }
    return turned;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::size_t n = 0;
    std::size_t first = 0;
    std::cin >> n >> first;
    std::vector<Wagon> wagons(n + 1);
    for (std::size_t at = 1; at <= n; ++at) {
        std::size_t behind = 0;
        std::cin >> wagons[at].load >> behind;
        wagons[at].number = static_cast<int>(at);
        wagons[at].behind = behind == 0 ? nullptr : &wagons[behind];
    }
    Wagon* front = &wagons[first];
    Wagon* back = reversed(halfOf(front));
    long long sum = 0;
    for (long long place = 1; front != nullptr; ++place) {
        if (place <= 3) std::cout << (place > 1 ? " " : "") << front->number;
        sum = (sum + place * front->load) % 1000000007;
        Wagon* next = front->behind;
        front = back;
        back = next;
    }
    std::cout << '\n' << sum << '\n';
    return 0;
}
