import { text } from './link.ts';

export const wordCount = (words: string): number => words.split(/\s+/).filter((word) => word !== '').length;

/** A text in plain punctuation. */
export const plain = text
  .regex(/^\S(.*\S)?$/s, 'has blanks at its begin or end')
  .regex(/^[^–—“”‘’]*$/, 'has a sign to write more plainly: – — “ ” ‘ ’')
  .regex(/^(?!.*!( [A-Z]|$))/s, 'has an exclamation')
  .regex(/^(?!.* {2})/s, 'has two blanks in a row');

/** What an interviewer says: one or two sentences. */
export const question = plain
  .regex(/^[A-Z]/, 'has to begin with a capital')
  .regex(/[.?]$/, 'has to end with a question mark or a full stop')
  .refine((said) => (said.match(/[.?](?=\s|$)/g) ?? []).length <= 2, 'has to be one or two sentences')
  .refine((said) => wordCount(said) <= 45, 'has more than 45 words');

/** The shape of a strong answer to a role's question. */
export const outline = plain
  .regex(/^[A-Za-z].*[.?]$/s, 'has to be whole sentences')
  .refine((said) => wordCount(said) >= 50 && wordCount(said) <= 110, {
    error: ({ input }) => `has ${wordCount(String(input))} words; 50 to 110 fit`,
  });

/** A form that is looked for in answers, which are compared in small letters. */
export const form = text.refine((one) => one === one.toLowerCase(), 'has to be in small letters');
