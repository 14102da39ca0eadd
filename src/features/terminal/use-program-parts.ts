import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SourceFile, SourceLanguage } from '../../../machines/contracts/compiler';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { nameIn } from '../../domain/c-source/program-texts';
import { mergeLines } from '../../domain/text/merge-lines';
import { useToast } from '../../ui/toast';
import type { EditorHandle } from './code-editor';
import { type CodePart, newPart, partEdited, partsKept, partsRemoved } from './parts-slice';
import { selectPart, selectParts } from './selectors';

/** The further files of one's own program: which is in the editor, and all that can be done with them. */
export interface ProgramParts {
  readonly parts: readonly CodePart[];
  /** The one in the editor; `null` for the file that the program begins with. */
  readonly shown: CodePart | null;
  /** Brings a part into the editor, or the first file for `null`. */
  open(id: string | null): void;
  add(files: readonly { readonly name: string; readonly source: string }[]): void;
  /** Adds files to a program that is not in the editor yet. */
  addTo(of: string, files: readonly SourceFile[]): void;
  /** Every part's file with the last keys. */
  now(): readonly SourceFile[];
  rename(part: CodePart, name: string): void;
  remove(part: CodePart): void;
  /** Brings back files of an earlier run; those that it did not have stay. Returns what takes that back. */
  bringBack(files: readonly SourceFile[]): () => void;
  /** The program is in another language: what is compiled gets its ending. */
  changeLanguage(language: SourceLanguage): void;
  /** Keeps what was typed in a part. Returns `false` where the id is not one of a part. */
  keep(id: string, source: string, base: string): boolean;
}

/**
 * @param program id of the program
 * @param begin makes a program of a draft, before it gets its first part
 */
export function useProgramParts(
  editor: RefObject<EditorHandle | null>,
  program: string,
  begin: () => void,
): ProgramParts {
  const store = useAppStore();
  const { storage } = useDevice();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const parts = useAppSelector((state) => selectParts(state, program));
  const [opened, setOpened] = useState<{ readonly of: string; readonly id: string } | null>(null);
  const shown = parts.find(({ id }) => opened?.of === program && id === opened.id) ?? null;
  // As it was when it was last here, for when another tab removes what is being written.
  const last = useRef<CodePart | null>(null);
  useEffect(() => {
    if (shown) last.current = shown;
  }, [shown]);

  const partNow = (id: string) => selectPart(store.getState(), id);
  const open = (id: string | null) => {
    // What is typed is handed over first.
    editor.current?.text();
    setOpened(id === null ? null : { of: program, id });
  };
  return {
    parts,
    shown,
    open,
    add(files) {
      editor.current?.text();
      begin();
      const made = files.map(({ name, source }) => newPart(program, name, source));
      dispatch(partsKept(made));
      const [first] = made;
      if (first) open(first.id);
    },
    addTo: (of, files) => void dispatch(partsKept(files.map(({ name, text }) => newPart(of, name, text)))),
    now() {
      editor.current?.text();
      return selectParts(store.getState(), program).map(({ name, source }) => ({ name, text: source }));
    },
    rename: (part, name) => {
      if (name !== part.name) dispatch(partEdited({ id: part.id, name }));
    },
    remove(part) {
      editor.current?.text();
      const whole = partNow(part.id) ?? part;
      dispatch(partsRemoved([part.id]));
      toast({
        text: `${whole.name} deleted.`,
        action: { label: 'Undo', run: () => dispatch(partsKept([whole])) },
      });
    },
    bringBack(files) {
      const before = selectParts(store.getState(), program);
      const ofName = new Map(before.map((part) => [part.name, part]));
      const back = files.map(({ name, text }) => {
        const part = ofName.get(name);
        return part ? { ...part, source: text } : newPart(program, name, text);
      });
      dispatch(partsKept(back));
      const known = new Set(before.map(({ id }) => id));
      return () => {
        dispatch(partsRemoved(back.flatMap(({ id }) => (known.has(id) ? [] : [id]))));
        dispatch(partsKept(before));
      };
    },
    changeLanguage(language) {
      for (const { id, name } of selectParts(store.getState(), program)) {
        const next = nameIn(language, name);
        if (next !== name) dispatch(partEdited({ id, name: next }));
      }
    },
    keep(id, source, base) {
      const part = partNow(id);
      if (!part) {
        const gone = last.current?.id === id ? last.current : null;
        if (gone && source !== gone.source) dispatch(partsKept([{ ...gone, source }]));
        return gone !== null;
      }
      if (part.source === source) return true;
      const merged = part.source === base ? source : mergeLines(base, source, part.source);
      if (merged === null) void storage.keepBoth('codeParts', id, part, ['source']);
      dispatch(partEdited({ id, source: merged ?? source }));
      return true;
    },
  };
}
