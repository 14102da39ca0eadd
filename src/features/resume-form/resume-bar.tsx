import { Copy, Diff, Ellipsis, FilePlus2, GitBranchPlus, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { emptyResume, withTitle } from '../../domain/resume-document/edits';
import type { WrittenResume } from '../../domain/resume-document/types';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField, TextField } from '../../ui/field';
import { FileButton } from '../../ui/file-picker';
import { lazyPart } from '../../ui/lazy-part';
import { Menu } from '../../ui/menu';
import { useToast } from '../../ui/toast';
import { useAsked } from '../../ui/use-asked';
import { newResumeId, resumeAdded, resumeOpened, resumeRemoved, resumeTitled } from './documents-slice';
import { freeTitle } from './free-title';
import { selectResume, selectTitles } from './selectors';

/** A hint for the system's dialog; what a file is, its bytes say. */
const IMPORTED =
  '.pdf,.docx,.zip,.json,.md,.markdown,.txt,application/pdf,application/json,text/plain,text/markdown,application/zip,' +
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const NewVersion = lazyPart<{
  id: string;
  jobId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
}>(() => import('./new-version').then((m) => m.NewVersion));
const VersionDifferences = lazyPart<{ id: string; onClose: () => void }>(() =>
  import('./version-differences').then((m) => m.VersionDifferences),
);

/** Which resume is open, and what can be done with it as a whole. */
export function ResumeBar({
  id,
  onOpen,
  onImport,
}: {
  id: string;
  onOpen: (id: string | null) => void;
  onImport: (file: File) => void;
}) {
  const titles = useAppSelector(selectTitles);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [naming, setNaming] = useState<string | null>(null);
  const [versioning, setVersioning] = useState<{ readonly job: string | null } | null>(null);
  const [comparing, setComparing] = useState(false);
  const shown = titles.find((item) => item.id === id);
  const title = shown?.title ?? '';
  const known = shown !== undefined;
  // From a job: its version is made here.
  useAsked('job', (job) => setVersioning({ job }));

  const open = (next: string) => {
    dispatch(resumeOpened(next));
    onOpen(next);
  };
  const add = () => {
    const next = newResumeId();
    dispatch(resumeAdded(emptyResume(next, new Date().toISOString(), freeTitle('My resume', titles))));
    onOpen(next);
  };
  const duplicate = () => {
    const resume = selectResume(store.getState(), id);
    if (!resume) return;
    const next = newResumeId();
    dispatch(resumeAdded(withTitle({ ...resume, id: next }, freeTitle(`${resume.title} (copy)`, titles))));
    onOpen(next);
    toast({ text: `“${resume.title}” duplicated. You are now in the copy.` });
  };
  const remove = () => {
    const resume = selectResume(store.getState(), id);
    if (!resume) return;
    dispatch(resumeRemoved(id));
    onOpen(null);
    toast({
      text: `“${resume.title}” deleted.`,
      action: {
        label: 'Undo',
        run: () => {
          dispatch(resumeAdded(resume));
          onOpen(resume.id);
        },
      },
    });
  };

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        {titles.length > 0 ? (
          <div className="min-w-0 flex-1 basis-52 sm:max-w-80">
            <SelectField label="Which resume" value={id} onChange={(event) => open(event.target.value)}>
              {known ? null : <option value={id}>New resume</option>}
              {titles.map((item) => (
                <option key={item.id} value={item.id}>
                  {item.masterTitle === null ? item.title : `${item.title} (version of ${item.masterTitle})`}
                </option>
              ))}
            </SelectField>
          </div>
        ) : null}
        {known ? (
          <Menu
            label="This resume"
            trigger={
              <Button aria-label="More for this resume">
                <Ellipsis aria-hidden="true" />
                More
              </Button>
            }
            items={[
              { label: 'New resume', icon: <FilePlus2 />, onSelect: add },
              {
                label: 'New version for a job…',
                icon: <GitBranchPlus />,
                onSelect: () => setVersioning({ job: null }),
              },
              { label: 'Duplicate', icon: <Copy />, onSelect: duplicate },
              { label: 'Rename…', icon: <Pencil />, onSelect: () => setNaming(title) },
              { label: 'Delete resume', icon: <Trash2 />, danger: true, onSelect: remove },
            ]}
          />
        ) : null}
        {shown?.masterTitle == null ? null : (
          <Button aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
            <Diff aria-hidden="true" />
            What differs from the master
          </Button>
        )}
        <Suspense fallback={null}>
          {versioning && known ? (
            <NewVersion id={id} jobId={versioning.job} onOpen={onOpen} onClose={() => setVersioning(null)} />
          ) : null}
        </Suspense>
        <RemovedElsewhere id={id} onOpen={onOpen} />
        <FileButton
          label="PDF, Word, LinkedIn ZIP, Markdown, text or JSON Resume file"
          accept={IMPORTED}
          onPick={onImport}
        >
          Import
        </FileButton>
        <Dialog
          open={naming !== null}
          onClose={() => setNaming(null)}
          title="Rename the resume"
          lead="The name is for you. It is not printed."
        >
          <form
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              dispatch(resumeTitled({ id, title: naming ?? '' }));
              setNaming(null);
            }}
          >
            <TextField
              label="Name of the resume"
              value={naming ?? ''}
              onChange={(event) => setNaming(event.target.value)}
            />
            <div className="flex justify-end gap-2">
              <Button onClick={() => setNaming(null)}>Cancel</Button>
              <Button look="primary" type="submit">
                Rename
              </Button>
            </div>
          </form>
        </Dialog>
      </div>
      {comparing && shown?.masterTitle != null ? (
        <Suspense fallback={null}>
          <VersionDifferences key={id} id={id} onClose={() => setComparing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Says that another tab deleted the resume that is open here, and brings it back. Of its own, for it is drawn with each key. */
function RemovedElsewhere({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const resume = useAppSelector((state) => selectResume(state, id));
  const dispatch = useAppDispatch();
  const toast = useToast();
  const last = useRef<WrittenResume | null>(null);
  useEffect(() => {
    const gone = last.current;
    last.current = resume ?? null;
    // Deleted here, another one is open by now.
    if (resume || gone?.id !== id) return;
    toast({
      text: `“${gone.title}” was deleted in another tab.`,
      action: {
        label: 'Undo',
        run: () => {
          dispatch(resumeAdded(gone));
          onOpen(gone.id);
        },
      },
    });
  }, [resume, id, dispatch, toast, onOpen]);
  return null;
}
