import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRemote } from '../../../src/platform/sync/accounts';
import { folder, permitFolder } from '../../../src/platform/sync/folder';
import type { Ask } from '../../../src/platform/sync/http';
import { s3 } from '../../../src/platform/sync/s3';
import { newSecret } from '../../../src/platform/sync/seal';
import { testStorage } from '../../../src/platform/sync/storage-test';
import { FakeFolder } from '../../support/fake-folder';
import { pageParser } from '../../support/page-parser';
import { type S3Server, s3Key, startS3Server } from '../../support/s3-server';
import { note, openDevice, settle } from './support';

beforeAll(pageParser);

const ask: Ask = { fetch: (url, init) => fetch(url, init), isOnline: () => true, reaches: () => true };

describe('S3', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.stop());
  const account = (change: object = {}) => ({
    kind: 's3' as const,
    address: server.address,
    bucket: 'elevate',
    region: 'eu-test-1',
    keyId: s3Key.accessKeyId,
    key: s3Key.secretAccessKey,
    ...change,
  });

  it('writes, lists over several pages, reads and removes below its own name', async () => {
    server.objects.set('elsewhere/x.e', new Uint8Array(1));
    const remote = s3(account(), 'space-1', ask);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}.e`);
    for (const name of names) await remote.put(name, new TextEncoder().encode(name));
    expect(await remote.list()).toEqual(names);
    expect(new TextDecoder().decode((await remote.get('d.e')) ?? undefined)).toBe('d.e');
    expect(await remote.get('z.e')).toBeNull();
    await remote.remove('a.e');
    expect(await remote.list()).toEqual(names.slice(1));
    expect(server.objects.has('elsewhere/x.e')).toBe(true);
  });

  it('never writes over a file: one whose answer was lost is there already', async () => {
    const remote = s3(account(), 'space-2', ask);
    await remote.put('a.e', new Uint8Array([1]));
    await remote.put('a.e', new Uint8Array([2]));
    expect([...((await remote.get('a.e')) ?? [])]).toEqual([1]);
  });

  it('passes the test of a storage', async () => {
    expect(await testStorage(account(), ask)).toEqual({ kind: 'fits' });
  });

  it.each<[string, object, string]>([
    ['a wrong key', { key: 'wrong' }, 'password'],
    ['a key that is not known', { keyId: 'AKIDOTHER' }, 'password'],
    ['another bucket', { bucket: 'other' }, 'address'],
  ])('%s is told apart', async (_, change, problem) => {
    expect(await testStorage(account(change), ask)).toMatchObject({ kind: 'failed', problem });
  });

  it.each([
    [403, 'AccessDenied', 'forbidden'],
    [503, 'SlowDown', 'busy'],
    [507, 'InsufficientStorage', 'full'],
  ])('%d %s is told as %s', async (status, code, problem) => {
    server.fails = { status, code };
    expect(await testStorage(account(), ask)).toMatchObject({ kind: 'failed', problem });
    server.fails = null;
  });

  it('two devices keep in step by it', async () => {
    const secret = newSecret();
    const remote = await openRemote(account(), 'space-3', ask);
    const [one, two] = [await openDevice({ remote, secret }), await openDevice({ remote, secret })];
    await one.write(note('a', { body: 'First.' }));
    await settle(one, two);
    expect(await two.all()).toEqual({ a: note('a', { body: 'First.' }) });
  });
});

describe('a folder of this device', () => {
  const made = () => {
    const fake = new FakeFolder('Sync');
    const handle = fake as unknown as FileSystemDirectoryHandle;
    return { fake, handle, remote: folder({ kind: 'folder', handle }, 'space') };
  };

  it('makes its own folder, writes, lists, reads and removes', async () => {
    const { fake, handle, remote } = made();
    expect(await remote.list()).toBeNull();
    await remote.prepare();
    await remote.put('a.e', new Uint8Array([1, 2, 3]));
    fake.folders.get('space')?.folders.set('.stfolder', new FakeFolder('.stfolder'));
    expect(await remote.list()).toEqual(['a.e']);
    expect([...((await remote.get('a.e')) ?? [])]).toEqual([1, 2, 3]);
    expect(await remote.get('b.e')).toBeNull();
    await remote.remove('a.e');
    await remote.remove('a.e');
    expect(await remote.list()).toEqual([]);
    expect(await testStorage({ kind: 'folder', handle })).toEqual({ kind: 'fits' });
  });

  it('asks for the permission again, in answer to a press', async () => {
    const { fake, handle, remote } = made();
    fake.permission = 'prompt';
    await expect(remote.list()).rejects.toMatchObject({ problem: 'folder-permission' });
    expect(await permitFolder(handle)).toBe(true);
    expect(await remote.list()).toBeNull();
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['NoModificationAllowedError', 'read-only'],
    ['NotAllowedError', 'folder-permission'],
    ['InvalidStateError', 'failed'],
  ])('%s is told as %s', async (name, problem) => {
    const { fake, remote } = made();
    await remote.prepare();
    const own = fake.folders.get('space');
    if (own) own.fails = name;
    await expect(remote.put('a.e', new Uint8Array(1))).rejects.toMatchObject({ problem });
  });
});
