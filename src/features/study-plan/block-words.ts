const times = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** When a block begins, in few letters: `Thu, Nov 26, 6:00 PM`. */
export const blockTime = (instant: number): string => times.format(instant);
