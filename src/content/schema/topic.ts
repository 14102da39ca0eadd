import { z } from 'zod';
import { plain, wordCount } from './wording.ts';

/** What the catalogue says of a topic, whether of a subject or of a track. */
export const topicSaid = z.strictObject({
  /** What it is. */
  about: plain.refine((said) => wordCount(said) >= 60 && wordCount(said) <= 150, {
    error: ({ input }) => `has ${wordCount(String(input))} words; 60 to 150 fit`,
  }),
  /** What one can do afterwards. */
  able: z.array(plain).min(2, 'has to be two to five').max(5, 'has to be two to five'),
  /** Something to do by oneself. */
  exercise: plain.refine((said) => wordCount(said) >= 12 && wordCount(said) <= 70, {
    error: ({ input }) => `has ${wordCount(String(input))} words; 12 to 70 fit`,
  }),
});
