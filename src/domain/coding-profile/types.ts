export const PLATFORM_IDS = ['leetcode', 'codeforces', 'codechef', 'hackerrank', 'geeksforgeeks'] as const;
export type PlatformId = (typeof PLATFORM_IDS)[number];

/** What the owner entered about an account elsewhere. Nothing is fetched from there. */
export interface PlatformEntry {
  /** A checked handle; empty while not connected. */
  readonly handle: string;
  /** Problems solved there, as the owner says; `null` when not entered. */
  readonly solved: number | null;
}

/** The side panel of the coding profile (product spec, section 3). Everything in it was entered by its owner. */
export interface Profile {
  readonly displayName: string;
  readonly handle: string;
  readonly bio: string;
  readonly country: string;
  readonly university: string;
  /** `YYYY-MM-DD`; `null` when not entered, as for the figures below. */
  readonly refreshedOn: string | null;
  readonly views: number | null;
  readonly contests: number | null;
  readonly rating: number | null;
  readonly platforms: Readonly<Record<PlatformId, PlatformEntry>>;
  /** Of the dashboard alone; it starts dark. */
  readonly theme: 'dark' | 'light';
}

export type ProfileText = 'displayName' | 'handle' | 'bio' | 'country' | 'university';
export type ProfileNumber = 'views' | 'contests' | 'rating';

/** Characters a field of the profile holds. */
export const LONGEST_TEXT = 10_000;
export const LONGEST_HANDLE = 64;

/** The largest figure that is taken, by field. */
export const LARGEST: Readonly<Record<ProfileNumber | 'solved', number>> = {
  views: 999_999_999,
  contests: 9_999,
  rating: 9_999,
  solved: 99_999,
};

/** Characters as a reader counts them: a pair of surrogates is one. */
export const lengthOf = (text: string): number => [...text].length;

const notConnected: PlatformEntry = { handle: '', solved: null };

export const emptyProfile: Profile = {
  displayName: '',
  handle: '',
  bio: '',
  country: '',
  university: '',
  refreshedOn: null,
  views: null,
  contests: null,
  rating: null,
  platforms: {
    leetcode: notConnected,
    codeforces: notConnected,
    codechef: notConnected,
    hackerrank: notConnected,
    geeksforgeeks: notConnected,
  },
  theme: 'dark',
};
