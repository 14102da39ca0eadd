import { useRef } from 'react';
import type { StudyStep } from '../../../machines/contracts/study';
import type { StudyMode } from '../../domain/quiz/aims';
import type { QuizCard } from '../../domain/quiz/types';
import { Button } from '../../ui/button';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { CardText } from './card-text';
import { FinishedPanel } from './finished-panel';
import { FlashcardStep } from './flashcard-step';
import { QuestionStep } from './question-step';
import { useKeys } from './use-keys';
import type { Study } from './use-study';
import { VerdictPanel } from './verdict-panel';

/** The step that one is at. */
export function SessionPanel({
  snapshot,
  step,
  send,
  onLeave,
  onMode,
  newSeed,
}: {
  snapshot: Study['snapshot'];
  step: StudyStep | null;
  send: Study['send'];
  onLeave: () => void;
  onMode: (mode: StudyMode) => void;
  newSeed: () => string;
}) {
  const { lesson, answers, at } = snapshot.context;
  if (lesson === null) return null;
  if (step === null)
    return (
      <FinishedPanel
        lesson={lesson}
        answers={answers}
        onLeave={onLeave}
        onMode={onMode}
        onRepeat={() => send({ type: 'lesson.repeated', seed: newSeed() })}
      />
    );
  const card = lesson.cards.find(({ id }) => id === step.card);
  if (!card) return null;
  const next = () => send({ type: 'step.advanced' });
  if (step.kind === 'explain') return <ExplainStep key={at} card={card} onNext={next} />;
  if (step.kind === 'flashcard')
    return (
      <FlashcardStep
        key={at}
        card={card}
        front={step.front}
        isFlipped={snapshot.matches({ session: { flashcard: 'back' } })}
        onFlip={() => send({ type: 'card.flipped' })}
        onGrade={(grade) => send({ type: 'card.graded', grade })}
      />
    );
  const given = answers[at]?.given;
  return (
    <div key={at}>
      <QuestionStep
        question={step.question}
        given={given}
        onAnswer={(answer) => send({ type: 'answer.given', answer })}
      />
      {given === undefined ? null : (
        <VerdictPanel question={step.question} given={given} cardTitle={card.title} onNext={next} />
      )}
    </div>
  );
}

function ExplainStep({ card, onNext }: { card: QuizCard; onNext: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(card.id, () => heading.current, { atFirst: true });
  useKeys((key) => {
    if (key !== 'Enter') return false;
    onNext();
    return true;
  });
  return (
    <section aria-label="Card">
      <p className="text-sm font-medium text-ink-soft">Card</p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 mb-3 text-lg font-semibold outline-none">
        {card.title}
      </h2>
      <CardText text={card.answer} />
      <div className="mt-6 flex justify-end">
        <Button look="primary" onClick={onNext}>
          Ask me
        </Button>
      </div>
    </section>
  );
}
