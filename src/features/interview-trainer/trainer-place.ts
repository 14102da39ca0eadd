import type { SnapshotFrom } from 'xstate';
import type { TrainerDraft, TrainerSession, TrainerStep } from '../../../machines/contracts/trainer';
import type { trainerMachine } from '../../../machines/trainer.machine';

type Snapshot = Pick<SnapshotFrom<typeof trainerMachine>, 'context' | 'hasTag'>;

import { isWrittenFollowUp } from '../../domain/interview/questions/question';

/** Which of the three screens the flow is on. */
export function stepOf(snapshot: Snapshot): TrainerStep {
  return (['interview', 'feedback'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'job';
}

/** What must survive a reload. The same context gives the same parts, by reference. */
export function draftOf(snapshot: Snapshot): TrainerDraft {
  const { form, index, session, answers } = snapshot.context;
  return { step: stepOf(snapshot), form, index, session, answers };
}

/** Whether a model wrote the question at `index`. */
export function isFromModel({ questions, fromModel }: TrainerSession, index: number): boolean {
  const question = questions[index];
  return question?.followsUp === undefined ? index < fromModel : isWrittenFollowUp(question);
}
