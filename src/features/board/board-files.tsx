import { CalendarCheck2, Download, FileSpreadsheet, FileText, Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useAppStore, useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-picker';
import { lazyPart } from '../../ui/lazy-part';
import { Menu } from '../../ui/menu';
import { Overlay } from '../../ui/overlay';

const ImportFlow = lazyPart<{ file: File; onClose: () => void }>(() =>
  import('./import-flow').then((m) => m.ImportFlow),
);
const FILES =
  '.md,.markdown,.csv,.tsv,.json,.txt,text/markdown,text/csv,text/tab-separated-values,application/json,text/plain';

const TYPES = { md: 'text/markdown', csv: 'text/csv', ics: 'text/calendar' } as const;

/** Files of other programs and of the board in; Markdown, CSV and iCalendar out. */
export function useBoardFiles() {
  const store = useAppStore();
  const { download } = useDevice();
  const [chosen, setChosen] = useState<File | null>(null);
  const save = async (kind: keyof typeof TYPES) => {
    // Writing files is fetched when it is first asked for.
    const { fileOf } = await import('./file-texts');
    const text = fileOf(kind, store.getState());
    download(`project-tasks.${kind}`, text, TYPES[kind]);
  };
  const close = useCallback(() => {
    setChosen(null);
    document.getElementById(IMPORT_BUTTON)?.focus();
  }, []);
  return { chosen, take: setChosen, save, close };
}

type Files = ReturnType<typeof useBoardFiles>;
const IMPORT_BUTTON = 'board-import';

export function FileActions({ files }: { files: Files }) {
  return (
    <>
      <FileButton id={IMPORT_BUTTON} label="File of tasks" accept={FILES} onPick={files.take}>
        <Upload aria-hidden="true" />
        Import
      </FileButton>
      <Menu
        label="Export"
        trigger={
          <Button>
            <Download aria-hidden="true" />
            Export
          </Button>
        }
        items={[
          { label: 'Markdown task list', icon: <FileText />, onSelect: () => files.save('md') },
          { label: 'CSV', icon: <FileSpreadsheet />, onSelect: () => files.save('csv') },
          { label: 'To-dos for a calendar (.ics)', icon: <CalendarCheck2 />, onSelect: () => files.save('ics') },
        ]}
      />
    </>
  );
}

/** The file that is being imported, from its choice until it is taken or left. */
export function FileImport({ files: { chosen, close } }: { files: Files }) {
  if (!chosen) return null;
  return (
    <Overlay resetKey={chosen.name}>
      <ImportFlow file={chosen} onClose={close} />
    </Overlay>
  );
}
