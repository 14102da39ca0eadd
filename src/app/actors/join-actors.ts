import { fromPromise } from 'xstate';
import type { FindResult, JoinInput, JoinResult, TestResult } from '../../../machines/contracts/join-devices';
import type { DevicesControl } from '../devices/devices-control';

/** The actors of the flow `joinDevices`: what they work with is in the control, and nowhere in the flow. */
export const joinActors = (control: DevicesControl) => ({
  testStorage: fromPromise<TestResult>(() => control.testStorage()),
  findDevices: fromPromise<FindResult>(() => control.findDevices()),
  join: fromPromise<JoinResult, JoinInput>(({ input }) => control.join(input.isFirst)),
});
