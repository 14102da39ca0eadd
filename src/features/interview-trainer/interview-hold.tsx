import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { sessionHoldMachine } from '../../../machines/session-hold.machine';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/progress';

type Snapshot = SnapshotFrom<typeof sessionHoldMachine>;

/** What is known of the interview that is open here, and what can be asked. */
export interface InterviewHold {
  /** Id of the interview. */
  readonly session: string;
  readonly state: Snapshot['value'];
  /** It may be worked on in this tab. */
  readonly here: boolean;
  /** Another tab asks for it: its words are to be stored. */
  readonly storing: boolean;
  readonly takeOver: () => void;
  readonly stored: (all: boolean) => void;
}

/** Holds one interview in this tab; draws nothing, so that the interview is not begun again when another one opens. */
export function HoldInterview({ session, onChange }: { session: string; onChange: (hold: InterviewHold) => void }) {
  const { machines } = useDevice();
  const actor = useActorRef(use(machines.sessionHold()), { input: { name: `interview-${session}`, begun: true } });
  const snapshot = useSelector(actor, (state) => state);
  const tell = useEffectEvent((state: Snapshot) => {
    if (state.matches('free')) return actor.send({ type: 'session.begun' });
    // A moment later it is known whose it is.
    if (state.matches({ mine: 'claiming' })) return;
    onChange({
      session,
      state: state.value,
      here: state.hasTag('here'),
      storing: state.matches({ mine: 'storing' }),
      takeOver: () => actor.send({ type: 'takeover.requested' }),
      stored: (all) => actor.send({ type: all ? 'session.stored' : 'session.unstored' }),
    });
  });
  useEffect(() => tell(snapshot), [snapshot]);
  return null;
}

const WORDS = {
  elsewhere: {
    title: 'This interview is open in another tab.',
    text: 'Continue it here, and that tab lets go of it with every word kept. Or begin another one: both are kept.',
    take: 'Continue it here',
  },
  given: {
    title: 'This interview goes on in another tab.',
    text: 'Every word said and typed here went with it.',
    take: 'Take it back here',
  },
  unanswered: {
    title: 'The other tab does not answer.',
    text: 'It may be asleep: go to it, or close it, then try again. Its interview is kept. Or begin another one here.',
    take: 'Try again',
  },
} as const;

/** In place of the interview, while it is open in another tab. */
export function InterviewElsewhere({ hold, onLeave }: { hold: InterviewHold | null; onLeave: () => void }) {
  const state = hold?.state;
  const words = typeof state === 'string' && state in WORDS ? WORDS[state as keyof typeof WORDS] : null;
  if (!hold || !words)
    return (
      <div aria-busy="true">
        <Skeleton lines={5} />
      </div>
    );
  return (
    <Notice
      tone="warning"
      title={words.title}
      role="alert"
      actions={
        <>
          <Button look="primary" onClick={hold.takeOver}>
            {words.take}
          </Button>
          <Button onClick={onLeave}>Begin another here</Button>
        </>
      }
    >
      {words.text}
    </Notice>
  );
}
