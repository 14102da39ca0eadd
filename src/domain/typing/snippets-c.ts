/** Functions and types of C, to be typed one by one; together they compile in this order. */
export const C_SNIPPETS: readonly string[] = [
  `int max_of(const int *values, size_t count) {
    int best = values[0];
    for (size_t i = 1; i < count; i++) {
        if (values[i] > best) {
            best = values[i];
        }
    }
    return best;
}`,
  `void swap(int *a, int *b) {
    int kept = *a;
    *a = *b;
    *b = kept;
}`,
  String.raw`size_t length_of(const char *text) {
    const char *end = text;
    while (*end != '\0') {
        end++;
    }
    return (size_t)(end - text);
}`,
  `struct point {
    double x;
    double y;
};`,
  `double distance(struct point a, struct point b) {
    double dx = a.x - b.x;
    double dy = a.y - b.y;
    return sqrt(dx * dx + dy * dy);
}`,
  `int *copy_of(const int *values, size_t count) {
    int *copy = malloc(count * sizeof *copy);
    if (copy == NULL) {
        return NULL;
    }
    memcpy(copy, values, count * sizeof *copy);
    return copy;
}`,
  `void bubble_sort(int values[], int count) {
    for (int end = count - 1; end > 0; end--) {
        for (int i = 0; i < end; i++) {
            if (values[i] > values[i + 1]) {
                swap(&values[i], &values[i + 1]);
            }
        }
    }
}`,
  `int binary_search(const int *values, int count, int sought) {
    int low = 0;
    int high = count - 1;
    while (low <= high) {
        int middle = low + (high - low) / 2;
        if (values[middle] == sought) {
            return middle;
        }
        if (values[middle] < sought) {
            low = middle + 1;
        } else {
            high = middle - 1;
        }
    }
    return -1;
}`,
  `unsigned bits_set(unsigned value) {
    unsigned count = 0;
    while (value != 0) {
        value &= value - 1;
        count++;
    }
    return count;
}`,
  `struct node {
    int value;
    struct node *next;
};`,
  `struct node *push(struct node *head, int value) {
    struct node *first = malloc(sizeof *first);
    if (first == NULL) {
        return head;
    }
    first->value = value;
    first->next = head;
    return first;
}`,
  `void release(struct node *head) {
    while (head != NULL) {
        struct node *next = head->next;
        free(head);
        head = next;
    }
}`,
  String.raw`int count_lines(FILE *file) {
    int lines = 0;
    int c;
    while ((c = fgetc(file)) != EOF) {
        if (c == '\n') {
            lines++;
        }
    }
    return lines;
}`,
  `long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
}`,
  String.raw`void print_table(int rows, int columns) {
    for (int row = 1; row <= rows; row++) {
        for (int column = 1; column <= columns; column++) {
            printf("%4d", row * column);
        }
        printf("\n");
    }
}`,
  `enum state { IDLE, RUNNING, DONE };`,
  `const char *name_of(enum state state) {
    switch (state) {
        case IDLE: return "idle";
        case RUNNING: return "running";
        default: return "done";
    }
}`,
  `int is_palindrome(const char *text) {
    size_t left = 0;
    size_t right = strlen(text);
    while (left + 1 < right) {
        if (text[left++] != text[--right]) {
            return 0;
        }
    }
    return 1;
}`,
];
