import type { WritePlanInput } from '../../../machines/contracts/roadmap';
import { selectModelConfig } from '../../features/settings/selectors';
import type { FlowParts } from './flow-parts';

export const roadmapWizard = async ({ store }: FlowParts) => {
  const [{ roadmapWizardMachine }, { streamFromEndpoint }, { makePlanLogic, planRequest }] = await Promise.all([
    import('../../../machines/roadmap-wizard.machine'),
    import('../../ai/from-endpoint'),
    import('../actors/roadmap-actors'),
  ]);
  return roadmapWizardMachine.provide({
    actors: {
      makePlan: makePlanLogic(),
      writePlan: streamFromEndpoint(store, (input: WritePlanInput) => ({
        config: selectModelConfig(store.getState()),
        request: planRequest(input),
      })),
    },
  });
};
