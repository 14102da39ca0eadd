import type { FlowParts } from './flow-parts';

export const study = async ({ store }: FlowParts) => {
  const machine = import('../../../machines/study.machine');
  const { studyActors } = await import('../actors/study-actors');
  return (await machine).studyMachine.provide({ actors: studyActors(store) });
};
