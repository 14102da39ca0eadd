import type { SourceKey } from '../catalogue/sources';

/** The packs of the coach's knowledge, by what they are about. */
export type CardGroup =
  | 'frontend'
  | 'backend'
  | 'dsa'
  | 'ai-ml'
  | 'data-science'
  | 'blockchain'
  | 'data-analyst'
  | 'devops'
  | 'ux-design'
  | 'android'
  | 'cybersecurity'
  | 'ios'
  | 'c-cpp'
  | 'tools'
  | 'interview'
  | 'career'
  | 'study';

/** One thing the built-in coach knows. It answers with nothing else. */
export interface Card {
  /** Unique: `frontend/closures`. */
  readonly id: string;
  readonly group: CardGroup;
  /** A noun phrase: `Closures in JavaScript`. */
  readonly title: string;
  /** Two to five ways people ask for it, each in other words. */
  readonly asked: readonly string[];
  /** Names, abbreviations and spellings that stand neither in the title nor in `asked`. */
  readonly terms: readonly string[];
  /** The answer in Markdown: 50 to 170 words, code blocks not counted. */
  readonly answer: string;
  readonly sources: readonly SourceKey[];
  /** Ids of cards that lead on. */
  readonly next: readonly string[];
}
