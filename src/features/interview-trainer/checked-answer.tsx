import type { TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import { useAnswerParts } from '../../app/hooks';

/** Whether an answer that was judged is true, as far as anybody here can say: beside its score. */
export function CheckedAnswer({
  session,
  index,
  answer,
  framed = false,
}: {
  session: TrainerSession | null;
  index: number;
  answer: TrainerAnswer | undefined;
  framed?: boolean;
}) {
  const { AnswerChecks } = useAnswerParts();
  const question = session?.questions[index];
  if (!session || !question || !answer?.evaluation) return null;
  const { evaluation, evaluatedText } = answer;
  return (
    <AnswerChecks
      session={session.id}
      question={question.id}
      role={session.role}
      asked={question.question}
      answer={evaluatedText}
      english={evaluation.kind === 'evaluation' || evaluation.why !== 'other-language'}
      framed={framed}
    />
  );
}
