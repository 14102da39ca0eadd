import type { InterviewQuestion, TrainerAnswer } from '../../../machines/contracts/trainer';
import { useAnswerParts, useAppStore } from '../../app/hooks';
import { useToast } from '../../ui/toast';
import { selectTrainerAnswersById, selectTrainerPlace } from './selectors';
import { answerId } from './sessions-slice';
import type { Trainer } from './use-trainer';

/** The way from a judged answer to a story; of an answer that was changed since, the judged words are kept. */
export function KeepAnswer({
  session,
  index,
  question,
  answer,
}: {
  session: string;
  index: number;
  question: InterviewQuestion | undefined;
  answer: TrainerAnswer | undefined;
}) {
  const { KeepStory } = useAnswerParts();
  if (!question || answer?.evaluation?.kind !== 'evaluation') return null;
  return (
    <KeepStory
      session={session}
      question={index}
      topic={question.topic}
      text={answer.evaluatedText}
      found={answer.evaluation.story}
    />
  );
}

/** The learner's stories beside a behavioral question; one begins the answer only when its button is pressed. */
export function StoriesBeside({ trainer: { snapshot, send } }: { trainer: Trainer }) {
  const { FittingStories } = useAnswerParts();
  const store = useAppStore();
  const toast = useToast();
  const { session, answers, index } = snapshot.context;
  const question = session?.questions[index];
  if (!session || question?.category !== 'behavioral') return null;
  const before = answers[index]?.text ?? '';
  const use = (story: string) => {
    const isFirst = before.trim() === '';
    const text = isFirst ? story : `${before.trimEnd()}\n\n${story}`;
    send({ type: 'answer.written', text });
    toast({
      text: isFirst ? 'The story begins your answer. Change it to fit the question.' : 'The story follows your answer.',
      action: { label: 'Undo', run: () => takeBack(text) },
    });
  };
  // Only while nothing was written since, and the same question is open.
  const takeBack = (written: string) => {
    const state = store.getState();
    const place = selectTrainerPlace(state);
    if (place?.session !== session.id || place.index !== index) return;
    if (selectTrainerAnswersById(state)[answerId(session.id, index)]?.text !== written) return;
    send({ type: 'answer.written', text: before });
  };
  return <FittingStories question={question} onUse={use} />;
}
