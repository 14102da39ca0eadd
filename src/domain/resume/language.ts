const ENGLISH = new Set(
  'the and of to for with by from at as is are was using through on an that this have has our we which'.split(' '),
);
const OTHERS = new Set(
  'el los las y del para por una un con que como en su desde sobre entre der die das und mit für von bei als zur zum einer eine des ich im auf le les et du aux une dans pour sur avec par chez au o os um uma dos das com na no ao il gli della di per che nel een het van voor met och att för som med i w z na oraz do dla jest'.split(
    ' ',
  ),
);

/**
 * Whether a text reads as English, by its function words: `other` when other languages' function words outnumber the
 * English ones by half again (at least six of them), or when over 30 % of the letters are not Latin.
 */
export function languageOf(text: string): 'english' | 'other' {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 0 && (letters - latin) / letters > 0.3) return 'other';
  let english = 0;
  let others = 0;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (ENGLISH.has(word)) english += 1;
    else if (OTHERS.has(word)) others += 1;
  }
  return others >= 6 && others > english * 1.5 ? 'other' : 'english';
}
