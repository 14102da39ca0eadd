import { type FillerRules, type FindFillers, fillerFinder } from './fillers';

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
}

/** A comfortable pace in words a minute: see docs/interview-rubric.md for the sources. */
const PACE = { slowest: 110, fastest: 160 };

const KINDS =
  'a an the this that these those what which some any every each one same right other another different certain first new special all of';
const NOT_QUE = { before: 'que', behind: 'parece' };

/** Fillers as named in the literature on disfluency and in public speech coaches. */
const ENGLISH: FillerRules = {
  always:
    'um|umm|uh|uhh|uhm|erm|er|hmm|mmm|mhm|eh|you know what i mean|you know|i mean|basically|literally|actually|kind of|sort of|so yeah|or whatever|and stuff',
  apart: 'like|right|okay|ok|well|so|yeah|ah|oh|anyway',
  sounds: 'um umm uh uhh uhm erm er hmm mmm eh',
  asked: 'right',
  opening: 'so well',
  unless: {
    'kind of': { behind: KINDS },
    'sort of': { behind: KINDS },
    'you know': {
      behind: 'do did if as let that because when what how since before would will should',
      before: 'how what that if who when where why about which whether the a your it this exactly everything nothing',
    },
    'i mean': { behind: 'what that', before: 'that by it this to the' },
  },
};

const SPANISH: FillerRules = {
  always: 'eh|ehm|em|um|uhm|hmm|mmm|mhm|este eh|o sea|a ver|es que|digamos|en plan|como que|por así decirlo|y nada',
  apart: 'este|pues|bueno|vale|tipo|sabes|entiendes|verdad|claro|no|okay|ok|ah|oh',
  sounds: 'eh ehm em um uhm hmm mmm',
  asked: 'no verdad sabes entiendes',
  opening: '',
  unless: {
    'es que': { behind: 'lo eso esto así problema idea verdad cierto razón' },
    digamos: NOT_QUE,
    'como que': NOT_QUE,
  },
};

/** The languages in the order in which the interview room offers them; the first is the app's own. */
export const SPOKEN_LANGUAGES = [
  { tag: 'en-US', name: 'English', fillers: fillerFinder(ENGLISH), pace: PACE },
  { tag: 'es-ES', name: 'Español', fillers: fillerFinder(SPANISH), pace: PACE },
] as const satisfies readonly SpokenLanguage[];

/** The language of the app's own texts: of the trainer, the tutor and what is read aloud. */
export const APP_LANGUAGE = SPOKEN_LANGUAGES[0];

/** What is known of a language, by its tag or by that of another country that speaks it; null for none. */
export function spokenLanguage(tag: string): SpokenLanguage | null {
  const base = (text: string) => text.toLowerCase().split('-')[0];
  const rows: readonly SpokenLanguage[] = SPOKEN_LANGUAGES;
  return rows.find((row) => row.tag === tag) ?? rows.find((row) => base(row.tag) === base(tag)) ?? null;
}
