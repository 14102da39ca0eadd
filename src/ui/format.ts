/** Bytes as MB with 2 decimals (1 MB = 1,048,576 bytes), as the product shows file sizes. */
export const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(2)} MB`;

/** Bytes in the unit that suits them, for lists of what is stored. */
export function readableBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1_048_576) return `${(bytes / 1024).toFixed(1)} kB`;
  if (bytes < 1_073_741_824) return `${(bytes / 1_048_576).toFixed(1)} MB`;
  return `${(bytes / 1_073_741_824).toFixed(1)} GB`;
}

/** An ISO date-time in the reader's own words, for example `20 Nov 2026, 14:05`. */
export const readableTime = (iso: string): string => times.format(new Date(iso));

// Making one costs more than a hundred uses of it.
const times = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** `1 report`, `2 reports`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
