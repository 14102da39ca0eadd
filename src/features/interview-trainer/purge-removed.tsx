import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { useAfterUndo } from '../../ui/use-after-undo';
import { recordingsOf } from './answer-recordings';
import { selectRemovedInterviews, withAnswers } from './selectors';
import { sessionRemoved } from './sessions-slice';

/** Takes removed interviews and their recordings from the device once Undo is over. Draws nothing. */
export function PurgeRemoved() {
  const { recordings } = useDevice();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const removed = useAppSelector(selectRemovedInterviews);
  useAfterUndo(removed, async (session) => {
    const whole = withAnswers(store.getState(), session);
    await recordings.remove(whole.answers.flatMap(recordingsOf).map(({ key }) => key));
    dispatch(sessionRemoved(whole));
  });
  return null;
}
