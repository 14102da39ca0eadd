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
import { PracticeAbout } from './practice-about';
import { selectTerminalSettings } from './selectors';
import { terminalSet } from './terminal-settings-slice';
import { usePracticeFiles } from './use-practice-files';
import { useShareLink } from './use-share-link';
import { useSharedProgram } from './use-shared-program';
import { useStepper } from './use-stepper';
import { Workbench } from './workbench';

const Interview75 = lazyPart(() => import('./course/interview-75').then((m) => m.Interview75));
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
  const { current, add, keep } = practice;
  const [tab, setTab] = useState<Tab>('about');
  const steps = useStepper(
    current,
    () => editor.current?.text(),
    () => setTab('steps'),
  );
  const shownTab = tab === 'steps' && steps.tabs.length === 0 ? 'about' : tab;
  const [renaming, setRenaming] = useState<CodeFile | null>(null);
  const problem = useSharedProgram((shared) => {
    add({ ...shared, name: 'shared' });
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
        onSource={(id, source, base) => keep(id, { source }, { source: base })}
        onInput={(id, input, base) => keep(id, { input }, { input: base })}
        languages={languages}
        onLanguage={practice.changeLanguage}
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
          help="The file extension follows the language."
          onRename={(name) => practice.rename(renaming, name)}
          onClose={() => setRenaming(null)}
        />
      ) : null}
    </>
  );
}
