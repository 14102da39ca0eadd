/** One thing the built-in coach knows. It answers with nothing else. */
export interface Card {
  /** Unique: `frontend/closures`. */
  readonly id: string;
  /** What it is about: `frontend`. */
  readonly group: string;
  /** A noun phrase: `Closures in JavaScript`. */
  readonly title: string;
  /** Two to five ways people ask for it, each in other words. */
  readonly asked: readonly string[];
  /** Names, abbreviations and spellings that are neither in the title nor in `asked`. */
  readonly terms: readonly string[];
  /** The answer in Markdown: 50 to 170 words, code blocks not counted. */
  readonly answer: string;
  /** Keys of the pages it draws on. */
  readonly sources: readonly string[];
  /** Ids of cards that lead on. */
  readonly next: readonly string[];
}
