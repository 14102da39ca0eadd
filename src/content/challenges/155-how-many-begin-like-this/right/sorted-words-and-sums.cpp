// Knows all words beforehand: sorts them, and counts ranges with a tree of sums
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int q = 0;
    std::cin >> q;
    std::vector<std::pair<std::string, std::string>> entries(q);
    std::vector<std::string> words;
    for (auto& [entry, word] : entries) {
        std::cin >> entry >> word;
        words.push_back(word);
    }
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    std::vector<int> own(words.size(), 0);
    std::vector<int> sums(words.size() + 1, 0);
    const auto placeOf = [&](const std::string& word) {
        return static_cast<int>(std::lower_bound(words.begin(), words.end(), word) - words.begin());
    };
    const auto change = [&](int place, int by) {
        own[place] += by;
        for (std::size_t at = place + 1; at < sums.size(); at += at & -at) sums[at] += by;
    };
    const auto before = [&](int place) {
        int sum = 0;
        for (int at = place; at > 0; at -= at & -at) sum += sums[at];
        return sum;
    };
    long long total = 0;
    int largest = 0;
    int dropped = 0;
    for (const auto& [entry, word] : entries) {
        const int place = placeOf(word);
        if (entry == "add") {
            change(place, 1);
        } else if (entry == "drop") {
            if (own[place] == 0) continue;
            change(place, -1);
            ++dropped;
        } else {
            const int answer = before(placeOf(word + '{')) - before(place);
            total += answer;
            largest = std::max(largest, answer);
        }
    }
    std::cout << total << ' ' << largest << ' ' << dropped << '\n';
    return 0;
}
