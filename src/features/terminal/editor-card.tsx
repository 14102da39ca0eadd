import {
  AlignLeft,
  Download,
  EllipsisVertical,
  FolderOpen,
  Link2,
  Pencil,
  RotateCcw,
  Search,
  Square,
  Trash2,
} from 'lucide-react';
import { type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import type { AnyProgram, SourcePlace } from '../../../machines/contracts/compiler';
import { useAppSelector, useDevice } from '../../app/hooks';
import { isCompiled, type Language } from '../../domain/c-source/languages';
import { filesOf, headersAmong } from '../../domain/c-source/program-texts';
import { Button, IconButton } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { Menu } from '../../ui/menu';
import { useToast } from '../../ui/toast';
import { CodeEditor, type EditorHandle } from './code-editor';
import { FileTabs } from './file-tabs';
import type { FormatPartProps } from './format-part';
import { readSource } from './read-source';
import { Refusal } from './refusal';
import { selectTerminalSettings } from './selectors';
import { fileProblems } from './terminal-words';
import { TypingProblems } from './typing-problems';
import { messagesIn, useMessages } from './use-code-check';
import { useNames } from './use-names';
import type { ProgramParts } from './use-program-parts';
import type { Terminal } from './use-terminal';

/** A program in the editor. */
export interface OpenedProgram {
  readonly id: string;
  /** The file it would be, with its ending. */
  readonly name: string;
  readonly language: Language;
  readonly source: string;
  readonly input: string;
}

export interface EditorCardProps {
  readonly terminal: Terminal;
  readonly editor: RefObject<EditorHandle | null>;
  /** What is in the editor: a program, or one of its further files. */
  readonly opened: OpenedProgram;
  /** Names the program, whichever of its files is in the editor. */
  readonly programId: string;
  /** The name of the further file that is in the editor; `null` for the first. */
  readonly shown: string | null;
  /** The program's further files; missing where it can have none. */
  readonly files?:
    | (ProgramParts & { readonly first: string; readonly onAdd: () => void; readonly onRename: () => void })
    | null;
  /** As it would be built now; the same object as long as nothing of it changes. */
  readonly program: AnyProgram;
  /** A program is built or runs. */
  readonly busy: boolean;
  readonly start: () => void;
  readonly onSource: (program: string, source: string, base: string) => void;
  /** A chosen file was read. */
  readonly onFile: (name: string, source: string, language: Language) => void;
  readonly onShare: () => void;
  /** `null`: there is no template to go back to. */
  readonly onReset: (() => void) | null;
  /** Leads to a place in any of the program's files. */
  readonly onGo: (place: SourcePlace) => void;
}

const FormatPart = lazyPart<FormatPartProps>(() => import('./format-part').then((m) => m.FormatPart));

const NOT_FETCHED =
  'The formatter could not be fetched. Your code is as it was. Check your connection, and press Format again.';

/** The editor with its bar: what can be done with the code, and Run. */
export function EditorCard({
  editor,
  opened,
  programId,
  shown,
  files = null,
  program,
  terminal,
  busy,
  start,
  onSource,
  onFile,
  onShare,
  onReset,
  onGo,
}: EditorCardProps) {
  const fontSize = useAppSelector((state) => selectTerminalSettings(state).fontSize);
  const { download } = useDevice();
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { messages: all, found } = useMessages(terminal, programId, program);
  const messages = useMemo(() => messagesIn(all, shown), [all, shown]);
  const canFormat = isCompiled(opened.language);
  const hasFiles = files !== null && canFormat;
  const onNames = useNames(terminal, program, shown);
  const headers = useMemo(() => headersAmong(filesOf(program).map(({ name }) => name)), [program]);
  const nextProblem = () => {
    const elsewhere = found?.diagnostics.find(({ from }) => from && (from.file ?? null) !== shown)?.from;
    if (elsewhere && messages.diagnostics.length === 0) onGo(elsewhere);
    else editor.current?.nextProblem();
  };
  const [format, setFormat] = useState<{ readonly press: number; readonly busy: boolean }>({ press: 0, busy: false });
  const askToFormat = async () => {
    if (format.busy) return;
    setRefused(null);
    setFormat(({ press }) => ({ press, busy: true }));
    const came = await FormatPart.preload();
    setFormat(({ press }) => (came ? { press: press + 1, busy: true } : { press, busy: false }));
    if (!came) setRefused(NOT_FETCHED);
  };
  const open = async (file: File) => {
    const read = readSource(file.name, new Uint8Array(await file.arrayBuffer()));
    if ('problem' in read) return setRefused(fileProblems[read.problem]);
    setRefused(null);
    onFile(file.name, read.source, read.language);
  };
  return (
    <section
      aria-label="Editor"
      className="flex min-h-[24rem] flex-col overflow-hidden rounded-card border border-line max-@3xl:h-[26rem] @3xl:min-h-0"
    >
      <header className="flex min-h-12 flex-wrap items-center gap-x-1.5 gap-y-1 border-b border-line bg-surface py-1.5 pr-2 pl-3.5">
        {hasFiles ? (
          <FileTabs files={files} shown={shown} found={found} />
        ) : (
          <h2 className="mr-auto min-w-0 truncate font-mono text-sm text-ink-soft">{opened.name}</h2>
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-1.5 gap-y-1">
          {canFormat ? (
            <Button
              size="sm"
              look="quiet"
              disabled={format.busy}
              onClick={() => void askToFormat()}
              title="Shift+Alt+F in the editor"
            >
              <AlignLeft aria-hidden="true" className="size-4" /> {format.busy ? 'Formatting…' : 'Format'}
            </Button>
          ) : null}
          {onReset ? (
            <Button size="sm" look="quiet" onClick={onReset}>
              <RotateCcw aria-hidden="true" className="size-4" /> Reset
            </Button>
          ) : null}
          <Menu
            label="More for the code"
            trigger={
              <IconButton label="More for the code">
                <EllipsisVertical />
              </IconButton>
            }
            items={[
              { label: 'Find and replace', icon: <Search />, onSelect: () => editor.current?.find() },
              { label: 'Open a file…', icon: <FolderOpen />, onSelect: () => picker.current?.click() },
              {
                label: 'Download',
                icon: <Download />,
                onSelect: () =>
                  download(opened.name, editor.current?.text() ?? opened.source, 'text/plain;charset=utf-8'),
              },
              { label: 'Copy a link with the code', icon: <Link2 />, onSelect: onShare },
              ...(hasFiles && files.shown
                ? [
                    { label: `Rename ${files.shown.name}…`, icon: <Pencil />, onSelect: files.onRename },
                    {
                      label: `Delete ${files.shown.name}`,
                      icon: <Trash2 />,
                      danger: true,
                      onSelect: () => files.shown && files.remove(files.shown),
                    },
                  ]
                : []),
            ]}
          />
          <input
            ref={picker}
            type="file"
            accept=".c,.h,.cpp,.cc,.cxx,.hpp,.js,.mjs,.cjs,.ts,.mts,.cts,.py,.sql,text/plain"
            aria-label="Code file"
            hidden
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file)
                void open(file).catch(() =>
                  toast({ text: 'The file could not be read. Nothing was opened.', tone: 'danger' }),
                );
              target.value = '';
            }}
          />
          {busy ? (
            <Button size="sm" look="danger" className="min-h-9!" onClick={terminal.stop}>
              <Square aria-hidden="true" className="size-3.5 fill-current" /> Stop
            </Button>
          ) : null}
          <Button
            size="sm"
            look="primary"
            className="min-h-9! min-w-28"
            disabled={busy}
            onClick={start}
            title="Ctrl+Enter in the editor"
          >
            {busy ? 'Running...' : 'Run ▶'}
          </Button>
        </div>
      </header>
      {refused ? <Refusal onClose={() => setRefused(null)}>{refused}</Refusal> : null}
      {format.press > 0 && isCompiled(opened.language) ? (
        <Suspense fallback={null}>
          <FormatPart
            editor={editor}
            program={opened.id}
            language={opened.language}
            press={format.press}
            onRest={() => setFormat(({ press }) => ({ press, busy: false }))}
          />
        </Suspense>
      ) : null}
      <CodeEditor
        ref={editor}
        program={opened.id}
        source={opened.source}
        language={opened.language}
        fontSize={fontSize}
        messages={messages}
        headers={headers}
        about={<TypingProblems found={found} onNext={nextProblem} />}
        onNames={onNames}
        onChange={onSource}
        onRun={start}
        onFormat={canFormat ? () => void askToFormat() : null}
      />
    </section>
  );
}
