export type NumberReading =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unfit'; readonly says: string };

/** A whole number from 0 to `largest` as someone types it; spaces and commas between the digits are left out. */
export function readWhole(typed: string, largest: number): NumberReading {
  const text = typed.replaceAll(/[\s,]/g, '');
  if (text === '') return { kind: 'empty' };
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value <= largest
    ? { kind: 'number', value }
    : { kind: 'unfit', says: `Enter a whole number from 0 to ${largest.toLocaleString('en')}.` };
}
