import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useDevice } from '../../../app/hooks';
import { useToast } from '../../../ui/toast';
import { JoinPanel } from './join-panel';
import { JoinedPanel } from './joined-panel';

/** Settings, Devices: the same work on all of the learner's devices, by way of a storage of their own. */
export function DevicesPanel() {
  const { devices } = useDevice();
  const control = use(devices.control());
  const membership = useSyncExternalStore(control.subscribe, control.membership);
  const toast = useToast();
  const [wasApart] = useState(membership === null);
  const isJoined = membership !== null;
  useEffect(() => {
    if (!isJoined) return;
    // The key is not left in the address of the page.
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
    if (wasApart) toast({ text: 'This device is joined. Its part in keeping them in step begins now.' });
  }, [isJoined, toast, wasApart]);
  return membership ? <JoinedPanel control={control} membership={membership} /> : <JoinPanel control={control} />;
}
