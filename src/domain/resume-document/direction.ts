import type { WrittenResume } from './types';

const LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LANGUAGES: ReadonlySet<string> = new Set(['ar', 'fa', 'he']);

/** Which way a resume runs: as its chosen language does, else as what its owner says of themselves begins. */
export function directionOf({
  language,
  intro,
  label,
  name,
}: Pick<WrittenResume, 'language' | 'intro' | 'label' | 'name'>): 'ltr' | 'rtl' {
  if (language !== 'detected') return LANGUAGES.has(language) ? 'rtl' : 'ltr';
  const [first = ''] = LETTER.exec(intro) ?? LETTER.exec(label) ?? LETTER.exec(name) ?? [];
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}
