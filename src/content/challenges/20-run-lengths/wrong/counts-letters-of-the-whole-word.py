# counts each letter in the whole word, not in its run
word = input()
print("".join(f"{letter}{word.count(letter)}" for letter in dict.fromkeys(word)))
