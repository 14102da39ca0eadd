import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RunRequest, RunShown } from '../../../machines/contracts/terminal';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import type { Language } from '../../domain/c-source/languages';
import { challenges } from '../../domain/challenges/challenges';
import type { Challenge } from '../../domain/challenges/types';
import { useToast } from '../../ui/toast';
import { BenchFrame } from './bench-frame';
import { ChallengeList } from './challenge-list';
import { ChallengePanel, SolutionPanel } from './challenge-panel';
import type { EditorHandle } from './code-editor';
import { HistoryPanel } from './history-panel';
import { type Bases, joinTexts } from './join-texts';
import { codeOpened } from './open-slice';
import { fileRun } from './runs-slice';
import { selectOpenChallenge, selectProgress, selectWork } from './selectors';
import { SolvedDialog } from './solved-dialog';
import { TestResults } from './test-results';
import { useShareLink } from './use-share-link';
import { useTerminal } from './use-terminal';
import { challengeKey, challengeSolved, workKept, workReset } from './work-slice';
import { Workbench } from './workbench';

const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]));

/** `/machine-coding`: challenges in C and C++, built and run for real, and tested. */
export function MachineCodingScreen() {
  return (
    <BenchFrame>
      <MachineCoding />
    </BenchFrame>
  );
}

type Tab = 'task' | 'tests' | 'solution' | 'history';

/** The challenge of the address, else the one that was open last, else the first. */
function useChallenge(): readonly [Challenge | undefined, (id: number) => void] {
  const [query, setQuery] = useSearchParams();
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectOpenChallenge);
  const asked = byId.get(Number(query.get('challenge')));
  const challenge = asked ?? byId.get(last ?? 0) ?? challenges[0];
  const id = challenge?.id ?? null;
  const { storage } = useDevice();
  useEffect(() => storage.claim('codeOpen'), [storage]);
  useEffect(() => {
    if (id !== last) dispatch(codeOpened({ challenge: id }));
  }, [id, last, dispatch]);
  const select = useCallback((next: number) => setQuery({ challenge: String(next) }, { replace: true }), [setQuery]);
  return [challenge, select];
}

function MachineCoding() {
  const [challenge, select] = useChallenge();
  return challenge ? <Bench challenge={challenge} select={select} /> : null;
}

function Bench({ challenge, select }: { challenge: Challenge; select: (id: number) => void }) {
  const { id, title, starter, examples } = challenge;
  const key = challengeKey(id);
  const store = useAppStore();
  const { storage } = useDevice();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const share = useShareLink();
  const work = useAppSelector((state) => selectWork(state, key));
  const solved = useAppSelector((state) => selectProgress(state, key)?.solvedAt ?? null) !== null;
  const [tab, setTab] = useState<Tab>('task');
  const editor = useRef<EditorHandle>(null);

  const onEnd = useCallback(
    (request: RunRequest, shown: RunShown) => {
      if (request.challenge) fileRun(dispatch, challengeKey(request.challenge.id), request, shown);
    },
    [dispatch],
  );
  const onSolved = useCallback(
    (of: number) => {
      dispatch(challengeSolved({ id: challengeKey(of), title: byId.get(of)?.title ?? '' }));
    },
    [dispatch],
  );
  const terminal = useTerminal({ onEnd, onSolved });
  const { run } = terminal;

  useEffect(() => {
    const subscription = run.subscribe((state) => {
      if (state.matches('testing')) setTab('tests');
    });
    return () => subscription.unsubscribe();
  }, [run]);

  const opened = {
    id: key,
    name: `challenge-${id}.${work?.language ?? challenge.language}`,
    language: work?.language ?? challenge.language,
    source: work?.source ?? starter,
    input: work?.input ?? examples[0]?.input ?? '',
  };
  /** Keeps a change of the challenge that `program` names, which may be the one just left. */
  const keep = (
    program: string,
    typed: { source?: string; input?: string; language?: Language },
    bases: Bases = {},
  ) => {
    const of = byId.get(Number(program.slice('challenge-'.length)));
    if (!of) return;
    const kept = selectWork(store.getState(), program);
    const { language, source, input } = kept ?? {
      language: of.language,
      source: of.starter,
      input: of.examples[0]?.input ?? '',
    };
    const { change, lost } = joinTexts(typed, bases, { source, input });
    if (lost.length > 0) void storage.keepBoth('challengeWork', program, kept, lost);
    const next = { language, source, input, ...change };
    if (next.language !== language || next.source !== source || next.input !== input)
      dispatch(workKept({ id: program, title: of.title, ...next }));
  };
  const choose = (next: number) => {
    if (next === id) return;
    editor.current?.text();
    run.send({ type: 'program.replaced' });
    setTab('task');
    select(next);
  };
  const replaceWith = (source: string, text: string) => {
    const before = editor.current?.text() ?? opened.source;
    editor.current?.replace(source);
    toast({ text, action: { label: 'Undo', run: () => editor.current?.replace(before) } });
  };
  const reset = () => {
    editor.current?.text();
    const before = selectWork(store.getState(), key);
    if (!before) return toast({ text: 'The template stands there as it was.' });
    dispatch(workReset(key));
    toast({
      text: 'Back to the template.',
      action: { label: 'Undo', run: () => dispatch(workKept(before)) },
    });
  };
  const cases = useMemo(() => [...challenge.examples, ...challenge.hidden], [challenge]);

  return (
    <>
      <Workbench<Tab>
        title="Machine Coding"
        listName="Questions"
        list={<ChallengeList challenges={challenges} current={id} onSelect={choose} />}
        terminal={terminal}
        editor={editor}
        opened={opened}
        challenge={{ id, solved, cases }}
        tabs={[
          { id: 'task', label: 'Description', panel: <ChallengePanel challenge={challenge} /> },
          { id: 'tests', label: 'Tests', panel: <TestResults run={run} challenge={challenge} /> },
          {
            id: 'solution',
            label: 'Solution',
            panel: (
              <SolutionPanel
                key={id}
                challenge={challenge}
                onUse={(source) => replaceWith(source, 'The solution stands in the editor.')}
              />
            ),
          },
          {
            id: 'history',
            label: 'History',
            panel: (
              <HistoryPanel
                program={key}
                onRestore={({ source, input }) => {
                  replaceWith(source, 'The code of that run stands in the editor.');
                  keep(key, { input });
                }}
              />
            ),
          },
        ]}
        tab={tab}
        onTab={setTab}
        onSource={(program, source, base) => keep(program, { source }, { source: base })}
        onInput={(program, input, base) => keep(program, { input }, { input: base })}
        onLanguage={(language) => keep(key, { language })}
        onFile={(name, source, language) => {
          replaceWith(source, `${name} stands in the editor.`);
          keep(key, { language });
        }}
        onShare={() => share({ ...opened, source: editor.current?.text() ?? opened.source })}
        onReset={reset}
      />
      <SolvedDialog key={`solved-${title}`} run={run} onClosed={() => editor.current?.focus()} />
    </>
  );
}
