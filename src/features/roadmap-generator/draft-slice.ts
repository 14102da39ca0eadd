import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { WizardDraft } from '../../../machines/contracts/roadmap';

interface PlanDraftState {
  readonly draft: WizardDraft | null;
}

const emptyPlanDraft: PlanDraftState = { draft: null };

export const planDraftSlice = createSlice({
  name: 'planDraft',
  initialState: emptyPlanDraft,
  reducers: {
    /** The flow moved or something was entered. What did not change keeps its reference, so that it is not written. */
    wizardChanged: (state, { payload }: PayloadAction<WizardDraft>) => {
      const { draft } = state;
      const same =
        draft !== null &&
        (['step', 'plan'] as const).every((key) => draft[key] === payload[key]) &&
        JSON.stringify([draft.form, draft.reply]) === JSON.stringify([payload.form, payload.reply]);
      return same ? state : { draft: payload };
    },
    planDraftReceived: (_, { payload }: PayloadAction<WizardDraft | null>): PlanDraftState => ({ draft: payload }),
  },
});

export const { wizardChanged, planDraftReceived } = planDraftSlice.actions;
