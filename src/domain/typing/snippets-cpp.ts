/** Functions and types of C++, to be typed one by one; together they compile in this order. */
export const CPP_SNIPPETS: readonly string[] = [
  `template <typename T>
T largest(const std::vector<T>& values) {
    return *std::max_element(values.begin(), values.end());
}`,
  `class Counter {
public:
    void add(const std::string& word) { ++counts_[word]; }
    int of(const std::string& word) const {
        auto found = counts_.find(word);
        return found == counts_.end() ? 0 : found->second;
    }
private:
    std::map<std::string, int> counts_;
};`,
  `std::string joined(const std::vector<std::string>& parts, char between) {
    std::string text;
    for (const auto& part : parts) {
        if (!text.empty()) {
            text += between;
        }
        text += part;
    }
    return text;
}`,
  `std::vector<int> primes_below(int limit) {
    std::vector<bool> composite(limit, false);
    std::vector<int> primes;
    for (int n = 2; n < limit; ++n) {
        if (composite[n]) continue;
        primes.push_back(n);
        for (int m = 2 * n; m < limit; m += n) {
            composite[m] = true;
        }
    }
    return primes;
}`,
  `struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0;
};`,
  `struct Circle : Shape {
    explicit Circle(double radius) : radius_(radius) {}
    double area() const override { return 3.14159 * radius_ * radius_; }
private:
    double radius_;
};`,
  `double total_area(const std::vector<std::unique_ptr<Shape>>& shapes) {
    return std::accumulate(shapes.begin(), shapes.end(), 0.0,
        [](double sum, const auto& shape) { return sum + shape->area(); });
}`,
  `std::optional<int> index_of(const std::vector<int>& values, int sought) {
    auto found = std::find(values.begin(), values.end(), sought);
    if (found == values.end()) {
        return std::nullopt;
    }
    return static_cast<int>(found - values.begin());
}`,
  `std::unordered_map<char, int> letters_of(const std::string& text) {
    std::unordered_map<char, int> letters;
    for (char c : text) {
        if (std::isalpha(static_cast<unsigned char>(c))) {
            ++letters[c];
        }
    }
    return letters;
}`,
  String.raw`void print_sorted(std::vector<std::string> names) {
    std::sort(names.begin(), names.end(), [](const auto& a, const auto& b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    });
    for (const auto& name : names) {
        std::cout << name << '\n';
    }
}`,
  `int fibonacci(int n) {
    int a = 0;
    int b = 1;
    while (n-- > 0) {
        a = std::exchange(b, a + b);
    }
    return a;
}`,
  `template <typename T>
class Stack {
public:
    void push(T value) { items_.push_back(std::move(value)); }
    bool empty() const { return items_.empty(); }
    T pop() {
        if (items_.empty()) {
            throw std::out_of_range("the stack is empty");
        }
        T last = std::move(items_.back());
        items_.pop_back();
        return last;
    }
private:
    std::vector<T> items_;
};`,
  `std::vector<int> distances(const std::vector<std::vector<int>>& edges, int start) {
    std::vector<int> steps(edges.size(), -1);
    std::queue<int> open;
    steps[start] = 0;
    open.push(start);
    while (!open.empty()) {
        int at = open.front();
        open.pop();
        for (int next : edges[at]) {
            if (steps[next] == -1) {
                steps[next] = steps[at] + 1;
                open.push(next);
            }
        }
    }
    return steps;
}`,
];
