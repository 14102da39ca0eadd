import type { TestResult, TestStep } from '../../../machines/contracts/join-devices';
import { openRemote, type StorageAccount } from './accounts';
import type { Ask } from './http';
import { RemoteError } from './remote';

/** The folder in which a storage is tried out; nothing is left in it. */
const TRIAL = 'elevate-test';

/** Tries what will be asked of a storage: to make a folder, write, list, read and remove. Never throws. */
export async function testStorage(account: StorageAccount, ask?: Ask): Promise<TestResult> {
  let step: TestStep = 'folder';
  try {
    const remote = await openRemote(account, TRIAL, ask);
    await remote.prepare();
    step = 'write';
    const name = `${crypto.randomUUID()}.e`;
    const bytes = crypto.getRandomValues(new Uint8Array(64));
    await remote.put(name, bytes);
    step = 'list';
    if (!(await remote.list())?.includes(name)) throw new RemoteError('not-a-storage');
    step = 'read';
    const read = await remote.get(name);
    if (read?.length !== bytes.length || read.some((byte, index) => byte !== bytes[index]))
      throw new RemoteError('not-a-storage');
    step = 'remove';
    await remote.remove(name);
    return { kind: 'fits' };
  } catch (error) {
    return { kind: 'failed', step, ...problemOf(error) };
  }
}

/** What became of a request, as a flow is told it. */
export const problemOf = (error: unknown) =>
  error instanceof RemoteError
    ? { problem: error.problem, after: error.after }
    : ({ problem: 'device', after: null } as const);
