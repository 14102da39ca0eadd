import { useActorRef } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { SyncMark, SyncTold } from '../../../machines/contracts/sync';
import type { syncMachine } from '../../../machines/sync.machine';
import { counted } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { type DevicesNotice, devicesChannel } from '../actors/sync-actors';
import { useDevice } from '../hooks';
import type { DevicesControl } from './devices-control';
import type { SyncView } from './door';

type Snapshot = SnapshotFrom<typeof syncMachine>;

/** Runs the flow for as long as devices are joined, and tells the frame and the other tabs how it stands. */
export function DevicesFlow() {
  const { devices } = useDevice();
  return <Running control={use(devices.control())} />;
}

function Running({ control }: { control: DevicesControl }) {
  const { devices, machines, holds, storage } = useDevice();
  const toast = useToast();
  const [input] = useState(() => {
    const found = control.membership();
    return { isJoined: found !== null, isKnown: found?.isKnown ?? false, isPaused: found?.isPaused ?? false };
  });
  const actor = useActorRef(use(machines.sync()), { input });

  useEffect(() => {
    const channel = devicesChannel();
    const say = (notice: DevicesNotice) => channel?.postMessage(notice);
    const wantTurn = () => {
      say({ ask: 'turn' });
      void holds.ask('devices');
    };
    const detach = devices.attach(
      {
        send: (event) => actor.send(event),
        view: () => viewOf(actor.getSnapshot()),
        subscribe: (listener) => {
          const { unsubscribe } = actor.subscribe(listener);
          return unsubscribe;
        },
      },
      wantTurn,
    );
    const listening = [
      actor.subscribe((snapshot) => {
        if (snapshot.matches({ on: 'here' })) say({ told: toldOf(snapshot) });
      }),
      actor.on('look.forwarded', () => say({ ask: 'look' })),
      actor.on('turn.wanted', () => void holds.ask('devices')),
      actor.on('aside.kept', ({ count }) => {
        if (count > 0)
          toast({
            text: `${counted(count, 'change')} of yours gave way to another device’s. What you had is in Settings, Data, under Kept aside.`,
          });
      }),
      actor.on('folder.ended', ({ end }) => {
        // Whoever erased everything everywhere was told that it means this device, too.
        if (end?.why === 'erased') void storage.eraseAll();
      }),
      actor.on('device.erased', () => void control.leave()),
    ];
    return () => {
      for (const one of listening) one.unsubscribe();
      detach();
      channel?.close();
    };
  }, [actor, control, devices, holds, storage, toast]);

  return null;
}

const MARKS = ['in-step', 'offline', 'needs-you', 'paused', 'waiting'] as const;

function markOf(snapshot: Snapshot): SyncMark {
  if (snapshot.matches('off')) return 'off';
  if (snapshot.matches({ on: 'elsewhere' })) return snapshot.context.told?.mark ?? 'waiting';
  return MARKS.find((mark) => snapshot.hasTag(mark)) ?? 'waiting';
}

const toldOf = (snapshot: Snapshot): SyncTold => ({
  mark: markOf(snapshot),
  lastLook: snapshot.context.lastLook,
  problem: snapshot.context.problem,
});

function viewOf(snapshot: Snapshot): SyncView {
  const { lastLook, problem, progress, unreadable, end, told } = snapshot.context;
  return {
    mark: markOf(snapshot),
    state: stateOf(snapshot.value),
    lastLook,
    problem: snapshot.matches({ on: 'elsewhere' }) ? (told?.problem ?? null) : problem,
    progress,
    unreadable,
    end,
  };
}

/** The innermost state but one of receiving, which is told whole. */
function stateOf(value: Snapshot['value']): string {
  if (typeof value === 'string') return value;
  const { on } = value as { readonly on: string | { readonly here: string | { readonly receiving: string } } };
  if (typeof on === 'string') return on;
  return typeof on.here === 'string' ? on.here : on.here.receiving === 'joining' ? 'joining' : 'receiving';
}
