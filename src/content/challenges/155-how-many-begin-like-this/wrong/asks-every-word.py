# Asks every article whether it begins so: right, and too slow
import sys

words = {}
total = largest = dropped = 0
for line in sys.stdin.read().split("\n")[1:]:
    if not line:
        continue
    entry, word = line.split()
    if entry == "add":
        words[word] = words.get(word, 0) + 1
    elif entry == "drop":
        if words.get(word, 0) > 0:
            words[word] -= 1
            dropped += 1
    else:
        answer = sum(count for other, count in words.items() if other.startswith(word))
        total += answer
        largest = max(largest, answer)
print(total, largest, dropped)
