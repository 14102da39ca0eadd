import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import type { Language } from '../../../domain/c-source/languages';
import { programOf } from '../../../domain/challenges/programs';
import { type MockRound, ROUND_LENGTH, type RoundLevel, roundTextId } from '../../../domain/challenges/round';
import type { Challenge } from '../../../domain/challenges/types';
import { challengesOfVisit } from '../challenge-content';
import { selectOpenRound, selectRounds } from '../selectors';
import { useJudgedRuns } from '../use-judged-runs';
import { useTerminal } from '../use-terminal';
import { RoundBench } from './round-bench';
import { RoundJudging } from './round-judging';
import { RoundReview } from './round-review';
import { RoundSetup } from './round-setup';
import { roundTyped } from './rounds-slice';
import { useMockRound } from './use-mock-round';

/** A round from the choice of its level to its review. */
export function RoundFlow({
  onMine,
  onReopen,
}: {
  /** Whether there is something here that must not be changed in two tabs. */
  onMine: (mine: boolean) => void;
  /** A round that another tab began is asked for. */
  onReopen: () => void;
}) {
  const dispatch = useAppDispatch();
  const [challengeOf] = useState(challengesOfVisit);
  const terminal = useTerminal({ onEnd: nothing, onSolved: nothing });
  const flow = useMockRound(terminal);
  const { actor, snapshot } = flow;
  const { round } = snapshot.context;
  const [query, setQuery] = useSearchParams();
  const reviewed = query.get('round') ?? '';
  const setReviewed = (id: string) => setQuery({ round: id });
  const rounds = useAppSelector(selectRounds);
  const open = useAppSelector(selectOpenRound);
  const mine = round !== null && !snapshot.matches('review');
  useEffect(() => onMine(mine), [onMine, mine]);

  useJudgedRuns(terminal.run, (challenge, run) => {
    const problems = actor.getSnapshot().context.round?.problems ?? [];
    const index = problems.findIndex((one) => one.challenge === challenge.id);
    if (index >= 0) actor.send({ type: 'run.counted', index, run });
  });

  const begin = (level: RoundLevel, language: Language, challenges: readonly Challenge[]) => {
    const at = Date.now();
    const begunAt = new Date(at).toISOString();
    const next: MockRound = {
      id: `round-${nanoid()}`,
      level,
      begunAt,
      deadline: new Date(at + ROUND_LENGTH).toISOString(),
      endedAt: null,
      shown: 0,
      shownAt: begunAt,
      problems: challenges.map(({ id, title }) => ({
        challenge: id,
        title,
        language,
        spent: 0,
        runs: [],
        handedInAt: null,
        source: '',
        result: null,
      })),
    };
    const texts = challenges.map((challenge) => programOf(challenge, language).starter);
    for (const [index, source] of texts.entries())
      dispatch(
        roundTyped({ id: roundTextId(next.id, index), source, input: challenges[index]?.examples[0]?.input ?? '' }),
      );
    actor.send({ type: 'round.begun', round: next, texts, at });
  };

  if (round && snapshot.hasTag('round'))
    return <RoundBench flow={flow} terminal={terminal} challengeOf={challengeOf} />;
  if (round && snapshot.hasTag('judging')) return <RoundJudging flow={flow} terminal={terminal} />;
  const shown = snapshot.matches('review')
    ? round
    : rounds.find(({ id, endedAt }) => id === reviewed && endedAt !== null);
  if (shown)
    return (
      <RoundReview
        round={shown}
        onLeave={() => {
          setReviewed('');
          actor.send({ type: 'round.left' });
        }}
      />
    );
  return <RoundSetup terminal={terminal} open={open} onBegin={begin} onReopen={onReopen} onReview={setReviewed} />;
}

const nothing = () => {};
