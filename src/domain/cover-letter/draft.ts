import { type Holdings, type Unheld, unheldBy } from '../resume-document/unheld';
import { letterParagraphs } from './letter';

/** What of a draft may be used, and the sentences that were left out with what they invent. */
export interface HeldDraft {
  /** Paragraphs parted by empty lines. */
  readonly body: string;
  readonly left: readonly (readonly Unheld[])[];
}

/** A draft without each sentence that says what the learner's own data, and the names of the job, do not hold. */
export function heldDraft(draft: string, held: Holdings): HeldDraft {
  const find = unheldBy(held);
  const left: (readonly Unheld[])[] = [];
  const paragraphs = letterParagraphs(draft).map((lines) =>
    sentencesOf(lines.join(' '))
      .filter((sentence) => {
        const invented = find(sentence);
        if (invented.length > 0) left.push(invented);
        return invented.length === 0;
      })
      .join(' '),
  );
  return { body: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'), left };
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”’)]?)\s+(?=["“(]?[\p{Lu}\p{Lo}\p{N}])/u);
