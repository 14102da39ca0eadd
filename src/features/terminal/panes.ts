/** What each part of the workbench has of the room, against its neighbours. */
export interface Panes {
  /** Columns. */
  readonly list: number;
  readonly writing: number;
  readonly running: number;
  /** Rows of the writing column. */
  readonly editor: number;
  readonly about: number;
}

export const initialPanes: Panes = { list: 18, writing: 47, running: 35, editor: 57, about: 43 };

/** The share of one against another, in percent. */
export const shareOf = (panes: Panes, one: keyof Panes, other: keyof Panes): number =>
  (panes[one] / (panes[one] + panes[other])) * 100;

/** The same room parted at another place. What is not between the two stays as it is. */
export function partedAt(panes: Panes, one: keyof Panes, other: keyof Panes, share: number): Panes {
  const both = panes[one] + panes[other];
  const first = Math.round(both * share) / 100;
  return { ...panes, [one]: first, [other]: Math.round((both - first) * 100) / 100 };
}
