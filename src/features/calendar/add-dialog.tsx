import { useEffect } from 'react';
import { Dialog } from '../../ui/dialog';
import { lazyPart } from '../../ui/lazy-part';
import { whenIdle } from '../../ui/when-idle';
import type { CalendarDraft } from './calendar-slice';

const AddForm = lazyPart<{
  opened: CalendarDraft;
  device: string;
  onClose: () => void;
  onAdd: (form: CalendarDraft) => void;
}>(() => import('./add-form').then((m) => m.AddForm));

/** Add New Event. */
export function AddDialog({
  form: opened,
  title = 'Add New Event',
  device,
  onClose,
  onAdd,
}: {
  /** The moment that was chosen; null while it is closed. */
  form: CalendarDraft | null;
  title?: string;
  device: string;
  onClose: () => void;
  onAdd: (form: CalendarDraft) => void;
}) {
  useEffect(() => whenIdle(() => void AddForm.preload()), []);
  return (
    <Dialog open={opened !== null} onClose={onClose} title={title}>
      {opened ? <AddForm opened={opened} device={device} onClose={onClose} onAdd={onAdd} /> : null}
    </Dialog>
  );
}
