#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <vector>

class Trie {
public:
    void add(const std::string& word) {
        int node = 0;
        for (const char letter : word) {
            if (childOf(node, letter) == 0) {
                nodes[node].children[letter - 'a'] = static_cast<int>(nodes.size());
                nodes.push_back({});
            }
            node = childOf(node, letter);
            ++nodes[node].passing;
        }
        ++nodes[node].ending;
    }

    /** Takes the word out once; says whether it was there. */
    bool drop(const std::string& word) {
        const int last = nodeOf(word);
        if (last == 0 || nodes[last].ending == 0) return false;
        --nodes[last].ending;
        int node = 0;
        for (const char letter : word) {
            node = childOf(node, letter);
            --nodes[node].passing;
        }
        return true;
    }

    int count(const std::string& beginning) const {
        const int node = nodeOf(beginning);
        return node == 0 ? 0 : nodes[node].passing;
    }

private:
    struct Node {
        int passing = 0;
        int ending = 0;
        /** By letter; 0, the root, where there is none. */
        std::array<int, 26> children{};
    };
    std::vector<Node> nodes = std::vector<Node>(1);

    int childOf(int node, char letter) const { return nodes[node].children[letter - 'a']; }

    /** The node that the letters lead to, or 0. */
    int nodeOf(const std::string& word) const {
        int node = 0;
        for (const char letter : word) {
            node = childOf(node, letter);
            if (node == 0) return 0;
        }
        return node;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int q = 0;
    std::cin >> q;
    Trie trie;
    long long sum = 0;
    int largest = 0;
    int dropped = 0;
    std::string entry;
    std::string word;
    while (q-- > 0 && std::cin >> entry >> word) {
        if (entry == "add") {
            trie.add(word);
        } else if (entry == "drop") {
            if (trie.drop(word)) ++dropped;
        } else {
            const int answer = trie.count(word);
            sum += answer;
            largest = std::max(largest, answer);
        }
    }
    std::cout << sum << ' ' << largest << ' ' << dropped << '\n';
    return 0;
}
