import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { TypingTestContext } from '../../../machines/typing-test.machine';
import { RED_FROM, secondsLeft } from '../../domain/typing/limits';
import { figuresOf } from '../../domain/typing/result';
import type { TypingFigures } from '../../domain/typing/types';
import { Tooltip } from '../../ui/tooltip';
import { DEFINITIONS } from './typing-labels';
import { useTest, useTextOf } from './use-test';
import type { TypingTest } from './use-typing-test';

type Context = Pick<TypingTestContext, 'seconds' | 'elapsed'>;
const leftOf = ({ context }: { context: Context }): number => secondsLeft(context.seconds, context.elapsed);

/** Seconds left; red at 5 or less. */
export function Countdown({ test }: { test: TypingTest }) {
  const red = useTest(test, (state) => leftOf(state) <= RED_FROM);
  const last = useTest(test, (state) => leftOf(state) === 1);
  const left = useTextOf(test, leftOf);
  return (
    <p
      role="timer"
      aria-label="Seconds left"
      data-red={red}
      className={clsx('figures text-4xl font-semibold', red ? 'text-danger-ink' : 'text-ink')}
    >
      <span ref={left} />{' '}
      <span className="font-sans text-base font-normal tracking-normal">{last ? 'second left' : 'seconds left'}</span>
    </p>
  );
}

/** The figures so far, new with each tick of the clock and not with each key. */
export function LiveFigures({ test }: { test: TypingTest }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Badge label="WPM" definition={DEFINITIONS.wpm}>
        <Live test={test} figure="wpm" />
      </Badge>
      <Badge label="Net WPM" definition={DEFINITIONS.netWpm}>
        <Live test={test} figure="netWpm" />
      </Badge>
      <Badge label="Accuracy" unit="%" definition={DEFINITIONS.accuracy}>
        <Live test={test} figure="accuracy" />
      </Badge>
    </div>
  );
}

function Live({ test, figure }: { test: TypingTest; figure: 'wpm' | 'netWpm' | 'accuracy' }) {
  return <span ref={useTextOf(test, SELECT[figure])} />;
}

const selectOf =
  (figure: 'wpm' | 'netWpm' | 'accuracy') =>
  ({ context }: { context: TypingTestContext }): number =>
    figuresAt(context)[figure];
const SELECT = { wpm: selectOf('wpm'), netWpm: selectOf('netWpm'), accuracy: selectOf('accuracy') };

const known = new WeakMap<TypingTestContext, TypingFigures>();
/** The figures as of the last tick; read once for all that show them. */
function figuresAt(context: TypingTestContext): TypingFigures {
  const figures = known.get(context) ?? figuresOf(context, context.elapsed);
  known.set(context, figures);
  return figures;
}

/** A figure whose definition shows on hover and focus. */
export function Badge({
  label,
  unit = '',
  definition,
  tone = '',
  large = false,
  children,
}: {
  label: string;
  unit?: string;
  definition: string;
  /** Colour of the figure, as a class. */
  tone?: string;
  large?: boolean;
  /** The figure. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Tooltip text={definition}>
      <figure
        tabIndex={0}
        aria-labelledby={`${id}-label ${id}-value`}
        className="cursor-help rounded-control border border-line bg-surface px-4 py-2"
      >
        <p id={`${id}-label`} className="text-sm text-ink-soft">
          {label}
        </p>
        <p id={`${id}-value`} className={clsx('figures font-semibold', large ? 'text-4xl' : 'text-2xl', tone)}>
          {children}
          {unit}
        </p>
      </figure>
    </Tooltip>
  );
}
