import type { TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import { checkId } from '../../domain/interview/check/check-id';
import { quotedWords } from '../../domain/interview/check/quoted-words';
import type { AnswerCheck } from '../../domain/interview/check/types';
import { escaped } from '../../domain/interview/feedback/markdown';

/** What a model said of the answers as they are now, as a part of the report; empty when it was not asked. */
export function checkPart(
  session: TrainerSession,
  answers: readonly TrainerAnswer[],
  checks: Readonly<Record<string, AnswerCheck>>,
): string {
  const parts = session.questions.flatMap(({ id }, index) => {
    const { text = '' } = answers[index] ?? {};
    const check = checks[checkId(session.id, id, text)];
    const remarks = (check?.remarks ?? []).filter(({ quote }) => quotedWords(text, quote) !== null);
    if (!check || remarks.length === 0) return [];
    const lines = remarks.map(({ quote, verdict, why, instead }) => {
      const said = `${verdict === 'wrong' ? 'Takes it for wrong:' : 'Is not sure:'} ${escaped(why)}`;
      const truth = instead === '' ? '' : ` What it says is true: ${escaped(instead)}`;
      return `- “${escaped(quote)}” ${said}${truth}`;
    });
    return [`### Of answer ${index + 1}, by ${escaped(check.model)}\n\n${lines.join('\n')}`];
  });
  return parts.length === 0
    ? ''
    : `\n## A model’s check\n\nThe opinion of a language model; it changes no score.\n\n${parts.join('\n\n')}\n`;
}
