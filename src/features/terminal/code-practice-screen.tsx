import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RunRequest, RunShown } from '../../../machines/contracts/terminal';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { paths } from '../../app/paths';
import { fileName, freeName, LONGEST_NAME } from '../../domain/c-source/files';
import { helloWorld, type Language } from '../../domain/c-source/languages';
import { ButtonLink } from '../../ui/button-link';
import { ErrorBox } from '../../ui/notice';
import { RenameDialog } from '../../ui/rename-dialog';
import { useToast } from '../../ui/toast';
import { BenchFrame } from './bench-frame';
import { challengeHeads, fetchChallenge } from './challenge-content';
import type { EditorHandle } from './code-editor';
import { FileList } from './file-list';
import { type CodeFile, fileAdded, fileEdited, fileRemoved, fileRestored, newFileId } from './files-slice';
import { HistoryPanel } from './history-panel';
import { type Bases, joinTexts } from './join-texts';
import { codeOpened } from './open-slice';
import { fileRun } from './runs-slice';
import { selectFile, selectFiles, selectOpenFile, selectTerminalSettings } from './selectors';
import { decodeShare } from './share-link';
import { terminalSet } from './terminal-settings-slice';
import { shareProblems } from './terminal-words';
import { useShareLink } from './use-share-link';
import { useTerminal } from './use-terminal';
import { Workbench } from './workbench';

/** `/code-practice`: one's own programs in C and C++. It begins with hello-world in C. */
export function CodePracticeScreen() {
  return (
    <BenchFrame>
      <CodePractice />
    </BenchFrame>
  );
}

/** The spec's five exercises, as they are when they are done. */
const examples = challengeHeads.slice(0, 5);

type Tab = 'history' | 'about';
type Draft = Pick<CodeFile, 'id' | 'name' | 'language' | 'source' | 'input'>;

const draftOf = (language: Language = 'c'): Draft => ({
  id: newFileId(),
  name: fileName('main', language),
  language,
  source: helloWorld[language],
  input: '',
});

function CodePractice() {
  const store = useAppStore();
  const { storage } = useDevice();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const share = useShareLink();
  const files = useAppSelector(selectFiles);
  const last = useAppSelector(selectOpenFile);
  const [tab, setTab] = useState<Tab>('about');
  const [renaming, setRenaming] = useState<CodeFile | null>(null);
  const editor = useRef<EditorHandle>(null);
  // Hello-world stands there until it is changed: only then is it a file.
  const [draft, setDraft] = useState(draftOf);

  // Without a choice it stays with what it came up with, whatever another tab adds.
  const [first] = useState(() => (files.find(({ id }) => id === last) ?? files.at(-1) ?? draft).id);
  const chosen = files.find(({ id }) => id === (last ?? first));
  useEffect(() => storage.claim('codeOpen'), [storage]);
  useEffect(() => {
    if (last === null && chosen) dispatch(codeOpened({ file: chosen.id }));
  }, [last, chosen, dispatch]);
  const current: Draft = chosen ?? (first === draft.id && last === null ? draft : (files.at(-1) ?? draft));
  const running = useRef(current.id);
  const goneElsewhere = useGoneElsewhere(files, current.id);

  const onEnd = useCallback(
    (request: RunRequest, shown: RunShown) => fileRun(dispatch, running.current, request, shown),
    [dispatch],
  );
  const onSolved = useCallback(() => {}, []);
  const terminal = useTerminal({ onEnd, onSolved });
  useEffect(() => {
    running.current = current.id;
  }, [current.id]);

  const names = () => selectFiles(store.getState()).map(({ name }) => name);
  const leave = () => {
    editor.current?.text();
    terminal.run.send({ type: 'program.replaced' });
  };
  const open = (id: string) => {
    if (id === current.id) return;
    leave();
    dispatch(codeOpened({ file: id }));
  };
  const add = (file: Omit<Draft, 'id'>): string => {
    leave();
    const id = newFileId();
    dispatch(fileAdded({ ...file, id, name: freeName(fileName(file.name, file.language), names()) }));
    dispatch(codeOpened({ file: id }));
    return id;
  };
  /** Keeps a change of the file that `id` names; the first one makes a file of the draft. */
  const keep = (id: string, typed: Partial<Omit<Draft, 'id'>>, bases: Bases = {}) => {
    const file = selectFile(store.getState(), id);
    const { change, lost } = file ? joinTexts(typed, bases, file) : { change: typed, lost: [] };
    if (lost.length > 0) void storage.keepBoth('codeFiles', id, file, lost);
    if (file) {
      const changes = Object.entries(change).some(([key, value]) => file[key as keyof Draft] !== value);
      if (changes) dispatch(fileEdited({ id, ...change }));
    } else if (id === draft.id) {
      dispatch(fileAdded({ ...draft, ...change }));
      dispatch(codeOpened({ file: id }));
      setDraft(draftOf());
    } else {
      // Removed in another tab while it was written here: an edit outlives a removal.
      const gone = goneElsewhere(id);
      if (gone) restore({ ...gone, ...change });
    }
  };
  const restore = (file: CodeFile) => {
    dispatch(fileRestored(file));
    dispatch(codeOpened({ file: file.id }));
  };
  const remove = (file: CodeFile) => {
    editor.current?.text();
    const whole = selectFile(store.getState(), file.id) ?? file;
    if (file.id === current.id) terminal.run.send({ type: 'program.replaced' });
    dispatch(fileRemoved(file.id));
    toast({
      text: `${whole.name} deleted.`,
      action: {
        label: 'Undo',
        run: () => restore(whole),
      },
    });
  };
  const addExample = async (id: number) => {
    try {
      const { title, language, solution } = await fetchChallenge(id);
      const name = title
        .toLowerCase()
        .replace(/[^a-z0-9+]+/g, '-')
        .replaceAll('+', 'p');
      add({ name, language, source: solution, input: '' });
    } catch {
      toast({ text: 'That example could not be loaded. Check your connection and choose it again.' });
    }
  };
  const problem = useSharedProgram((shared) => {
    add({ ...shared, name: 'shared' });
    dispatch(
      terminalSet({
        standards: { ...selectTerminalSettings(store.getState()).standards, [shared.language]: shared.standard },
      }),
    );
    toast({ text: 'The code of the link stands in a new file. Nothing runs until you press Run.' });
  });

  return (
    <>
      <Workbench<Tab>
        title="Code Practice"
        listName="Files"
        list={
          <FileList
            files={files}
            current={current.id}
            examples={examples}
            onOpen={open}
            onNew={() =>
              add({ name: 'main', language: current.language, source: helloWorld[current.language], input: '' })
            }
            onRename={setRenaming}
            onDuplicate={(file) => {
              editor.current?.text();
              add(selectFile(store.getState(), file.id) ?? file);
            }}
            onRemove={remove}
            onExample={(id) => void addExample(id)}
          />
        }
        terminal={terminal}
        editor={editor}
        opened={current}
        challenge={null}
        tabs={[
          { id: 'about', label: 'How it works', panel: <About problem={problem} /> },
          {
            id: 'history',
            label: 'History',
            panel: (
              <HistoryPanel
                program={current.id}
                onRestore={({ source, input }) => {
                  const before = editor.current?.text() ?? current.source;
                  editor.current?.replace(source);
                  keep(current.id, { input });
                  toast({
                    text: 'The code of that run stands in the editor.',
                    action: { label: 'Undo', run: () => editor.current?.replace(before) },
                  });
                }}
              />
            ),
          },
        ]}
        tab={tab}
        onTab={setTab}
        onSource={(id, source, base) => keep(id, { source }, { source: base })}
        onInput={(id, input, base) => keep(id, { input }, { input: base })}
        onLanguage={(language) => {
          const source = editor.current?.text() ?? current.source;
          const untouched = source === helloWorld[current.language];
          if (untouched) editor.current?.replace(helloWorld[language]);
          keep(current.id, {
            language,
            name: freeName(
              fileName(current.name, language),
              names().filter((name) => name !== current.name),
            ),
            source: untouched ? helloWorld[language] : source,
          });
        }}
        onFile={(name, source, language) => {
          add({ name, source, language, input: '' });
        }}
        onShare={() => share({ ...current, source: editor.current?.text() ?? current.source })}
        onReset={null}
      />
      {renaming ? (
        <RenameDialog
          thing="file"
          name={renaming.name}
          longest={LONGEST_NAME}
          help="The ending follows the language."
          onRename={(name) =>
            keep(renaming.id, {
              name: freeName(
                fileName(name, renaming.language),
                names().filter((other) => other !== renaming.name),
              ),
            })
          }
          onClose={() => setRenaming(null)}
        />
      ) : null}
    </>
  );
}

/** The file that stands in the editor as it was when it was last there, for when another tab removes it. */
function useGoneElsewhere(files: readonly CodeFile[], id: string): (id: string) => CodeFile | null {
  const last = useRef<CodeFile | null>(null);
  const file = files.find((one) => one.id === id);
  useEffect(() => {
    if (file) last.current = file;
  }, [file]);
  return useCallback((gone) => (last.current?.id === gone ? last.current : null), []);
}

type Shared = Exclude<Awaited<ReturnType<typeof decodeShare>>, null | { problem: unknown }>;

/** Reads what the fragment of the address carries, once for each, and takes it out of the address. */
function useSharedProgram(onShared: (shared: Shared) => void): string | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const taken = useRef('');
  const shared = useRef(onShared);
  shared.current = onShared;
  useEffect(() => {
    if (hash === '' || taken.current === hash) return;
    taken.current = hash;
    void decodeShare(hash).then((carried) => {
      if (carried === null) return;
      navigate(paths.codePractice, { replace: true });
      taken.current = '';
      if ('problem' in carried) setProblem(shareProblems[carried.problem]);
      else {
        setProblem(null);
        shared.current(carried);
      }
    });
  }, [hash, navigate]);
  return problem;
}

function About({ problem }: { problem: string | null }) {
  return (
    <div className="measure grid gap-3 text-sm">
      {problem ? <ErrorBox title="The link could not be opened.">{problem}</ErrorBox> : null}
      <p>
        Your program is built by clang, a real compiler, and runs in this tab. Overflow, division by zero, null pointers
        and indexes out of bounds stop it with the line and the reason, where a compiler on the command line would stay
        silent.
      </p>
      <p>
        It gets 10 seconds (more while it runs, if you say so), 256 MB of memory and 1 MB of output. There are no
        threads, no network and no files of your device. A <code>long</code> and a pointer have 32 bits.
      </p>
      <ul className="grid gap-1 text-ink-soft">
        <li>Ctrl+Enter runs. Ctrl+F finds. F8 goes to the next error.</li>
        <li>Ctrl+Space completes names of the library and of your program.</li>
        <li>Everything you write is kept on this device.</li>
      </ul>
      <p>
        <ButtonLink to={paths.machineCoding} size="sm">
          To the coding challenges
        </ButtonLink>
      </p>
    </div>
  );
}
