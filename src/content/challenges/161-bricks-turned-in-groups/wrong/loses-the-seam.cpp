// Does not link the brick in front of a group to its new first one, and so loses bricks
#include <iostream>
#include <vector>

int main() {
    int n = 0;
    int k = 0;
    int first = 0;
    std::cin >> n >> k >> first;
    std::vector<long long> weight(n + 1);
    std::vector<int> behind(n + 1);
    for (int brick = 1; brick <= n; ++brick) std::cin >> weight[brick] >> behind[brick];
    int newFirst = 0;
    int group = first;
    for (;;) {
        int last = group;
        for (int count = 1; count < k && last != 0; ++count) last = behind[last];
        if (last == 0) break;
        const int rest = behind[last];
        int turned = rest;
        int brick = group;
        while (brick != rest) {
            const int next = behind[brick];
            behind[brick] = turned;
            turned = brick;
            brick = next;
        }
        if (newFirst == 0) newFirst = turned;
        group = rest;
    }
    long long sum = 0;
    long long place = 0;
    int end = 0;
    for (int brick = newFirst; brick != 0; brick = behind[brick]) {
        sum = (sum + ++place * weight[brick]) % 1000000007;
        end = brick;
    }
    std::cout << newFirst << ' ' << end << '\n' << sum << '\n';
    return 0;
}
