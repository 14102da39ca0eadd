# Closes a stretch when another state comes, and the last one at the end
import sys

data = sys.stdin.read().split()
end = int(data[1])
states = {}
current, begin = data[3], int(data[2])
for minute, state in [*zip(map(int, data[2::2]), data[3::2]), (end, None)]:
    if state != current:
        count, total, longest = states.get(current, (0, 0, 0))
        length = minute - begin
        states[current] = count + 1, total + length, max(longest, length)
        current, begin = state, minute
for state in sorted(states):
    print(state, *states[state])
