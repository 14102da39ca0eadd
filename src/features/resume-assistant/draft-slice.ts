import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Advice, ResumeDraft } from '../../../machines/contracts/resume';

/** `flow` is the key of the file it was made from: two tabs with two files never mix their parts. */
interface Part<T> {
  readonly flow: string;
  readonly value: T;
}

/** The unfinished flow, in the parts it is stored in: what changes with each keystroke stays small. */
export interface DraftState {
  readonly main: Pick<ResumeDraft, 'step' | 'file' | 'jobDescription' | 'action'> | null;
  readonly document: Part<ResumeDraft['document']> | null;
  readonly report: Part<ResumeDraft['report']> | null;
  readonly advice: Advice | null;
}

export const emptyDraft: DraftState = { main: null, document: null, report: null, advice: null };

export const draftSlice = createSlice({
  name: 'resumeDraft',
  initialState: emptyDraft,
  reducers: {
    // Returns what did not change as it was: the store writes a part when its reference changes.
    draftChanged: (draft, { payload }: PayloadAction<ResumeDraft>) => {
      const state = original(draft) as DraftState;
      const { document, report, ...main } = payload;
      const same =
        state.main !== null &&
        (Object.keys(main) as (keyof typeof main)[]).every((key) => Object.is(state.main?.[key], main[key]));
      const flow = main.file?.key ?? '';
      const part = <T>(before: Part<T> | null, value: T): Part<T> | null => {
        if (value === null) return null;
        return before && before.flow === flow && before.value === value
          ? before
          : { flow, value: Object.freeze(value) };
      };
      const kept = part(state.report, report);
      return {
        main: same ? state.main : main,
        document: part(state.document, document),
        report: kept,
        advice: kept !== null && kept === state.report ? state.advice : null,
      };
    },
    adviceKept: (state, { payload }: PayloadAction<Advice>) => {
      state.advice = payload;
    },
    draftDropped: () => emptyDraft,
    draftReceived: (state, { payload }: PayloadAction<Partial<DraftState>>) => Object.assign(state, payload),
  },
});

export const { draftChanged, adviceKept, draftDropped, draftReceived } = draftSlice.actions;

/** The draft as the flow takes it, or `null` when nothing was started. */
export function wholeDraft(state: DraftState): ResumeDraft | null {
  if (!state.main) return null;
  const flow = state.main.file?.key ?? '';
  return {
    ...state.main,
    document: state.document?.flow === flow ? state.document.value : null,
    report: state.report?.flow === flow ? state.report.value : null,
  };
}
