/** Something false that people often say of a subject. */
export interface Mistake {
  readonly id: string;
  /** The false statement, as one sentence. */
  readonly wrong: string;
  /** What is true instead, in one or two sentences. */
  readonly why: string;
  /** The card of the coach that explains it: its id and title. */
  readonly card: { readonly id: string; readonly title: string } | null;
  /** How it is recognised: see `frames.ts`. Each has the words without which it is not said, made as the content is read. */
  readonly frames: readonly { readonly says: string; readonly key: string }[];
}

/** A sentence of an answer that says what a mistake says. Offsets in UTF-16 units, end exclusive. */
export interface FoundMistake {
  readonly mistake: Mistake;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}
