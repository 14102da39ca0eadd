import groups from 'content:challenges';
import { nanoid } from '@reduxjs/toolkit';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../app/hooks';
import { paths } from '../../../app/paths';
import { isLanguage, type Language, languageNames, languages } from '../../../domain/c-source/languages';
import { chooseRound } from '../../../domain/challenges/choose-round';
import { type MockRound, passedAll, ROUND_LEVELS, type RoundLevel } from '../../../domain/challenges/round';
import type { Challenge } from '../../../domain/challenges/types';
import { withTypeScript } from '../../../domain/challenges/work-key';
import { localDayOf } from '../../../domain/practice/day';
import { Button } from '../../../ui/button';
import { Card, Panel } from '../../../ui/card';
import { SelectField } from '../../../ui/field';
import { readableTime } from '../../../ui/format';
import { ErrorBox, Notice } from '../../../ui/notice';
import { Page, PageHeader } from '../../../ui/page';
import { useToast } from '../../../ui/toast';
import { challengeHeads, fetchChallenge } from '../challenge-content';
import { selectRounds, selectRoundTexts } from '../selectors';
import { ToolchainNotice } from '../toolchain-notice';
import { type Terminal, useEngineOf } from '../use-terminal';
import { roundProposal } from './round-facts';
import { levelNames } from './round-words';
import { roundRemoved, roundRestored } from './rounds-slice';

const offered = languages.filter((language) =>
  challengeHeads.some((head) => withTypeScript(head.languages).includes(language)),
);

interface Props {
  readonly terminal: Terminal;
  /** A round that was begun and is not over. */
  readonly open: MockRound | null;
  readonly onBegin: (level: RoundLevel, language: Language, challenges: readonly Challenge[]) => void;
  readonly onReopen: () => void;
  readonly onReview: (round: string) => void;
}

/** Level and language of a round, and the rounds before it. */
export function RoundSetup({ terminal, open, onBegin, onReopen, onReview }: Props) {
  const store = useAppStore();
  const [proposal] = useState(() => roundProposal(store.getState(), localDayOf(new Date().toISOString())));
  const [chosenLevel, setLevel] = useState<RoundLevel | ''>('');
  const [chosenLanguage, setLanguage] = useState<Language | ''>('');
  const [seed] = useState(() => nanoid());
  const level = chosenLevel || proposal.level;
  const language = chosenLanguage || proposal.language;
  useEngineOf(terminal, language);
  const ready = useSelector(terminal.toolchain, (state) => state.hasTag('ready'));
  const problems = useMemo(
    () => chooseRound(groups, { level, language, seed }, proposal.facts),
    [level, language, seed, proposal],
  );
  const [state, setState] = useState<'idle' | 'waiting' | 'failed'>('idle');
  const begin = async () => {
    setState('waiting');
    if (!ready) return terminal.toolchain.send({ type: 'toolchain.wanted' });
    try {
      onBegin(level, language, await Promise.all(problems.map(({ id }) => fetchChallenge(id))));
    } catch {
      setState('failed');
    }
  };
  const onReady = useEffectEvent(() => {
    if (state === 'waiting') void begin();
  });
  useEffect(() => {
    if (ready) onReady();
  }, [ready]);
  const tooFew = problems.length < 2;

  return (
    <Page title="Mock round" width="reading">
      <PageHeader
        title="Mock round"
        lead="Two problems, 45 minutes, one clock. Hints, editorials and solutions stay closed until it is over; then the hidden tests say how far you came."
        up={{ name: 'Code Practice', to: paths.codePractice }}
      />
      <div className="grid grid-cols-1 gap-4">
        {open ? (
          <Notice
            tone="warning"
            role="status"
            title="A mock round has been begun and is not over."
            actions={
              <Button look="primary" onClick={onReopen}>
                Open it
              </Button>
            }
          >
            Everything written in it is kept. One round at a time: finish it before another one.
          </Notice>
        ) : (
          <Card aria-label="A new round">
            <form
              className="grid gap-4"
              onSubmit={(event) => {
                event.preventDefault();
                if (!tooFew) void begin();
              }}
            >
              <div className="grid gap-4 sm:grid-cols-2">
                <SelectField
                  label="Level"
                  value={chosenLevel}
                  onChange={({ target }) => setLevel(target.value as RoundLevel | '')}
                >
                  <option value="">Choose for me ({levelNames[proposal.level].toLowerCase()})</option>
                  {ROUND_LEVELS.map((one) => (
                    <option key={one} value={one}>
                      {levelNames[one]}
                    </option>
                  ))}
                </SelectField>
                <SelectField
                  label="Language"
                  value={chosenLanguage}
                  onChange={({ target }) => setLanguage(isLanguage(target.value) ? target.value : '')}
                >
                  <option value="">Choose for me ({languageNames[proposal.language]})</option>
                  {offered.map((one) => (
                    <option key={one} value={one}>
                      {languageNames[one]}
                    </option>
                  ))}
                </SelectField>
              </div>
              <p className="text-sm text-ink-soft">
                The problems are what you have not solved yet or found hard
                {proposal.job ? `, with the skills that ${proposal.job} asks for first` : ''}. You see them when the
                clock runs. It goes on when the page is closed; every key is kept.
              </p>
              {tooFew ? (
                <Notice tone="warning" role="status">
                  There are not two such problems in {languageNames[language]}. Choose another level or language.
                </Notice>
              ) : null}
              <ToolchainNotice terminal={terminal} isAskedElsewhere />
              {state === 'failed' ? (
                <ErrorBox title="The problems could not be loaded.">
                  The clock has not started. Check your connection and begin again.
                </ErrorBox>
              ) : null}
              <div>
                <Button type="submit" look="primary" disabled={tooFew || state === 'waiting'}>
                  {ready ? 'Begin the round' : 'Load and begin'}
                </Button>
              </div>
            </form>
          </Card>
        )}
        <EarlierRounds onReview={onReview} />
      </div>
    </Page>
  );
}

function EarlierRounds({ onReview }: { onReview: (round: string) => void }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const rounds = useAppSelector(selectRounds).filter(({ endedAt }) => endedAt !== null);
  if (rounds.length === 0) return null;
  const remove = (round: MockRound) => {
    const texts = Object.values(selectRoundTexts(store.getState())).filter(({ id }) => id.startsWith(`${round.id}.`));
    dispatch(roundRemoved(round.id));
    toast({
      text: 'The round is removed. What was solved in it stays solved.',
      action: { label: 'Undo', run: () => dispatch(roundRestored({ round, texts })) },
    });
  };
  return (
    <Panel title="Earlier rounds">
      <ul className="divide-y divide-line">
        {rounds.map((round) => (
          <li key={round.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-sm">
            <span className="min-w-0 flex-1 basis-56">
              <span className="font-medium">{readableTime(round.begunAt)}</span>{' '}
              <span className="text-ink-soft">
                {levelNames[round.level]}, {languageNames[round.problems[0]?.language ?? 'c']}:{' '}
                {round.problems.filter(passedAll).length} of {round.problems.length} passed all tests
              </span>
            </span>
            <Button size="sm" onClick={() => onReview(round.id)}>
              Review
            </Button>
            <Button size="sm" look="quiet" onClick={() => remove(round)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
