row = input().strip()

# Print the length of the shortest pattern, the whole times, and the tiles left over.
