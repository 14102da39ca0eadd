import { vi } from 'vitest';
import type { DevicesControl, MembershipView } from '../../src/app/devices/devices-control';
import type { DevicesDoor, SyncView } from '../../src/app/devices/door';

export const membership: MembershipView = {
  name: 'Laptop',
  joinedAt: Date.UTC(2026, 10, 1),
  kind: 'webdav',
  place: 'https://cloud.example.org/dav/rosa/ as rosa',
  isKnown: true,
  isPaused: false,
  pausesWhenMetered: false,
  sendsFiles: false,
};

export const inStep: SyncView = {
  mark: 'in-step',
  state: 'idle',
  lastLook: null,
  problem: null,
  progress: null,
  unreadable: 0,
  end: null,
};

/** This device's part in a set of devices, without a storage. What is given takes the place of the calm answer. */
export function fakeControl(given: Partial<DevicesControl> = {}): DevicesControl {
  return {
    membership: () => null,
    subscribe: () => () => {},
    devices: async () => [],
    setForm: vi.fn(),
    form: () => null,
    testStorage: async () => ({ kind: 'fits' }),
    warm: () => {},
    findDevices: async () => ({ kind: 'missing' }),
    join: async () => ({ kind: 'joined' }),
    look: () => new Promise(() => {}),
    send: () => new Promise(() => {}),
    fill: () => new Promise(() => {}),
    onProgress: () => () => {},
    lastForeign: () => null,
    letGo: vi.fn(),
    words: async () => Array.from({ length: 24 }, (_, index) => `word${index + 1}`).join(' '),
    link: () => 'https://elevate.example/settings?tab=devices#join=x',
    qrCode: async () => [
      [true, false],
      [false, true],
    ],
    readWords: async () => ({ problem: { kind: 'checksum' } }),
    readLink: () => null,
    pickFolder: async () => undefined,
    canPickFolder: false,
    reaches: () => true,
    draft: () => null,
    keepDraft: vi.fn(),
    rename: vi.fn(async () => {}),
    setPaused: vi.fn(async () => {}),
    setPausesWhenMetered: vi.fn(async () => {}),
    setSendsFiles: vi.fn(async () => {}),
    files: async () => ({ count: 0, bytes: 0, tooLarge: 0, stored: 0, unreadable: 0, problem: null }),
    removeFiles: vi.fn(async () => null),
    setPassword: vi.fn(async () => {}),
    permitFolder: async () => true,
    knowsMetered: true,
    changeKey: async () => null,
    eraseEverywhere: async () => null,
    leave: vi.fn(async () => {}),
    ...given,
  };
}

/** The door to it, with the flow in a state. */
export function fakeDoor(control: DevicesControl, view: SyncView | null = null) {
  const loaded = Promise.resolve(control);
  const send = vi.fn<DevicesDoor['send']>();
  const door: DevicesDoor = {
    isJoined: () => control.membership() !== null,
    subscribe: () => () => {},
    control: () => loaded,
    sync: () => view,
    send,
    wantTurn: vi.fn(),
    attach: () => () => {},
  };
  return { door, send };
}
