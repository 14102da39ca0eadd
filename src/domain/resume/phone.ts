import { readDates } from './dates';
import type { Piece } from './web-address';

/** A run of digits and the signs that part them in telephone numbers, at most 30 long. */
const RUN =
  /(?<![\p{L}\p{N}@_/.,=]|[\p{L}\p{N}]-)\(?(?:\+|00)?\s?\(?\d[\d\s().\-–/·]{4,26}\d(?!(?!x\d|ext)[\p{L}\p{N}@_]|[.,]\d)/gu;
const LABEL =
  /(?<![\p{L}])(?:phone|telephone|tel|mobile|cell|cellphone|contact(?:\s(?:no|number))?|call|whats\s?app|m|t|p|☎|✆|📞|📱|teléfono|téléphone|telefon|handy|telefone|móvil)\.?\s{0,2}[:.|–-]?\s{0,3}(?:\+\s?)?\(?$/iu;
const OTHER_NUMBER =
  /(?<![a-z])(?:isbn|issn|doi|orcid|arxiv|id|no|nr|number|roll|reg|registration|vat|iban|account|license|licence|patent|zip|pin|gpa|version|ean)[.:#]?\s{0,3}(?:no\.?|number)?[.:#]?\s{0,3}$/i;

/**
 * The first telephone number of a line, or null. It has 7 to 15 digits (E.164) and either a leading `+` or `00`, or
 * a label (`Phone:`), or it is where contact data is (`trusted`), with at least 9 digits.
 * Ranges of dates, ISBNs, ids, amounts and IP addresses are not telephone numbers.
 */
export function readPhone(text: string, trusted: boolean): Piece | null {
  for (const match of text.matchAll(RUN)) {
    const quote = match[0].trim();
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const digits = quote.replace(/\D/g, '');
    const international = /^\(?(?:\+|00)/.test(quote);
    const labelled = LABEL.test(before);
    if (digits.length < 7 || digits.length > 15 || (OTHER_NUMBER.test(before) && !labelled)) continue;
    if (unbalanced(quote) || readsLikeAnotherNumber(quote, digits)) continue;
    if (international || labelled || (trusted && digits.length >= 9))
      return { value: quote.replace(/\s+/g, ' '), quote };
  }
  return null;
}

const unbalanced = (text: string) => (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0);

function readsLikeAnotherNumber(quote: string, digits: string): boolean {
  if (/^\(?\+/.test(quote)) return false;
  const groups = quote.split(/\D+/).filter(Boolean);
  if (groups.every((group) => /^(?:19|20)\d{2}$/.test(group))) return true;
  const dates = readDates(quote);
  if (dates.some((date) => date.to - date.from >= quote.length - 3)) return true;
  if (dates.length >= 2) return true;
  if (/^97[89]/.test(digits) && digits.length === 13) return true;
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(quote)) return true;
  if (/^\d+\.\d+$/.test(quote)) return true;
  return /^\d{4}[-\s]\d{4}[-\s]\d{4}[-\s]\d{3}/.test(quote);
}
