import { fromPromise } from 'xstate';
import type { FindResult, JoinInput, JoinResult, TestResult } from '../../../machines/contracts/join-devices';
import type { DevicesControl } from '../devices/devices-control';

/** The actors of the flow `joinDevices`: what they work with is in the control, and nowhere in the flow. */
export const joinActors = (control: DevicesControl) => ({
  testStorage: fromPromise<TestResult>(async () => {
    const result = await control.testStorage();
    if (result.kind === 'fits') warm(control);
    return result;
  }),
  findDevices: fromPromise<FindResult>(() => control.findDevices()),
  join: fromPromise<JoinResult, JoinInput>(({ input }) => control.join(input.isFirst)),
});

/** Fetches what runs once the device has joined. What does not come now is asked for again then. */
function warm(control: DevicesControl): void {
  control.warm();
  void Promise.all([
    import('../devices/devices-flow'),
    import('../../../machines/sync.machine'),
    import('./sync-actors'),
  ]).catch(() => {});
}
