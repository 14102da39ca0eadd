import { useEffect, useState } from 'react';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import { useAppDispatch, useAppSelector, useDevice } from '../../app/hooks';
import { readableTime } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { useAfterUndo } from '../../ui/use-after-undo';
import { selectInterviewSessions, selectRemovedSessions } from './selectors';
import { sessionPurged, sessionRemoved, sessionRestored } from './sessions-slice';

export type RecordingSizes = ReadonlyMap<string, number>;

/** Bytes of each stored recording by its key; `null` until they are read. Read again whenever the sessions change. */
export function useRecordingSizes(): RecordingSizes | null {
  const { recordings } = useDevice();
  const sessions = useAppSelector(selectInterviewSessions);
  const [read, setRead] = useState<{ of: unknown; sizes: RecordingSizes } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (sizes: RecordingSizes) => {
      if (isCurrent) setRead({ of: sessions, sizes });
    };
    recordings.sizes().then(take, () => take(new Map()));
    return () => {
      isCurrent = false;
    };
  }, [recordings, sessions]);
  return read?.sizes ?? null;
}

export const bytesOf = (record: InterviewRecord, sizes: RecordingSizes): number =>
  record.parts.reduce((sum, { key }) => sum + (sizes.get(key) ?? 0), 0);

/** Removes a session with an Undo. */
export function useRemoveSession(): (record: InterviewRecord) => void {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return ({ id, role, begunAt }) => {
    dispatch(sessionRemoved(id));
    toast({
      text: `Session for ${role.name} of ${readableTime(begunAt)} removed.`,
      action: { label: 'Undo', run: () => dispatch(sessionRestored(id)) },
    });
  };
}

/** Purges removed sessions with their recordings once Undo is over: at once, or when their minute has passed. */
export function usePurge(): void {
  const { recordings } = useDevice();
  const dispatch = useAppDispatch();
  const removed = useAppSelector(selectRemovedSessions);
  useAfterUndo(removed, async ({ id, parts }) => {
    await recordings.remove(parts.map(({ key }) => key));
    dispatch(sessionPurged(id));
  });
}
