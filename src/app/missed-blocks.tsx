import { anyOver } from '../domain/study/open-block';
import { selectEvents } from '../features/calendar/selectors';
import { lazyPart } from '../ui/lazy-part';
import { Overlay } from '../ui/overlay';
import { useToday } from '../ui/use-today';
import { useAppSelector } from './hooks';

const Missed = lazyPart<{ plan: string | null }>(() =>
  import('../features/study-plan/missed-blocks').then((m) => m.MissedBlocks),
);

/** The blocks of study that were missed. What draws them is fetched when there may be one. */
export function MissedBlocks({ plan = null }: { readonly plan?: string | null }) {
  const today = useToday();
  const may = useAppSelector((state) => anyOver(selectEvents(state), today, plan));
  return may ? (
    <Overlay resetKey={plan ?? ''}>
      <Missed plan={plan} />
    </Overlay>
  ) : null;
}
