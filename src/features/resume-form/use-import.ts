import { useCallback, useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { LARGEST_FILE, readJsonResume } from '../../domain/resume-document/json-resume';
import { counted } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { newResumeId, resumeAdded, resumeRemoved } from './documents-slice';
import { refusalWords } from './form-words';

/** What came of the last file: why it was refused, or what the reader should know of one that was taken. */
export type ImportOutcome =
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string }
  | { readonly kind: 'noted'; readonly name: string; readonly notes: readonly string[] };

/** The most places of a file that do not fit the schema, as they are named to the user. */
const MOST_PLACES = 5;

/** A file that is not JSON goes through a review. `n` tells one choice from the next of the same file. */
export interface PickedFile {
  readonly file: File;
  readonly n: number;
}

/**
 * Takes files in: JSON Resume is exact and becomes a resume of its own at once, which `onTaken` gets the id of, `null`
 * after Undo. What must be understood first is handed to the review (`picked`).
 */
export function useImport(onTaken: (id: string | null) => void) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);

  const [picked, setPicked] = useState<PickedFile | null>(null);
  const close = useCallback(() => setPicked(null), []);
  const refusePicked = useCallback(
    (reason: string) => {
      if (picked) setOutcome({ kind: 'refused', name: picked.file.name, reason });
      setPicked(null);
    },
    [picked],
  );

  const take = async (file: File) => {
    setOutcome(null);
    if (!(await isJson(file))) return setPicked((last) => ({ file, n: (last?.n ?? 0) + 1 }));
    const refuse = (reason: string) => setOutcome({ kind: 'refused', name: file.name, reason });
    // Before its text is asked for: a file of 50 MB never comes into memory.
    if (file.size > LARGEST_FILE) return refuse(refusalWords({ kind: 'refused', reason: 'too-large' }));
    let text: string;
    try {
      text = await file.text();
    } catch {
      return refuse('The browser could not read it. It may have been moved or changed; choose it again.');
    }
    const id = newResumeId();
    const title =
      file.name
        .replace(/\.[^.]{1,8}$/, '')
        .trim()
        .slice(0, 100) || 'Imported resume';
    const reading = readJsonResume(text, { id, title, at: new Date().toISOString(), entryId: (n) => `entry-${n}` });
    if (reading.kind === 'refused') return refuse(refusalWords(reading));
    dispatch(resumeAdded(reading.resume));
    onTaken(id);
    toast({
      text: `“${title}” imported.`,
      action: {
        label: 'Undo',
        run: () => {
          dispatch(resumeRemoved(id));
          onTaken(null);
        },
      },
    });
    const notes = [
      ...(reading.renamed.length > 0
        ? [`Names of an older JSON Resume were read as those of 1.0.0: ${reading.renamed.join(', ')}.`]
        : []),
      ...(reading.unshown.length > 0
        ? [`Kept for the next export, and not shown in the form: ${reading.unshown.join(', ')}.`]
        : []),
      ...(await schemaNotes(reading.json)),
    ];
    setOutcome(notes.length > 0 ? { kind: 'noted', name: file.name, notes } : null);
  };
  return { outcome, take, close: () => setOutcome(null), picked, closePicked: close, refusePicked };
}
export type ResumeImport = ReturnType<typeof useImport>;

/** Whether a file is JSON by how it begins; by its name only where its bytes are of no other kind that is read. */
async function isJson(file: File): Promise<boolean> {
  const start = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve('');
    reader.readAsText(file.slice(0, 64));
  });
  if (['%PDF-', 'PK', '{\\rtf'].some((mark) => start.startsWith(mark))) return false;
  return /^\uFEFF?\s*\{/.test(start) || /\.json$/i.test(file.name);
}

/** Where the file does not fit the official schema. It is taken all the same: the values stay as they are. */
async function schemaNotes(json: unknown): Promise<string[]> {
  try {
    const { validate } = await import('@jsonresume/schema');
    let faults: readonly { property: string; message: string }[] = [];
    validate(json, (found) => {
      faults = found ?? [];
    });
    if (faults.length === 0) return [];
    const places = [...new Set(faults.map(({ property }) => property.replace(/^instance\.?/, '').slice(0, 80)))];
    const named = places.slice(0, MOST_PLACES).join(', ');
    return [`${counted(places.length, 'place')} not as JSON Resume 1.0.0 defines them, kept as they are: ${named}.`];
  } catch {
    return ['It could not be compared with the official schema just now. What could be read was taken.'];
  }
}
