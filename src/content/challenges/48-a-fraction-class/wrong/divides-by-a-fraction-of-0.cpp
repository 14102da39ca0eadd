// Looks for a divisor of 0 in the left fraction
#include <iostream>
#include <numeric>

int main() {
    long long a;
    long long b;
    long long c;
    long long d;
    char slash;
    char operation;

    while (std::cin >> a >> slash >> b >> operation >> c >> slash >> d) {
        long long top = a * c;
        long long bottom = b * d;

        if (operation == '+') {
            top = a * d + c * b;
        } else if (operation == '-') {
            top = a * d - c * b;
        } else if (operation == '/') {
            if (a == 0) {
                std::cout << "undefined\n";
                continue;
            }
            top = a * d;
            bottom = b * c;
        }

        long long divisor = std::gcd(top, bottom);

        if (bottom < 0) {
            divisor = -divisor;
        }
        if (divisor == 0) {
            divisor = 1;
        }
        std::cout << top / divisor;
        if (bottom / divisor != 1) {
            std::cout << '/' << bottom / divisor;
        }
        std::cout << '\n';
    }
    return 0;
}
