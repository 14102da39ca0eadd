import { useRef } from 'react';
import { judgeAnswer } from '../../domain/quiz/judge-answer';
import type { Answer, Question } from '../../domain/quiz/types';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { CardText } from './card-text';
import { Inline } from './inline';

/** Right or wrong, why, and the card that it comes from. */
export function VerdictPanel({
  question,
  given,
  cardTitle,
  onNext,
}: {
  question: Question;
  given: Answer;
  cardTitle: string;
  onNext: () => void;
}) {
  const { right, answer, nearly } = judgeAnswer(question, given);
  const next = useRef<HTMLButtonElement>(null);
  useFocusOnChange(question.id, () => next.current, { atFirst: true, scroll: 'nearest' });
  const isPlain = question.way !== 'order' && !answer.startsWith('```');
  const saidTwice = question.passage === question.given;
  return (
    <div className="mt-5 grid gap-4">
      <Notice tone={right ? 'success' : 'warning'} role="status" title={right ? 'Right.' : 'Not yet.'}>
        {right && !nearly ? null : isPlain ? (
          <p>
            {nearly ? 'Spelt exactly: ' : 'The right answer: '}
            <strong>
              <Inline text={answer} />
            </strong>
          </p>
        ) : (
          <>
            <p>The right answer:</p>
            <CardText text={answer} />
          </>
        )}
      </Notice>
      {saidTwice ? null : (
        <figure>
          <figcaption className="mb-1 text-sm text-ink-soft">
            {question.kind === 'output' || question.kind === 'statement' ? 'Why' : 'The card says'}
          </figcaption>
          <blockquote className="border-l-4 border-line-strong pl-4">
            <CardText text={question.passage} />
          </blockquote>
        </figure>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          From the card “{cardTitle}”.
          {question.kind === 'output' ? ' The program was run when this app was tested.' : ''}
        </p>
        <Button ref={next} look="primary" className="ml-auto" onClick={onNext}>
          Next
        </Button>
      </div>
    </div>
  );
}
