import { useSelector } from '@xstate/react';
import { Eraser } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SourcePlace } from '../../../machines/contracts/compiler';
import { Button } from '../../ui/button';
import { Announcer } from './announcer';
import { OutputText } from './output-text';
import { ResultTables } from './result-tables';
import { BuildSaid, RunEnding } from './run-ending';
import { MORE_SECONDS } from './terminal-words';
import { TypedLine } from './typed-line';
import type { Terminal } from './use-terminal';

/** How near to its end the pane must stand for new output to keep it there. */
const NEAR = 40;

/** What the compiler said, what the program wrote, and how it ended. */
export function OutputPane({ terminal, onGo }: { terminal: Terminal; onGo: (place: SourcePlace) => void }) {
  const { run } = terminal;
  const shown = useSelector(run, (state) => state.context);
  const running = useSelector(run, (state) => state.hasTag('running'));
  const executing = useSelector(run, (state) => state.matches({ running: { program: 'executing' } }));
  const { request, output, seconds } = shown;
  const empty = !running && shown.end === null && output.length === 0 && shown.build === null && !shown.buildProblem;

  // On a small screen the pane is further down: a run is seen where it is shown.
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (running) section.current?.scrollIntoView({ block: 'nearest' });
  }, [running]);

  const pane = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  // After each drawing: whatever came moved the end.
  useEffect(() => {
    if (pane.current && atEnd.current) pane.current.scrollTop = pane.current.scrollHeight;
  });

  return (
    <section
      ref={section}
      aria-label="Output"
      className="flex min-h-48 flex-1 flex-col overflow-hidden rounded-card border border-line"
    >
      <header className="flex min-h-11 items-center gap-2 border-b border-line bg-surface pr-1.5 pl-3.5">
        <h2 className="flex-1 text-sm font-semibold">Output</h2>
        {executing ? (
          <Button
            look="quiet"
            size="sm"
            onClick={() => run.send({ type: 'time.added', seconds: MORE_SECONDS })}
            title={`The program is stopped after ${seconds} seconds of its own time.`}
          >
            {MORE_SECONDS} s more
          </Button>
        ) : null}
        <Button look="quiet" size="sm" onClick={() => run.send({ type: 'output.cleared' })}>
          <Eraser aria-hidden="true" className="size-4" /> Clear
        </Button>
      </header>
      <div
        ref={pane}
        role="log"
        aria-live="off"
        aria-label="Output of the program"
        // A pane that scrolls must be reached by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
        }}
        className="min-h-48 flex-1 overflow-auto bg-sunken p-3.5 font-mono text-sm leading-[1.5] [font-variant-ligatures:none] -outline-offset-2 [contain:strict]"
      >
        {empty ? <p className="font-sans text-ink-faint">Run your code to see output here</p> : null}
        {running && output.length === 0 ? <p className="font-sans text-ink-faint">Running code...</p> : null}
        {request ? (
          <>
            <BuildSaid request={request} shown={shown} onGo={onGo} />
            {request.program.language === 'sql' ? <ResultTables output={output} /> : <OutputText output={output} />}
            {running ? null : <RunEnding request={request} shown={shown} seconds={seconds} onGo={onGo} />}
          </>
        ) : null}
      </div>
      <TypedLine terminal={terminal} />
      <Announcer run={run} />
    </section>
  );
}
