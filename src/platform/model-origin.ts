const KEY = 'elevate-model-origin';

/** Where requests of this page may go besides its own origin; `public/model-origin.js` wrote it into the page. */
export interface Reach {
  /** Whether the page's policy lets it call an address. */
  reaches(url: string): boolean;
}

/** The origin of an address; `null` for none or one that cannot be parsed. */
function originOf(url: string): string | null {
  try {
    const { origin } = new URL(url);
    return origin === 'null' ? null : origin;
  } catch {
    return null;
  }
}

/**
 * What this page may reach. A page without the built app's policy (development, tests) reaches everything.
 * @param written the model's origin in the page's policy, empty for none; `undefined` without a policy
 * @param storage the origin of the devices' storage in it, empty for none
 */
export function reachOf(written: string | undefined, own: string, storage = ''): Reach {
  return {
    reaches(url) {
      const origin = originOf(url);
      return written === undefined || origin === null || [own, written, storage].includes(origin);
    },
  };
}

export const pageReach = (): Reach => {
  const { modelOrigin, storageOrigin = '' } = document.documentElement.dataset;
  return reachOf(modelOrigin, location.origin, storageOrigin);
};

/** Leaves the chosen model's origin for the next load's policy. @param url the model's address; empty for none */
export function keepModelOrigin(url: string): void {
  const origin = originOf(url);
  try {
    if (origin === null || origin === location.origin) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, origin);
  } catch {
    // Without storage the next load reaches no model, and says so.
  }
}
