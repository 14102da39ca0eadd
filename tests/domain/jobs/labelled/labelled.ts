/**
 * A posting with what it truly asks for, written for these tests; the firms do not exist. What a list of duties, a stack or
 * an introduction names is nice to have where another part lists the demands, and a must where none does.
 */
export interface Labelled {
  readonly kind: string;
  readonly text: string;
  /** Canonical names, parted by semicolons; of an alternative, each of its members. */
  readonly must: string;
  readonly nice: string;
  /** Each group of alternatives, its members parted by semicolons. */
  readonly anyOf: readonly string[];
  /** Ways of working, by the names of the vocabulary. */
  readonly ways: string;
}
