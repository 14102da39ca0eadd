import type { Card } from '../types';

export const dsaCards: readonly Card[] = [
  {
    id: 'dsa/language-fundamentals',
    group: 'dsa',
    title: 'Language fundamentals before data structures',
    asked: [
      'Which language should I use for data structures and algorithms?',
      'What do I need to know before I start DSA?',
      'How do I turn pseudocode into code?',
    ],
    terms: [
      'C++ vs Python vs Java',
      'OOP basics',
      'control structures',
      'functions',
      'syntax',
      'coding interview language',
    ],
    answer: `Use the language you know best; interviewers judge the reasoning. Python is short to write, C++ is fast and common in contests, Java lies between. Stay with one.

Before the first data structure you should be able to write, without looking it up:

- loops, conditions and functions with return values
- arrays or lists: read, change, append, slice, sort with your own key
- a map and a set
- a small class with fields and methods (a node with \`value\` and \`next\`)
- reading a problem's input and printing its output

Know the traps of your language: integer overflow in C++ and Java, slow \`list.pop(0)\` in Python, objects passed by reference.

Write **pseudocode** first, one line per step in plain words, and walk through it by hand with a tiny example. Then translate line by line. The usual mistake is to start typing before an example has been worked through on paper.`,
    sources: ['dsa.roadmap', 'python'],
    next: ['dsa/big-o', 'dsa/practice'],
  },
  {
    id: 'dsa/big-o',
    group: 'dsa',
    title: 'Big O notation',
    asked: [
      'What is Big O notation?',
      'How do I work out the time complexity of my code?',
      'What is the difference between O(n) and O(log n)?',
      'What is the difference between Big O and Big Theta?',
    ],
    terms: [
      'asymptotic',
      'complexity analysis',
      'worst case',
      'space complexity',
      'omega',
      'runtime',
      'linear',
      'quadratic',
    ],
    answer: `Big O says how the work grows with the size of the input, leaving out constant factors and smaller terms: 3n² + 5n is O(n²). It is an upper bound; Big Theta (Θ) bounds from both sides, Big Omega (Ω) from below. In interviews "Big O" mostly means the tight bound of the worst case.

| Growth | Typical cause |
| --- | --- |
| O(1) | array access |
| O(log n) | halving each time |
| O(n) | one pass |
| O(n log n) | good sorting |
| O(n²) | every pair |
| O(2ⁿ) | every subset |

To work it out: steps in sequence add up, nested loops multiply, recursion is calls times work per call. A loop that doubles its counter is O(log n). Count hidden loops too: \`x in list\` or slicing a string is O(n).

Space counts the same way, including the recursion stack. Name both in an interview, and say what n is.`,
    sources: ['dsa.roadmap', 'dsa.youtube'],
    next: ['dsa/amortized', 'dsa/binary-search', 'dsa/hash-tables'],
  },
  {
    id: 'dsa/amortized',
    group: 'dsa',
    title: 'Amortized cost and dynamic arrays',
    asked: [
      'What does amortized O(1) mean?',
      'How does a dynamic array grow?',
      'Why is appending to a list constant time?',
    ],
    terms: ['time vs space', 'vector', 'ArrayList', 'doubling', 'average cost', 'resize', 'capacity'],
    answer: `**Amortized** cost is the average per operation over a whole series, in the worst case. A single operation may be slow, as long as the slow ones are rare enough.

A dynamic array (\`vector\`, \`ArrayList\`, Python's \`list\`) keeps spare room. When it is full, it takes a block that is larger by a constant *factor* and copies everything, which costs O(n). With doubling, n appends copy fewer than 2n elements in all, so one append is O(1) amortized. Growing by a fixed number of slots instead would make n appends O(n²).

Amortized is not the same as average case: no luck with the input is assumed, only that you look at the whole series. That is why such a structure can be wrong for a system that must answer within a fixed time every time.

In practice: reserve the capacity if you know the size, append and remove at the end, and remember that inserting at the front still moves everything, O(n).`,
    sources: ['dsa.roadmap', 'cppreference'],
    next: ['dsa/big-o', 'dsa/linked-lists', 'dsa/hash-tables'],
  },
  {
    id: 'dsa/two-pointers',
    group: 'dsa',
    title: 'The two-pointer technique',
    asked: [
      'How does the two pointers technique work?',
      'How do I find two numbers with a given sum in a sorted array?',
      'When should I use two pointers?',
    ],
    terms: ['two sum sorted', 'palindrome', 'in place', 'container with most water', 'three sum'],
    answer: `Two indexes move through an array, so that one pass replaces the double loop: O(n) instead of O(n²), with O(1) extra space. Either they start at both ends and move inwards, or both move forwards at different speeds (one reads, one writes).

\`\`\`python
def pair_with_sum(a, target):  # a is sorted
    left, right = 0, len(a) - 1
    while left < right:
        total = a[left] + a[right]
        if total == target:
            return left, right
        if total < target:
            left += 1
        else:
            right -= 1
    return None
\`\`\`

It is right because each move discards only pairs that cannot be the answer: if the sum is too small, the left value is too small with *every* remaining partner. Be ready to say this.

Use it for sorted arrays, palindromes, removing duplicates in place, merging. If the array is unsorted and you need the original positions, a hash map is simpler. Usual mistake: \`<=\` instead of \`<\`, which pairs an element with itself.`,
    sources: ['dsa.resources', 'dsa.roadmap'],
    next: ['dsa/sliding-window', 'dsa/hash-tables', 'dsa/binary-search'],
  },
  {
    id: 'dsa/sliding-window',
    group: 'dsa',
    title: 'The sliding window technique',
    asked: [
      'What is a sliding window?',
      'How do I find the longest substring without repeating characters?',
      'How do I find the largest sum of k elements in a row?',
    ],
    terms: ['subarray', 'fixed window', 'variable window', 'at most k distinct'],
    answer: `A window is a run of neighbouring elements. Instead of computing each run anew, you add what enters on the right and take away what leaves on the left: O(n) in all, since each element enters and leaves at most once.

\`\`\`python
def longest_unique(s):
    last, start, best = {}, 0, 0
    for i, c in enumerate(s):
        if last.get(c, -1) >= start:
            start = last[c] + 1
        last[c] = i
        best = max(best, i - start + 1)
    return best
\`\`\`

**Fixed size** ("any k in a row"): slide by one. **Variable size** ("longest" or "shortest such that"): grow to the right, shrink from the left while the condition is broken.

It works when growing the window can only move the condition one way, for example a sum of *non-negative* numbers. With negative numbers it fails; use prefix sums with a map. Usual mistakes: moving the left edge backwards, and being one off in the length.`,
    sources: ['dsa.resources', 'dsa.roadmap'],
    next: ['dsa/two-pointers', 'dsa/prefix-sums', 'dsa/hash-tables'],
  },
  {
    id: 'dsa/prefix-sums',
    group: 'dsa',
    title: 'Prefix sums',
    asked: [
      'What is a prefix sum?',
      'How do I answer many range sum queries quickly?',
      'How do I count the subarrays with sum k?',
    ],
    terms: ['cumulative sum', 'difference array', 'subarray sum equals k'],
    answer: `Store in \`p[i]\` the sum of the first i elements. Then the sum from l up to, not including, r is \`p[r] - p[l]\`: O(n) to prepare, O(1) per question.

\`\`\`python
from collections import defaultdict

def count_sum_k(a, k):
    seen = defaultdict(int)
    seen[0] = 1              # the empty prefix
    total = count = 0
    for x in a:
        total += x
        count += seen[total - k]
        seen[total] += 1
    return count
\`\`\`

This counts the subarrays with sum k in O(n), and works with negative numbers: a subarray has sum k exactly when two prefixes differ by k.

The reverse idea is a **difference array**: to add v to a whole range, add v at its start and subtract it after its end; one pass at the end gives all values. In two dimensions you add and subtract four corners.

Forgetting the empty prefix is the classic mistake. If values change between questions, use a Fenwick tree.`,
    sources: ['dsa.roadmap', 'dsa.resources'],
    next: ['dsa/sliding-window', 'dsa/advanced-structures'],
  },
  {
    id: 'dsa/linked-lists',
    group: 'dsa',
    title: 'Linked lists and fast and slow pointers',
    asked: [
      'What is the difference between an array and a linked list?',
      'How do I reverse a linked list?',
      'How do I detect a cycle in a linked list?',
    ],
    terms: ['singly linked list', 'doubly linked list', 'Floyd', 'tortoise and hare', 'node', 'dummy head'],
    answer: `A linked list is a chain of nodes, each with a value and a reference to the next. Inserting or removing **at a node you hold** is O(1); reaching position i is O(n). An array gives O(1) access by index and lies together in memory, so it is usually faster in practice. A doubly linked list also points back, which lets you remove a node you hold.

\`\`\`python
def reverse(head):
    prev = None
    while head:
        head.next, prev, head = prev, head, head.next
    return prev
\`\`\`

**Fast and slow pointers:** one moves two steps, the other one. If they meet, there is a cycle; if the fast one reaches the end, the slow one stands at the middle.

A dummy node in front saves you the special case of an empty list or a changed head. Usual mistake: overwriting \`next\` before you have saved it, which loses the rest of the list. Draw three nodes and move the arrows.`,
    sources: ['dsa.roadmap', 'dsa.youtube'],
    next: ['dsa/stacks-and-queues', 'dsa/two-pointers', 'dsa/amortized'],
  },
  {
    id: 'dsa/stacks-and-queues',
    group: 'dsa',
    title: 'Stacks, queues and deques',
    asked: [
      'What is the difference between a stack and a queue?',
      'What are stacks used for?',
      'How do I check for balanced brackets?',
    ],
    terms: ['LIFO', 'FIFO', 'deque', 'push', 'pop', 'enqueue', 'double-ended queue', 'call stack'],
    answer: `A **stack** gives back the last thing you put in (LIFO), a **queue** the first (FIFO); a **deque** allows both ends. All their operations are O(1).

Stacks fit anything nested or to be undone: brackets, function calls, depth-first search, undo. Queues fit waiting lines and breadth-first search.

\`\`\`python
def balanced(text):
    pairs = {')': '(', ']': '[', '}': '{'}
    stack = []
    for c in text:
        if c in '([{':
            stack.append(c)
        elif c in pairs:
            if not stack or stack.pop() != pairs[c]:
                return False
    return not stack
\`\`\`

Use the right container: in Python a \`list\` is a good stack, but \`pop(0)\` is O(n), so use \`collections.deque\` for queues. In JavaScript \`shift()\` may be O(n) too.

Usual mistakes: popping from an empty stack, and forgetting the last check, whether anything is left open at the end.`,
    sources: ['dsa.roadmap', 'dsa.youtube'],
    next: ['dsa/monotonic-stack', 'dsa/bfs-vs-dfs', 'dsa/recursion'],
  },
  {
    id: 'dsa/monotonic-stack',
    group: 'dsa',
    title: 'Monotonic stack',
    asked: [
      'What is a monotonic stack?',
      'How do I find the next greater element?',
      'How do I solve daily temperatures in linear time?',
    ],
    terms: ['next smaller element', 'largest rectangle in histogram', 'monotonic queue', 'sliding window maximum'],
    answer: `A monotonic stack keeps its elements in order, for example never rising from bottom to top. Before you push, you pop everything that breaks the order; each pop answers a question: "the new element is the first greater one to my right".

\`\`\`python
def next_greater(a):
    answer = [-1] * len(a)
    stack = []                # indexes still waiting
    for i, x in enumerate(a):
        while stack and a[stack[-1]] < x:
            answer[stack.pop()] = x
        stack.append(i)
    return answer
\`\`\`

It looks like a nested loop, but each index is pushed once and popped at most once, so it is O(n) in all.

Reach for it when the question says next or previous greater or smaller, days until a warmer one, or the largest rectangle in a histogram. A monotonic **deque** gives the maximum of every sliding window in O(n).

Store indexes rather than values, so that you can compute distances. Decide on purpose whether equal values pop (\`<\` or \`<=\`).`,
    sources: ['dsa.resources', 'dsa.roadmap'],
    next: ['dsa/stacks-and-queues', 'dsa/sliding-window'],
  },
  {
    id: 'dsa/hash-tables',
    group: 'dsa',
    title: 'Hash tables, collisions and sets',
    asked: [
      'How does a hash table work?',
      'What is a hash collision?',
      'Why is a dictionary lookup O(1)?',
      'What is the difference between a hash map and a tree map?',
    ],
    terms: ['dict', 'HashMap', 'unordered_map', 'chaining', 'open addressing', 'load factor', 'two sum'],
    answer: `A hash function turns a key into a number, which picks a bucket in an array. So insert, find and delete take O(1) **on average**. Different keys may land in the same bucket, a **collision**; it is handled by a list per bucket (chaining) or by looking for the next free slot (open addressing). The table grows when it gets too full. If everything collides, the cost is O(n).

\`\`\`python
def two_sum(a, target):
    seen = {}
    for i, x in enumerate(a):
        if target - x in seen:
            return seen[target - x], i
        seen[x] = i
    return None
\`\`\`

Use maps for counting, grouping, caching and "have I seen this?", and sets for membership.

A hash table has no sorted order. If you need the smallest key, ranges or neighbours, take a balanced tree (\`std::map\`, \`TreeMap\`), O(log n). Keys must not change while they are in the table, and equal keys must have equal hashes.`,
    sources: ['dsa.roadmap', 'cppreference'],
    next: ['dsa/two-pointers', 'dsa/prefix-sums', 'dsa/binary-search-trees'],
  },
  {
    id: 'dsa/sorting',
    group: 'dsa',
    title: 'Sorting algorithms compared',
    asked: [
      'What is the difference between merge sort and quick sort?',
      'Which sorting algorithm is the best?',
      'What is a stable sort?',
    ],
    terms: [
      'bubble sort',
      'insertion sort',
      'heap sort',
      'selection sort',
      'counting sort',
      'partition',
      'pivot',
      'in place',
    ],
    answer: `| Sort | Average | Worst | Stable |
| --- | --- | --- | --- |
| Bubble, insertion | n² | n² | yes |
| Merge | n·log n | n·log n | yes |
| Quick | n·log n | n² | no |
| Heap | n·log n | n·log n | no |

**Stable** means equal elements keep their order, so you can sort by name and then by city. Merge sort on arrays needs O(n) extra space, the others O(1) or a short stack.

- **Insertion** is fast on small or nearly sorted data.
- **Merge** sorts both halves and merges; good for linked lists and files.
- **Quick** partitions around a pivot; choose it at random, or sorted input may hit the worst case.

No sort that only compares can beat n log n in the worst case; **counting sort** can, for small whole numbers.

In real code call the library's sort. For interviews, know merge and partition.`,
    sources: ['dsa.roadmap', 'dsa.youtube'],
    next: ['dsa/heaps', 'dsa/recursion', 'dsa/big-o'],
  },
  {
    id: 'dsa/binary-search',
    group: 'dsa',
    title: 'Binary search',
    asked: [
      'How does binary search work?',
      'How do I avoid off-by-one errors in binary search?',
      'How do I find the first element not less than x?',
      'What is the difference between linear and binary search?',
    ],
    terms: ['lower bound', 'upper bound', 'bisect', 'sorted array', 'logarithmic', 'searching', 'rotated sorted array'],
    answer: `In a **sorted** array, look at the middle and discard the half that cannot hold the answer: O(log n) instead of the O(n) of a linear search. A million elements need about 20 steps.

\`\`\`python
def lower_bound(a, x):
    lo, hi = 0, len(a)        # the answer lies in [lo, hi]
    while lo < hi:
        mid = lo + (hi - lo) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
\`\`\`

This finds the first position whose value is not less than x; x is present when that position exists and holds x. Write this one form and derive the others from it.

Keep one promise in mind (everything left of \`lo\` is too small, everything from \`hi\` on is large enough) and check that each branch keeps it. Usual mistakes: mixing open and closed ranges, \`lo = mid\`, which loops for ever, and \`(lo + hi) / 2\` overflowing in languages with fixed-size integers.`,
    sources: ['dsa.roadmap', 'cppreference'],
    next: ['dsa/search-on-answer', 'dsa/big-o', 'dsa/binary-search-trees'],
  },
  {
    id: 'dsa/search-on-answer',
    group: 'dsa',
    title: 'Binary search on the answer',
    asked: [
      'What is binary search on the answer?',
      'How do I minimise the maximum?',
      'How do I solve the ship capacity or Koko bananas problem?',
    ],
    terms: ['parametric search', 'monotonic predicate', 'feasibility check', 'minimize the largest'],
    answer: `Sometimes you cannot compute the best value directly, but you can **check** a given value. If every larger value works once one works, the checks read no, no, no, yes, yes, and you can search for the first yes by halving.

\`\`\`python
def min_capacity(weights, days):
    def fits(cap):
        used, load = 1, 0
        for w in weights:
            if load + w > cap:
                used, load = used + 1, 0
            load += w
        return used <= days
    lo, hi = max(weights), sum(weights)
    while lo < hi:
        mid = (lo + hi) // 2
        lo, hi = (lo, mid) if fits(mid) else (mid + 1, hi)
    return lo
\`\`\`

Cost: one check times the logarithm of the range. Signs for it: "smallest capacity such that", "minimise the maximum", "maximise the minimum".

First prove that the check is monotonic; without that, the method gives nonsense. Choose bounds that surely contain the answer: here one parcel must fit, and everything in one day always works.`,
    sources: ['dsa.resources', 'dsa.roadmap'],
    next: ['dsa/binary-search', 'dsa/greedy'],
  },
  {
    id: 'dsa/recursion',
    group: 'dsa',
    title: 'Recursion and divide and conquer',
    asked: [
      'What is recursion and how does it work?',
      'How do I write a recursive function?',
      'When should I use recursion instead of a loop?',
      'Why do I get a stack overflow?',
    ],
    terms: ['base case', 'recursive case', 'call stack', 'tail recursion', 'master theorem', 'maximum recursion depth'],
    answer: `A recursive function solves a problem by solving smaller ones of the same kind. You need a **base case** that returns at once, and a **step** that moves towards it.

\`\`\`python
def power(x, n):
    if n == 0:
        return 1
    half = power(x, n // 2)
    return half * half * (x if n % 2 else 1)
\`\`\`

Trust the call: assume it is right for smaller input, and only check that the step combines the results properly. The example halves n each time, so it needs O(log n) calls. That is **divide and conquer**: split, solve the parts, combine, as merge sort does.

Recursion fits trees, nested data and choices. For a plain sequence a loop is simpler. Each open call takes stack memory, so depth counts as space, and a deep or endless recursion overflows the stack; use a loop with a stack of your own then.

If the same argument comes up many times, remember the results: that is memoization.`,
    sources: ['dsa.roadmap', 'dsa.youtube'],
    next: ['dsa/backtracking', 'dsa/dynamic-programming', 'dsa/tree-traversals'],
  },
  {
    id: 'dsa/backtracking',
    group: 'dsa',
    title: 'Backtracking: subsets and permutations',
    asked: [
      'How does backtracking work?',
      'How do I generate all subsets or permutations?',
      'What is the difference between backtracking and brute force?',
    ],
    terms: ['N-Queens', 'sudoku', 'combination sum', 'pruning', 'state space', 'choose explore unchoose'],
    answer: `Backtracking builds a solution step by step, and takes the last step back as soon as it cannot lead anywhere. That early stop, **pruning**, is what sets it apart from trying everything.

\`\`\`python
def permutations(items):
    result, path, used = [], [], set()
    def go():
        if len(path) == len(items):
            result.append(path[:])   # a copy
            return
        for i, x in enumerate(items):
            if i not in used:
                used.add(i); path.append(x)
                go()
                path.pop(); used.remove(i)
    go()
    return result
\`\`\`

The shape is always: choose, explore, un-choose. For subsets, decide per element: in or out. There are 2ⁿ subsets and n! permutations, so it suits small n only.

Usual mistakes: storing \`path\` itself instead of a copy, forgetting to undo one of the changes, and producing duplicates (sort first and skip equal neighbours at the same depth). If you only need a *count* or a best value, look for dynamic programming.`,
    sources: ['dsa.resources', 'dsa.roadmap'],
    next: ['dsa/recursion', 'dsa/dynamic-programming', 'dsa/bfs-vs-dfs'],
  },
  {
    id: 'dsa/tree-traversals',
    group: 'dsa',
    title: 'Binary trees and tree traversals',
    asked: [
      'What is the difference between preorder, inorder and postorder?',
      'How do I find the height of a binary tree?',
      'How do I print a tree level by level?',
    ],
    terms: ['DFS on trees', 'level order', 'root', 'leaf', 'depth', 'balanced tree', 'recursion on trees'],
    answer: `A binary tree node has a value and up to two children. The depth-first orders differ in when you visit the node itself:

- **Preorder** (node, left, right): copy or print a tree.
- **Inorder** (left, node, right): sorted order in a search tree.
- **Postorder** (left, right, node): when the children's results are needed first, as for heights and sizes.
- **Level order** is breadth-first, with a queue.

\`\`\`python
def height(node):
    if node is None:
        return 0
    return 1 + max(height(node.left), height(node.right))
\`\`\`

Most tree problems follow this shape: what do I return for an empty tree, and how do I combine the answers of both sides? All traversals take O(n) time; depth-first needs space for the height, level order for the widest level.

Usual mistakes: forgetting the empty tree, and computing the height again in every node, which makes an O(n) problem O(n²). Return several values at once instead.`,
    sources: ['dsa.roadmap', 'dsa.youtube'],
    next: ['dsa/binary-search-trees', 'dsa/bfs-vs-dfs', 'dsa/recursion'],
  },
  {
    id: 'dsa/binary-search-trees',
    group: 'dsa',
    title: 'Binary search trees and balance',
    asked: [
      'What is a binary search tree?',
      'Why do trees need to be balanced?',
      'How do I check whether a tree is a valid BST?',
      'What is the difference between an AVL tree and a red-black tree?',
    ],
    terms: ['rotation', 'B-tree', 'self-balancing', 'ordered map', 'TreeMap'],
    answer: `In a binary search tree everything in the left subtree is smaller than the node, and everything in the right one is larger. Search, insert and delete follow one path, so they cost O(height): O(log n) when balanced, O(n) when sorted input has made the tree a chain.

**AVL** and **red-black** trees rebalance with rotations after changes. AVL is stricter, which makes look-ups a little shorter; red-black needs less rebalancing on updates and stands behind many library maps. Databases use B-trees, with many keys per node.

\`\`\`python
def is_bst(node, low=float('-inf'), high=float('inf')):
    if node is None:
        return True
    return (low < node.value < high
            and is_bst(node.left, low, node.value)
            and is_bst(node.right, node.value, high))
\`\`\`

The classic mistake is comparing each node only with its own children: a grandchild may still break the rule. Choose a tree over a hash table when you need order, ranges or neighbours.`,
    sources: ['dsa.roadmap', 'dsa.youtube'],
    next: ['dsa/tree-traversals', 'dsa/hash-tables', 'dsa/heaps'],
  },
  {
    id: 'dsa/heaps',
    group: 'dsa',
    title: 'Heaps and priority queues',
    asked: [
      'What is a heap?',
      'How do I find the k largest elements?',
      'What is the difference between a heap and a binary search tree?',
    ],
    terms: ['priority queue', 'min-heap', 'max-heap', 'heapq', 'heapify', 'top k', 'median of a stream'],
    answer: `A binary heap is a nearly complete tree, kept in an array, in which no parent is larger than its children (min-heap). The smallest element is at the top: O(1) to look at, O(log n) to add or remove. Building a heap from n elements is O(n). The children of index i are at 2i + 1 and 2i + 2.

\`\`\`python
import heapq

def k_largest(items, k):
    heap = []
    for x in items:
        heapq.heappush(heap, x)
        if len(heap) > k:
            heapq.heappop(heap)   # drop the smallest
    return sorted(heap, reverse=True)
\`\`\`

This takes O(n log k) and works on a stream. Note the trick: for the k *largest* keep a *min*-heap of size k.

Use heaps for schedulers, Dijkstra, merging k sorted lists, and two of them for a running median. A heap is only partly ordered: searching in it is O(n), and its array is not sorted. Python's \`heapq\` is a min-heap; store negated values for a max-heap.`,
    sources: ['dsa.roadmap', 'python'],
    next: ['dsa/sorting', 'dsa/shortest-paths', 'dsa/binary-search-trees'],
  },
  {
    id: 'dsa/bfs-vs-dfs',
    group: 'dsa',
    title: 'Graph search: BFS and DFS',
    asked: [
      'What is the difference between BFS and DFS?',
      'When should I use breadth-first search?',
      'How do I represent a graph in code?',
      'How do I count islands in a grid?',
    ],
    terms: ['breadth first', 'depth first', 'adjacency list', 'adjacency matrix', 'visited', 'connected components'],
    answer: `Store a graph as an adjacency list, a list of neighbours per node. **BFS** explores in rings with a queue and finds the path with the fewest edges. **DFS** goes deep with recursion or a stack and suits components, cycles, ordering and backtracking. Both are O(V + E).

\`\`\`python
from collections import deque

def distances(graph, start):
    dist = {start: 0}
    queue = deque([start])
    while queue:
        node = queue.popleft()
        for other in graph[node]:
            if other not in dist:
                dist[other] = dist[node] + 1
                queue.append(other)
    return dist
\`\`\`

Mark a node as visited when you **put it in** the queue, not when you take it out, or it enters many times. A grid is a graph too: the cells are nodes, the four neighbours are edges. To count islands, start a search from each unvisited land cell.

BFS gives shortest paths only when all edges cost the same; with weights use Dijkstra. To start from several places at once, put all of them in the queue first.`,
    sources: ['dsa.roadmap', 'dsa.youtube'],
    next: ['dsa/shortest-paths', 'dsa/topological-sort', 'dsa/stacks-and-queues'],
  },
  {
    id: 'dsa/topological-sort',
    group: 'dsa',
    title: 'Topological sort and cycles in directed graphs',
    asked: [
      'What is topological sort?',
      'How do I order tasks with dependencies?',
      'How do I detect a cycle in a directed graph?',
    ],
    terms: ['DAG', 'Kahn', 'in-degree', 'course schedule', 'dependency order', 'build order'],
    answer: `A topological order lists the nodes of a directed graph so that every edge points forwards: courses before those that need them, files before those that import them. It exists exactly when there is no cycle.

Kahn's algorithm takes nodes that wait for nothing:

\`\`\`python
from collections import deque

def order(graph):                 # node -> nodes that come after it
    waits = {n: 0 for n in graph}
    for m in (m for n in graph for m in graph[n]):
        waits[m] += 1
    ready, result = deque(n for n in waits if waits[n] == 0), []
    while ready:
        n = ready.popleft()
        result.append(n)
        for m in graph[n]:
            waits[m] -= 1
            if waits[m] == 0: ready.append(m)
    return result if len(result) == len(graph) else None
\`\`\`

If some nodes never become ready, they lie on a cycle or behind one, and the answer is \`None\`. It runs in O(V + E). The order is often not unique.

In an acyclic graph you can also do dynamic programming along this order, for example to find the longest path. Usual mistake: drawing the dependency arrow the wrong way round.`,
    sources: ['dsa.resources', 'dsa.roadmap'],
    next: ['dsa/bfs-vs-dfs', 'dsa/dynamic-programming'],
  },
  {
    id: 'dsa/shortest-paths',
    group: 'dsa',
    title: 'Shortest paths: Dijkstra and Bellman-Ford',
    asked: [
      "How does Dijkstra's algorithm work?",
      'What is the difference between Dijkstra and Bellman-Ford?',
      'Which algorithm finds the shortest path with negative weights?',
    ],
    terms: ['weighted graph', 'Floyd-Warshall', 'negative cycle', 'priority queue', 'A star', 'relax an edge'],
    answer: `| Edges | Algorithm | Cost |
| --- | --- | --- |
| all equal | BFS | V + E |
| no negative weights | Dijkstra with a heap | (V + E) log V |
| negative allowed | Bellman-Ford | V · E |
| all pairs | Floyd-Warshall | V³ |

\`\`\`python
import heapq

def dijkstra(graph, start):       # graph[u] = [(v, weight), ...]
    dist, heap = {start: 0}, [(0, start)]
    while heap:
        d, u = heapq.heappop(heap)
        if d > dist[u]:
            continue              # an outdated entry
        for v, w in graph[u]:
            if d + w < dist.get(v, float('inf')):
                dist[v] = d + w
                heapq.heappush(heap, (d + w, v))
    return dist
\`\`\`

Dijkstra always settles the nearest open node; with no negative edges, nothing can make it nearer later. One negative edge breaks that argument. **Bellman-Ford** relaxes every edge V − 1 times; if a further round still improves something, a negative cycle can be reached, and for the nodes behind it no shortest path exists.

To get the path itself, remember for each node where it was last improved from. Usual mistake: using Dijkstra on negative weights because the sample happened to pass.`,
    sources: ['dsa.roadmap', 'dsa.resources'],
    next: ['dsa/heaps', 'dsa/bfs-vs-dfs', 'dsa/spanning-trees'],
  },
  {
    id: 'dsa/spanning-trees',
    group: 'dsa',
    title: 'Minimum spanning trees and disjoint sets',
    asked: [
      'What is a minimum spanning tree?',
      'What is the difference between Prim and Kruskal?',
      'How does union-find work?',
    ],
    terms: ['MST', 'DSU', 'disjoint set union', 'path compression', 'union by rank', 'connected components'],
    answer: `A minimum spanning tree connects all nodes of a connected, undirected graph with the smallest total edge weight.

- **Kruskal:** sort the edges, take each that joins two separate parts. O(E log E); simple with an edge list.
- **Prim:** grow one tree, always by its cheapest outgoing edge, with a heap. Good on dense graphs.

Kruskal asks "are these already connected?", which a **disjoint set** (union-find) answers in almost constant amortized time:

\`\`\`python
class DisjointSet:
    def __init__(self, n):
        self.parent, self.size = list(range(n)), [1] * n
    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x
    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b: return False
        if self.size[a] < self.size[b]: a, b = b, a
        self.parent[b] = a; self.size[a] += self.size[b]
        return True
\`\`\`

\`union\` returns false when the edge would close a cycle. Note that a spanning tree does not give shortest paths between nodes; that is the usual confusion.`,
    sources: ['dsa.roadmap', 'dsa.resources'],
    next: ['dsa/shortest-paths', 'dsa/greedy'],
  },
  {
    id: 'dsa/greedy',
    group: 'dsa',
    title: 'Greedy algorithms',
    asked: [
      'What is a greedy algorithm?',
      'How do I know that greedy is correct?',
      'What is the difference between greedy and dynamic programming?',
      'How do I choose the most meetings that do not overlap?',
    ],
    terms: ['interval scheduling', 'exchange argument', 'activity selection', 'coin change greedy', 'local optimum'],
    answer: `A greedy algorithm takes the choice that looks best now and never goes back. It is fast and short, and often wrong, so you need a reason.

\`\`\`python
def most_meetings(meetings):      # (start, end) pairs
    count, free_from = 0, float('-inf')
    for start, end in sorted(meetings, key=lambda m: m[1]):
        if start >= free_from:
            count, free_from = count + 1, end
    return count
\`\`\`

Sorting by **end** is right, by an **exchange argument**: take any best plan and swap its first meeting for the one that ends earliest; nothing later gets in the way, so the plan is as good. Sorting by start or by length fails.

When no such argument turns up, look for a small counter-example. Coins 1, 3, 4 and amount 6: greedy takes 4, 1, 1, but 3, 3 is better. Then use dynamic programming, which compares all choices through subproblems.

Greedy proofs are known for interval scheduling, Huffman codes, spanning trees, and Dijkstra without negative edges.`,
    sources: ['dsa.roadmap', 'dsa.resources'],
    next: ['dsa/dynamic-programming', 'dsa/sorting', 'dsa/spanning-trees'],
  },
  {
    id: 'dsa/dynamic-programming',
    group: 'dsa',
    title: 'Dynamic programming',
    asked: [
      'What is dynamic programming and how do I start?',
      'What is the difference between memoization and tabulation?',
      'How do I solve the knapsack problem?',
      'How do I recognise a DP problem?',
    ],
    terms: [
      'overlapping subproblems',
      'optimal substructure',
      'coin change',
      'LIS',
      'longest common subsequence',
      'state transition',
    ],
    answer: `Dynamic programming solves each subproblem once and reuses the answer. It fits when the best solution is built from best solutions of smaller parts, and the same parts come up again. Signs: "how many ways", "smallest cost", "is it possible".

Work in this order: **state** (what must I know?), **transition** (which last step?), **base case**, order, answer.

\`\`\`python
def knapsack(weights, values, capacity):
    best = [0] * (capacity + 1)
    for w, v in zip(weights, values):
        for c in range(capacity, w - 1, -1):
            best[c] = max(best[c], best[c - w] + v)
    return best[capacity]
\`\`\`

Going **down** in c uses each item once; going up would allow repeats. It costs O(items × capacity).

**Memoization** is the recursive form with a cache: write it first, it follows the thought. **Tabulation** fills a table in a loop: no deep recursion, and often less memory.

The usual mistake is a state that leaves something out. If two different situations share a state but have different answers, add a dimension.`,
    sources: ['dsa.resources', 'dsa.youtube'],
    next: ['dsa/recursion', 'dsa/greedy', 'dsa/backtracking'],
  },
  {
    id: 'dsa/advanced-structures',
    group: 'dsa',
    title: 'Tries, segment trees and Fenwick trees',
    asked: [
      'What is a trie used for?',
      'What is the difference between a segment tree and a Fenwick tree?',
      'How do I update values and ask for range sums quickly?',
    ],
    terms: [
      'prefix tree',
      'binary indexed tree',
      'BIT',
      'autocomplete',
      'range query',
      'lazy propagation',
      'advanced data structures',
    ],
    answer: `- **Trie:** a tree of characters in which words share their beginnings. Inserting or finding a word costs its length, whatever the number of words. For autocomplete and prefix counts.
- **Fenwick tree** (binary indexed tree): prefix sums with changes, both O(log n), in a few lines.
- **Segment tree:** each node holds the answer for a range (sum, minimum, maximum). Query and update are O(log n); lazy propagation adds updates of whole ranges. More code, more general.

\`\`\`python
class Fenwick:
    def __init__(self, n):
        self.t = [0] * (n + 1)
    def add(self, i, delta):      # i counts from 1
        while i < len(self.t):
            self.t[i] += delta
            i += i & -i
    def prefix(self, i):
        total = 0
        while i > 0:
            total += self.t[i]
            i -= i & -i
        return total
\`\`\`

Use the simplest that will do: values that never change need only prefix sums. A Fenwick tree counts from 1; index 0 loops for ever in \`add\`. Most interviews ask for tries, few for the other two.`,
    sources: ['dsa.roadmap', 'dsa.resources'],
    next: ['dsa/prefix-sums', 'dsa/spanning-trees', 'dsa/hash-tables'],
  },
  {
    id: 'dsa/practice',
    group: 'dsa',
    title: 'How to practise algorithm problems',
    asked: [
      'How do I prepare for a coding interview?',
      'How many LeetCode problems should I solve?',
      'What do I do when I am stuck on a problem?',
    ],
    terms: ['contest', 'mock interview', 'patterns', 'timed practice', 'revision', 'NeetCode', 'HackerRank'],
    answer: `Patterns matter more than a count. Work topic by topic (arrays, hashing, two pointers, binary search, trees, graphs, dynamic programming) and solve a handful of each until you recognise the shape.

For one problem:

1. Say it back in your own words; ask about sizes, duplicates, empty input.
2. Work one small example by hand.
3. Name the brute force and its cost, then what it does twice.
4. Choose a better idea, say its complexity, then code.
5. Trace your code with the example and with an edge case.

If you are stuck after about half an hour without a new idea, read a hint, not the solution. If you read a solution, close it and write it from memory the next day and again a week later. Keep a line per problem: pattern, and what you missed.

Once a week practise under time and aloud, best with another person. The usual mistake is solving silently and then failing to explain.`,
    sources: ['dsa.resources', 'dsa.roadmap'],
    next: ['dsa/big-o', 'dsa/language-fundamentals', 'dsa/two-pointers'],
  },
];
