import type { InterviewQuestion } from '../questions/question';
import { onWhat, shortQuote, unmeasured } from './counsel';
import type { Findings } from './criteria';
import type { StoryPart } from './types';

/** What an interviewer would ask next, by what is missing most, about what the answer speaks of. */
export function followUpOf(findings: Findings, question: InterviewQuestion): string {
  const { kind, telling, numbers, story, reading, missing, unsure } = findings;
  const what = onWhat(findings);
  const share = (part: StoryPart) => story.find((finding) => finding.part === part)?.share ?? 1;
  const [lacks] = missing;
  if (lacks) return `You have not spoken about ${lacks} yet. What do you say to it?`;
  if (kind === 'story' && share('action') < 1) return `What exactly did you do yourself with ${what}?`;
  if (kind === 'technical' && telling.deeds === 0) return `Where in your own work did you meet ${what}?`;
  if (share('result') < 1)
    return kind === 'situation' ? `How would you know that it worked with ${what}?` : `How did it end with ${what}?`;
  const bare = shortQuote(unmeasured(findings));
  if (numbers.length === 0 && bare) return `You said ${bare}. Can you put a number on that?`;
  const [open] = unsure;
  if (open) return `What about ${open}, in the case of ${what}?`;
  if (kind === 'technical')
    return reading.text.folded.includes('instead')
      ? `Where does this stop working for ${what}?`
      : `Which alternative to ${what} did you rule out, and why?`;
  return kind === 'introduction'
    ? `Which part of that helps you most with ${question.from === 'job' ? question.topic : 'this role'}: ${what}?`
    : `What would you do differently with ${what} next time?`;
}
