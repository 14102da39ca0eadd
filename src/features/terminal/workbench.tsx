import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyProgram, SourceFile, SourcePlace } from '../../../machines/contracts/compiler';
import type { RunRequest } from '../../../machines/contracts/terminal';
import { useAppSelector, useDevice } from '../../app/hooks';
import { splitArguments } from '../../domain/c-source/arguments';
import { isCompiled, type Language, standardFor } from '../../domain/c-source/languages';
import { withText } from '../../domain/c-source/program-texts';
import { Scheme } from '../../ui/scheme';
import { Tabs } from '../../ui/tabs';
import { BenchColumns, RunColumn, WritingColumn } from './bench-columns';
import { EditorCard, type EditorCardProps } from './editor-card';
import { InputPanel } from './input-panel';
import { OutputPane } from './output-pane';
import { RunOptionsPanel, TypesPanel } from './run-options-panel';
import { withoutChecks } from './run-options-words';
import { selectRunOptions, selectTerminalSettings } from './selectors';
import { ToolchainNotice } from './toolchain-notice';
import { TopBar } from './top-bar';
import { useFullScreen } from './use-full-screen';
import { useBusy, useEngineOf } from './use-terminal';
import { useTokens } from './use-tokens';

interface WorkbenchProps<T extends string>
  extends Omit<EditorCardProps, 'program' | 'programId' | 'busy' | 'start' | 'shown' | 'onGo'> {
  readonly title: string;
  readonly listName: string;
  readonly list: ReactNode;
  /** Between the bar at the top and the columns. */
  readonly notice?: ReactNode;
  /** Asked for at the press of Run: the inputs of some are made only then. */
  readonly challenge: (() => NonNullable<RunRequest['challenge']>) | null;
  /** Its tests say how long they may take: what costs time is left out of the program. */
  readonly timed?: boolean;
  readonly tabs: readonly { id: T; label: string; panel: ReactNode }[];
  readonly tab: T;
  readonly onTab: (tab: T) => void;
  readonly onInput: (program: string, input: string, base: string) => void;
  readonly languages: readonly Language[];
  readonly onLanguage: (language: Language) => void;
}

/** The two code screens: bar, list, editor with its panels, output and input. */
export function Workbench<T extends string>(props: WorkbenchProps<T>) {
  const { title, listName, list, terminal, editor, opened, challenge, files = null, timed = false } = props;
  const { look, questions } = useAppSelector(selectTerminalSettings);
  const standard = useAppSelector((state) => standardFor(opened.language, selectTerminalSettings(state).standards));
  const typesInput = useAppSelector((state) => selectTerminalSettings(state).typesInput);
  const { build, args, checkTypes } = useAppSelector(selectRunOptions);
  const { toolchain } = useDevice();
  useEngineOf(terminal, opened.language);
  const tokens = useTokens(opened.source, opened.language);
  const busy = useBusy(terminal.run);
  const [full, toggleFull] = useFullScreen();
  const input = useRef<string | null>(null);

  useEffect(() => {
    document.title = `${title} · Elevate`;
  }, [title]);

  const { source, language } = opened;
  const parts = (isCompiled(language) && files?.parts) || NO_PARTS;
  const shown = parts.find(({ id }) => id === files?.shown?.id) ?? null;
  const further = useMemo(
    (): readonly SourceFile[] => parts.map(({ name, source: text }) => ({ name, text })),
    [parts],
  );
  const program = useMemo(
    () =>
      ({
        source,
        language,
        standard,
        ...(language === 'typescript' && { checkTypes }),
        ...(isCompiled(language) && { options: timed ? withoutChecks(build) : build }),
        ...(further.length > 0 && { files: further }),
      }) as AnyProgram,
    [source, language, standard, checkTypes, build, timed, further],
  );
  const start = () => {
    if (busy || !editor.current) return;
    terminal.start({
      program: withText(program, shown?.name ?? null, editor.current.text()),
      args: splitArguments(args[opened.id] ?? ''),
      input:
        typesInput && toolchain.takesTypedInput && opened.language !== 'sql'
          ? { kind: 'typed' }
          : { kind: 'batch', text: input.current ?? opened.input },
      challenge: challenge?.() ?? null,
    });
  };
  useAskedToRun(start);
  const wanted = useRef<SourcePlace | null>(null);
  const go = (place: SourcePlace) => {
    const part = parts.find(({ name }) => name === place.file) ?? null;
    // What it is about was renamed or removed since.
    if (place.file !== undefined && part === null) return;
    if (part === shown) return editor.current?.go(place);
    wanted.current = place;
    files?.open(part?.id ?? null);
  };
  const edited = shown ? { ...opened, id: shown.id, name: shown.name, source: shown.source } : opened;
  // Once the file that it is in has come into the editor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file
  useEffect(() => {
    if (wanted.current) editor.current?.go(wanted.current);
    wanted.current = null;
  }, [edited.id]);

  return (
    <Scheme look={look} fills={full}>
      <div className="@container">
        <div className="flex min-h-dvh flex-col @5xl:h-dvh @5xl:min-h-[44rem]">
          <TopBar
            title={title}
            listName={listName}
            language={opened.language}
            languages={props.languages}
            tokens={tokens}
            onLanguage={props.onLanguage}
            full={full}
            onFull={toggleFull}
          />
          {props.notice}
          <BenchColumns
            list={questions ? list : null}
            writing={
              <WritingColumn
                editor={
                  <EditorCard
                    {...props}
                    opened={edited}
                    programId={opened.id}
                    shown={shown?.name ?? null}
                    program={program}
                    busy={busy}
                    start={start}
                    onGo={go}
                  />
                }
                about={
                  <section
                    aria-label="About the program"
                    className="@container min-h-0 overflow-y-auto rounded-card border border-line bg-surface px-4 pb-4"
                  >
                    <Tabs
                      label="About the program"
                      tabs={props.tabs}
                      value={props.tab}
                      onChange={props.onTab}
                      isPinned
                    />
                  </section>
                }
              />
            }
            running={
              <RunColumn>
                <ToolchainNotice terminal={terminal} />
                <OutputPane terminal={terminal} onGo={go} />
                <InputPanel
                  program={opened.id}
                  input={opened.input}
                  language={opened.language}
                  onDraft={(text) => {
                    input.current = text;
                  }}
                  onChange={props.onInput}
                />
                {isCompiled(opened.language) ? (
                  <RunOptionsPanel key={opened.id} program={opened.id} timed={timed} />
                ) : null}
                {opened.language === 'typescript' ? <TypesPanel /> : null}
              </RunColumn>
            }
          />
        </div>
      </div>
    </Scheme>
  );
}

const NO_PARTS: NonNullable<EditorCardProps['files']>['parts'] = [];

/** Runs when the command palette asks for it: by the state of the address, which no link can carry, and once. */
function useAskedToRun(start: () => void): void {
  const { state, ...address } = useLocation();
  const navigate = useNavigate();
  const asked = (state as { run?: unknown } | null)?.run === true;
  const onAsked = useEffectEvent(() => {
    navigate(address, { replace: true, state: null });
    start();
  });
  useEffect(() => {
    if (asked) onAsked();
  }, [asked]);
}
