import type { Profile } from './types';

/** The local profile as the sign-in screen keeps it: shorter, and stricter about the handle. */
export interface LocalName {
  readonly displayName: string;
  readonly handle: string;
}

const LONGEST_LOCAL_NAME = 80;
const LONGEST_LOCAL_HANDLE = 40;

const firstOf = (text: string, most: number): string => [...text.trim()].slice(0, most).join('').trim();

/** What of the coding profile fits into the local one. */
export const localNameOf = ({ displayName, handle }: LocalName): LocalName => ({
  displayName: firstOf(displayName, LONGEST_LOCAL_NAME),
  handle: firstOf(handle.replaceAll(/[^\p{L}\p{N}._-]/gu, ''), LONGEST_LOCAL_HANDLE),
});

/**
 * The name and the handle to show. The local profile has the last word, since it may have been changed on its own
 * screen; where the coding profile only holds more of the same, that is shown whole.
 */
export function ownerOf(profile: Pick<Profile, 'displayName' | 'handle'>, local: LocalName | null): LocalName {
  if (!local) return { displayName: profile.displayName, handle: profile.handle };
  const fits = localNameOf(profile);
  const pick = (part: keyof LocalName) =>
    local[part] === '' || local[part] === fits[part] ? profile[part] : local[part];
  return { displayName: pick('displayName'), handle: pick('handle') };
}
