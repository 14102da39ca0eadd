import { useEffect, useRef } from 'react';
import type { RunRequest } from '../../../machines/contracts/terminal';
import { judgeCases } from '../../domain/challenges/judge';
import type { RoundRun } from '../../domain/challenges/round';
import type { TerminalRun } from './use-terminal';

type Asked = NonNullable<RunRequest['challenge']>;

/** Tells each run of a challenge once it is over: at once where no test follows, else when the tests were judged. */
export function useJudgedRuns(run: TerminalRun, tell: (challenge: Asked, run: RoundRun) => void): void {
  const last = useRef(tell);
  useEffect(() => {
    last.current = tell;
  });
  useEffect(() => {
    let waiting: RunRequest | null = null;
    const told = (challenge: Asked, end: RoundRun['end'], passed: number) =>
      last.current(challenge, { at: new Date().toISOString(), end, passed, of: challenge.cases.length });
    const ended = run.on('run.ended', ({ request, shown: { end } }) => {
      waiting = null;
      if (!request?.challenge || !end) return;
      if (end.kind === 'exited') waiting = request;
      else told(request.challenge, end.kind, 0);
    });
    const judged = run.subscribe(({ context }) => {
      if (!waiting?.challenge || context.verdict === null || context.request?.id !== waiting.id) return;
      const { challenge } = waiting;
      waiting = null;
      told(challenge, 'exited', judgeCases(challenge.cases, context.tests).filter((one) => one.passed).length);
    });
    return () => {
      ended.unsubscribe();
      judged.unsubscribe();
    };
  }, [run]);
}
