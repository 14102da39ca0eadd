#include <iostream>
#include <vector>

struct Brick {
    int number = 0;
    long long weight = 0;
    Brick* behind = nullptr;
};

/** The last of the k bricks behind this one, or null if there are fewer. */
static Brick* endOfGroup(const Brick& before, int k) {
    Brick* brick = before.behind;
    for (int count = 1; count < k && brick != nullptr; ++count) brick = brick->behind;
    return brick;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    int k = 0;
    int first = 0;
    std::cin >> n >> k >> first;
    // Brick 0 lies in front of all.
    std::vector<Brick> bricks(n + 1);
    bricks[0].behind = &bricks[first];
    for (int number = 1; number <= n; ++number) {
        int behind = 0;
        std::cin >> bricks[number].weight >> behind;
        bricks[number].number = number;
        bricks[number].behind = behind == 0 ? nullptr : &bricks[behind];
    }

    Brick* before = &bricks[0];
    while (Brick* last = endOfGroup(*before, k)) {
        Brick* const group = before->behind;
        Brick* turned = last->behind;
        Brick* brick = group;
        for (int count = 0; count < k; ++count) {
            Brick* const next = brick->behind;
            brick->behind = turned;
            turned = brick;
            brick = next;
        }
        before->behind = last;
        before = group;
    }

    long long sum = 0;
    long long place = 0;
    const Brick* end = nullptr;
    for (const Brick* brick = bricks[0].behind; brick != nullptr; brick = brick->behind) {
        sum = (sum + ++place * brick->weight) % 1000000007;
        end = brick;
    }
    std::cout << bricks[0].behind->number << ' ' << end->number << '\n' << sum << '\n';
    return 0;
}
