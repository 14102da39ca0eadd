import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '../../app/hooks';
import { useToast } from '../../ui/toast';
import { draftReceived, emptyDraft } from './draft-slice';
import { formKey } from './form-way';
import { readHandedResume } from './report-schema';
import { selectResumeDraft } from './selectors';

/**
 * Takes a resume that the form sent along with the link here: the flow restarts at the job description, with the one
 * that was there. What was in the flow comes back by Undo.
 */
export function useHandedResume(rerun: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const taken = useRef<string | null>(null);
  useEffect(() => {
    const state: unknown = location.state;
    if (typeof state !== 'object' || state === null || !('resume' in state) || taken.current === location.key) return;
    taken.current = location.key;
    // Taken once: a reload or coming back finds nothing more to take.
    navigate({ pathname: location.pathname, search: location.search }, { replace: true, state: null });
    const handed = readHandedResume(state.resume);
    if (!handed) return;
    const before = selectResumeDraft(store.getState());
    const key = formKey(handed.id, nanoid());
    const size = handed.document.pages.flatMap(({ lines }) => lines).reduce((sum, { text }) => sum + text.length, 0);
    dispatch(
      draftReceived({
        ...emptyDraft,
        main: {
          step: 'job',
          file: { key, name: handed.name, size, kept: true },
          jobDescription: before.main?.jobDescription ?? '',
          action: before.main?.action ?? null,
        },
        document: { flow: key, value: handed.document },
      }),
    );
    rerun();
    toast({
      text: `“${handed.name}” is handed over as text.`,
      ...(before.main?.file
        ? {
            action: {
              label: `Undo: back to ${before.main.file.name}`,
              run: () => {
                dispatch(draftReceived(before));
                rerun();
              },
            },
          }
        : {}),
    });
  }, [location, navigate, store, dispatch, toast, rerun]);
}
