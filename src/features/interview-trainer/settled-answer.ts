import type { TrainerAnswer } from '../../../machines/contracts/trainer';

/** The answer to a question that was not reached. */
export const NO_ANSWER: TrainerAnswer = { text: '', seconds: null, evaluation: null, evaluatedText: '', remark: null };

/**
 * A retake without a word, as it counts when it is left: the last attempt is the answer again, with what was recorded of
 * the retake.
 */
export function settledAnswer(answer: TrainerAnswer): TrainerAnswer {
  const { attempts = [], recordings = [] } = answer;
  const last = attempts.at(-1);
  if (answer.text.trim() !== '' || last === undefined) return answer;
  const all = [...(last.recordings ?? []), ...recordings];
  return { ...last, attempts: attempts.slice(0, -1), ...(all.length > 0 ? { recordings: all } : {}) };
}
