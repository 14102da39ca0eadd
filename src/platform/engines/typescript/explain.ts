type Rule = readonly [codes: readonly number[], words: string];

/** What the commonest messages ask for, in a sentence behind the compiler's own words. */
const RULES: readonly Rule[] = [
  [
    [2322, 2345],
    'The value is of another type than is asked for here: change the value, or the type that was written.',
  ],
  [
    [2304, 2552, 2580, 2581, 2582, 2584],
    'Check the spelling, and that it is declared above. A program here has no page and no packages.',
  ],
  [
    [2307, 2792],
    'A program here has fs, readline, process, util, assert, os, perf_hooks and timers; packages can’t be installed.',
  ],
  [
    [2339, 2551],
    'Check the spelling of the property; where it may be one of several types, look at which one first (typeof, in, instanceof).',
  ],
  [
    [2531, 2532, 2533, 18047, 18048, 18049],
    'Look whether it is there before it is used: if (x !== null) …, or x?.name.',
  ],
  [[2554, 2555, 2556], 'The call has more or fewer arguments than the function takes.'],
  [[18046, 2571], 'What is caught or read may be anything: look with typeof or instanceof before it is used.'],
  [
    [2365, 2362, 2363, 2367],
    'These two types can’t be put together like this: convert one of them, as with Number() or String().',
  ],
  [[2355, 2366, 7030], 'One way through the function ends without return.'],
  [[2540, 2588], 'It was declared so that it never changes: use let, or leave out readonly.'],
  [[2451, 2300], 'A name can be declared once in a block.'],
  [[2741, 2739, 2740], 'The object lacks what the type asks for: add it, or make it optional with ? in the type.'],
];

/** The compiler's message in one line with its number, and what it asks for where that is known. */
export function explainTypes(code: number, message: string): string {
  const words = RULES.find(([codes]) => codes.includes(code))?.[1];
  // Nothing of how it is set can be changed here.
  const own = message.replace(/\.? Do you need to .*$/s, '');
  const said = `${own.replace(/\s*\n\s*/g, ' ').replace(/\.$/, '')} (TS${code})`;
  return words === undefined ? said : `${said}: ${words}`;
}
