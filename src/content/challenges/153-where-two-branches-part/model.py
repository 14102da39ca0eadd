import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    # The root grows out of itself, so that no jump leads out of the tree.
    below = [1, 1] + data[2:n + 1]
    depth = [0, 0]
    for parent in below[2:]:
        depth.append(depth[parent] + 1)
    jumps = [below]
    while 1 << len(jumps) < n:
        half = jumps[-1]
        jumps.append([half[fork] for fork in half])

    def meeting(one, other):
        if depth[one] < depth[other]:
            one, other = other, one
        for jump, table in enumerate(jumps):
            if depth[one] - depth[other] >> jump & 1:
                one = table[one]
        if one == other:
            return one
        for table in reversed(jumps):
            if table[one] != table[other]:
                one, other = table[one], table[other]
        return below[one]

    asked = iter(data[n + 1:])
    answers = []
    longest = 0
    for one, other in zip(asked, asked):
        answers.append(meeting(one, other))
        longest = max(longest, depth[one] + depth[other] - 2 * depth[answers[-1]])
    print(answers[0])
    print(sum(place * answer for place, answer in enumerate(answers, start=1)) % 1000000007, longest)


main()
