import { DAY, SECOND } from './wall';

/** A DURATION of RFC 5545, section 3.3.6, such as `PT1H30M` or `-P1W`, in milliseconds; `null` when it is not one. */
export function durationOf(text: string): number | null {
  const found = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text.trim());
  if (!found || !/\d/.test(text)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(2).map((part) => Number(part ?? 0));
  const length = (weeks * 7 + days) * DAY + ((hours * 60 + minutes) * 60 + seconds) * SECOND;
  return found[1] === '-' ? -length : length;
}
