import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent } from 'react';
import { useAppStore, useDevice, useLoadAgain } from '../../app/hooks';
import type { KeptCalendar } from '../../domain/calendar/types';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { applyRefresh, PROBLEM_WORDS } from './follow-calendar';
import { ZoneQuestions } from './import-choices';

export interface SubscriptionProps {
  readonly calendar: KeptCalendar;
  /** How often the user asked to read it in this visit; 0 when the calendar was opened. */
  readonly asked: number;
}

/** What is said below a calendar that is followed: that it is read, what went wrong, and which zone it means. */
export function Subscription({ calendar, asked }: SubscriptionProps) {
  const { machines } = useDevice();
  const store = useAppStore();
  const toast = useToast();
  const loadAgain = useLoadAgain();
  const actor = useActorRef(use(machines.calendarSubscription()));
  const snapshot = useSelector(actor, (now) => now);
  const { id, name, address, zones } = calendar;
  const { problem, unknown } = snapshot.context;

  useEffect(() => {
    const listening = [
      actor.on('subscription.read', ({ file, zones: chosen, isQuiet }) => {
        const words = applyRefresh(id, { file, zones: chosen }, store);
        if (words !== null && !isQuiet) toast({ text: `“${name}”: ${words}` });
      }),
      actor.on('subscription.failed', ({ problem: reason, isQuiet }) => {
        const again = reason === 'not-yet-allowed';
        if (isQuiet && !again) return;
        toast({
          text: `“${name}”: ${PROBLEM_WORDS[reason]}`,
          tone: 'danger',
          ...(again ? { action: { label: 'Load again', run: loadAgain } } : {}),
        });
      }),
    ];
    return () => {
      for (const one of listening) one.unsubscribe();
    };
  }, [actor, id, name, store, toast, loadAgain]);

  const ask = useEffectEvent(() => actor.send({ type: 'refresh.asked', name, address, zones, isQuiet: asked === 0 }));
  // On opening and when asked: later changes of a calendar are no reason to read it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further asking reads it once.
  useEffect(() => {
    ask();
  }, [asked]);

  if (snapshot.matches('reading'))
    return (
      <p className="flex items-center justify-between gap-2 ps-8 text-xs text-ink-faint">
        Reading its address…
        <Button size="sm" look="quiet" onClick={() => actor.send({ type: 'refresh.left' })}>
          Stop
        </Button>
      </p>
    );
  if (snapshot.matches('asking'))
    return (
      <div role="status" className="grid gap-2 ps-8 pb-2 text-sm">
        <ZoneQuestions names={unknown} chosen={{}} send={actor.send} />
        <Button size="sm" className="justify-self-start" onClick={() => actor.send({ type: 'refresh.left' })}>
          Not now
        </Button>
      </div>
    );
  return snapshot.matches('failed') && problem ? (
    <div className="ps-8 pb-1">
      <p className="text-xs text-danger-ink">{PROBLEM_WORDS[problem]}</p>
      {problem === 'not-yet-allowed' ? (
        <Button size="sm" className="mt-1" onClick={loadAgain}>
          Load the page again
        </Button>
      ) : null}
    </div>
  ) : null;
}
