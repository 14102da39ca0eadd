import type { AnswerRecording, TrainerAnswer } from '../../../machines/contracts/trainer';

/** Every recording of an answer and its earlier attempts. */
export const recordingsOf = (answer: TrainerAnswer): readonly AnswerRecording[] =>
  [answer, ...(answer.attempts ?? [])].flatMap(({ recordings = [] }) => recordings);

/** The answers with a recording as it is now: where it is known, wherever it went since, or with the one at `index`. */
export function withRecording(
  answers: readonly TrainerAnswer[],
  index: number,
  recording: AnswerRecording,
): readonly TrainerAnswer[] {
  const isIt = ({ key }: AnswerRecording) => key === recording.key;
  const known = answers.findIndex((answer) => recordingsOf(answer).some(isIt));
  const updated = <T extends Pick<TrainerAnswer, 'recordings'>>(of: T): T =>
    of.recordings?.some(isIt) ? { ...of, recordings: of.recordings.map((one) => (isIt(one) ? recording : one)) } : of;
  return answers.map((answer, at) => {
    if (known === -1 && at === index) return { ...answer, recordings: [...(answer.recordings ?? []), recording] };
    if (at !== known) return answer;
    const { attempts } = answer;
    return { ...updated(answer), ...(attempts ? { attempts: attempts.map(updated) } : {}) };
  });
}
