import { Paperclip } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { AttachedFile } from '../../../machines/contracts/chat';
import { useDevice } from '../../app/hooks';
import { IconButton } from '../../ui/button';
import type { FileChipsProps } from '../../ui/chat/reply-aside';
import { lazyPart } from '../../ui/lazy-part';

const FileChips = lazyPart<FileChipsProps>(() => import('../../ui/chat/reply-aside').then((m) => m.FileChips));

const MOST = 3;
const ACCEPT =
  '.txt,.md,.csv,.json,.c,.h,.cc,.cpp,.hpp,.cs,.css,.go,.html,.java,.js,.jsx,.kt,.php,.py,.rb,.rs,.sh,.sql,.swift,.ts,.tsx,.xml,.yaml,.yml,.log,application/pdf,text/*';

/** Files that go with the next question: what attaches them, and what is attached. */
export function useAttachments() {
  const { readAttachment } = useDevice();
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const take = async (chosen: readonly File[]) => {
    setReading(true);
    const room = MOST - files.length;
    const problems = chosen.length > room ? [`At most ${MOST} files go with a question.`] : [];
    for (const one of chosen.slice(0, Math.max(0, room))) {
      const read = await readAttachment(one).catch(() => ({
        problem: `“${one.name}” was not attached: a part of the app could not be loaded. Check your connection, and choose it again.`,
      }));
      if ('file' in read) setFiles((now) => [...now.filter(({ name }) => name !== read.file.name), read.file]);
      else problems.push(read.problem);
    }
    setProblem(problems.length > 0 ? problems.join(' ') : null);
    setReading(false);
  };
  return {
    files,
    clear: () => {
      setFiles([]);
      setProblem(null);
    },
    attach: (
      <>
        <IconButton label="Attach a file" className="size-11" onClick={() => input.current?.click()}>
          <Paperclip />
        </IconButton>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPT}
          aria-label="Files for the question"
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            event.target.value = '';
            if (chosen.length > 0) void take(chosen);
          }}
        />
      </>
    ),
    attached:
      files.length > 0 || problem || reading ? (
        <div className="mb-2 grid gap-1.5">
          {files.length > 0 ? (
            <Suspense fallback={null}>
              <FileChips
                files={files}
                onRemove={(name) => {
                  setProblem(null);
                  setFiles((now) => now.filter((one) => one.name !== name));
                }}
              />
            </Suspense>
          ) : null}
          {reading ? (
            <p role="status" className="text-xs text-ink-soft">
              Reading the file…
            </p>
          ) : null}
          {problem ? (
            <p role="alert" className="text-sm text-danger-ink">
              {problem}
            </p>
          ) : null}
        </div>
      ) : null,
  };
}
