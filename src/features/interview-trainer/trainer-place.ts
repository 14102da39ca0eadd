import type { SnapshotFrom } from 'xstate';
import type { TrainerDraft, TrainerStep } from '../../../machines/contracts/trainer';
import type { trainerMachine } from '../../../machines/trainer.machine';

type Snapshot = Pick<SnapshotFrom<typeof trainerMachine>, 'context' | 'hasTag'>;

/** Which of the three screens the flow is on. */
export function stepOf(snapshot: Snapshot): TrainerStep {
  return (['interview', 'feedback'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'job';
}

/** What must survive a reload. The same context gives the same parts, by reference. */
export function draftOf(snapshot: Snapshot): TrainerDraft {
  const { form, index, session, answers } = snapshot.context;
  return { step: stepOf(snapshot), form, index, session, answers };
}
