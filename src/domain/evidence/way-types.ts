/** Something of the app that teaches a skill, or that shows it once it is done. */
export interface Way {
  readonly kind: 'topic' | 'challenge' | 'question' | 'card';
  /**
   * As what was done of it is kept and linked: `frontend/html` of a topic, the number of a challenge, the role and the
   * id of a question in its sessions (`sde-1/sde-1-05`), `frontend/flexbox-vs-grid` of a card.
   */
  readonly id: string;
  /** As it is shown where it lives. */
  readonly name: string;
  /** Names of the vocabulary, the main one first; at least one. */
  readonly skills: readonly string[];
  /** Of a topic: a rough estimate for a beginner. */
  readonly hours?: number;
}
