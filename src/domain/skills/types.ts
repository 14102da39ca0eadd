/** One entry of the project's skills vocabulary. */
export interface Skill {
  /** Canonical name, as shown: `Kubernetes`, `C++`, `.NET`. Unique. */
  readonly name: string;
  readonly aliases: readonly string[];
  readonly group: string;
  /** The canonical name is also an ordinary word or a single letter (`Go`, `R`, `C`). */
  readonly ambiguous?: boolean;
  /** Forms that count only in exactly this letter case, save in comma-separated skill lists. */
  readonly caseSensitiveForms?: readonly string[];
}

/** One place where a text names a skill. */
export interface SkillMention {
  /** Canonical name. */
  readonly skill: string;
  /** The words as they are in the text. */
  readonly text: string;
  /** 0-based index of the line. */
  readonly line: number;
  /** 0-based offsets in that line, end exclusive, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}
