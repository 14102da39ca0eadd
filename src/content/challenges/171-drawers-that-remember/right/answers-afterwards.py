# Reads all orders first, and answers the questions about each photograph when it is taken
import sys

lines = sys.stdin.read().strip().split("\n")[1:]
asked = {}
answers = {}
for place, line in enumerate(lines):
    if line.startswith("look"):
        _, photo, drawer = line.split()
        asked.setdefault(int(photo), []).append((place, drawer))
        answers[place] = 0
drawers = {}
photos = 0
for line in lines:
    if line.startswith("put"):
        _, drawer, value = line.split()
        drawers[drawer] = int(value)
    elif line == "photo":
        photos += 1
        for place, drawer in asked.get(photos, []):
            answers[place] = drawers.get(drawer, 0)
print(sum(answers.values()), answers[max(answers)] if answers else 0)
