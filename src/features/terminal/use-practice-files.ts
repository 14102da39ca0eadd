import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RunRequest, RunShown } from '../../../machines/contracts/terminal';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { fileName, freeName } from '../../domain/c-source/files';
import { helloWorld, isCompiled, type Language } from '../../domain/c-source/languages';
import { programOf } from '../../domain/challenges/programs';
import { counted } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { fetchChallenge } from './challenge-content';
import type { EditorHandle } from './code-editor';
import { fileRun } from './file-run';
import { type CodeFile, fileAdded, fileEdited, fileRemoved, fileRestored, newFileId } from './files-slice';
import { type Bases, joinTexts } from './join-texts';
import { codeOpened } from './open-slice';
import { type CodePart, copiesFor, partsKept, partsRemoved } from './parts-slice';
import type { CodeRun } from './runs-slice';
import { selectFile, selectFiles, selectOpenFile, selectParts } from './selectors';
import { useProgramParts } from './use-program-parts';
import { useTerminal } from './use-terminal';

type Draft = Pick<CodeFile, 'id' | 'name' | 'language' | 'source' | 'input'>;

const draftOf = (language: Language = 'c'): Draft => ({
  id: newFileId(),
  name: fileName('main', language),
  language,
  source: helloWorld[language],
  input: '',
});

/** One's own files: which is in the editor, its terminal, and all that can be done with them. */
export function usePracticeFiles(editor: RefObject<EditorHandle | null>) {
  const store = useAppStore();
  const { storage } = useDevice();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const files = useAppSelector(selectFiles);
  const last = useAppSelector(selectOpenFile);
  // Hello-world is there until it is changed: only then is it a file.
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
  const parts = useProgramParts(editor, current.id, () => keep(current.id, {}));
  const goneElsewhere = useGoneElsewhere(files, parts.parts, current.id);

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
      if (gone) {
        restore({ ...gone.file, ...change });
        dispatch(partsKept(gone.parts));
      }
    }
  };
  const restore = (file: CodeFile) => {
    dispatch(fileRestored(file));
    dispatch(codeOpened({ file: file.id }));
  };
  const remove = (file: CodeFile) => {
    editor.current?.text();
    const whole = selectFile(store.getState(), file.id) ?? file;
    const its = selectParts(store.getState(), file.id);
    if (file.id === current.id) terminal.run.send({ type: 'program.replaced' });
    dispatch(fileRemoved(file.id));
    if (its.length > 0) dispatch(partsRemoved(its.map(({ id }) => id)));
    toast({
      text:
        its.length > 0 ? `${whole.name} and ${counted(its.length, 'further file')} deleted.` : `${whole.name} deleted.`,
      action: {
        label: 'Undo',
        run: () => {
          restore(whole);
          dispatch(partsKept(its));
        },
      },
    });
  };
  const addExample = async (id: number) => {
    try {
      const challenge = await fetchChallenge(id);
      const { title, language } = challenge;
      const name = title
        .toLowerCase()
        .replace(/[^a-z0-9+]+/g, '-')
        .replaceAll('+', 'p');
      add({ name, language, source: programOf(challenge).solution, input: '' });
    } catch {
      toast({ text: 'That example could not be loaded. Check your connection and choose it again.' });
    }
  };
  const freeAmongOthers = (name: string, { language, name: own }: Pick<Draft, 'language' | 'name'>) =>
    freeName(
      fileName(name, language),
      names().filter((other) => other !== own),
    );

  /** The text of the program's first file, with the last keys, whichever file is in the editor. */
  const firstText = (): string => {
    const inEditor = editor.current?.text() ?? current.source;
    return parts.shown ? (selectFile(store.getState(), current.id)?.source ?? current.source) : inEditor;
  };
  const replaceFirst = (text: string) => {
    if (parts.shown) keep(current.id, { source: text });
    else editor.current?.replace(text);
  };

  return {
    files,
    parts,
    firstText,
    current,
    terminal,
    open,
    add,
    keep,
    remove,
    addExample,
    addNew: () => add({ name: 'main', language: current.language, source: helloWorld[current.language], input: '' }),
    duplicate: (file: CodeFile) => {
      editor.current?.text();
      const its = selectParts(store.getState(), file.id);
      const id = add(selectFile(store.getState(), file.id) ?? file);
      dispatch(partsKept(copiesFor(id, its)));
    },
    rename: (file: CodeFile, name: string) => keep(file.id, { name: freeAmongOthers(name, file) }),
    changeLanguage: (language: Language) => {
      const source = firstText();
      const untouched = source === helloWorld[current.language];
      if (untouched) replaceFirst(helloWorld[language]);
      if (isCompiled(language)) parts.changeLanguage(language);
      keep(current.id, {
        language,
        name: freeAmongOthers(current.name, { ...current, language }),
        source: untouched ? helloWorld[language] : source,
      });
    },
    /** Brings back the code and the input of a run. */
    goBackTo: ({ source, input, files: further }: CodeRun) => {
      const before = firstText();
      replaceFirst(source);
      const takeBack = parts.bringBack(further);
      keep(current.id, { input });
      toast({
        text: 'The code of that run is in the editor.',
        action: {
          label: 'Undo',
          run: () => {
            replaceFirst(before);
            takeBack();
          },
        },
      });
    },
  };
}

/** The file in the editor as it was when it was last there, for when another tab removes it. */
function useGoneElsewhere(files: readonly CodeFile[], parts: readonly CodePart[], id: string) {
  const last = useRef<{ readonly file: CodeFile; readonly parts: readonly CodePart[] } | null>(null);
  const file = files.find((one) => one.id === id);
  useEffect(() => {
    if (file) last.current = { file, parts };
  }, [file, parts]);
  return useCallback((gone: string) => (last.current?.file.id === gone ? last.current : null), []);
}
