/** A language to choose from. */
export interface RecognisedLanguage {
  /** BCP 47 tag, as the recogniser takes it. */
  readonly tag: string;
  /** Its own name for itself, with the country. */
  readonly name: string;
  /** Its English name, with the country. */
  readonly english: string;
}

/**
 * Languages that browsers' recognisers take, with their countries: no browser lists its own. They are those of Chrome's
 * speech service, which are the most; another browser may know fewer, and says so when it is asked.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  af: 'ZA',
  am: 'ET',
  ar: 'AE BH DZ EG IL IQ JO KW LB MA OM PS QA SA TN YE',
  az: 'AZ',
  bg: 'BG',
  bn: 'BD IN',
  ca: 'ES',
  cs: 'CZ',
  da: 'DK',
  de: 'DE AT CH',
  el: 'GR',
  en: 'US AU CA GB GH IE IN KE NG NZ PH SG TZ ZA',
  es: 'ES AR BO CL CO CR DO EC GT HN MX NI PA PE PR PY SV US UY VE',
  et: 'EE',
  eu: 'ES',
  fa: 'IR',
  fi: 'FI',
  fil: 'PH',
  fr: 'FR BE CA CH',
  gl: 'ES',
  gu: 'IN',
  he: 'IL',
  hi: 'IN',
  hr: 'HR',
  hu: 'HU',
  hy: 'AM',
  id: 'ID',
  is: 'IS',
  it: 'IT CH',
  ja: 'JP',
  jv: 'ID',
  ka: 'GE',
  kk: 'KZ',
  km: 'KH',
  kn: 'IN',
  ko: 'KR',
  lo: 'LA',
  lt: 'LT',
  lv: 'LV',
  mk: 'MK',
  ml: 'IN',
  mn: 'MN',
  mr: 'IN',
  ms: 'MY',
  my: 'MM',
  nb: 'NO',
  ne: 'NP',
  nl: 'NL BE',
  pl: 'PL',
  pt: 'BR PT',
  ro: 'RO',
  ru: 'RU',
  si: 'LK',
  sk: 'SK',
  sl: 'SI',
  sq: 'AL',
  sr: 'RS',
  su: 'ID',
  sv: 'SE',
  sw: 'KE TZ',
  ta: 'IN LK MY SG',
  te: 'IN',
  th: 'TH',
  tr: 'TR',
  uk: 'UA',
  ur: 'IN PK',
  uz: 'UZ',
  vi: 'VN',
  'yue-Hant': 'HK',
  zh: 'CN HK TW',
  zu: 'ZA',
};

const TAGS: readonly string[] = Object.entries(COUNTRIES).flatMap(([language, countries]) =>
  countries.split(' ').map((country) => `${language}-${country}`),
);

/** Whether a recogniser is known to take this language. */
export const isRecognised = (tag: string): boolean => TAGS.includes(tag);

/** What a language calls itself, with its country; the tag where that is not known. */
export const ownName = (tag: string): string => nameIn(tag, tag);

/** What a language is called in English, with its country. */
export const englishName = (tag: string): string => nameIn('en', tag);

function nameIn(language: string, tag: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

let listed: readonly RecognisedLanguage[] | null = null;

/** All of them, in the order of their English names. */
export function recognisedLanguages(): readonly RecognisedLanguage[] {
  listed ??= TAGS.map((tag) => ({ tag, name: ownName(tag), english: englishName(tag) })).sort((a, b) =>
    a.english.localeCompare(b.english, 'en'),
  );
  return listed;
}

/** Those whose name, English name or tag has every word of the query; accents and capitals make no difference. */
export function languagesLike(query: string): readonly RecognisedLanguage[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return recognisedLanguages().filter(({ tag, name, english }) => {
    const text = plain(`${name} ${english} ${tag}`);
    return words.every((word) => text.includes(word));
  });
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
