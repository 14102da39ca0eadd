import { createEntityAdapter, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { freeName } from '../../domain/c-source/files';

/** A further file of a program of one's own, beside the one that the program begins with. */
export interface CodePart {
  readonly id: string;
  /** Id of the program. */
  readonly of: string;
  /** With its ending, as an `#include` names it. */
  readonly name: string;
  readonly source: string;
  /** ISO date-times. */
  readonly createdAt: string;
  readonly editedAt: string;
}

const partsAdapter = createEntityAdapter<CodePart>();

const newPartId = (): string => `part-${nanoid()}`;
const now = () => new Date().toISOString();

/** A new part, as it is before it is stored. */
export const newPart = (of: string, name: string, source: string): CodePart => {
  const at = now();
  return { id: newPartId(), of, name, source, createdAt: at, editedAt: at };
};

export const codePartsSlice = createSlice({
  name: 'codeParts',
  initialState: partsAdapter.getInitialState(),
  reducers: {
    /** Adds parts, or puts them back as they were. */
    partsKept: (state, { payload }: PayloadAction<readonly CodePart[]>) => {
      partsAdapter.setMany(state, payload);
    },
    partEdited: {
      reducer: (state, { payload }: PayloadAction<Pick<CodePart, 'id' | 'editedAt'> & Partial<CodePart>>) => {
        const { id, ...changes } = payload;
        partsAdapter.updateOne(state, { id, changes });
      },
      prepare: (change: { id: string } & Partial<Pick<CodePart, 'name' | 'source'>>) => ({
        payload: { ...change, editedAt: now() },
      }),
    },
    partsRemoved: (state, { payload }: PayloadAction<readonly string[]>) => {
      partsAdapter.removeMany(state, payload);
    },
    partsReceived: (state, { payload }: PayloadAction<{ documents: CodePart[]; removed: string[] }>) => {
      partsAdapter.setMany(state, payload.documents);
      partsAdapter.removeMany(state, payload.removed);
    },
  },
});

export const { partsKept, partEdited, partsRemoved, partsReceived } = codePartsSlice.actions;

/** Copies for another program, with ids of their own. */
export const copiesFor = (of: string, parts: readonly CodePart[]): readonly CodePart[] =>
  parts.map((part) => ({ ...part, id: newPartId(), of }));

/** A part of its own for the text that lost where two tabs wrote in the same lines of one. */
export function secondPart(losing: CodePart): CodePart {
  const [, stem = losing.name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(losing.name) ?? [];
  // A name that can be included, as no name with blanks can.
  return {
    ...losing,
    id: newPartId(),
    name: freeName(`${stem.slice(0, 40)}-other-tab${ending}`, [losing.name]),
    createdAt: now(),
  };
}
