#include <iostream>
#include <vector>

struct Parcel {
    int grams = 0;
    long long pay = 0;
};

int main() {
    int n = 0;
    int room = 0;
    std::cin >> n >> room;
    std::vector<Parcel> parcels(n);
    for (auto& parcel : parcels) std::cin >> parcel.grams >> parcel.pay;
    // Print the most that a tour can pay, and the fewest grams for it.
    return 0;
}
