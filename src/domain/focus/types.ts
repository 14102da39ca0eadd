/** Time that was spent on something, one interval at a time. */
export interface FocusSession {
  /** `focus-` and the moment at which it began: told by several tabs it is one. */
  readonly id: string;
  readonly taskId: string | null;
  /** ISO date-time. */
  readonly begunAt: string;
  readonly seconds: number;
  readonly kind: 'focus';
}
