import type { Meaning } from '../../domain/coach/meaning';

/** How long an answer waits for what is on its way, in milliseconds; then the words alone must do. */
const PATIENCE = 3000;

/** The encoder of meaning, which is large: it comes with the first question, and an answer does without where it is not here in time. */
export interface LateMeaning {
  /** What is here. */
  now(): Meaning | null;
  /** Fetches it where it is neither here nor on its way. Settles when it is here, when it cannot be had, or when waiting longer is too long. */
  awaited(): Promise<void>;
}

/** @param load rejects where it cannot be had, as offline before it was ever kept; it is asked again with the next question */
export function lateMeaning(load: () => Promise<Meaning>, patience = PATIENCE): LateMeaning {
  let here: Meaning | null = null;
  let coming: Promise<void> | null = null;
  let waited = false;
  const settled = () => {
    coming = null;
  };
  return {
    now: () => here,
    async awaited() {
      if (here) return;
      coming ??= load()
        .then((meaning) => {
          here = meaning;
        })
        .then(settled, settled);
      // A slow line holds up one answer, not each.
      if (waited) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patience);
      });
      await Promise.race([coming, enough]);
      clearTimeout(timer);
      waited = coming !== null;
    },
  };
}
