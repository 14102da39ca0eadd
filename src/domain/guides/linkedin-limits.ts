/** Longest texts that LinkedIn takes, in characters; `sure` where the limit was read in its help pages. */
export const LINKEDIN_LIMITS = {
  headline: { characters: 220, sure: true },
  about: { characters: 2_600, sure: false },
} as const;
