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

/** A time of the clock, `HH:MM`, as the reader's locale writes it: `2:00 PM`. */
export const readableClock = (time: string): string => clocks.format(new Date(`2000-01-01T${time}`));

const clocks = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** `1 report`, `2 reports`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** A day, `YYYY-MM-DD`, in the reader's own words: `Saturday, 21 November 2026`. */
export const readableDay = (day: string): string => days.format(new Date(`${day}T00:00`));

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });

/** A day, `YYYY-MM-DD`, in few letters: `21 Nov 2026`. */
export const shortDay = (day: string): string => shortDays.format(new Date(`${day}T00:00`));

const shortDays = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** The day that the reader's locale begins its weeks with: 0 Sunday, 1 Monday, 6 Saturday. */
export function firstDayOfWeek(): 0 | 1 | 6 {
  const locale = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const day = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  return day === 7 ? 0 : day === 6 ? 6 : 1;
}
