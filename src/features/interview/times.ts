/** `0:07`, `12:30`, `1:02:03`; whole seconds, rounded down. */
export function clockTime(milliseconds: number): string {
  const all = Math.max(0, Math.floor(milliseconds / 1000));
  const seconds = String(all % 60).padStart(2, '0');
  const minutes = Math.floor(all / 60) % 60;
  const hours = Math.floor(all / 3600);
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

/** `45 seconds`, `3 minutes 20 seconds`: for reading aloud. */
export function spokenTime(milliseconds: number): string {
  const all = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(all / 60);
  const seconds = all % 60;
  const named = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;
  if (minutes === 0) return named(seconds, 'second');
  return seconds === 0 ? named(minutes, 'minute') : `${named(minutes, 'minute')} ${named(seconds, 'second')}`;
}
