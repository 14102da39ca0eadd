import { useSelector } from '@xstate/react';
import { clsx } from 'clsx';
import { Check, Timer } from 'lucide-react';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { timeLeft } from '../../../../machines/mock-round.machine';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../app/hooks';
import { judgeCases } from '../../../domain/challenges/judge';
import { caseSeconds, programOf } from '../../../domain/challenges/programs';
import { type MockRound, roundTextId } from '../../../domain/challenges/round';
import type { Challenge } from '../../../domain/challenges/types';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialog';
import { useToast } from '../../../ui/toast';
import { fetchedChallenge } from '../challenge-content';
import { Statement } from '../challenge-panel';
import type { EditorHandle } from '../code-editor';
import { selectRoundTexts } from '../selectors';
import { TestRow } from '../test-results';
import { useShareLink } from '../use-share-link';
import type { Terminal, TerminalRun } from '../use-terminal';
import { Workbench } from '../workbench';
import { clockFigures, fileOf } from './round-words';
import { roundTyped } from './rounds-slice';
import type { MockRoundFlow } from './use-mock-round';

interface Props {
  readonly flow: MockRoundFlow;
  readonly terminal: Terminal;
  readonly challengeOf: (id: number) => Promise<Challenge>;
}

type Tab = 'tests';

/** The problem in front with its editor, and the clock of both. */
export function RoundBench({ flow: { actor, snapshot }, terminal, challengeOf }: Props) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const share = useShareLink();
  const editor = useRef<EditorHandle>(null);
  const [asking, setAsking] = useState<'problem' | 'round' | null>(null);
  const round = snapshot.context.round as MockRound;
  const { shown } = round;
  const problem = round.problems[shown];
  if (!problem) throw new Error('The round has no such problem.');
  const challenge = fetchedChallenge(problem.challenge) ?? use(challengeOf(problem.challenge));
  const id = roundTextId(round.id, shown);
  const text = useAppSelector((state) => selectRoundTexts(state)[id]);
  const source =
    problem.handedInAt === null ? (text?.source ?? programOf(challenge, problem.language).starter) : problem.source;
  const input = text?.input ?? challenge.examples[0]?.input ?? '';
  const isOpen = problem.handedInAt === null;
  const opened = { id, name: fileOf(shown, problem.language), language: problem.language, source, input };

  const keep = (of: string, change: { source?: string; input?: string }) => {
    const index = round.problems.findIndex((_, place) => roundTextId(round.id, place) === of);
    const now = actor.getSnapshot().context.round?.problems[index];
    // What was handed in stays as it is.
    if (!now || now.handedInAt !== null) return;
    const before = selectRoundTexts(store.getState())[of];
    dispatch(roundTyped({ id: of, source: before?.source ?? source, input: before?.input ?? input, ...change }));
    if (change.source !== undefined) actor.send({ type: 'text.written', index, source: change.source });
  };
  const show = (index: number) => {
    if (index === shown) return;
    editor.current?.text();
    terminal.run.send({ type: 'program.replaced' });
    actor.send({ type: 'problem.shown', index, at: Date.now() });
  };
  const handIn = () => {
    setAsking(null);
    editor.current?.text();
    terminal.run.send({ type: 'program.replaced' });
    actor.send({ type: 'problem.handedIn', index: shown, at: Date.now() });
  };
  const end = () => {
    setAsking(null);
    editor.current?.text();
    actor.send({ type: 'round.ended', at: Date.now() });
  };
  const replaceWith = (next: string, said: string) => {
    const before = editor.current?.text() ?? source;
    editor.current?.replace(next);
    toast({ text: said, action: { label: 'Undo', run: () => editor.current?.replace(before) } });
  };
  return (
    <>
      <Workbench<Tab>
        title="Mock round"
        listName="Problem"
        notice={
          <RoundBar
            round={round}
            left={timeLeft(snapshot.context)}
            isOver={!snapshot.matches('writing')}
            onShow={show}
            onHandIn={isOpen ? () => setAsking('problem') : null}
            onEnd={() => setAsking('round')}
          />
        }
        list={
          <section
            aria-label={`Problem ${shown + 1}`}
            className="@container grid min-h-0 content-start gap-3.5 overflow-y-auto rounded-card border border-line bg-surface p-4"
          >
            <h2 className="text-base font-semibold">{problem.title}</h2>
            <Statement challenge={challenge} />
          </section>
        }
        terminal={terminal}
        editor={editor}
        opened={opened}
        timed={challenge.seconds !== null}
        // No celebration before the round is over: the hidden tests wait until then.
        challenge={() => ({
          id: challenge.id,
          solved: true,
          cases: challenge.examples,
          seconds: caseSeconds(challenge, problem.language),
        })}
        tabs={[
          {
            id: 'tests',
            label: 'Examples',
            panel: (
              <ExampleResults
                run={terminal.run}
                challenge={challenge}
                seconds={caseSeconds(challenge, problem.language)}
              />
            ),
          },
        ]}
        tab="tests"
        onTab={() => {}}
        onSource={(of, next) => keep(of, { source: next })}
        onInput={(of, next) => keep(of, { input: next })}
        languages={[problem.language]}
        onLanguage={() => {}}
        onFile={(name, next) => replaceWith(next, `${name} is in the editor.`)}
        onShare={() => share({ ...opened, source: editor.current?.text() ?? source })}
        onReset={
          isOpen ? () => replaceWith(programOf(challenge, problem.language).starter, 'Back to the template.') : null
        }
      />
      <ConfirmDialog
        open={asking === 'problem'}
        title={`Hand in problem ${shown + 1}?`}
        confirm="Hand it in"
        cancel="Go on with it"
        onCancel={() => setAsking(null)}
        onConfirm={handIn}
      >
        It can’t be changed afterwards. The hidden tests judge it when the round is over.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'round'}
        title="End the round now?"
        confirm="Hand in and end"
        cancel="Go on"
        onCancel={() => setAsking(null)}
        onConfirm={end}
      >
        What is in the editor of each open problem is handed in as it is, and judged.
      </ConfirmDialog>
    </>
  );
}

/** The last minutes, in which the clock is marked. */
const NEAR_END = 5 * 60_000;

function RoundBar({
  round,
  left,
  isOver,
  onShow,
  onHandIn,
  onEnd,
}: {
  round: MockRound;
  left: number;
  isOver: boolean;
  onShow: (index: number) => void;
  onHandIn: (() => void) | null;
  onEnd: () => void;
}) {
  const minutes = Math.ceil(left / 60_000);
  return (
    <section
      aria-label="The round"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 max-@3xl:sticky max-@3xl:top-0 max-@3xl:z-20"
    >
      <span
        role="timer"
        aria-label={isOver ? 'The time is over' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`}
        className={clsx('figures text-lg font-semibold', left <= NEAR_END && 'text-warning-ink')}
      >
        <Timer aria-hidden="true" className="mr-1.5 inline size-4.5" />
        {clockFigures(left)}
      </span>
      <p role="status" className="sr-only">
        {isOver ? 'The round is over. What was written is handed in.' : announced(minutes)}
      </p>
      <fieldset aria-label="Problems" className="flex gap-1.5">
        {round.problems.map(({ challenge, handedInAt }, index) => (
          <Button
            key={challenge}
            size="sm"
            look={index === round.shown ? 'primary' : 'plain'}
            aria-pressed={index === round.shown}
            onClick={() => onShow(index)}
          >
            Problem {index + 1}
            {handedInAt === null ? null : (
              <>
                <Check aria-hidden="true" className="size-4" />
                <span className="sr-only"> (handed in)</span>
              </>
            )}
          </Button>
        ))}
      </fieldset>
      <div className="ml-auto flex flex-wrap gap-1.5">
        {onHandIn ? (
          <Button size="sm" disabled={isOver} onClick={onHandIn}>
            Hand in problem {round.shown + 1}…
          </Button>
        ) : (
          <span className="self-center text-sm text-ink-soft">Handed in; it stays as it is.</span>
        )}
        <Button size="sm" look="quiet" disabled={isOver} onClick={onEnd}>
          End the round…
        </Button>
      </div>
    </section>
  );
}

/** Said aloud at a few moments, and not each minute. */
const announced = (minutes: number): string =>
  [30, 15, 5, 1].includes(minutes) ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left.` : '';

function ExampleResults({ run, challenge, seconds }: { run: TerminalRun; challenge: Challenge; seconds: number }) {
  const tests = useSelector(run, (state) => state.context.tests);
  const mine = useSelector(run, (state) => state.context.request?.challenge?.id === challenge.id);
  const end = useSelector(run, (state) => state.context.end?.kind ?? null);
  const results = useMemo(() => judgeCases(challenge.examples, tests), [challenge, tests]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (tests.length > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [tests.length]);
  if (!mine || tests.length === 0)
    return (
      <p className="text-sm text-ink-soft">
        {mine && end !== null && end !== 'exited'
          ? 'The examples did not run, because the program did not finish by itself.'
          : 'Run your code: the examples follow. The hidden tests judge what you hand in.'}
      </p>
    );
  const firstFailed = results.findIndex((result) => result.run !== null && !result.passed);
  return (
    <ol ref={list} className="grid gap-1.5">
      {results.map((result, index) => {
        const name = `Example ${index + 1}`;
        return (
          <li key={name}>
            <TestRow result={result} name={name} seconds={seconds} open={index === firstFailed} onStep={null} />
          </li>
        );
      })}
    </ol>
  );
}
