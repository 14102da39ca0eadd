/** Something of the app that teaches a skill, or that shows it once it is done. */
export interface Way {
  readonly kind: 'topic' | 'challenge' | 'question' | 'card';
  /**
   * `frontend/html` of a topic, the folder's name of a challenge, the role and the slug of its topic of a question
   * (`backend-developer/caching`), `frontend/css-grid` of a card.
   */
  readonly id: string;
  /** As it is shown where it lives. */
  readonly name: string;
  /** Names of the vocabulary. */
  readonly skills: readonly string[];
}
