import type { Card } from '../types';

/** Everything the coach knows. */
export const allCards: readonly Card[] = [
  {
    id: 'dsa/big-o',
    group: 'dsa',
    title: 'Big O notation',
    asked: ['What is Big O notation?', 'How do I work out the time complexity of an algorithm?'],
    terms: ['asymptotic', 'complexity', 'O(n)', 'O(log n)'],
    answer: `Big O says how the work of an algorithm grows with the size of its input, leaving constants out. Count how often the innermost step runs.

| code | growth |
| --- | --- |
| look at one element | O(1) |
| halve the range each time | O(log n) |
| one loop over the input | O(n) |
| sort by comparison | O(n log n) |
| a loop in a loop | O(n²) |

\`\`\`python
def has_pair(numbers, target):
    seen = set()
    for n in numbers:        # n times
        if target - n in seen:  # O(1) on average
            return True
        seen.add(n)
    return False
\`\`\`

This is O(n) time and O(n) space. The usual mistake is to count lines instead of how often they run.`,
    sources: ['dsa.roadmap'],
    next: ['dsa/binary-search'],
  },
  {
    id: 'dsa/binary-search',
    group: 'dsa',
    title: 'Binary search',
    asked: ['How does binary search work?', 'When can I use binary search?'],
    terms: ['bisect', 'sorted array', 'log n'],
    answer:
      'Binary search finds a value in a sorted list in O(log n): compare with the middle element, and go on in the half that can still hold the value. Keep the range half open, `lo` included and `hi` not, and stop when they meet. The usual mistakes are an unsorted list and a range that stops shrinking, so that the loop never ends.',
    sources: ['dsa.roadmap'],
    next: ['dsa/big-o'],
  },
  {
    id: 'c-cpp/pointer-reference',
    group: 'c-cpp',
    title: 'Pointers and references in C++',
    asked: ['What is the difference between a pointer and a reference in C++?', 'When should I pass by reference?'],
    terms: ['int *p', 'int &r', 'nullptr'],
    answer: `A reference is another name for an object that exists: it cannot be null and cannot be made to name another one. A pointer holds an address: it can be null, it can change, and it can move through an array.

\`\`\`cpp
int x = 1;
int &r = x;  // r is x
int *p = &x; // p holds where x is
*p = 2;      // x is 2, and so is r
\`\`\`

Pass by \`const\` reference to read without a copy, by reference to change, and by pointer where "none" is a possible value. The usual mistake is to return a reference or a pointer to a local variable.`,
    sources: ['cppreference', 'cpp-guidelines'],
    next: [],
  },
];
