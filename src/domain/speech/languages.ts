import { APP_TAG } from './app-language';
import { ENGLISH, FRENCH, GERMAN, ITALIAN, PORTUGUESE, SPANISH } from './filler-lists';
import { type FindFillers, fillerFinder } from './fillers';
import { isRecognised, ownName } from './recognised';

/** A language in which the user can speak to the app. */
export interface SpokenLanguage {
  /** BCP 47 tag, as the browser's recogniser and voices take it. */
  readonly tag: string;
  /** Its own name for itself. */
  readonly name: string;
  /** Null where its fillers are not known: they are then not counted, which is not the same as none. */
  readonly fillers: FindFillers | null;
  /** Words a minute that are easy to follow; null where that is not known, or words are not parted by blanks. */
  readonly pace: { readonly slowest: number; readonly fastest: number } | null;
  /** Words are parted by blanks: without that they cannot be counted, and there is no pace. */
  readonly parted: boolean;
}

/** A comfortable pace in words a minute: see docs/interview-rubric.md for the sources. */
const PACE = { slowest: 110, fastest: 160 };

/** The languages that the product spec names, to be chosen with one press; the first is the app's own. */
export const SPOKEN_LANGUAGES = [
  { tag: APP_TAG, name: 'English', fillers: fillerFinder(ENGLISH), pace: PACE, parted: true },
  { tag: 'es-ES', name: 'Español', fillers: fillerFinder(SPANISH), pace: PACE, parted: true },
] as const satisfies readonly SpokenLanguage[];

/** Of these the fillers are known; what pace is easy to follow in them is not. */
const KNOWN: readonly SpokenLanguage[] = [
  ...SPOKEN_LANGUAGES,
  { tag: 'de-DE', name: 'Deutsch', fillers: fillerFinder(GERMAN), pace: null, parted: true },
  { tag: 'fr-FR', name: 'Français', fillers: fillerFinder(FRENCH), pace: null, parted: true },
  { tag: 'pt-BR', name: 'Português', fillers: fillerFinder(PORTUGUESE), pace: null, parted: true },
  { tag: 'it-IT', name: 'Italiano', fillers: fillerFinder(ITALIAN), pace: null, parted: true },
];

/** Chinese, Japanese, Thai, Khmer, Lao and Burmese are written without blanks between words. */
const UNPARTED = new Set(['zh', 'yue', 'cmn', 'ja', 'th', 'km', 'lo', 'my']);

/** The language of the app's own texts: of its questions, its rubric, and what it reads aloud of itself. */
export const APP_LANGUAGE = SPOKEN_LANGUAGES[0];

const base = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Whether it is the language of the app's own texts, in whatever country it is spoken. */
export const isAppLanguage = (tag: string): boolean => base(tag) === base(APP_LANGUAGE.tag);

/**
 * What is known of a language, by its tag or by that of another country that speaks it; null for one that no recogniser
 * is known to take.
 */
export function spokenLanguage(tag: string): SpokenLanguage | null {
  const known = KNOWN.find((row) => row.tag === tag) ?? KNOWN.find((row) => base(row.tag) === base(tag));
  if (known) return known;
  return isRecognised(tag)
    ? { tag, name: ownName(tag), fillers: null, pace: null, parted: !UNPARTED.has(base(tag)) }
    : null;
}
