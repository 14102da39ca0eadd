import { useState, useSyncExternalStore } from 'react';
import { backupMade } from '../features/settings/backups-slice';
import type { ConflictNote } from '../platform/storage/types';
import { Button } from '../ui/button';
import { Link } from '../ui/link';
import { Notice, Notices } from '../ui/notice';
import { useToast } from '../ui/toast';
import { useAppDispatch, useDevice, useStorageStatus } from './hooks';
import { paths } from './paths';

const WRITE: Record<'full' | 'refused', string> = {
  full: 'The disk is full, or this site’s share of it. What you do now is held in memory, and saving is tried again.',
  refused: 'The browser refused to write. What you do now is held in memory, and saving is tried again.',
};

/** What was changed, by its collection. */
const THINGS: Readonly<Record<string, string>> = {
  tasks: 'A task',
  calendarEvents: 'An event',
  codeFiles: 'A file',
  codeParts: 'A file',
  challengeWork: 'Your code for a challenge',
  resumeDocuments: 'A resume',
  coverLetters: 'A cover letter',
  conversations: 'A conversation',
  guideDrafts: 'A profile text',
  profile: 'Your profile',
  plans: 'A roadmap',
  trainerAnswers: 'An interview answer',
  trainerSessions: 'An interview',
  interviewSessions: 'An interview',
};

const sentenceOf = ({ collection, second }: ConflictNote) =>
  `${THINGS[collection] ?? 'Something'}: the version written last is in place; the other ${
    second === null ? 'is kept aside under Settings, Data.' : `is in “${second}”.`
  }`;

/** What the learner must know about the state of their data; nothing while all is well. */
export function StorageNotices() {
  const status = useStorageStatus();
  const { storage, conflicts, download } = useDevice();
  const told = useSyncExternalStore(conflicts.subscribe, conflicts.get);
  const [dismissed, setDismissed] = useState(false);
  const toast = useToast();
  const dispatch = useAppDispatch();
  const exportAll = () =>
    storage.exportAll().then(
      (backup) => {
        download('elevate-backup.json', backup);
        dispatch(backupMade(new Date().toISOString()));
      },
      () =>
        toast({
          text: 'The backup could not be made: the browser could not read what is stored. What you made is still in this tab; try again.',
          tone: 'danger',
        }),
    );
  const save = (
    <Button size="sm" onClick={() => void exportAll()}>
      Export all
    </Button>
  );
  const toData = (
    <Link
      to={`${paths.settings}?tab=data`}
      className="inline-flex min-h-8 items-center px-2 font-medium text-primary-ink hover:underline"
    >
      Open Settings, Data
    </Link>
  );
  const notices = [];
  if (status.kind === 'memory')
    notices.push(
      <Notice
        key="memory"
        tone="warning"
        role="alert"
        title="Nothing can be saved in this browser window."
        actions={save}
      >
        The browser offers no storage here, as in some private windows. Everything works until you close the tab; export
        what you want to keep.
      </Notice>,
    );
  if (status.kind === 'newer')
    notices.push(
      <Notice
        key="newer"
        tone="warning"
        role="alert"
        title="Your data was written by a newer version of Elevate."
        actions={toData}
      >
        It is left untouched. What you do here is kept beside it and merged into it when the newer version opens. Reload
        the page to get that version.
      </Notice>,
    );
  if (status.writeProblem)
    notices.push(
      <Notice key="write" tone="danger" role="alert" title="Your latest changes are not saved yet." actions={save}>
        {WRITE[status.writeProblem]} Free some space, or export now.
      </Notice>,
    );
  if (status.quarantined > 0 && !dismissed)
    notices.push(
      <Notice
        key="aside"
        tone="info"
        role="status"
        title="Some stored data could not be read."
        actions={
          <>
            {toData}
            <Button size="sm" look="quiet" onClick={() => setDismissed(true)}>
              Dismiss
            </Button>
          </>
        }
      >
        It is kept aside and can be downloaded. The rest of your data is loaded as usual.
      </Notice>,
    );
  if (told.length > 0)
    notices.push(
      <Notice
        key="conflicts"
        tone="warning"
        role="status"
        title="Two tabs changed the same text. Both versions are kept."
        actions={
          <>
            {told.some(({ second }) => second === null) ? toData : null}
            <Button size="sm" look="quiet" onClick={conflicts.dismiss}>
              Dismiss
            </Button>
          </>
        }
      >
        {[...new Set(told.map(sentenceOf))].join(' ')}
      </Notice>,
    );
  return <Notices>{notices}</Notices>;
}
