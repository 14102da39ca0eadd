import type { LetterField } from '../../../domain/cover-letter/types';

export interface LetterFieldWords {
  readonly field: LetterField;
  readonly label: string;
  readonly help?: string;
  /** Lines of its box; one line where it is left out. */
  readonly rows?: number;
}

export const letterFields: readonly LetterFieldWords[] = [
  { field: 'dateLine', label: 'Place and date' },
  { field: 'addressee', label: 'To', rows: 3, help: 'The company, and whoever reads it: a name, a department.' },
  { field: 'greeting', label: 'Greeting' },
  { field: 'body', label: 'Letter', rows: 16, help: 'An empty line begins a new paragraph.' },
  { field: 'closing', label: 'Closing', help: 'Your name from the resume is printed below it.' },
];

export type PrintChoice = 'letter' | 'both';

export const printChoices: readonly { value: PrintChoice; label: string; detail: string }[] = [
  { value: 'letter', label: 'The letter alone', detail: 'One document, for a form that asks for it apart.' },
  { value: 'both', label: 'The letter, then the resume', detail: 'One print, the resume on a page of its own.' },
];
