const KEY = 'elevate-calendar-origins';
const SHAPE = /^https:\/\/[a-z0-9._-]+(:\d{1,5})?$/;

const originOf = (address: string): string | null => {
  try {
    const { origin } = new URL(address);
    return SHAPE.test(origin) ? origin : null;
  } catch {
    return null;
  }
};

/** Leaves the origins of calendars for the next load's policy (`public/model-origin.js`). */
export function keepCalendarOrigins(addresses: readonly string[]): void {
  const origins = new Set(addresses.map(originOf).filter((origin) => origin !== null && origin !== location.origin));
  try {
    if (origins.size === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, [...origins].join(' '));
  } catch {
    // Without storage the next load reads no calendar, and says so.
  }
}

/**
 * Whether this page's policy lets an address be read.
 * @param written the origins in the policy; `undefined` for a page without one, as in development
 */
export function isAllowed(address: string, written: string | undefined, own: string): boolean {
  const origin = originOf(address);
  return origin !== null && (written === undefined || origin === own || written.split(' ').includes(origin));
}
