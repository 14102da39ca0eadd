import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Button } from '../../ui/button';
import { counted, readableTime } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { type CodeRun, RUNS_KEPT, runsCleared, runsRestored } from './runs-slice';
import { selectRuns } from './selectors';
import { endWords, milliseconds } from './terminal-words';

/** The last runs of a program; each brings its code and input back. */
export function HistoryPanel({ program, onRestore }: { program: string; onRestore: (run: CodeRun) => void }) {
  const all = useAppSelector(selectRuns);
  const runs = useMemo(() => all.filter((run) => run.of === program), [all, program]);
  const dispatch = useAppDispatch();
  const toast = useToast();
  if (runs.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        Each run is kept here with its code and input, so that you can go back. The last {RUNS_KEPT} stay; older ones
        are removed.
      </p>
    );
  const clear = () => {
    dispatch(runsCleared(program));
    toast({
      text: `${counted(runs.length, 'run')} removed.`,
      action: { label: 'Undo', run: () => dispatch(runsRestored(runs)) },
    });
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-soft">
          {counted(runs.length, 'run')}. The last {RUNS_KEPT} of each program stay; older ones are removed.
        </p>
        <Button size="sm" look="quiet" onClick={clear}>
          Remove all
        </Button>
      </div>
      <ul className="divide-y divide-line">
        {runs.map((run) => (
          <li key={run.id} className="flex min-h-11 items-center gap-3 py-1.5 text-sm">
            <span className="min-w-0 flex-1">
              <span className="block">
                {endWords(run.end, run.code)}
                <span className="text-ink-soft">
                  {' '}
                  · {readableTime(run.at)} · {run.standard}
                  {run.milliseconds === null ? '' : ` · ${milliseconds(run.milliseconds)}`}
                </span>
              </span>
              <span className="block truncate font-mono text-xs text-ink-faint">
                {run.output.trim() === '' ? 'no output' : run.output.trim().slice(0, 200)}
              </span>
            </span>
            <Button size="sm" aria-label={`Restore the code of ${readableTime(run.at)}`} onClick={() => onRestore(run)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
