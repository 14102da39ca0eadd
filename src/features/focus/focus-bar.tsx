import { Coffee, Pause, Play, Square, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { elapsedIn, REST, WORK } from '../../../machines/focus.machine';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Button, IconButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { selectTasks } from '../board/selectors';
import { useFocus } from './use-focus';

/** The timer, seen from every screen: how long it still is, and what can be done. */
export function FocusBar() {
  const { actor, snapshot } = useFocus();
  const { context } = snapshot;
  const name = useAppSelector((state) => (context.taskId ? selectTasks(state)[context.taskId]?.content : undefined));
  const send = (
    type: 'focus.paused' | 'focus.resumed' | 'focus.stopped' | 'break.begun' | 'gap.counted' | 'gap.dropped',
  ) => actor.send({ type, at: Date.now() });
  if (!snapshot.hasTag('shown')) return null;
  const resting = snapshot.matches('break');
  const elapsed = elapsedIn(context, resting);
  const left = resting ? REST - elapsed : context.plan === 'free' ? elapsed : WORK - elapsed;
  const title = resting ? 'Break' : (name?.split('\n', 1)[0] ?? 'Focus');
  const begin = () => actor.send({ type: 'focus.begun', taskId: context.taskId, plan: context.plan, at: Date.now() });

  return (
    <section
      aria-label="Focus"
      className="no-print fixed bottom-3 left-3 z-40 flex max-w-[calc(100vw-1.5rem)] flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-raised py-1.5 pr-1.5 pl-3 shadow-float md:left-[4.75rem]"
    >
      {snapshot.matches('unsure') ? (
        <Said words={`No page was open from ${clock(context.now)} on. Was that time worked?`}>
          <Button size="sm" look="primary" onClick={() => send('gap.counted')}>
            Count it
          </Button>
          <Button size="sm" onClick={() => send('gap.dropped')}>
            Leave it out
          </Button>
          <Button size="sm" look="quiet" onClick={() => send('focus.stopped')}>
            Stop
          </Button>
        </Said>
      ) : snapshot.matches('over') ? (
        <Said words={context.rested ? 'The break is over.' : '25 minutes are done.'}>
          {context.rested ? null : (
            <Button size="sm" look="primary" onClick={() => send('break.begun')}>
              <Coffee aria-hidden="true" /> Break
            </Button>
          )}
          <Button size="sm" look={context.rested ? 'primary' : 'plain'} onClick={begin}>
            Go on
          </Button>
          <Button size="sm" look="quiet" onClick={() => send('focus.stopped')}>
            Enough
          </Button>
        </Said>
      ) : (
        <>
          <span role="timer" aria-label={timeWords(left, context.plan === 'free' && !resting)} className="figures">
            {resting ? (
              <Coffee aria-hidden="true" className="mr-1.5 inline size-4" />
            ) : (
              <Timer aria-hidden="true" className="mr-1.5 inline size-4" />
            )}
            {figures(left)}
          </span>
          {context.taskId && !resting ? (
            <Link
              to={`${paths.tasks}?open=${encodeURIComponent(context.taskId)}`}
              className="max-w-48 min-w-0 truncate text-sm hover:underline"
              dir="auto"
            >
              {title}
            </Link>
          ) : (
            <span className="text-sm">{title}</span>
          )}
          <span className="flex">
            {resting ? (
              <IconButton label="End the break" onClick={begin}>
                <Play />
              </IconButton>
            ) : snapshot.matches('paused') ? (
              <IconButton label="Resume" onClick={() => send('focus.resumed')}>
                <Play />
              </IconButton>
            ) : (
              <IconButton label="Pause" onClick={() => send('focus.paused')}>
                <Pause />
              </IconButton>
            )}
            <IconButton label="Stop" onClick={() => send('focus.stopped')}>
              <Square />
            </IconButton>
          </span>
        </>
      )}
    </section>
  );
}

function Said({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <p role="status" className="text-sm font-medium">
        {words}
      </p>
      <span className="flex flex-wrap gap-1.5">{children}</span>
    </>
  );
}

const two = (number: number) => String(number).padStart(2, '0');

/** `24:59`, from an hour on `1:04:59`. */
function figures(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const timeWords = (ms: number, counts: boolean): string => `${figures(ms)} ${counts ? 'focused' : 'left'}`;

const clock = (at: number): string =>
  new Date(at).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
