import type { FlowParts } from './flow-parts';

export const toolchain = async ({ compiler }: FlowParts) => {
  const [{ toolchainMachine }, { toolchainActors }] = await Promise.all([
    import('../../../machines/toolchain.machine'),
    import('../actors/engine-actors'),
  ]);
  return toolchainMachine.provide({ actors: toolchainActors(compiler) });
};

export const offlineCopy = async ({ compiler }: FlowParts) => {
  const [{ offlineCopyMachine }, { offlineActors }] = await Promise.all([
    import('../../../machines/offline-copy.machine'),
    import('../actors/offline-actors'),
  ]);
  return offlineCopyMachine.provide({ actors: offlineActors(compiler) });
};

export const terminalRun = async ({ compiler }: FlowParts) => {
  const [{ terminalRunMachine }, { runActors }, { judgeLogic }] = await Promise.all([
    import('../../../machines/terminal-run.machine'),
    import('../actors/engine-actors'),
    import('../actors/judge'),
  ]);
  return terminalRunMachine.provide({ actors: { ...runActors(compiler), judge: judgeLogic() } });
};

export const codeCheck = async ({ compiler }: FlowParts) => {
  const [{ codeCheckMachine }, { checkActors }] = await Promise.all([
    import('../../../machines/code-check.machine'),
    import('../actors/engine-actors'),
  ]);
  return codeCheckMachine.provide({ actors: checkActors(compiler) });
};

export const codeFormat = async ({ compiler }: FlowParts) => {
  const [{ codeFormatMachine }, { formatLogic }] = await Promise.all([
    import('../../../machines/code-format.machine'),
    import('../actors/format-actor'),
  ]);
  return codeFormatMachine.provide({ actors: { formatCode: formatLogic(compiler) } });
};

export const stepper = async ({ compiler }: FlowParts) => {
  const [{ stepperMachine }, { recordLogic }] = await Promise.all([
    import('../../../machines/stepper.machine'),
    import('../actors/record-actor'),
  ]);
  return stepperMachine.provide({ actors: { recordRun: recordLogic(compiler) } });
};

export const mockRound = async ({ store, compiler }: FlowParts) => {
  const [{ mockRoundMachine }, { judgeProgramLogic }, { clockLogic }] = await Promise.all([
    import('../../../machines/mock-round.machine'),
    import('../actors/round-actors'),
    import('../../platform/wall-clock'),
  ]);
  return mockRoundMachine.provide({
    actors: { clock: clockLogic(), judgeProgram: judgeProgramLogic(compiler, store) },
  });
};
