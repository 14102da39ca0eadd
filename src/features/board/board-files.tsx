import { Download, FileSpreadsheet, FileText, Upload } from 'lucide-react';
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

/** Files of other programs and of the board in, Markdown and CSV out. */
export function useBoardFiles() {
  const store = useAppStore();
  const { download } = useDevice();
  const [chosen, setChosen] = useState<File | null>(null);
  const save = async (kind: 'md' | 'csv') => {
    // Writing files is fetched when it is first asked for.
    const { fileOf } = await import('./file-texts');
    const text = fileOf(kind, store.getState());
    if (kind === 'md') download('project-tasks.md', text, 'text/markdown');
    else download('project-tasks.csv', text, 'text/csv');
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
