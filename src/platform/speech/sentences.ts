/** Longest utterance, in characters. Chrome's voices fall silent after about 15 s of one utterance, without an error. */
const LONGEST = 180;

/**
 * Splits a text into utterances: one sentence each, long sentences at a comma or a space.
 * Joined with spaces they give the words of the text again.
 */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split(/\n+/))
    for (const sentence of line.split(/(?<=[.!?…:;])\s+/)) found.push(...shorten(sentence.trim()));
  return found.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function shorten(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > LONGEST) {
    const comma = rest.lastIndexOf(', ', LONGEST - 1);
    const space = rest.lastIndexOf(' ', LONGEST);
    const cut = comma > LONGEST / 3 ? comma + 1 : space > 0 ? space : LONGEST;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...parts, rest];
}
