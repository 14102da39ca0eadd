import { consistencyOf } from './consistency';
import type { TypingResult } from './types';

/** The columns of the export; docs/decisions/typing.md says what each holds. */
export const CSV_COLUMNS = [
  'date',
  'seconds',
  'difficulty',
  'wpm',
  'net_wpm',
  'accuracy_percent',
  'typed_characters',
  'correct_characters',
  'held_characters',
  'missed_words',
  'text',
  'consistency_percent',
] as const;

/**
 * Results as CSV (RFC 4180: commas, CRLF, a header line), in the order given. Only the words that were asked are named,
 * never what was typed for them. No cell begins as a formula: an apostrophe comes before a word of code that would.
 */
export function toCsv(results: readonly TypingResult[]): string {
  const lines = results.map((result) =>
    [
      result.createdAt,
      result.seconds,
      result.difficulty,
      result.wpm,
      result.netWpm,
      result.accuracy,
      result.series.reduce((sum, { typed }) => sum + typed, 0),
      result.series.reduce((sum, { correct }) => sum + correct, 0),
      result.held,
      plain(result.missed.map(({ word }) => word).join(' ')),
      result.mode,
      consistencyOf(result.series) ?? '',
    ].map((value) => cell(String(value))),
  );
  return [CSV_COLUMNS, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const plain = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text);
