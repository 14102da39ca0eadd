import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '../../app/hooks';
import { LONGEST_NAME } from '../../domain/c-source/files';
import { isCompiled, languages } from '../../domain/c-source/languages';
import { lazyPart } from '../../ui/lazy-part';
import { RenameDialog } from '../../ui/rename-dialog';
import { useToast } from '../../ui/toast';
import { BenchFrame } from './bench-frame';
import { challengeHeads } from './challenge-content';
import type { EditorHandle } from './code-editor';
import { FileList } from './file-list';
import type { CodeFile } from './files-slice';
import { HistoryPanel } from './history-panel';
import type { PartDialogProps } from './part-dialog';
import { PracticeAbout } from './practice-about';
import { selectTerminalSettings } from './selectors';
import { terminalSet } from './terminal-settings-slice';
import { usePracticeFiles } from './use-practice-files';
import { useShareLink } from './use-share-link';
import { useSharedProgram } from './use-shared-program';
import { useStepper } from './use-stepper';
import { Workbench } from './workbench';

const Interview75 = lazyPart(() => import('./course/interview-75').then((m) => m.Interview75));
const PartDialog = lazyPart<PartDialogProps>(() => import('./part-dialog').then((m) => m.PartDialog));
const MockRound = lazyPart(() => import('./round/mock-round').then((m) => m.MockRound));

/** `/code-practice`: one's own programs. It begins with hello-world in C. `?round` is a mock round, `?plan=interview-75` a plan. */
export function CodePracticeScreen() {
  const [query] = useSearchParams();
  if (query.has('round'))
    return (
      <BenchFrame>
        <MockRound />
      </BenchFrame>
    );
  if (query.get('plan') === 'interview-75')
    return (
      <BenchFrame>
        <Interview75 />
      </BenchFrame>
    );
  return (
    <BenchFrame>
      <CodePractice />
    </BenchFrame>
  );
}

/** The spec's five exercises, as they are when they are done. */
const examples = challengeHeads.slice(0, 5);

type Tab = 'history' | 'about' | 'steps';

function CodePractice() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const share = useShareLink();
  const editor = useRef<EditorHandle>(null);
  const practice = usePracticeFiles(editor);
  const { current, add, keep, parts } = practice;
  const [tab, setTab] = useState<Tab>('about');
  const steps = useStepper(
    current,
    () => practice.firstText(),
    () => setTab('steps'),
    () => parts.now(),
  );
  const shownTab = tab === 'steps' && steps.tabs.length === 0 ? 'about' : tab;
  const [naming, setNaming] = useState<'new' | 'shown' | null>(null);
  const [renaming, setRenaming] = useState<CodeFile | null>(null);
  const problem = useSharedProgram((shared) => {
    const { files, ...program } = shared;
    const id = add({ ...program, name: 'shared' });
    parts.addTo(id, files);
    if (isCompiled(shared.language))
      dispatch(
        terminalSet({
          standards: { ...selectTerminalSettings(store.getState()).standards, [shared.language]: shared.standard },
        }),
      );
    toast({ text: 'The code from the link is in a new file. Nothing runs until you press Run.' });
  });

  return (
    <>
      <Workbench<Tab>
        title="Code Practice"
        listName="Files"
        list={
          <FileList
            files={practice.files}
            current={current.id}
            examples={examples}
            onOpen={practice.open}
            onNew={practice.addNew}
            onRename={setRenaming}
            onDuplicate={practice.duplicate}
            onRemove={practice.remove}
            onExample={(id) => void practice.addExample(id)}
          />
        }
        terminal={practice.terminal}
        editor={editor}
        opened={current}
        challenge={null}
        tabs={[
          { id: 'about', label: 'How it works', panel: <PracticeAbout problem={problem} /> },
          ...steps.tabs,
          {
            id: 'history',
            label: 'History',
            panel: <HistoryPanel program={current.id} onRestore={practice.goBackTo} />,
          },
        ]}
        tab={shownTab}
        onTab={setTab}
        files={{ ...parts, first: current.name, onAdd: () => setNaming('new'), onRename: () => setNaming('shown') }}
        onSource={(id, source, base) => {
          if (!parts.keep(id, source, base)) keep(id, { source }, { source: base });
        }}
        onInput={(id, input, base) => keep(id, { input }, { input: base })}
        languages={languages}
        onLanguage={practice.changeLanguage}
        onFile={(name, source, language) => {
          add({ name, source, language, input: '' });
        }}
        onShare={() => {
          const source = practice.firstText();
          void share({ ...current, source, files: parts.now() });
        }}
        onReset={null}
      />
      {naming && isCompiled(current.language) && (naming === 'new' || parts.shown) ? (
        <PartDialog
          language={current.language}
          taken={parts.parts.filter((part) => naming === 'new' || part !== parts.shown).map(({ name }) => name)}
          before={naming === 'new' ? null : (parts.shown?.name ?? null)}
          onName={(file) => {
            if (naming === 'new') parts.add([file]);
            else if (parts.shown) parts.rename(parts.shown, file.name);
          }}
          onFiles={naming === 'new' ? parts.add : null}
          onClose={() => setNaming(null)}
        />
      ) : null}
      {renaming ? (
        <RenameDialog
          thing="file"
          name={renaming.name}
          longest={LONGEST_NAME}
          help="The file extension follows the language."
          onRename={(name) => practice.rename(renaming, name)}
          onClose={() => setRenaming(null)}
        />
      ) : null}
    </>
  );
}
