/** The ISO date of a day, or `null` when there is no such day (30 February, month 13). @param month 1 to 12 */
export function isoOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const real =
    Number.isInteger(day) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0 && year < 10_000;
  return real ? date.toISOString().slice(0, 10) : null;
}

/** Whether a text is the ISO date of a real day. */
export const isIsoDate = (text: string): boolean => {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return found !== null && isoOf(Number(found[1]), Number(found[2]), Number(found[3])) !== null;
};
