import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAppSelector, useAppStore } from '../../app/hooks';
import { emptyResume } from '../../domain/resume-document/edits';
import type { WrittenResume } from '../../domain/resume-document/types';
import { newEntryId, newResumeId, resumeReplaced } from './documents-slice';
import { selectLastId, selectResume } from './selectors';

/** A placeholder date until the first edit gives the resume its own. */
const NEVER = '1970-01-01T00:00:00.000Z';

/**
 * The resume that this screen shows: the one opened last when it came up, and no other because of another tab. A new one
 * is made by the first edit.
 */
export function useOpenResume() {
  const store = useAppStore();
  const first = useCallback(() => selectLastId(store.getState()) ?? newResumeId(), [store]);
  const [id, setId] = useState(first);
  const open = useCallback((next: string | null) => setId(next ?? first()), [first]);
  const unread = useAppSelector((state) => selectResume(state, id)?.unread ?? false);
  useEffect(() => {
    if (!unread) return;
    // Kept when the form had fewer fields: what it brought from a file gets its own by now.
    void import('../../domain/resume-document/json-resume').then(
      ({ adopted }) => {
        const kept = selectResume(store.getState(), id);
        if (kept?.unread) store.dispatch(resumeReplaced(adopted(kept, () => newEntryId())));
      },
      // Without the network it is tried again the next time; until then nothing is lost, for it stays aside.
      () => undefined,
    );
  }, [unread, id, store]);
  return { id, open };
}

/** The current resume, or an empty one before the first edit. */
export function useResume(id: string): { readonly resume: WrittenResume; readonly kept: boolean } {
  const kept = useAppSelector((state) => selectResume(state, id));
  const empty = useMemo(() => emptyResume(id, NEVER), [id]);
  return { resume: kept ?? empty, kept: kept !== undefined };
}
