/** No remark is about one letter, and none about a whole answer. */
const LEAST_SIGNS = 3;
const LONGEST = 600;

/** What models put around a quotation, which is no part of what was said. */
const EDGES = /^[\s"'“”‘’„«».,;:!?…]+|[\s"'“”‘’„«».,;:!?…]+$/g;

/**
 * The stretch of an answer that a quotation gives word for word, as the answer writes it; `null` where there is none.
 * Capitals, line breaks and the form of quotation marks do not count, and what is between two words has to be the same.
 */
export function quotedWords(answer: string, quote: string): string | null {
  if (quote.length > LONGEST) return null;
  const words = quote.replace(EDGES, '');
  if ((words.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < LEAST_SIGNS) return null;
  const pattern = words
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['‘’ʼ]/g, "['‘’ʼ]")
    .replace(/["“”]/g, '["“”]')
    .replace(/\s+/g, '\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(answer);
  return found?.[0] ?? null;
}
