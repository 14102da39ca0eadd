import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Answer, ChoiceQuestion, OrderQuestion, Question, TypedQuestion } from '../../domain/quiz/types';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/field';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { CardText } from './card-text';
import { Inline } from './inline';
import { KIND_NAMES } from './study-words';
import { useKeys } from './use-keys';

interface Props<Q extends Question> {
  readonly question: Q;
  /** What was answered; `undefined` while it is asked. */
  readonly given: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** A question, by mouse and by keyboard: numbers choose, Enter checks. */
export function QuestionStep({ question, given, onAnswer }: Props<Question>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(question.id, () => heading.current, { atFirst: true });
  return (
    <section aria-label="Question">
      <p className="text-sm font-medium text-ink-soft">{KIND_NAMES[question.kind]}</p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 text-lg font-semibold outline-none">
        {question.ask}
      </h2>
      {question.given === null ? null : question.given.startsWith('```') ? (
        <div data-given="" className="mt-3">
          <CardText text={question.given} />
        </div>
      ) : (
        <p data-given="" className="mt-3 rounded-control border-l-4 border-line-strong bg-sunken px-4 py-3">
          <Inline text={question.given} />
        </p>
      )}
      <div className="mt-5">
        {question.way === 'choose' ? (
          <Choose question={question} given={given} onAnswer={onAnswer} />
        ) : question.way === 'order' ? (
          <PutInOrder question={question} given={given} onAnswer={onAnswer} />
        ) : (
          <Type question={question} given={given} onAnswer={onAnswer} />
        )}
      </div>
    </section>
  );
}

const box =
  'flex w-full items-start gap-3 rounded-control border px-4 py-3 text-left transition-colors min-h-11 disabled:cursor-default';

function Choose({ question: { options, right }, given, onAnswer }: Props<ChoiceQuestion>) {
  const isOpen = given === undefined;
  useKeys((key) => {
    const at = Number(key) - 1;
    if (!isOpen || !Number.isInteger(at) || at < 0 || at >= options.length) return false;
    onAnswer(at);
    return true;
  });
  return (
    <>
      <ol className="grid gap-2.5">
        {options.map((option, at) => {
          const isRight = !isOpen && at === right;
          const isWrong = !isOpen && at === given && at !== right;
          return (
            <li key={option}>
              <button
                type="button"
                disabled={!isOpen}
                onClick={() => onAnswer(at)}
                className={clsx(
                  box,
                  isRight
                    ? 'border-success bg-success-soft'
                    : isWrong
                      ? 'border-danger bg-danger-soft'
                      : 'border-line-strong/60 bg-surface',
                  isOpen && 'hover:border-primary hover:bg-sunken',
                )}
              >
                <span aria-hidden="true" className="figures mt-0.5 min-w-5 text-sm text-ink-faint">
                  {isRight ? (
                    <Check className="size-5 text-success-ink" />
                  ) : isWrong ? (
                    <X className="size-5 text-danger-ink" />
                  ) : (
                    at + 1
                  )}
                </span>
                <span className="min-w-0 flex-1">
                  <Inline text={option} />
                </span>
                {isRight ? (
                  <span className="sr-only">, right</span>
                ) : isWrong ? (
                  <span className="sr-only">, your answer, wrong</span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ol>
      {isOpen ? <DontKnow onAnswer={onAnswer} /> : null}
    </>
  );
}

const DontKnow = ({ onAnswer }: { onAnswer: (answer: null) => void }) => (
  <Button look="quiet" size="sm" className="mt-3 -ml-2" onClick={() => onAnswer(null)}>
    I don’t know
  </Button>
);

function PutInOrder({ question: { items }, given, onAnswer }: Props<OrderQuestion>) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const isOpen = given === undefined;
  const shown = isOpen ? chosen : Array.isArray(given) ? (given as readonly number[]) : [];
  const choose = (at: number) =>
    setChosen((now) => (now.includes(at) ? now.filter((one) => one !== at) : [...now, at]));
  const isWhole = shown.length === items.length;
  useKeys((key) => {
    if (!isOpen) return false;
    if (key === 'Backspace') setChosen((now) => now.slice(0, -1));
    else if (key === 'Enter' && isWhole) onAnswer(chosen);
    else {
      const at = Number(key) - 1;
      if (!Number.isInteger(at) || at < 0 || at >= items.length) return false;
      choose(at);
    }
    return true;
  });
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft">Choose them one after the other. Choosing one again takes it out.</p>
      <ol className="grid gap-2.5">
        {items.map((item, at) => {
          const place = shown.indexOf(at);
          return (
            <li key={item}>
              <button
                type="button"
                disabled={!isOpen}
                aria-pressed={place >= 0}
                onClick={() => choose(at)}
                className={clsx(
                  box,
                  place >= 0 ? 'border-primary bg-primary-soft' : 'border-line-strong/60 bg-surface',
                  isOpen && 'hover:border-primary',
                )}
              >
                <span aria-hidden="true" className="figures mt-0.5 min-w-5 text-sm text-ink-faint">
                  {at + 1}
                </span>
                <span className="min-w-0 flex-1">
                  <Inline text={item} />
                </span>
                {place >= 0 ? (
                  <span className="figures font-semibold text-primary-ink">
                    <span className="sr-only">Place </span>
                    {place + 1}
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ol>
      {isOpen ? (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
          <DontKnow onAnswer={onAnswer} />
          <Button look="primary" disabled={!isWhole} onClick={() => onAnswer(chosen)}>
            Check
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Type({ question: { held, hint, accepted }, given, onAnswer }: Props<TypedQuestion>) {
  const [text, setText] = useState('');
  const isOpen = given === undefined;
  const shown = isOpen ? text : typeof given === 'string' ? given : '';
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen && text.trim() !== '') onAnswer(text.slice(0, 4000));
  };
  const field = {
    label: 'Your answer',
    help: hint ?? undefined,
    value: shown,
    readOnly: !isOpen,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  };
  const isLong = held === 'output' && (accepted[0] ?? '').includes('\n');
  return (
    <form onSubmit={check}>
      {isLong ? (
        <TextArea {...field} data-answer className="font-mono" onChange={(event) => setText(event.target.value)} />
      ) : (
        <TextField
          {...field}
          data-answer
          className={held === 'words' ? '' : 'font-mono'}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {isOpen ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
          <DontKnow onAnswer={onAnswer} />
          <Button type="submit" look="primary" disabled={text.trim() === ''}>
            Check
          </Button>
        </div>
      ) : null}
    </form>
  );
}
