import { Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RunRequest, RunShown } from '../../../machines/contracts/terminal';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { isCompiled, type Language } from '../../domain/c-source/languages';
import { caseSeconds, casesOf, programOf } from '../../domain/challenges/programs';
import type { Challenge, ChallengeHead } from '../../domain/challenges/types';
import { challengeKey, challengeOfWork, languagesFor, workKey } from '../../domain/challenges/work-key';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { useToast } from '../../ui/toast';
import { BenchFrame } from './bench-frame';
import { challengeHeads, challengesOfVisit, fetchChallenge, fetchedChallenge } from './challenge-content';
import { ChallengeList } from './challenge-list';
import { ChallengePanel, SolutionPanel } from './challenge-panel';
import type { EditorHandle } from './code-editor';
import { fileRun } from './file-run';
import { HistoryPanel } from './history-panel';
import { type Bases, joinTexts } from './join-texts';
import { codeOpened } from './open-slice';
import { EarlierSolutions } from './repetition/earlier-solutions';
import type { RepetitionProps } from './repetition/repetition-bar';
import { useRepetition } from './repetition/use-repetition';
import { selectChallengeReviews, selectOpenChallenge, selectProgress, selectWork } from './selectors';
import { SolvedDialog } from './solved-dialog';
import { TestResults } from './test-results';
import { useChallengeLanguage } from './use-challenge-language';
import { useShareLink } from './use-share-link';
import { useStepper } from './use-stepper';
import { useTerminal } from './use-terminal';
import { type ChallengeWork, challengeSolved, workKept, workReset } from './work-slice';
import { Workbench } from './workbench';

const RepetitionBar = lazyPart<RepetitionProps>(() =>
  import('./repetition/repetition-bar').then((m) => m.RepetitionBar),
);

const byId = new Map(challengeHeads.map((head) => [head.id, head]));

/** `/machine-coding`: challenges, built and run for real, and tested. */
export function MachineCodingScreen() {
  // Above the frame, which draws what is inside it again when a challenge has come.
  const [challengeOf] = useState(challengesOfVisit);
  return (
    <BenchFrame>
      <MachineCoding challengeOf={challengeOf} />
    </BenchFrame>
  );
}

type Tab = 'task' | 'tests' | 'steps' | 'solution' | 'history';

/** The challenge of the address, else the one that was open last, else the first. */
function useChosen(): readonly [ChallengeHead | undefined, (id: number) => void] {
  const [query, setQuery] = useSearchParams();
  const dispatch = useAppDispatch();
  const last = useAppSelector(selectOpenChallenge);
  const asked = byId.get(Number(query.get('challenge')));
  const chosen = asked ?? byId.get(last ?? 0) ?? challengeHeads[0];
  const id = chosen?.id ?? null;
  const { storage } = useDevice();
  useEffect(() => storage.claim('codeOpen'), [storage]);
  useEffect(() => {
    if (id !== last) dispatch(codeOpened({ challenge: id }));
  }, [id, last, dispatch]);
  const select = useCallback((next: number) => setQuery({ challenge: String(next) }, { replace: true }), [setQuery]);
  return [chosen, select];
}

function MachineCoding({ challengeOf }: { challengeOf: (id: number) => Promise<Challenge> }) {
  const [chosen, select] = useChosen();
  if (!chosen) return null;
  const challenge = fetchedChallenge(chosen.id) ?? challengeOf(chosen.id);
  return <Bench challenge={challenge} select={select} />;
}

interface BenchProps {
  /** The challenge, or the promise of it where it is not here yet. */
  readonly challenge: Challenge | Promise<Challenge>;
  readonly select: (id: number) => void;
}

function Bench({ challenge: given, select }: BenchProps) {
  const store = useAppStore();
  const { storage } = useDevice();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const share = useShareLink();
  const [tab, setTab] = useState<Tab>('task');
  const editor = useRef<EditorHandle>(null);

  const onEnd = useCallback(
    (request: RunRequest, shown: RunShown) => {
      if (!request.challenge) return;
      const of = fetchedChallenge(request.challenge.id);
      if (of) fileRun(dispatch, workKey(of, request.program.language), request, shown);
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
  // After the flows: they and the challenge are on their way at the same time.
  const challenge = given instanceof Promise ? use(given) : given;
  const { id, title } = challenge;
  const [language, chooseLanguage] = useChallengeLanguage(challenge);
  const key = workKey(challenge, language);
  const work = useAppSelector((state) => selectWork(state, key));
  const solved = useAppSelector((state) => selectProgress(state, challengeKey(id))?.solvedAt ?? null) !== null;

  useEffect(() => {
    const subscription = run.subscribe((state) => {
      if (state.matches('testing')) setTab('tests');
    });
    return () => subscription.unsubscribe();
  }, [run]);

  const repetition = useRepetition(challenge, key, run, () => editor.current?.text());

  const { title: _, editedAt: __, ...written } = work ?? untouched(challenge, language);
  const opened = { ...written, id: key, name: `challenge-${id}.${written.language}` };
  const steps = useStepper(
    opened,
    () => editor.current?.text(),
    () => setTab('steps'),
  );
  // The tab is gone with another language.
  const shownTab = tab === 'steps' && steps.tabs.length === 0 ? 'task' : tab;
  /** Keeps a change of the challenge that `program` names, which may be the one just left. */
  const keep = (
    program: string,
    typed: { source?: string; input?: string; language?: Language },
    bases: Bases = {},
  ) => {
    const key = challengeOfWork(program);
    const of = fetchedChallenge(key.id);
    if (!of) return;
    const kept = selectWork(store.getState(), program);
    const { language, source, input } = kept ?? untouched(of, (key.language as Language | null) ?? of.language);
    const { change, lost } = joinTexts(typed, bases, { source, input });
    if (lost.length > 0) void storage.keepBoth('challengeWork', program, kept, lost);
    const next = { language, source, input, ...change };
    if (next.language !== language || next.source !== source || next.input !== input)
      dispatch(workKept({ id: program, title: of.title, ...next }));
  };
  const wanted = useRef(id);
  const choose = async (next: number) => {
    wanted.current = next;
    if (next === id) return;
    try {
      if (!fetchedChallenge(next)) await fetchChallenge(next);
    } catch {
      toast({ text: 'That challenge could not be loaded. Check your connection and choose it again.' });
      return;
    }
    // Another one may have been chosen while this one was on its way.
    if (wanted.current !== next) return;
    editor.current?.text();
    run.send({ type: 'program.replaced' });
    setTab('task');
    select(next);
  };
  const switchTo = (next: Language) => {
    if (next === opened.language) return;
    editor.current?.text();
    run.send({ type: 'program.replaced' });
    const to = workKey(challenge, next);
    if (to !== key) chooseLanguage(next);
    if (isCompiled(next) && isCompiled(challenge.language)) turnInto(next, to);
  };
  /** Puts the document that C and C++ share into one of them: what was written stays, a template is exchanged. */
  const turnInto = (next: Language, to: string) => {
    const { language, source } = selectWork(store.getState(), to) ?? untouched(challenge, challenge.language);
    const isTemplate = source === programOf(challenge, language).starter;
    const turned = isTemplate ? programOf(challenge, next).starter : source;
    if (to === key && turned !== source) editor.current?.replace(turned);
    keep(to, { language: next, source: turned });
  };
  const replaceWith = (source: string, text: string) => {
    const before = editor.current?.text() ?? opened.source;
    editor.current?.replace(source);
    toast({ text, action: { label: 'Undo', run: () => editor.current?.replace(before) } });
  };
  const reset = () => {
    editor.current?.text();
    const before = selectWork(store.getState(), key);
    if (!before) return toast({ text: 'The template is already there, unchanged.' });
    dispatch(workReset(key));
    toast({
      text: 'Back to the template.',
      action: { label: 'Undo', run: () => dispatch(workKept(before)) },
    });
  };
  const again = () => {
    repetition.begin();
    setTab('task');
  };
  const repeated = <Repetition challenge={challenge} onAgain={again} onDrop={repetition.drop} />;
  return (
    <>
      <Workbench<Tab>
        title="Machine Coding"
        listName="Questions"
        list={<ChallengeList current={id} onSelect={(next) => void choose(next)} />}
        terminal={terminal}
        editor={editor}
        opened={opened}
        timed={challenge.seconds !== null}
        challenge={() => ({ id, solved, cases: casesOf(challenge), seconds: caseSeconds(challenge, opened.language) })}
        tabs={[
          {
            id: 'task',
            label: 'Description',
            panel: (
              <>
                {repeated}
                <ChallengePanel challenge={challenge} />
              </>
            ),
          },
          {
            id: 'tests',
            label: 'Tests',
            panel: (
              <>
                {repeated}
                <TestResults run={run} challenge={challenge} onStep={steps.lookAt} />
              </>
            ),
          },
          ...steps.tabs,
          {
            id: 'solution',
            label: 'Solution',
            panel: (
              <SolutionPanel
                key={id}
                challenge={challenge}
                language={opened.language}
                onUse={(source) => replaceWith(source, 'The solution is in the editor.')}
              />
            ),
          },
          {
            id: 'history',
            label: 'History',
            panel: (
              <>
                <EarlierSolutions
                  of={key}
                  onUse={({ source }) => replaceWith(source, 'The earlier solution is in the editor.')}
                />
                <HistoryPanel
                  program={key}
                  onRestore={({ source, input }) => {
                    replaceWith(source, 'The code of that run is in the editor.');
                    keep(key, { input });
                  }}
                />
              </>
            ),
          },
        ]}
        tab={shownTab}
        onTab={setTab}
        onSource={(program, source, base) => keep(program, { source }, { source: base })}
        onInput={(program, input, base) => keep(program, { input }, { input: base })}
        languages={languagesFor(challenge)}
        onLanguage={switchTo}
        onFile={(name, source, language) => {
          switchTo(language);
          replaceWith(source, `${name} is in the editor.`);
        }}
        onShare={() => share({ ...opened, source: editor.current?.text() ?? opened.source })}
        onReset={reset}
      />
      <SolvedDialog key={`solved-${title}`} run={run} onClosed={() => editor.current?.focus()} />
    </>
  );
}

/** A challenge before anything was written. */
const untouched = (challenge: Challenge, language: Language): Omit<ChallengeWork, 'id'> => ({
  title: challenge.title,
  language,
  source: programOf(challenge, language).starter,
  input: challenge.examples[0]?.input ?? '',
  editedAt: '',
});

/** The schedule comes with the first challenge that has one. */
function Repetition(props: RepetitionProps) {
  const key = challengeKey(props.challenge.id);
  const has = useAppSelector(
    (state) => Boolean(selectProgress(state, key)?.solvedAt) || selectChallengeReviews(state)[key] !== undefined,
  );
  return has ? (
    <div className="mb-3.5">
      <ErrorBoundary resetKey={key} onRetry={retryFetches}>
        <Suspense fallback={null}>
          <RepetitionBar {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  ) : null;
}
