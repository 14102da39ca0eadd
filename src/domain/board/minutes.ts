/** `90`, `45m`, `1h 30m`, `1.5 hours` as minutes; `null` for anything else. */
export function minutesOf(text: string): number | null {
  const words = text.trim().toLowerCase().replace(',', '.');
  if (/^\d{1,6}$/.test(words)) return Number(words) || null;
  const [, hours, minutes] =
    /^(?:(\d{1,4}(?:\.\d{1,2})?)\s*(?:h|hr|hrs|hours?))?\s*(?:(\d{1,6})\s*(?:m|min|mins|minutes?))?$/.exec(words) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  return Math.round(Number(hours ?? 0) * 60 + Number(minutes ?? 0)) || null;
}
