// Standard input for std::cin, in step with stdio as the standard asks. libc++'s own buffer sends each character through
// the locale's conversion; without it, numbers are read many times as fast.

#include <cstdio>
#include <iostream>
#include <new>
#include <streambuf>

namespace {

class Input final : public std::streambuf {
  int_type last = traits_type::eof();

  int_type underflow() override {
    const int next = std::getc(stdin);
    if (next == EOF) return traits_type::eof();
    return std::ungetc(next, stdin);
  }

  int_type uflow() override {
    const int next = std::getc(stdin);
    return last = next == EOF ? traits_type::eof() : next;
  }

  std::streamsize xsgetn(char *to, std::streamsize count) override {
    if (count <= 0) return 0;
    const std::size_t read = std::fread(to, 1, static_cast<std::size_t>(count), stdin);
    if (read > 0) last = traits_type::to_int_type(to[read - 1]);
    return static_cast<std::streamsize>(read);
  }

  int_type pbackfail(int_type back) override {
    const int_type put = traits_type::eq_int_type(back, traits_type::eof()) ? last : back;
    last = traits_type::eof();
    if (traits_type::eq_int_type(put, traits_type::eof())) return put;
    return std::ungetc(put, stdin) == EOF ? traits_type::eof() : put;
  }
};

// Never destroyed: destructors of the program may still read.
alignas(Input) char place[sizeof(Input)];

struct Begin {
  Begin() { std::cin.rdbuf(new (place) Input); }
} begin;

} // namespace
