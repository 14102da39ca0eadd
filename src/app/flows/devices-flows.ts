import type { FlowParts } from './flow-parts';

export const sync = async ({ holds, devices }: FlowParts) => {
  const [{ syncMachine }, { syncActors }, { browserWallClock }, control] = await Promise.all([
    import('../../../machines/sync.machine'),
    import('../actors/sync-actors'),
    import('../../platform/wall-clock'),
    devices.control(),
  ]);
  return syncMachine.provide({ actors: syncActors({ control, holds, clock: browserWallClock }) });
};

export const joinDevices = async ({ devices }: FlowParts) => {
  const [{ joinDevicesMachine }, { joinActors }, control] = await Promise.all([
    import('../../../machines/join-devices.machine'),
    import('../actors/join-actors'),
    devices.control(),
  ]);
  return joinDevicesMachine.provide({ actors: joinActors(control) });
};
