import sys


class Node:
    __slots__ = ("passing", "ending", "children")

    def __init__(self):
        self.passing = 0
        self.ending = 0
        self.children = {}


class Trie:
    def __init__(self):
        self.root = Node()

    def node_of(self, word):
        """The node that the letters lead to, or None."""
        node = self.root
        for letter in word:
            node = node.children.get(letter)
            if node is None:
                return None
        return node

    def add(self, word):
        node = self.root
        for letter in word:
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
            node.passing += 1
        node.ending += 1

    def drop(self, word):
        """Takes the word out once; says whether it was there."""
        last = self.node_of(word)
        if last is None or not last.ending:
            return False
        last.ending -= 1
        node = self.root
        for letter in word:
            node = node.children[letter]
            node.passing -= 1
        return True

    def count(self, beginning):
        node = self.node_of(beginning)
        return node.passing if node else 0


def main():
    _, *lines = sys.stdin.read().strip().split("\n")
    trie = Trie()
    total = largest = dropped = 0
    for line in lines:
        entry, word = line.split()
        if entry == "add":
            trie.add(word)
        elif entry == "drop":
            dropped += trie.drop(word)
        else:
            answer = trie.count(word)
            total += answer
            largest = max(largest, answer)
    print(total, largest, dropped)


main()
