interface Formed {
  readonly form: object;
}

/** From a wizard that did not ask what is known already. */
export const withoutKnown = (value: unknown): unknown => {
  const draft = value as Formed;
  return { ...draft, form: { ...draft.form, known: [] } };
};

interface FirstPlan extends Formed {
  readonly roadmap: { readonly budget: object } | null;
}

/** From plans that could not be edited, whose weeks had no days. */
export const neverEdited = (value: unknown): unknown => {
  const plan = value as FirstPlan;
  const { roadmap } = plan;
  return {
    ...plan,
    form: { ...plan.form, known: [] },
    roadmap: roadmap && { ...roadmap, budget: { ...roadmap.budget, byDay: null } },
    made: null,
    locked: [],
  };
};
