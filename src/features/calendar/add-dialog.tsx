import { Dialog } from '../../ui/dialog';
import { AddForm } from './add-form';
import type { CalendarDraft } from './calendar-slice';

/** Add New Event. Its form is there at once: who opens it by a key types on. */
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
  return (
    <Dialog open={opened !== null} onClose={onClose} title={title}>
      {opened ? <AddForm opened={opened} device={device} onClose={onClose} onAdd={onAdd} /> : null}
    </Dialog>
  );
}
