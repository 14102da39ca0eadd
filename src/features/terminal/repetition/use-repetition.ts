import { nanoid } from '@reduxjs/toolkit';
import { useAppDispatch, useAppStore } from '../../../app/hooks';
import { programOf } from '../../../domain/challenges/programs';
import type { RoundRun } from '../../../domain/challenges/round';
import { gradeOfSolve } from '../../../domain/challenges/solve-grade';
import type { Challenge } from '../../../domain/challenges/types';
import { challengeKey, challengeOfWork } from '../../../domain/challenges/work-key';
import { localDayOf } from '../../../domain/practice/day';
import { useToast } from '../../../ui/toast';
import { selectChallengeReviews, selectEarlier, selectProgress, selectRuns, selectWork } from '../selectors';
import { useJudgedRuns } from '../use-judged-runs';
import type { TerminalRun } from '../use-terminal';
import { workKept, workReset } from '../work-slice';
import {
  againBegun,
  againDropped,
  againWent,
  challengeReviewed,
  earlierRestored,
  reviewRestored,
} from './reviews-slice';

/**
 * Solving a challenge again, and what each solve says of how well it is remembered.
 * @param key what is written for it in the language that is open @param text tells the last keys of the editor
 */
export function useRepetition(challenge: Challenge, key: string, run: TerminalRun, text: () => void) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { id: number, title } = challenge;
  const of = { id: challengeKey(number), title };

  useJudgedRuns(run, (asked, result) => {
    const id = challengeKey(asked.id);
    const state = store.getState();
    const kept = selectChallengeReviews(state)[id];
    const again = kept?.again ?? null;
    if (!passed(result)) {
      // Stopped by hand says nothing of the program.
      if (again && result.end !== 'stopped') dispatch(againWent({ id, failures: again.failures + 1 }));
      return;
    }
    const day = localDayOf(result.at);
    const name = { id, title: kept?.title ?? selectProgress(state, id)?.title ?? title };
    if (again) {
      const grade = gradeOfSolve({ failures: again.failures, helped: again.hints > 0 || again.seen });
      dispatch(challengeReviewed({ ...name, day, grade }));
    } else if (!asked.solved) {
      const { hints = 0, solutionAskedAt = null } = selectProgress(state, id) ?? {};
      // Each run before the first that passed was one that did not.
      const runs = selectRuns(state).filter((one) => challengeOfWork(one.of).id === asked.id && isOfChallenge(one.of));
      const grade = gradeOfSolve({ failures: runs.length - 1, helped: hints > 0 || solutionAskedAt !== null });
      dispatch(challengeReviewed({ ...name, day, grade }));
    }
  });

  const begin = () => {
    text();
    const before = selectWork(store.getState(), key);
    run.send({ type: 'program.replaced' });
    const { language, source, input } = before ?? { language: challenge.language, source: '', input: '' };
    const isOwn = before !== undefined && source !== programOf(challenge, language).starter;
    const aside = isOwn
      ? { id: `earlier-${nanoid()}`, of: key, title, language, source, input, at: new Date().toISOString() }
      : null;
    dispatch(againBegun({ ...of, aside }));
    dispatch(workReset(key));
    toast({
      text: aside ? 'From the template again. Your solution is kept in History.' : 'From the template again.',
      action: {
        label: 'Undo',
        run: () => {
          dispatch(againDropped({ ...of, aside: aside?.id ?? null }));
          if (before) dispatch(workKept(before));
        },
      },
    });
  };

  const drop = () => {
    text();
    const state = store.getState();
    const kept = selectChallengeReviews(state)[of.id];
    const before = selectWork(state, key);
    const earlier = selectEarlier(state).find((one) => one.of === key && one.at >= (kept?.again?.begunAt ?? ''));
    run.send({ type: 'program.replaced' });
    dispatch(againDropped({ ...of, aside: earlier?.id ?? null }));
    if (earlier)
      dispatch(workKept({ id: key, title, language: earlier.language, source: earlier.source, input: earlier.input }));
    toast({
      text: earlier ? 'Your earlier solution is back.' : 'It is no longer being solved again.',
      action: {
        label: 'Undo',
        run: () => {
          if (kept) dispatch(reviewRestored(kept));
          if (earlier) dispatch(earlierRestored(earlier));
          if (before) dispatch(workKept(before));
          else dispatch(workReset(key));
        },
      },
    });
  };
  return { begin, drop };
}

const passed = ({ end, passed: count, of }: RoundRun): boolean => end === 'exited' && of > 0 && count === of;

const isOfChallenge = (of: string): boolean => /^challenge-\d+(?:\.|$)/.test(of);
