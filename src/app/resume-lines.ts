import { emptyEntry } from '../domain/resume-document/edits';
import {
  entryRemoved,
  entryRestored,
  newEntryId,
  newResumeId,
  resumeRemoved,
} from '../features/resume-form/documents-slice';
import type { ResumeLines } from './hooks';

/** Where the resume form and the screens that propose a line for it meet: neither imports the other. */
export const resumeLines: ResumeLines = {
  newLine: (chosen, text) => {
    const list = 'achievements';
    const id = chosen ?? newResumeId();
    const entryId = newEntryId();
    const entry = { ...emptyEntry(list, entryId), text };
    return {
      resume: id,
      // The first edit makes a resume.
      add: entryRestored({ id, list, entry, index: Number.MAX_SAFE_INTEGER }),
      remove: chosen === null ? resumeRemoved(id) : entryRemoved({ id, list, entryId }),
    };
  },
};
