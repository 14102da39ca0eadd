import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import type { Terminal } from './use-terminal';

/** Where lines are typed for a program that reads while it runs. It takes the focus when the program waits for one. */
export function TypedLine({ terminal: { run } }: { terminal: Terminal }) {
  const typed = useSelector(
    run,
    (state) => state.context.request?.input.kind === 'typed' && state.matches({ running: { program: 'executing' } }),
  );
  const waits = useSelector(run, (state) => state.matches({ running: { program: { executing: 'waiting' } } }));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (waits) input.current?.focus();
  }, [waits]);
  if (!typed) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!input.current) return;
    run.send({ type: 'line.entered', text: `${input.current.value}\n` });
    input.current.value = '';
  };
  return (
    // The line has the whole width of what is written above it; what can be done with it stands below.
    <form
      onSubmit={submit}
      className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface p-2"
    >
      <input
        ref={input}
        aria-label="Line for the program"
        placeholder={waits ? 'The program waits for a line' : 'The program is running'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key !== 'd' || !event.ctrlKey || event.currentTarget.value !== '') return;
          event.preventDefault();
          run.send({ type: 'input.closed' });
        }}
        className="h-9 w-full rounded-control border border-line-strong bg-sunken px-2.5 font-mono text-sm placeholder:font-sans placeholder:text-ink-faint"
      />
      <Button type="submit" size="sm">
        Enter
      </Button>
      <Button size="sm" look="quiet" disabled={!waits} onClick={() => run.send({ type: 'input.closed' })}>
        End of input
      </Button>
    </form>
  );
}
