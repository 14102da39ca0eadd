import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useRef, useState } from 'react';
import type { FocusTimer } from '../../../machines/contracts/focus-flow';
import { useAppDispatch, useAppSelector, useDevice } from '../../app/hooks';
import { useToast } from '../../ui/toast';
import { focusCounted, timerChanged } from './focus-slice';
import { selectTimer } from './selectors';

const ENDED = {
  work: '25 minutes are done. Time for a break of 5.',
  break: 'The break is over.',
} as const;

/** The timer of all tabs: what one changes is kept, and comes back to the others from the store. */
export function useFocus() {
  const { machines } = useDevice();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const timer = useAppSelector(selectTimer);
  const [input] = useState({ timer });
  const actor = useActorRef(use(machines.focus()), { input });
  const known = useRef<FocusTimer | null>(timer);

  useEffect(() => {
    const listening = [
      actor.on('timer.changed', (event) => {
        known.current = event.timer;
        dispatch(timerChanged(event.timer));
      }),
      actor.on('focus.counted', ({ taskId, begunAt, seconds }) => dispatch(focusCounted({ taskId, begunAt, seconds }))),
      actor.on('interval.ended', ({ what }) => toast({ text: ENDED[what] })),
    ];
    return () => {
      for (const one of listening) one.unsubscribe();
    };
  }, [actor, dispatch, toast]);

  useEffect(() => {
    if (timer === known.current) return;
    known.current = timer;
    actor.send({ type: 'timer.received', timer });
  }, [actor, timer]);

  const snapshot = useSelector(actor, (now) => now);
  return { actor, snapshot };
}
