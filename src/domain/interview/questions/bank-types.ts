import type { Concept, QuestionCategory } from '../types';

/** A question pattern for the skills of one group; `{skill}` stands for the skill's name. */
export interface SkillTemplate {
  readonly id: string;
  readonly category: QuestionCategory;
  readonly question: string;
  readonly concepts: readonly Concept[];
  readonly outline: string;
}

/** A question of the bank that needs no skill. */
export interface BankQuestion {
  readonly id: string;
  readonly category: QuestionCategory;
  readonly topic: string;
  readonly question: string;
  readonly concepts: readonly Concept[];
  readonly outline: string;
}

/** Considerations by label; the forms that show one are parted by `|`. */
export type ConceptPool = Readonly<Record<string, string>>;

/** The concepts with these labels, `;` between them. Throws a RangeError for a label that the pool does not have. */
export function conceptsOf(pool: ConceptPool, labels: string): Concept[] {
  return labels.split(';').map((part) => {
    const label = part.trim();
    const forms = pool[label];
    if (forms === undefined) throw new RangeError(`No concept "${label}" in the pool`);
    return { label, match: forms.split('|') };
  });
}

/** One pattern as data: category, question, concept labels, outline. */
export type TemplateRow = readonly [category: 't' | 's' | 'b', question: string, concepts: string, outline: string];

const CATEGORIES = { t: 'technical', s: 'situational', b: 'behavioral' } as const;

/** Turns the rows of a group into templates with the ids `group-1`, `group-2` and so on. */
export function templatesOf(group: string, pool: ConceptPool, rows: readonly TemplateRow[]): SkillTemplate[] {
  return rows.map(([category, question, concepts, outline], at) => ({
    id: `${group}-${at + 1}`,
    category: CATEGORIES[category],
    question,
    concepts: conceptsOf(pool, concepts),
    outline,
  }));
}
