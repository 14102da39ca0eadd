/** What of a collection travels between devices, and how it is merged there. */
export interface SyncShape {
  readonly collection: string;
  /** Of the documents that this app writes. */
  readonly version: number;
  /**
   * Fields that are prose or code and merge by the character: `notes`, `experiences.*.bullets.*.text`, where `*` is an item
   * of a list.
   */
  readonly texts: readonly string[];
  /** Fields of the document that make sense only together, as the place of a card: one device's win as a whole. */
  readonly together: readonly (readonly string[])[];
  /** Fields of the document that stay on each device: how it looks there. */
  readonly stays: readonly string[];
  /** Its documents are written once and then only replaced: they travel in one piece. */
  readonly isWhole: boolean;
  /** Written by a clock and not by hand: of what two devices wrote at once one stands, and nothing is kept aside. */
  readonly isLatest: boolean;
}

/** Whether the field at a path is one that merges by the character. */
export function textTest({ texts }: Pick<SyncShape, 'texts'>): (path: string) => boolean {
  const patterns = texts.map((text) => text.split('.'));
  if (patterns.length === 0) return () => false;
  return (path) => {
    const parts = path.slice(1).split('/');
    return patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((name, index) => (name === '*' ? parts[index]?.startsWith('#') : name === parts[index])),
    );
  };
}
