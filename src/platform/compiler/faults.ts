import { explainMemory } from './memory-words';

/** Who said what went wrong: the numbers of `checks.c`, `exceptions.cpp` and `memory/memory.h` in `runtime`. */
export const reportKinds = ['check', 'assertion', 'abort', 'library', 'exception', 'memory'] as const;
export type ReportKind = (typeof reportKinds)[number] | 'trap';

/** What is known of a fault before it is put in words. */
export interface RawFault {
  readonly kind: ReportKind;
  /** What the runtime or the browser's engine said. */
  readonly text: string;
  /** The last that went to standard error, at most a few hundred characters. */
  readonly lastError: string;
  /** It had taken nearly all the memory it may have. */
  readonly exhausted: boolean;
}

interface Words {
  readonly message: string;
  readonly explanation: string;
}

type Rule = readonly [pattern: RegExp, explanation: string];

const DIVISION =
  'Whole numbers cannot be divided by 0, nor can a remainder be taken: test the divisor before this line.';
const NEGATION =
  'The result is one more than the type can hold: the smallest value of a signed type has no positive counterpart.';

const CHECKS: readonly Rule[] = [
  [
    /^null file/,
    'fopen gives back NULL when a file cannot be opened, and no function can use that: test it before this line. A program in this tab has files of its own only, which it must make first.',
  ],
  [/^division by zero/, DIVISION],
  [/integer overflow: (division of|negation of)/, NEGATION],
  [
    /integer overflow: .* type '(?:unsigned )?long'/,
    'A long has 32 bits here, as on Windows and small devices, and holds no more than 2147483647: use long long, or int64_t of <stdint.h>.',
  ],
  [
    /integer overflow/,
    'The result does not fit into its type: use a wider type such as long long, or test the operands before calculating.',
  ],
  [/^shift exponent .* is negative/, 'A number can be shifted by 0 or more places, never by a negative count.'],
  [
    /^shift exponent .* too large/,
    'A number can only be shifted by fewer places than its type has bits: use a smaller count or a wider type.',
  ],
  [
    /^index .* out of bounds/,
    'An array of n elements has the indexes 0 to n - 1: look at where the index comes from, often a loop that goes one too far.',
  ],
  [
    /null pointer/,
    'The pointer points nowhere: give it an address before this line, and test what malloc, fopen or a search gave back.',
  ],
  [
    /misaligned/,
    'The address is none where a value of this type may stand: look at how the pointer was calculated or converted.',
  ],
  [
    /end of a value-returning function/,
    'The function promises a result but reached its end without a return: give one on every path through it.',
  ],
  [/unreachable program point/, 'The program came to a place that was marked as one it can never reach.'],
  [/variable length array bound/, 'The size of an array must be at least 1: look at how it was calculated or read.'],
  [
    /outside the range of representable values/,
    'The number is too large, too small or not a number, and the whole-number type cannot hold it: test it before converting.',
  ],
];

const NO_MEMORY =
  'The program has used up the memory it may have (256 MB), and malloc gives back NULL then: free what is no longer needed, and test what malloc gives back.';

const LIBRARY: readonly Rule[] = [
  [
    /out of bounds|index out of range/,
    'The container has no element at that index: valid ones go from 0 to size() - 1; .at() throws an exception that can be caught.',
  ],
  [/empty/, 'The container is empty, so it has no first or last element: test empty() before.'],
  [
    /optional .*(disengaged|not contain)|null|nullptr/i,
    'What should hold a value holds none: test it before it is used.',
  ],
  [/iterator|range/, 'The iterator does not point to an element, or two iterators do not belong together.'],
  [/compar|order/i, 'The comparison contradicts itself: it must say false for equal elements.'],
];

const EXCEPTIONS: readonly Rule[] = [
  [
    /thread constructor failed/,
    'A program in this tab has one thread: std::thread cannot start another, so do the work in turn.',
  ],
  [
    /std::(bad_alloc|bad_array_new_length)/,
    'The program asked for more memory than it may have (256 MB): look for a size that is wrong or memory that is never given back.',
  ],
  [
    /std::out_of_range/,
    'An index or a key was asked for that is not there; nothing caught the exception: test before, or catch it with try and catch.',
  ],
  [
    /std::invalid_argument/,
    'A function was given what it cannot use, such as text where a number should stand; nothing caught the exception.',
  ],
  [
    /without an active exception/,
    'The program ended itself with std::terminate: a throw without an exception, or a destructor that must not run yet.',
  ],
  [/./, 'The program threw an exception and nothing caught it: put the call into try { … } with a catch that fits.'],
];

const STACK_OVERFLOW: Words = {
  message: 'Stack overflow',
  explanation:
    'Calls went too deep, often because a recursion never reaches its end: test the case that stops it. Where the browser can suspend a program it has 8 MB for calls, as on a desktop, which is more than 100,000 small ones; elsewhere some 10,000.',
};
const SEGMENTATION_FAULT: Words = {
  message: 'Segmentation fault',
  explanation: 'The program read or wrote memory that is not its own: look at pointers and at indexes near this line.',
};
const ABORTED = 'The program, or a library on its behalf, called abort(): the lines before it say why.';

const TRAPS: readonly (readonly [pattern: RegExp, words: Words])[] = [
  [/call stack|too much recursion|stack overflow/i, STACK_OVERFLOW],
  [
    /null function|signature|indirect call|table (index|access)|call_indirect|out of bounds table/i,
    {
      message: 'Call through a bad function pointer',
      explanation:
        'The function pointer is null, was never set, or points to a function with other parameters: set it to a function of exactly its type.',
    },
  ],
  [/memory access|out of bounds memory|index out of bounds/i, SEGMENTATION_FAULT],
  [/divide by zero|division by zero/i, { message: 'division by zero', explanation: DIVISION }],
  [
    /integer overflow|divide result unrepresentable/i,
    {
      message: 'signed integer overflow in a division',
      explanation: NEGATION,
    },
  ],
  [
    /float unrepresentable|invalid conversion|truncat/i,
    {
      message: 'a floating-point number outside the range of a whole-number type',
      explanation: CHECKS.at(-1)?.[1] ?? '',
    },
  ],
];

/** The last words of wasi-libc's default action for a signal. */
const SIGNAL = /Program rec\w+ (?:fatal signal|termination signal|a fatal signal)[^:]*: ([^\n]+)/;

const SIGNALS: Readonly<Record<string, string>> = {
  'Segmentation fault': SEGMENTATION_FAULT.explanation,
  'Floating point exception': DIVISION,
  'Arithmetic exception': DIVISION,
};

/** A fault in the words of C and C++, with one sentence for a learner. */
export function describeFault({ kind, text, lastError, exhausted }: RawFault): Words {
  if (exhausted && kind === 'check' && /null pointer/.test(text)) return { message: text, explanation: NO_MEMORY };
  if (kind === 'check') return withRule(text, CHECKS, 'What the program does here has no meaning in C or C++.');
  if (kind === 'memory') return explainMemory(text);
  if (kind === 'assertion')
    return {
      message: text,
      explanation:
        'The program says with assert that this must hold, and here it does not: look at how its values came about.',
    };
  if (kind === 'library') {
    const message = /assertion (.*?) failed: (.*)$/s.exec(text)?.[2] ?? text;
    return withRule(message.trim(), LIBRARY, 'The library was used in a way that it does not allow.');
  }
  if (kind === 'exception') return withRule(shortNames(text), EXCEPTIONS, '');
  if (kind === 'abort') {
    const signal = SIGNAL.exec(lastError)?.[1]?.trim();
    if (signal === undefined || signal === 'Aborted') return { message: 'Aborted', explanation: ABORTED };
    return {
      message: signal,
      explanation: SIGNALS[signal] ?? 'The program sent itself a signal that it does not handle.',
    };
  }
  const rule = TRAPS.find(([pattern]) => pattern.test(text));
  if (rule) return rule[1];
  if (/unreachable/.test(text)) return { message: 'Aborted', explanation: ABORTED };
  return {
    message: `Stopped by the browser: ${text}`,
    explanation: 'The browser ended the program for a reason of its own.',
  };
}

function withRule(message: string, rules: readonly Rule[], otherwise: string): Words {
  return { message, explanation: rules.find(([pattern]) => pattern.test(message))?.[1] ?? otherwise };
}

/** Names of types as a programmer writes them. */
const shortNames = (text: string) =>
  text
    .replaceAll('std::__2::', 'std::')
    .replaceAll(/std::basic_string<char, std::char_traits<char>, std::allocator<char> ?>/g, 'std::string');
