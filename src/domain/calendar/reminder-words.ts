const UNITS = [
  [10_080, 'week'],
  [1440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

/** When a reminder comes, `10 minutes before`; below 0 after the start. */
export function reminderWords(minutes: number): string {
  if (minutes === 0) return 'at the start';
  const size = Math.abs(minutes);
  const [length, unit] = UNITS.find(([of]) => size % of === 0) ?? UNITS[3];
  const count = size / length;
  return `${count} ${unit}${count === 1 ? '' : 's'} ${minutes > 0 ? 'before' : 'after the start'}`;
}
