import { useSelector } from '@xstate/react';
import { Download, EllipsisVertical, FolderOpen, Link2, RotateCcw, Search, Square } from 'lucide-react';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Diagnostic, SourcePlace } from '../../../machines/contracts/compiler';
import type { RunRequest } from '../../../machines/contracts/terminal';
import { useAppSelector, useDevice } from '../../app/hooks';
import type { Language } from '../../domain/c-source/languages';
import { countTokens } from '../../domain/c-source/lex';
import { Button, IconButton } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { Scheme } from '../../ui/scheme';
import { Tabs } from '../../ui/tabs';
import { useToast } from '../../ui/toast';
import { CodeEditor, type EditorHandle } from './code-editor';
import { InputPanel } from './input-panel';
import { OutputPane } from './output-pane';
import { readSource } from './read-source';
import { selectTerminalSettings } from './selectors';
import { fileProblems } from './terminal-words';
import { ToolchainNotice } from './toolchain-notice';
import { TopBar } from './top-bar';
import { type Terminal, useBusy } from './use-terminal';

/** A program in the editor. */
export interface OpenedProgram {
  readonly id: string;
  /** The file it would be, with its ending. */
  readonly name: string;
  readonly language: Language;
  readonly source: string;
  readonly input: string;
}

interface WorkbenchProps<T extends string> {
  readonly title: string;
  readonly listName: string;
  readonly list: ReactNode;
  readonly terminal: Terminal;
  readonly editor: RefObject<EditorHandle | null>;
  readonly opened: OpenedProgram;
  readonly challenge: RunRequest['challenge'];
  readonly tabs: readonly { id: T; label: string; panel: ReactNode }[];
  readonly tab: T;
  readonly onTab: (tab: T) => void;
  readonly onSource: (program: string, source: string, base: string) => void;
  readonly onInput: (program: string, input: string, base: string) => void;
  readonly onLanguage: (language: Language) => void;
  /** A chosen file was read. */
  readonly onFile: (name: string, source: string, language: Language) => void;
  readonly onShare: () => void;
  /** `null`: there is no template to go back to. */
  readonly onReset: (() => void) | null;
}

const NONE: readonly Diagnostic[] = [];

/** The two code screens: bar, list, editor with its panels, output and input. */
export function Workbench<T extends string>(props: WorkbenchProps<T>) {
  const { title, listName, list, terminal, editor, opened, challenge } = props;
  const { look, questions } = useAppSelector(selectTerminalSettings);
  const standard = useAppSelector((state) => selectTerminalSettings(state).standards[opened.language]);
  const typesInput = useAppSelector((state) => selectTerminalSettings(state).typesInput);
  const { toolchain } = useDevice();
  const tokens = useTokens(opened.source);
  const busy = useBusy(terminal.run);
  const input = useRef<string | null>(null);

  useEffect(() => {
    document.title = `${title} · Elevate`;
  }, [title]);

  const start = () => {
    if (busy || !editor.current) return;
    terminal.start({
      program: { source: editor.current.text(), language: opened.language, standard },
      input:
        typesInput && toolchain.takesTypedInput
          ? { kind: 'typed' }
          : { kind: 'batch', text: input.current ?? opened.input },
      challenge,
    });
  };
  const go = (place: SourcePlace) => editor.current?.go(place);

  return (
    <Scheme look={look}>
      <div className="@container">
        <div className="flex min-h-dvh flex-col @5xl:h-dvh @5xl:min-h-[44rem]">
          <TopBar
            title={title}
            listName={listName}
            language={opened.language}
            tokens={tokens}
            onLanguage={props.onLanguage}
          />
          <div
            className={`grid min-h-0 flex-1 grid-cols-1 gap-3 p-3 @3xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] @5xl:grid-rows-1 ${
              questions
                ? '@5xl:grid-cols-[15rem_minmax(0,1.35fr)_minmax(0,1fr)]'
                : '@5xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]'
            }`}
          >
            {questions ? (
              <div className="grid max-h-56 min-h-0 @3xl:col-span-2 @5xl:col-span-1 @5xl:max-h-none">{list}</div>
            ) : null}
            <div
              className={`grid min-h-0 grid-cols-1 gap-3 @3xl:grid-rows-[30rem_auto] @3xl:content-start @5xl:grid-rows-[minmax(16rem,1.35fr)_minmax(10rem,1fr)] @5xl:content-stretch `}
            >
              <EditorCard {...props} busy={busy} start={start} />
              <section
                aria-label="About the program"
                className="@container min-h-0 overflow-y-auto rounded-card border border-line bg-surface px-4 pb-4 [&>div>div:first-child]:sticky [&>div>div:first-child]:top-0 [&>div>div:first-child]:z-10 [&>div>div:first-child]:mb-3.5 [&>div>div:first-child]:bg-surface"
              >
                <Tabs label="About the program" tabs={props.tabs} value={props.tab} onChange={props.onTab} />
              </section>
            </div>
            <div
              className={`flex min-h-0 flex-col gap-3 max-@3xl:min-h-[32rem] @3xl:max-h-[50rem] @3xl:min-h-[40rem] @5xl:max-h-none @5xl:min-h-0 `}
            >
              <ToolchainNotice terminal={terminal} />
              <OutputPane terminal={terminal} onGo={go} />
              <InputPanel
                program={opened.id}
                input={opened.input}
                onDraft={(text) => {
                  input.current = text;
                }}
                onChange={props.onInput}
              />
            </div>
          </div>
        </div>
      </div>
    </Scheme>
  );
}

/** How many tokens the source has; of a long one it is counted when there is time. */
function useTokens(source: string): number {
  const later = useDeferredValue(source);
  return useMemo(() => countTokens(later), [later]);
}

function EditorCard<T extends string>({
  editor,
  opened,
  terminal,
  busy,
  start,
  onSource,
  onFile,
  onShare,
  onReset,
}: WorkbenchProps<T> & { busy: boolean; start: () => void }) {
  const fontSize = useAppSelector((state) => selectTerminalSettings(state).fontSize);
  const { download } = useDevice();
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  // Messages are about the text that was built: once another one stands there, they are not its own.
  const diagnostics = useSelector(terminal.run, ({ context }) => context.build?.diagnostics ?? NONE);
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
        <h2 className="mr-auto min-w-0 truncate font-mono text-sm text-ink-soft">{opened.name}</h2>
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
          ]}
        />
        <input
          ref={picker}
          type="file"
          accept=".c,.h,.cpp,.cc,.cxx,.hpp,text/plain"
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
      </header>
      {refused ? (
        <p
          role="alert"
          className="flex items-center justify-between gap-3 bg-danger-soft px-3.5 py-2 text-sm text-danger-ink"
        >
          {refused}
          <Button size="sm" look="quiet" onClick={() => setRefused(null)}>
            Close
          </Button>
        </p>
      ) : null}
      <CodeEditor
        ref={editor}
        program={opened.id}
        source={opened.source}
        language={opened.language}
        fontSize={fontSize}
        diagnostics={diagnostics}
        onChange={onSource}
        onRun={start}
      />
    </section>
  );
}
