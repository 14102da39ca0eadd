import { clsx } from 'clsx';
import { type ReactNode, useMemo } from 'react';
import type { SourcePlace } from '../../../machines/contracts/compiler';
import type { RunRequest, RunShown } from '../../../machines/contracts/terminal';
import { isCompiled } from '../../domain/c-source/languages';
import { silentMessage, sourceMessages } from '../../domain/c-source/messages';
import { wholeText } from '../../domain/c-source/program-texts';
import { shapeOf } from '../../domain/c-source/shape';
import { FaultPanel, LeakNote } from './fault-panel';
import { ProblemList } from './problem-list';
import { buildProblems, limitWords, milliseconds } from './terminal-words';

/** The product's remarks on the source that was built, and what the compiler said of it. Stands above the output. */
export function BuildSaid({
  request,
  shown: { build, buildProblem },
  onGo,
}: {
  request: RunRequest;
  shown: RunShown;
  onGo: (place: SourcePlace) => void;
}) {
  const { standard, language } = request.program;
  const shape = useMemo(() => shapeOf(wholeText(request.program)), [request.program]);
  if (buildProblem) return <Line tone="danger">{buildProblems[buildProblem]}</Line>;
  if (!build) return null;
  const said = build.diagnostics.length > 0 || build.ok ? '' : build.text.trim();
  return (
    <>
      {(isCompiled(language) ? sourceMessages(shape, standard, build.ok) : []).map((message) => (
        <Line key={message} tone={message.startsWith('Error') ? 'danger' : 'warning'}>
          {message}
        </Line>
      ))}
      <ProblemList diagnostics={build.diagnostics} onGo={onGo} />
      {said === '' ? null : <pre className="whitespace-pre-wrap text-danger-ink">{said}</pre>}
    </>
  );
}

/** How the run came to its end. Stands below the output. */
export function RunEnding({
  request,
  shown: { build, end, output, milliseconds: ran },
  seconds,
  onGo,
}: {
  request: RunRequest;
  shown: RunShown;
  seconds: number;
  onGo: (place: SourcePlace) => void;
}) {
  const shape = useMemo(() => shapeOf(wholeText(request.program)), [request.program]);
  if (!end) return null;
  const silent =
    end.kind === 'exited' && isCompiled(request.program.language)
      ? silentMessage(shape, { wrote: output.some(({ stream }) => stream !== 'typed'), code: end.code })
      : null;
  const times = [
    ...(build
      ? [
          `${build.ok ? (isCompiled(request.program.language) ? 'built in' : 'read in') : 'reading it took'} ${milliseconds(build.milliseconds)}`,
        ]
      : []),
    ...(ran === null ? [] : [`ran ${milliseconds(ran)}`]),
  ].join(', ');
  return (
    <div className="mt-3 grid gap-1 first:mt-0">
      {silent ? <Line tone="success">{silent}</Line> : null}
      {end.kind === 'fault' ? <FaultPanel fault={end.fault} onGo={onGo} /> : null}
      {end.kind === 'exited' && end.leak ? <LeakNote leak={end.leak} onGo={onGo} /> : null}
      {end.kind === 'limit' ? <Line tone="warning">{limitWords(end.limit, seconds)}</Line> : null}
      {end.kind === 'stopped' ? <Line tone="warning">Stopped. The output so far is kept.</Line> : null}
      {end.kind === 'broken' ? (
        <Line tone="danger">The run broke off: the engine failed. Your code is kept; run it again.</Line>
      ) : null}
      <p className="font-sans text-xs text-ink-faint">
        {end.kind === 'exited' ? `Exit code ${end.code}` : end.kind === 'unbuilt' ? 'Not built' : null}
        {times === '' || end.kind === 'broken' ? null : (
          <>
            {end.kind === 'exited' || end.kind === 'unbuilt' ? ' · ' : ''}
            {times}
          </>
        )}
      </p>
    </div>
  );
}

const inks = { danger: 'text-danger-ink', warning: 'text-warning-ink', success: 'text-success-ink' };

function Line({ tone, children }: { tone: keyof typeof inks; children: ReactNode }) {
  return <p className={clsx('font-sans text-sm font-medium', inks[tone])}>{children}</p>;
}
