/** What a phrase is to be understood as; what is left out is to be empty. */
export interface Understood {
  readonly title: string;
  readonly due?: string;
  readonly time?: string;
  readonly estimate?: number;
  readonly labels?: readonly string[];
  readonly priority?: 'low' | 'medium' | 'high';
  readonly list?: string;
  readonly repeat?: string;
  /** Something has to be said about it. */
  readonly told?: true;
}

export interface Phrase extends Understood {
  readonly text: string;
  /** Default: en-GB. */
  readonly locale?: string;
  /** Default: Monday 23 November 2026, 9:30. */
  readonly now?: string;
}
