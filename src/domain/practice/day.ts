/**
 * The day of a moment on the calendar of this device, `YYYY-MM-DD`. With no library: screens that only count load it.
 * @param at ISO date-time
 */
export function localDayOf(at: string): string {
  const date = new Date(at);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
