// Tries every choice of parcels: right, and exponential
#include <iostream>
#include <vector>

struct Parcel {
    int grams = 0;
    long long pay = 0;
};

static std::vector<Parcel> parcels;
static long long most = 0;
static int fewest = 0;

static void decide(std::size_t at, int room, int held, long long paid) {
    if (paid > most || (paid == most && held < fewest)) {
        most = paid;
        fewest = held;
    }
    if (at == parcels.size()) return;
    if (parcels[at].grams <= room) decide(at + 1, room - parcels[at].grams, held + parcels[at].grams, paid + parcels[at].pay);
    decide(at + 1, room, held, paid);
}

int main() {
    int n = 0;
    int room = 0;
    std::cin >> n >> room;
    parcels.resize(n);
    for (auto& parcel : parcels) std::cin >> parcel.grams >> parcel.pay;
    decide(0, room, 0, 0);
    std::cout << most << ' ' << fewest << '\n';
    return 0;
}
