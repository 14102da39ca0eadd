import type { FlowParts } from './flow-parts';

export const reminders = async ({ store, refresh, holds, notifications }: FlowParts) => {
  const [{ remindersMachine }, { askPermissionLogic, watchLogic }, { holdLogic }, { browserWallClock }] =
    await Promise.all([
      import('../../../machines/reminders.machine'),
      import('../actors/reminder-actors'),
      import('../actors/hold-actors'),
      import('../../platform/wall-clock'),
    ]);
  return remindersMachine.provide({
    actors: {
      hold: holdLogic(holds),
      watch: watchLogic({ store, refresh, clock: browserWallClock }),
      askPermission: askPermissionLogic(notifications),
    },
  });
};

export const focus = async () => {
  const [{ focusMachine }, { clockLogic }] = await Promise.all([
    import('../../../machines/focus.machine'),
    import('../../platform/wall-clock'),
  ]);
  return focusMachine.provide({ actors: { clock: clockLogic() } });
};
