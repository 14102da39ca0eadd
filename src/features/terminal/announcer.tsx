import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { OutputPiece } from '../../../machines/contracts/terminal';
import type { terminalRunMachine } from '../../../machines/terminal-run.machine';
import { visibleText } from '../../domain/c-source/terminal-text';
import { counted } from '../../ui/format';
import { buildProblems, endWords, faultTitle } from './terminal-words';
import type { TerminalRun } from './use-terminal';

type Snapshot = SnapshotFrom<typeof terminalRunMachine>;

/** Characters of output that are read out; who wants more reads the pane. */
const HEARD = 300;

/** Says what happened to those who hear the page: once when it waits, once when it ends, never line by line. */
export function Announcer({ run }: { run: TerminalRun }) {
  const said = useSelector(run, announced);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function announced(state: Snapshot): string {
  const { output, end, build, buildProblem, request } = state.context;
  if (state.matches({ running: { program: { executing: 'waiting' } } }))
    return `The program waits for a line. ${lastOf(output)}`;
  if (state.hasTag('running')) return 'Running code...';
  if (state.matches('testing')) return 'Running the tests.';
  if (!end || !request) return '';
  if (buildProblem) return buildProblems[buildProblem];
  if (end.kind === 'unbuilt') {
    const errors = build?.diagnostics.filter(({ severity }) => severity === 'error').length ?? 0;
    return `Not built: ${counted(Math.max(1, errors), 'error')}.`;
  }
  const how =
    end.kind === 'fault' ? faultTitle(end.fault) : endWords(end.kind, end.kind === 'exited' ? end.code : null);
  const text = firstOf(output);
  return text === '' ? `${how}. No output.` : `${how}. Output: ${text}`;
}

const written = (output: readonly OutputPiece[]) => output.filter(({ stream }) => stream !== 'typed');

function firstOf(output: readonly OutputPiece[]): string {
  let text = '';
  for (const piece of written(output)) {
    text += visibleText(piece.text.slice(0, HEARD));
    if (text.length >= HEARD) return `${text.slice(0, HEARD)} and more.`;
  }
  return text;
}

const lastOf = (output: readonly OutputPiece[]): string =>
  visibleText(written(output).at(-1)?.text.slice(-HEARD) ?? '')
    .split('\n')
    .at(-1) ?? '';
