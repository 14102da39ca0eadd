import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppStore } from '../../app/hooks';
import { fieldForSkill, findField } from '../../domain/resume-document/find-field';
import { selectResume } from './selectors';

/**
 * `?resume=…&find=…`: opens that resume and puts the cursor into the field that holds the words. With `&field=skills` or
 * `&field=work` instead: into the list of skills, or the newest job's responsibilities.
 */
export function useFoundField(id: string, open: (id: string) => void): void {
  const [params, setParams] = useSearchParams();
  const store = useAppStore();
  const asked = params.get('resume');
  const words = params.get('find');
  const named = params.get('field');
  useEffect(() => {
    if (asked === null && words === null && named === null) return;
    if (asked !== null && asked !== id && selectResume(store.getState(), asked)) {
      open(asked);
      return;
    }
    // In the next frame: the frame of the app takes the focus when a screen comes up.
    const frame = requestAnimationFrame(() => {
      const resume = selectResume(store.getState(), id);
      const place = resume ? ((words ? findField(resume, words) : null) ?? fieldForSkill(resume, named)) : null;
      if (place) {
        const entry = place.entryId === null ? '' : `[data-entry="${CSS.escape(place.entryId)}"] `;
        document.querySelector<HTMLElement>(`${entry}[data-field="${place.field}"]`)?.focus();
      }
      setParams({}, { replace: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, words, named, id, open, store, setParams]);
}
