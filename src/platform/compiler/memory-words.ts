/** By how a message of the memory checks begins, or what stands in it: one sentence for a learner. The first that fits. */
const RULES: readonly (readonly [pattern: RegExp, explanation: string])[] = [
  [
    /^heap buffer overflow: .* in (?:str\w+|stpcpy|sprintf|scanf)/,
    'The function goes past the end of the block: a text needs one byte more than it has characters, for the zero at its end. Ask for more memory, or copy less.',
  ],
  [
    /^(?:heap|stack|global) buffer overflow: .* in (?:mem\w+|fread|fwrite|fgets|qsort)/,
    'The function is told to go past the end: it counts in bytes, so the number of elements times sizeof, and no more than there are.',
  ],
  [
    /^heap buffer overflow: .* before the start/,
    'The place lies before the block: look at an index that becomes negative, or a pointer that was moved back too far.',
  ],
  [
    /^heap buffer overflow/,
    'The place lies outside of the block that was asked for: an array of n elements has the indexes 0 to n - 1, and malloc takes bytes, so multiply by sizeof.',
  ],
  [
    /^heap use after free: .* from new/,
    'The memory was given back before, by delete or by a container that grew or was destroyed: do not keep pointers, references or iterators to what is gone.',
  ],
  [
    /^heap use after free/,
    'The block was given back with free (or moved by realloc) before: use it before that, and set the pointer to NULL afterwards.',
  ],
  [
    /^double free/,
    'The same memory was given back twice: one owner gives it back, once. Set the pointer to NULL afterwards; free(NULL) does nothing.',
  ],
  [
    /^invalid free: .* of an address .* a block of/,
    'Only the address that malloc or new gave can be given back, not one inside the block: keep the first address.',
  ],
  [
    /^invalid free/,
    'Only what malloc or new gave can be given back: local variables, arrays and globals go by themselves.',
  ],
  [/^mismatched free: .* from new\[\]/, 'What new[] gave is given back with delete[], or held in a std::vector.'],
  [/^mismatched free: .* from new/, 'What new gave is given back with delete: not with free, nor with delete[].'],
  [/^mismatched free/, 'What malloc gave is given back with free: not with delete.'],
  [
    /^container overflow/,
    'The container holds fewer elements than that: reserve makes room but no elements, so use push_back or resize, and ask size() before.',
  ],
  [
    /^global buffer overflow: .* a text constant/,
    'A text ends with its zero, and nothing behind it belongs to it: look at the index or the length.',
  ],
  [
    /^global buffer overflow/,
    'The place lies outside of the global variable: an array of n elements has the indexes 0 to n - 1.',
  ],
  [
    /^stack buffer overflow: .* in (?:str\w+|stpcpy|sprintf|scanf|printf|puts|fputs)/,
    'The function goes past the end of the array: a text needs one byte more than it has characters, for the zero at its end. Make the array larger, or give the function its size.',
  ],
  [
    /^stack buffer overflow: .* variable length/,
    'The array has as many elements as were asked for when it was made: valid indexes go from 0 to one less.',
  ],
  [
    /^stack buffer overflow/,
    'The place lies outside of the local variable: an array of n elements has the indexes 0 to n - 1. Look at the condition of the loop, often < where <= stands.',
  ],
  [
    /^stack use after scope/,
    'The variable lived until the end of its block, and the pointer to it outlived it: declare the variable further out.',
  ],
  [
    /^stack overflow/,
    'Large arrays belong into memory from malloc, into a std::vector or outside of functions; and a recursion must come to its end.',
  ],
  [
    /^text constant changed/,
    'A text in quotes may only be read: on most systems the program stops where it writes there, and here it is seen at the end. Make an array of it, char name[] = "…", and change that.',
  ],
  [
    /^null pointer/,
    'The pointer is null, or was calculated from one that is: test what malloc, fopen or a search gave back, and give it an address before this line.',
  ],
  [
    /^wild pointer/,
    'The pointer holds no address of the program: it was never set, was overwritten, or an index is far too large.',
  ],
];

/** A fault that the memory checks found, with one sentence for a learner. */
export function explainMemory(message: string): { readonly message: string; readonly explanation: string } {
  const explanation = RULES.find(([pattern]) => pattern.test(message))?.[1];
  return { message, explanation: explanation ?? 'The program used memory that is not its own.' };
}
