import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-picker';
import { counted } from '../../ui/format';
import { Menu } from '../../ui/menu';
import { ErrorBox } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { undone } from './board-slice';

/** The largest file that is read, in bytes, and the most tasks that are taken from one. */
const LARGEST_FILE = 5 * 1024 * 1024;
const MOST_TASKS = 5000;

/** Markdown in; Markdown and CSV out. */
export function useBoardFiles() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { download } = useDevice();
  const toast = useToast();
  const [refused, setRefused] = useState<{ name: string; reason: string } | null>(null);

  const take = async (file: File) => {
    const refuse = (reason: string) => setRefused({ name: file.name, reason });
    // Before its text is asked for: a huge file never comes into memory.
    if (file.size > LARGEST_FILE) return refuse('It is larger than 5 MB. Split it, and import the parts.');
    let text: string;
    try {
      text = await file.text();
    } catch {
      return refuse('The browser could not read it. It may have been moved or changed; choose it again.');
    }
    // Reading and writing files is fetched when it is first asked for.
    const [{ readFile }, { boardImported }] = await Promise.all([import('./file-texts'), import('./steps')]);
    const { tasks, fresh, ...needed } = readFile(text, store.getState());
    if (tasks === 0)
      return refuse(
        'It contains no task list. A task is a line such as “- [ ] Write tests”, with or without a heading above it.',
      );
    if (tasks > MOST_TASKS)
      return refuse(`It contains ${tasks} tasks. Up to ${MOST_TASKS} can be imported at once; split the file.`);
    setRefused(null);
    if (fresh.length === 0) return toast({ text: 'Every task in the file is already on the board.' });
    dispatch(boardImported({ tasks: fresh, ...needed, name: `“${file.name}”` }));
    const already = tasks - fresh.length;
    toast({
      text: `${counted(fresh.length, 'task')} imported.${already > 0 ? ` ${already} already on the board.` : ''}`,
      action: { label: 'Undo', run: () => dispatch(undone()) },
    });
  };

  const save = async (kind: 'md' | 'csv') => {
    const { fileOf } = await import('./file-texts');
    const text = fileOf(kind, store.getState());
    if (kind === 'md') download('project-tasks.md', text, 'text/markdown');
    else download('project-tasks.csv', text, 'text/csv');
  };
  return { refused, take, save, close: () => setRefused(null) };
}

export function FileActions({ files }: { files: ReturnType<typeof useBoardFiles> }) {
  return (
    <>
      <FileButton label="Markdown task list" accept=".md,.markdown,.txt,text/markdown,text/plain" onPick={files.take}>
        Import Markdown
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

/** Why a file was not taken. */
export function FileRefusal({ files }: { files: ReturnType<typeof useBoardFiles> }) {
  if (!files.refused) return null;
  return (
    <div className="mb-5">
      <ErrorBox
        title={`“${files.refused.name}” was not imported`}
        actions={
          <Button size="sm" onClick={files.close}>
            Close
          </Button>
        }
      >
        {files.refused.reason} The board is unchanged.
      </ErrorBox>
    </div>
  );
}
