import { useRef } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Grade } from '../../domain/practice/types';
import { daysUntil } from '../../domain/quiz/reviews';
import type { QuizCard } from '../../domain/quiz/types';
import { Button } from '../../ui/button';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { useToday } from '../../ui/use-today';
import { CardText } from './card-text';
import { selectCardReviews } from './selectors';
import { GRADE_NAMES, GRADES, inDays } from './study-words';
import { useKeys } from './use-keys';

/** A card's front, then its back with the four grades; each says when the card would come back. */
export function FlashcardStep({
  card,
  front,
  isFlipped,
  onFlip,
  onGrade,
}: {
  card: QuizCard;
  front: string;
  isFlipped: boolean;
  onFlip: () => void;
  onGrade: (grade: Grade) => void;
}) {
  const today = useToday();
  const reviews = useAppSelector((state) => selectCardReviews(state)[card.id]);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(`${card.id} ${isFlipped}`, () => box.current?.querySelector<HTMLElement>('[data-first]'), {
    atFirst: true,
  });
  useKeys((key) => {
    if (!isFlipped) {
      if (key !== ' ' && key !== 'Enter') return false;
      onFlip();
      return true;
    }
    const grade = GRADES[Number(key) - 1];
    if (!grade) return false;
    onGrade(grade);
    return true;
  });
  return (
    <div ref={box}>
      <h2 data-first={isFlipped ? '' : undefined} tabIndex={-1} className="text-lg font-semibold outline-none">
        {front}
      </h2>
      {isFlipped ? (
        <>
          <p className="mt-4 text-sm font-medium text-ink-soft">{card.title}</p>
          <div className="mt-1">
            <CardText text={card.answer} />
          </div>
          <fieldset className="mt-6">
            <legend className="mb-2 text-sm font-medium">How well did you know it?</legend>
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              {GRADES.map((grade, at) => (
                <Button key={grade} size="lg" className="flex-col gap-0 py-1.5" onClick={() => onGrade(grade)}>
                  <span>
                    <span aria-hidden="true" className="figures mr-1.5 text-sm text-ink-faint">
                      {at + 1}
                    </span>
                    {GRADE_NAMES[grade]}
                  </span>
                  <span className="text-xs font-normal text-ink-soft">
                    <span className="sr-only">: again </span>
                    {inDays(daysUntil(reviews, grade, today))}
                  </span>
                </Button>
              ))}
            </div>
          </fieldset>
        </>
      ) : (
        <Button data-first="" look="primary" className="mt-6" onClick={onFlip}>
          Show the answer
        </Button>
      )}
    </div>
  );
}
