import { useCallback, useMemo, useState } from 'react';
import { useAppSelector, useAppStore } from '../../app/hooks';
import { emptyResume } from '../../domain/resume-document/edits';
import type { WrittenResume } from '../../domain/resume-document/types';
import { newResumeId } from './documents-slice';
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
  return { id, open };
}

/** The current resume, or an empty one before the first edit. */
export function useResume(id: string): { readonly resume: WrittenResume; readonly kept: boolean } {
  const kept = useAppSelector((state) => selectResume(state, id));
  const empty = useMemo(() => emptyResume(id, NEVER), [id]);
  return { resume: kept ?? empty, kept: kept !== undefined };
}
