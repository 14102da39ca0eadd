// Counts the words below the node by walking through them each time: too slow for short beginnings
#include <algorithm>
#include <iostream>
#include <map>
#include <string>

struct Node {
    int ending = 0;
    std::map<char, Node> children;
};

static int countBelow(const Node& node) {
    int count = node.ending;
    for (const auto& child : node.children) count += countBelow(child.second);
    return count;
}

int main() {
    int q = 0;
    std::cin >> q;
    Node root;
    long long sum = 0;
    int largest = 0;
    int dropped = 0;
    std::string entry;
    std::string word;
    while (q-- > 0 && std::cin >> entry >> word) {
        Node* node = &root;
        for (const char letter : word) node = &node->children[letter];
        if (entry == "add") {
            ++node->ending;
        } else if (entry == "drop") {
            if (node->ending == 0) continue;
            --node->ending;
            ++dropped;
        } else {
            const int answer = countBelow(*node);
            sum += answer;
            largest = std::max(largest, answer);
        }
    }
    std::cout << sum << ' ' << largest << ' ' << dropped << '\n';
    return 0;
}
