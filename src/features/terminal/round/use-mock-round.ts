import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppStore, useDevice } from '../../../app/hooks';
import { passedAll, roundTextId, wrongRuns } from '../../../domain/challenges/round';
import { gradeOfSolve } from '../../../domain/challenges/solve-grade';
import { challengeKey } from '../../../domain/challenges/work-key';
import { localDayOf } from '../../../domain/practice/day';
import { challengeReviewed } from '../repetition/reviews-slice';
import { selectChallengeReviews, selectOpenRound, selectRoundTexts } from '../selectors';
import type { Terminal } from '../use-terminal';
import { challengeSolved } from '../work-slice';
import { roundKept } from './rounds-slice';

/** The flow of a mock round, tied to what is kept of it and to the engine that runs programs. */
export function useMockRound(terminal: Terminal) {
  const { machines } = useDevice();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [input] = useState(() => {
    const state = store.getState();
    const round = selectOpenRound(state);
    const texts = selectRoundTexts(state);
    return { round, texts: round?.problems.map((_, index) => texts[roundTextId(round.id, index)]?.source ?? '') ?? [] };
  });
  const actor = useActorRef(use(machines.mockRound()), { input });
  const snapshot = useSelector(actor, (state) => state);

  const keep = useEffectEvent((round: Parameters<typeof roundKept>[0]) => {
    dispatch(roundKept(round));
    // The same as a challenge that was solved anywhere else: a tick, evidence, a line for the resume.
    for (const problem of round.problems)
      if (passedAll(problem)) {
        const of = { id: challengeKey(problem.challenge), title: problem.title };
        dispatch(challengeSolved(of));
        const day = localDayOf(problem.handedInAt ?? round.begunAt);
        const grade = gradeOfSolve({ failures: wrongRuns(problem), helped: false });
        // Told once: a grade that the learner changed stays.
        if (selectChallengeReviews(store.getState())[of.id]?.days[day] === undefined)
          dispatch(challengeReviewed({ ...of, day, grade }));
      }
  });
  useEffect(() => {
    const subscription = actor.on('round.changed', ({ round }) => keep(round));
    return () => subscription.unsubscribe();
  }, [actor]);

  // What could not be judged waits for the engine.
  const ready = useSelector(terminal.toolchain, (state) => state.hasTag('ready'));
  const waits = snapshot.matches('unjudged');
  useEffect(() => {
    if (ready) actor.send({ type: 'judge.retried' });
  }, [actor, ready]);
  // A program that still runs would take its time from the tests.
  const writing = snapshot.matches('writing');
  useEffect(() => {
    if (!writing) terminal.run.send({ type: 'program.replaced' });
  }, [terminal.run, writing]);
  return { actor, snapshot, ready, waits };
}

export type MockRoundFlow = ReturnType<typeof useMockRound>;
