import { createEntityAdapter, createSlice, type Draft, nanoid, original, type PayloadAction } from '@reduxjs/toolkit';
import {
  emptyEntry,
  emptyResume,
  withEntry,
  withEntryAt,
  withEntryField,
  withField,
  withHidden,
  withoutEntry,
  withSectionAt,
  withTitle,
} from '../../domain/resume-document/edits';
import type {
  EntryField,
  EntryOf,
  ListName,
  ResumeLook,
  TextFieldName,
  WrittenResume,
} from '../../domain/resume-document/types';

const resumesAdapter = createEntityAdapter<WrittenResume>();
type State = ReturnType<typeof resumesAdapter.getInitialState>;

export const newResumeId = () => `resume-${nanoid()}`;
export const newEntryId = () => `entry-${nanoid(10)}`;
const now = () => new Date().toISOString();

/** An edit of the resume `id`, which the first edit makes. */
interface Edit {
  readonly id: string;
  readonly at: string;
}
const edit = <P>(payload: P & { id: string }) => ({ payload: { ...payload, at: now() } });

/** Replaces one resume by what `change` makes of it; the others, and what stays the same in it, keep their references. */
function changed(draft: Draft<State>, { id, at }: Edit, change: (resume: WrittenResume) => WrittenResume): void {
  const state = draft as State;
  const before = (original(draft) as State).entities[id];
  const after = change(before ?? emptyResume(id, at));
  if (before && after !== before) state.entities[id] = after;
  else if (!before) resumesAdapter.addOne(state, after);
}

export const resumeDocumentsSlice = createSlice({
  name: 'resumeDocuments',
  initialState: resumesAdapter.getInitialState(),
  reducers: {
    resumeFieldChanged: {
      reducer: (state, { payload }: PayloadAction<Edit & { field: TextFieldName; value: string }>) =>
        changed(state, payload, (resume) => withField(resume, payload.field, payload.value)),
      prepare: (payload: { id: string; field: TextFieldName; value: string }) => edit(payload),
    },
    entryAdded: {
      reducer: (state, { payload }: PayloadAction<Edit & { list: ListName; entryId: string }>) =>
        changed(state, payload, (resume) => withEntry(resume, payload.list, emptyEntry(payload.list, payload.entryId))),
      prepare: (payload: { id: string; list: ListName; entryId: string }) => edit(payload),
    },
    entryFieldChanged: {
      reducer: (
        state,
        {
          payload,
        }: PayloadAction<Edit & { list: ListName; entryId: string; field: EntryField<ListName>; value: string }>,
      ) =>
        changed(state, payload, (resume) =>
          withEntryField(resume, payload.list, payload.entryId, payload.field, payload.value),
        ),
      prepare: <L extends ListName>(payload: {
        id: string;
        list: L;
        entryId: string;
        field: EntryField<L>;
        value: string;
      }) => edit({ ...payload, field: payload.field as EntryField<ListName> }),
    },
    entryRemoved: {
      reducer: (state, { payload }: PayloadAction<Edit & { list: ListName; entryId: string }>) =>
        changed(state, payload, (resume) => withoutEntry(resume, payload.list, payload.entryId)),
      prepare: (payload: { id: string; list: ListName; entryId: string }) => edit(payload),
    },
    entryRestored: {
      reducer: (
        state,
        { payload }: PayloadAction<Edit & { list: ListName; entry: EntryOf<ListName>; index: number }>,
      ) => changed(state, payload, (resume) => withEntry(resume, payload.list, payload.entry, payload.index)),
      prepare: (payload: { id: string; list: ListName; entry: EntryOf<ListName>; index: number }) => edit(payload),
    },
    entryMoved: {
      reducer: (state, { payload }: PayloadAction<Edit & { list: ListName; entryId: string; to: number }>) =>
        changed(state, payload, (resume) => withEntryAt(resume, payload.list, payload.entryId, payload.to)),
      prepare: (payload: { id: string; list: ListName; entryId: string; to: number }) => edit(payload),
    },
    resumeTitled: {
      reducer: (state, { payload }: PayloadAction<Edit & { title: string }>) =>
        changed(state, payload, (resume) => withTitle(resume, payload.title)),
      prepare: (payload: { id: string; title: string }) => edit(payload),
    },
    resumeStyled: {
      reducer: (state, { payload }: PayloadAction<Edit & { look: Partial<ResumeLook> }>) =>
        changed(state, payload, (resume) => ({ ...resume, ...payload.look })),
      prepare: ({ id, ...look }: Partial<ResumeLook> & { id: string }) => edit({ id, look }),
    },
    sectionMoved: {
      reducer: (state, { payload }: PayloadAction<Edit & { key: string; to: number }>) =>
        changed(state, payload, (resume) => withSectionAt(resume, payload.key, payload.to)),
      prepare: (payload: { id: string; key: string; to: number }) => edit(payload),
    },
    /** A section by its key, or an entry by its id, is kept and not printed. */
    partHidden: {
      reducer: (state, { payload }: PayloadAction<Edit & { key: string; hidden: boolean }>) =>
        changed(state, payload, (resume) => withHidden(resume, payload.key, payload.hidden)),
      prepare: (payload: { id: string; key: string; hidden: boolean }) => edit(payload),
    },
    /** The same resume with other words; which one is open stays as it is. */
    resumeReplaced: (state, { payload }: PayloadAction<WrittenResume>) => {
      resumesAdapter.setOne(state, payload);
    },
    /** A new, imported, duplicated or restored resume; it is the open one. */
    resumeAdded: {
      reducer: (state, { payload }: PayloadAction<WrittenResume>) => {
        resumesAdapter.setOne(state, payload);
      },
      prepare: (resume: WrittenResume) => ({ payload: { ...resume, openedAt: now() } }),
    },
    resumeOpened: {
      reducer: (state, { payload: { id, at } }: PayloadAction<Edit>) => {
        resumesAdapter.updateOne(state, { id, changes: { openedAt: at } });
      },
      prepare: (id: string) => edit({ id }),
    },
    resumeRemoved: (state, { payload }: PayloadAction<string>) => {
      resumesAdapter.removeOne(state, payload);
    },
    resumeDocumentsReceived: (state, { payload }: PayloadAction<{ documents: WrittenResume[]; removed: string[] }>) => {
      resumesAdapter.setMany(state, payload.documents);
      resumesAdapter.removeMany(state, payload.removed);
    },
  },
});

export const {
  resumeFieldChanged,
  entryAdded,
  entryFieldChanged,
  entryRemoved,
  entryRestored,
  entryMoved,
  resumeTitled,
  resumeStyled,
  sectionMoved,
  partHidden,
  resumeReplaced,
  resumeAdded,
  resumeOpened,
  resumeRemoved,
  resumeDocumentsReceived,
} = resumeDocumentsSlice.actions;
