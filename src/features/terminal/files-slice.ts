import { createEntityAdapter, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { LONGEST_NAME } from '../../domain/c-source/files';
import type { Language } from '../../domain/c-source/languages';

/** A program of one's own on the practice page. */
export interface CodeFile {
  readonly id: string;
  /** With its ending. */
  readonly name: string;
  readonly language: Language;
  readonly source: string;
  /** Standard input of the runs. */
  readonly input: string;
  /** ISO date-times. */
  readonly createdAt: string;
  readonly editedAt: string;
}

const filesAdapter = createEntityAdapter<CodeFile>();

export const newFileId = (): string => `file-${nanoid()}`;
const now = () => new Date().toISOString();

export const codeFilesSlice = createSlice({
  name: 'codeFiles',
  initialState: filesAdapter.getInitialState(),
  reducers: {
    fileAdded: {
      reducer: (state, { payload }: PayloadAction<CodeFile>) => {
        filesAdapter.addOne(state, payload);
      },
      prepare: (file: Pick<CodeFile, 'id' | 'name' | 'language' | 'source' | 'input'>) => {
        const at = now();
        return { payload: { ...file, createdAt: at, editedAt: at } };
      },
    },
    fileEdited: {
      reducer: (state, { payload }: PayloadAction<Pick<CodeFile, 'id' | 'editedAt'> & Partial<CodeFile>>) => {
        const { id, ...changes } = payload;
        filesAdapter.updateOne(state, { id, changes });
      },
      prepare: (change: { id: string } & Partial<Pick<CodeFile, 'name' | 'language' | 'source' | 'input'>>) => ({
        payload: { ...change, editedAt: now() },
      }),
    },
    fileRemoved: (state, { payload }: PayloadAction<string>) => {
      filesAdapter.removeOne(state, payload);
    },
    fileRestored: (state, { payload }: PayloadAction<CodeFile>) => {
      filesAdapter.setOne(state, payload);
    },
    filesReceived: (state, { payload }: PayloadAction<{ documents: CodeFile[]; removed: string[] }>) => {
      filesAdapter.setMany(state, payload.documents);
      filesAdapter.removeMany(state, payload.removed);
    },
  },
});

export const { fileAdded, fileEdited, fileRemoved, fileRestored, filesReceived } = codeFilesSlice.actions;

const FROM_OTHER = ' (from another tab)';

/** A file of its own for the text that lost where two tabs wrote in the same lines of one. */
export function secondFile(losing: CodeFile): CodeFile {
  const [, stem = losing.name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(losing.name) ?? [];
  const name = `${stem.slice(0, LONGEST_NAME - FROM_OTHER.length)}${FROM_OTHER}${ending}`;
  return { ...losing, id: newFileId(), name, createdAt: now() };
}
