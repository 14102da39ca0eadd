/** Whether a text is a day of the calendar written `YYYY-MM-DD`, from 2000 to 2199. */
export function isDay(text: string): boolean {
  const match = /^(2[01]\d\d)-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
