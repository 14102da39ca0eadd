import { linesOf } from './lines';
import type { WrittenResume } from './types';

/** Short words that nearly every text of a language has, and few others. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of for with by from was on an our that which this who at is to',
  de: 'der die das und mit für von bei als zur zum einer eine ich im auf wurde des dem den',
  fr: 'le les des et du aux une dans pour sur avec par chez est au la qui',
  es: 'el los las y del una con que como en su desde sobre entre por para la',
  pt: 'os uma dos das com na no ao em para por do da pela um e que',
  it: 'il gli della di che nel per con una del alla dei sono e la nella',
  nl: 'de het een van voor met en op bij te aan door naar is',
  sv: 'och att för som med av på till är i inom ett en från',
  da: 'og at for som med af på til er i en et fra der',
  pl: 'w z i na oraz do dla od przez w jest się ze po',
};
const TAGS = new Map(Object.entries(WORDS).map(([tag, words]) => [tag, new Set(words.split(' '))]));

/** Scripts that name a language by themselves, the narrower before the wider. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Thai}/gu, 'th'],
];
/** Of all letters, for a script; Ukrainian is told by a few, Japanese by the kana between its characters. */
const MOST = 0.4;
const MARKED: Readonly<Record<string, number>> = { uk: 0.02, ja: 0.1 };
/** Fewer short words say nothing. */
const LEAST = 4;

/**
 * The language that a text is in, as BCP 47 has it; `fallback` where it does not say.
 * A name or two in another language does not change it.
 */
export function languageTagOf(text: string, fallback = 'en'): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, tag] of SCRIPTS)
    if (letters > 0 && (text.match(script)?.length ?? 0) / letters > (MARKED[tag] ?? MOST)) return tag;
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const [tag, words] of TAGS) if (words.has(word)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const [best, next] = [...counts].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < LEAST || (next && best[1] < next[1] * 1.15)) return fallback;
  return best[0];
}

/** The language that was chosen for a resume, else that of its words; its headings are the app's and do not count. */
export const resumeLanguage = (resume: WrittenResume, fallback?: string): string =>
  resume.language === 'detected' ? detectedLanguage(resume, fallback) : resume.language;

/** The language that the words of a resume are in. */
export const detectedLanguage = (resume: WrittenResume, fallback?: string): string =>
  languageTagOf(
    linesOf(resume)
      .filter(({ kind }) => kind === 'text' || kind === 'bullet' || kind === 'label' || kind === 'sub')
      .map(({ text }) => text)
      .join('\n'),
    fallback,
  );
