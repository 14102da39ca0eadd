import type { TrainerAnswer } from '../../../machines/contracts/trainer';

/** The answer to a question that was not reached. */
export const NO_ANSWER: TrainerAnswer = { text: '', seconds: null, evaluation: null, evaluatedText: '', remark: null };

/** A retake without a word, as it counts when it is left: the last attempt is the answer again. */
export function settledAnswer(answer: TrainerAnswer): TrainerAnswer {
  const { attempts = [] } = answer;
  const last = attempts.at(-1);
  return answer.text.trim() !== '' || last === undefined ? answer : { ...last, attempts: attempts.slice(0, -1) };
}
