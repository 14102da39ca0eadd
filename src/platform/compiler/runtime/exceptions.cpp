// C++ exceptions for programs in the tab. The C++ libraries of the sysroot are built without exceptions; this object,
// linked into every C++ program, adds what they lack:
//   1. the functions that clang calls for throw and catch (Itanium C++ ABI, "Exception Handling"; the landing pads are
//      those of clang's WebAssembly exceptions),
//   2. the choice of a handler, from the tables that clang writes beside each function,
//   3. real exceptions where the libraries would abort: std::stoi, string::at, operator new, std::thread and so on,
//   4. words for the page about an exception that nobody caught.
#include <any>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <ios>
#include <new>
#include <stdexcept>
#include <system_error>
#include <typeinfo>

// Given by the page; see checks.c. `elevate_thrown` notes where the program is when it throws.
extern "C" {
__attribute__((import_module("elevate"), import_name("report"))) void elevate_report(int kind, const char *text,
                                                                                     uint32_t line, uint32_t column);
__attribute__((import_module("elevate"), import_name("thrown"))) void elevate_thrown();
char *__cxa_demangle(const char *name, char *buffer, size_t *length, int *status);

// Of the memory checks (memory/), which have their own in a program that is checked: the stack that an exception leaves is
// usable again, and what belongs to an exception is no leak.
__attribute__((weak)) void __asan_handle_no_return() {}
__attribute__((weak)) void elevate_library_threw() {}
__attribute__((weak)) void elevate_excuse(void *) {}
}
enum report_kind { REPORT_LIBRARY = 3, REPORT_EXCEPTION = 4 };

namespace {

// The library's type_info classes decide what a handler may catch. Only the order of the virtual functions counts.
class matchable_type : public std::type_info {
public:
  virtual ~matchable_type();
  virtual void first_unused() const;
  virtual void second_unused() const;
  virtual bool can_catch(const matchable_type *thrown, void *&object) const = 0;
};

// Stands in memory before each thrown object.
struct exception_header {
  std::type_info *type;
  // In WebAssembly a destructor returns the object it was given.
  void *(*destroy)(void *);
  // The object as the chosen handler sees it: the base class within it, or what a thrown pointer points to.
  void *as_caught;
  // Handlers that hold it now; negative while one of them throws it again.
  int handlers;
  // One for being in flight or caught, and one for each std::exception_ptr.
  unsigned references;
  exception_header *caught_before;
};

constexpr size_t alignment = 16;
constexpr size_t header_size = (sizeof(exception_header) + alignment - 1) / alignment * alignment;

exception_header *header_of(void *object) {
  return reinterpret_cast<exception_header *>(static_cast<char *>(object) - header_size);
}
void *object_of(exception_header *header) { return reinterpret_cast<char *>(header) + header_size; }

exception_header *caught = nullptr;
unsigned in_flight = 0;
exception_header *thrown_last = nullptr;

// For std::bad_alloc when no memory is left.
alignas(alignment) char reserve[1024];
bool reserve_taken = false;

void release_memory(exception_header *header) {
  if (reinterpret_cast<char *>(header) == reserve) reserve_taken = false;
  else std::free(header);
}

void drop_reference(exception_header *header) {
  if (--header->references > 0) return;
  if (header->destroy != nullptr) header->destroy(object_of(header));
  release_memory(header);
}

[[noreturn]] void raise(exception_header *header) {
  __asan_handle_no_return();
  ++in_flight;
  thrown_last = header;
  __builtin_wasm_throw(0, header);
}

void report(exception_header *header) {
  std::fflush(nullptr);
  int status = 0;
  char *readable = __cxa_demangle(header->type->name(), nullptr, nullptr, &status);
  const char *name = readable != nullptr ? readable : header->type->name();
  void *object = object_of(header);
  auto base = static_cast<const matchable_type *>(&typeid(std::exception));
  const bool has_what = base->can_catch(static_cast<const matchable_type *>(header->type), object);
  char text[1024];
  if (has_what)
    std::snprintf(text, sizeof text, "terminate called after throwing an instance of '%s'\n  what():  %s", name,
                  static_cast<std::exception *>(object)->what());
  else std::snprintf(text, sizeof text, "terminate called after throwing an instance of '%s'", name);
  elevate_report(REPORT_EXCEPTION, text, 0, 0);
}

[[noreturn]] void report_and_stop() {
  // An exception that may not leave a noexcept function ends the program before a handler has it.
  if (in_flight > 0) report(thrown_last);
  else if (caught != nullptr) report(caught);
  else {
    std::fflush(nullptr);
    elevate_report(REPORT_EXCEPTION, "terminate called without an active exception", 0, 0);
  }
  __builtin_trap();
}

struct install_terminate {
  install_terminate() { std::set_terminate(report_and_stop); }
};
// Before the program's own static objects, which may throw.
__attribute__((init_priority(101))) install_terminate installed;

} // namespace

// ------------------------------------------------------------------------------------------------ throw and catch

extern "C" {

__asm__(".globl __cpp_exception\n"
        ".tagtype __cpp_exception i32\n"
        "__cpp_exception:\n");

void *__cxa_allocate_exception(size_t size) noexcept {
  const size_t whole = (header_size + size + alignment - 1) / alignment * alignment;
  void *memory = std::aligned_alloc(alignment, whole);
  if (memory == nullptr && !reserve_taken && whole <= sizeof reserve) {
    reserve_taken = true;
    memory = reserve;
  }
  if (memory == nullptr) std::terminate();
  elevate_excuse(memory);
  std::memset(memory, 0, header_size);
  return static_cast<char *>(memory) + header_size;
}

void __cxa_free_exception(void *object) noexcept { release_memory(header_of(object)); }

// <exception> declares it so; the object is then held by a std::exception_ptr alone.
__cxxabiv1::__cxa_exception *__cxa_init_primary_exception(void *object, std::type_info *type, void *(*destroy)(void *)) noexcept {
  exception_header *header = header_of(object);
  header->type = type;
  header->destroy = destroy;
  return reinterpret_cast<__cxxabiv1::__cxa_exception *>(header);
}

[[noreturn]] void __cxa_throw(void *object, std::type_info *type, void *(*destroy)(void *)) {
  elevate_thrown();
  __cxa_init_primary_exception(object, type, destroy);
  exception_header *header = header_of(object);
  header->references = 1;
  raise(header);
}

[[noreturn]] void __cxa_rethrow() {
  if (caught == nullptr) std::terminate();
  caught->handlers = -caught->handlers;
  raise(caught);
}

void *__cxa_begin_catch(void *thrown) noexcept {
  auto header = static_cast<exception_header *>(thrown);
  header->handlers = (header->handlers < 0 ? -header->handlers : header->handlers) + 1;
  if (caught != header) {
    header->caught_before = caught;
    caught = header;
  }
  --in_flight;
  return header->as_caught;
}

void __cxa_end_catch() {
  exception_header *header = caught;
  if (header == nullptr) return;
  if (header->handlers < 0) {
    // Thrown again: it lives on in the handler that comes next.
    if (++header->handlers == 0) caught = header->caught_before;
  } else if (--header->handlers == 0) {
    caught = header->caught_before;
    drop_reference(header);
  }
}

void *__cxa_get_exception_ptr(void *thrown) noexcept { return static_cast<exception_header *>(thrown)->as_caught; }
std::type_info *__cxa_current_exception_type() { return caught == nullptr ? nullptr : caught->type; }
bool __cxa_uncaught_exception() noexcept { return in_flight > 0; }
unsigned __cxa_uncaught_exceptions() noexcept { return in_flight; }

void __cxa_increment_exception_refcount(void *object) noexcept {
  if (object != nullptr) ++header_of(object)->references;
}

void __cxa_decrement_exception_refcount(void *object) noexcept {
  if (object != nullptr) drop_reference(header_of(object));
}

void *__cxa_current_primary_exception() noexcept {
  if (caught == nullptr) return nullptr;
  ++caught->references;
  return object_of(caught);
}

void __cxa_rethrow_primary_exception(void *object) {
  if (object == nullptr) return;
  exception_header *header = header_of(object);
  ++header->references;
  raise(header);
}

void _Unwind_DeleteException(void *thrown) { drop_reference(static_cast<exception_header *>(thrown)); }

void __cxa_bad_cast() { throw std::bad_cast(); }
void __cxa_bad_typeid() { throw std::bad_typeid(); }
void __cxa_throw_bad_array_new_length() { throw std::bad_array_new_length(); }

// ------------------------------------------------------------------------------------------------ choice of a handler

// Shared with the landing pads: which pad, the function's table, and, as the answer, which handler (0: none).
struct {
  uintptr_t pad;
  const uint8_t *table;
  uintptr_t handler;
} __wasm_lpad_context;
}

namespace {

// Reads the numbers of a table: seven bits to a byte, the lowest first.
struct table_reader {
  const uint8_t *at;

  uintptr_t next_unsigned() {
    uintptr_t value = 0;
    for (unsigned shift = 0;; shift += 7) {
      const uint8_t byte = *at++;
      value |= static_cast<uintptr_t>(byte & 0x7f) << shift;
      if ((byte & 0x80) == 0) return value;
    }
  }

  intptr_t next_signed() {
    uintptr_t value = 0;
    for (unsigned shift = 0;;) {
      const uint8_t byte = *at++;
      value |= static_cast<uintptr_t>(byte & 0x7f) << shift;
      shift += 7;
      if ((byte & 0x80) != 0) continue;
      if ((byte & 0x40) != 0 && shift < 32) value |= ~uintptr_t{0} << shift;
      return static_cast<intptr_t>(value);
    }
  }
};

constexpr uint8_t omitted = 0xff;

// The first action of a landing pad, or nullptr when it only cleans up.
const uint8_t *first_action(table_reader &reader, uintptr_t pad) {
  reader.next_unsigned(); // how positions are written: always alike here
  const uintptr_t length = reader.next_unsigned();
  const uint8_t *actions = reader.at + length;
  for (uintptr_t index = 0; reader.at < actions; ++index) {
    reader.next_unsigned(); // the pad's address, which WebAssembly does not need
    const uintptr_t action = reader.next_unsigned();
    if (index == pad) return action == 0 ? nullptr : actions + (action - 1);
  }
  return nullptr;
}

} // namespace

extern "C" int _Unwind_CallPersonality(void *thrown) {
  auto header = static_cast<exception_header *>(thrown);
  __wasm_lpad_context.handler = 0;
  if (__wasm_lpad_context.table == nullptr) return 0;
  table_reader reader{__wasm_lpad_context.table};
  if (*reader.at++ != omitted) std::abort();
  const matchable_type *const *types = nullptr;
  if (*reader.at++ != omitted) {
    const uintptr_t distance = reader.next_unsigned();
    types = reinterpret_cast<const matchable_type *const *>(reader.at + distance);
  }
  table_reader action{first_action(reader, __wasm_lpad_context.pad)};
  while (action.at != nullptr) {
    const intptr_t filter = action.next_signed();
    if (filter < 0) std::terminate(); // throw(X) of C++11, which this target does not have
    if (filter > 0) {
      // Types are numbered backwards from the end of their table; a null one is catch (...).
      const matchable_type *wanted = types[-filter];
      void *object = object_of(header);
      if (wanted == nullptr || wanted->can_catch(static_cast<const matchable_type *>(header->type), object)) {
        header->as_caught = object;
        __wasm_lpad_context.handler = static_cast<uintptr_t>(filter);
        return 0;
      }
    }
    const uint8_t *from = action.at;
    const intptr_t distance = action.next_signed();
    action.at = distance == 0 ? nullptr : from + distance;
  }
  return 0;
}

// ------------------------------------------------------------------------------------------------ the libraries

// The libraries call this where they cannot throw, with a text that begins with the exception's name, and where a check
// of the hardened library fails.
extern "C" [[noreturn]] void library_failed(const char *format, ...) __asm__("_ZNSt3__222__libcpp_verbose_abortEPKcz");

extern "C" [[noreturn]] void library_failed(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  if (const char *mark = std::strstr(format, " was thrown in -fno-exceptions mode")) {
    elevate_library_threw();
    const auto length = static_cast<size_t>(mark - format);
    const auto is = [&](const char *name) {
      return std::strlen(name) == length && std::strncmp(format, name, length) == 0;
    };
    if (is("bad_alloc")) throw std::bad_alloc();
    if (is("bad_array_new_length")) throw std::bad_array_new_length();
    if (is("bad_cast")) throw std::bad_cast();
    if (is("bad_typeid")) throw std::bad_typeid();
    if (is("bad_function_call")) throw std::bad_function_call();
    if (is("bad_any_cast")) throw std::bad_any_cast();
    if (is("system_error")) {
      const int code = va_arg(arguments, int);
      throw std::system_error(code, std::generic_category(), va_arg(arguments, const char *));
    }
    if (std::strstr(mark, "%s") != nullptr) {
      const char *message = va_arg(arguments, const char *);
      if (is("out_of_range")) throw std::out_of_range(message);
      if (is("invalid_argument")) throw std::invalid_argument(message);
      if (is("length_error")) throw std::length_error(message);
      if (is("domain_error")) throw std::domain_error(message);
      if (is("range_error")) throw std::range_error(message);
      if (is("overflow_error")) throw std::overflow_error(message);
      if (is("underflow_error")) throw std::underflow_error(message);
      if (is("logic_error")) throw std::logic_error(message);
      if (is("runtime_error")) throw std::runtime_error(message);
      if (is("ios_base::failure")) throw std::ios_base::failure(message);
      throw std::runtime_error(message);
    }
  }
  char text[1024];
  std::vsnprintf(text, sizeof text, format, arguments);
  std::fflush(nullptr);
  elevate_report(REPORT_LIBRARY, text, 0, 0);
  __builtin_trap();
}

// Weak, so that a program may have its own.
#define REPLACEABLE __attribute__((weak))

namespace {
template <class Allocate> void *allocate_or_throw(Allocate allocate) {
  for (;;) {
    if (void *memory = allocate()) return memory;
    const std::new_handler handler = std::get_new_handler();
    if (handler == nullptr) throw std::bad_alloc();
    handler();
  }
}

template <class Allocate> void *allocate_or_null(Allocate allocate) noexcept {
  try {
    return allocate();
  } catch (...) {
    return nullptr;
  }
}
} // namespace

REPLACEABLE void *operator new(size_t size) {
  return allocate_or_throw([=] { return std::malloc(size == 0 ? 1 : size); });
}
REPLACEABLE void *operator new(size_t size, std::align_val_t align) {
  const auto step = static_cast<size_t>(align) < sizeof(void *) ? sizeof(void *) : static_cast<size_t>(align);
  return allocate_or_throw([=] { return std::aligned_alloc(step, (size + step - 1) / step * step + (size == 0) * step); });
}
REPLACEABLE void *operator new[](size_t size) { return operator new(size); }
REPLACEABLE void *operator new[](size_t size, std::align_val_t align) { return operator new(size, align); }
REPLACEABLE void *operator new(size_t size, const std::nothrow_t &) noexcept {
  return allocate_or_null([=] { return operator new(size); });
}
REPLACEABLE void *operator new[](size_t size, const std::nothrow_t &) noexcept {
  return allocate_or_null([=] { return operator new[](size); });
}
REPLACEABLE void *operator new(size_t size, std::align_val_t align, const std::nothrow_t &) noexcept {
  return allocate_or_null([=] { return operator new(size, align); });
}
REPLACEABLE void *operator new[](size_t size, std::align_val_t align, const std::nothrow_t &) noexcept {
  return allocate_or_null([=] { return operator new[](size, align); });
}

// ------------------------------------------------------------------------------------------------ for the page

// Called by the page with an exception that left main.
extern "C" void elevate_describe_exception(void *thrown) { report(static_cast<exception_header *>(thrown)); }
