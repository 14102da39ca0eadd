import { useSelector } from '@xstate/react';
import { clsx } from 'clsx';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import { PREPARATIONS, QUESTION_TIMES } from '../../domain/interview/answer-times';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { timeName } from './room-times';
import { clockTime } from './times';
import type { InterviewRoom } from './use-interview-room';

const openAnswer = ({ answers }: InterviewRecord) => answers.at(-1);

/** The seconds that are left of the open question: to think, then to answer. */
export function Countdown({ flow: { room } }: { flow: InterviewRoom }) {
  const waits = useSelector(room, (state) => state.matches({ open: 'waiting' }));
  const preparing = useSelector(room, (state) => state.matches({ open: { running: 'preparing' } }));
  const reading = useSelector(room, (state) => state.matches({ open: { running: 'reading' } }));
  // Whole seconds, so that it is drawn once for each.
  const left = useSelector(room, ({ context }) => {
    const { spent = 0, prepared = 0 } = openAnswer(context) ?? {};
    if (preparing) return Math.ceil((context.preparation - spent) / 1000);
    return context.questionTime / 1000 - Math.floor((spent - prepared) / 1000);
  });
  const shown = Math.max(0, left);
  const isOver = !preparing && left <= 0;
  return (
    <div className="min-w-24 text-right">
      <p
        role="timer"
        aria-label={preparing ? 'Seconds left to think' : 'Seconds left'}
        className={clsx('figures text-3xl font-semibold', isOver && 'text-danger-ink')}
      >
        {shown}
      </p>
      <p className="text-sm text-ink-soft">
        {isOver ? (
          <span className="figures">+{clockTime(-left * 1000)}</span>
        ) : waits ? (
          'starts when you do'
        ) : reading ? (
          'starts after the question'
        ) : (
          `${shown === 1 ? 'second' : 'seconds'} left${preparing ? ' to think' : ''}`
        )}
      </p>
      <p role="status" className="text-sm font-semibold text-danger-ink">
        {isOver ? 'Time is up' : ''}
      </p>
    </div>
  );
}

/** While there is time to think: what ends it, and the way to end it now. Its end is announced. */
export function PreparingNotice({ flow }: { flow: InterviewRoom }) {
  const preparing = useSelector(flow.room, (state) => state.matches({ open: { running: 'preparing' } }));
  const prepares = useSelector(flow.room, (state) => state.context.preparation > 0);
  const answers = useSelector(flow.room, (state) => state.matches({ open: { running: 'answering' } }));
  if (!prepares) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-sm text-ink-soft">
        {preparing
          ? 'Time to think. The answer begins by itself after it, or with the first word that you say or type.'
          : answers
            ? 'The answer has begun.'
            : ''}
      </p>
      {preparing ? (
        <Button size="sm" onClick={flow.begin}>
          Answer now
        </Button>
      ) : null}
    </div>
  );
}

/** Before the start: how long there is for each question. */
export function TimesChoice({ flow }: { flow: InterviewRoom }) {
  const { preparation, questionTime } = useSelector(flow.room, (state) => state.context);
  const canChoose = useSelector(flow.room, (state) => state.can({ type: 'times.chosen', preparation, questionTime }));
  if (!canChoose) return null;
  const choose = (change: Partial<{ preparation: number; questionTime: number }>) =>
    flow.choose({ preparation, questionTime, ...change });
  return (
    <div className="mt-5 grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Time to think first"
        value={preparation}
        onChange={(event) => choose({ preparation: Number(event.target.value) })}
      >
        <Times choices={PREPARATIONS} />
      </SelectField>
      <SelectField
        label="Time for each answer"
        value={questionTime}
        onChange={(event) => choose({ questionTime: Number(event.target.value) })}
      >
        <Times choices={QUESTION_TIMES} />
      </SelectField>
    </div>
  );
}

const Times = ({ choices }: { choices: readonly number[] }) =>
  choices.map((time) => (
    <option key={time} value={time}>
      {timeName(time)}
    </option>
  ));
