import { useEffect, useState } from 'react';
import { useAppDispatch, useAppStore } from '../../app/hooks';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { type CalendarDraft, calendarDraftDropped, calendarDraftKept } from './calendar-slice';
import { EventFields } from './event-fields';
import { faultOfForm } from './event-form';
import { MoreFields } from './more-fields';
import { selectEventDraft } from './selectors';

/** The form of Add New Event. What was written is kept until it is added or emptied, also over a reload. */
export function AddForm({
  opened,
  device,
  onClose,
  onAdd,
}: {
  opened: CalendarDraft;
  device: string;
  onClose: () => void;
  onAdd: (form: CalendarDraft) => void;
}) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [form, setForm] = useState<CalendarDraft>(() => {
    const draft = selectEventDraft(store.getState(), opened.id);
    return draft && opened.text === ''
      ? {
          ...opened,
          text: draft.text,
          repeat: draft.repeat,
          rule: draft.rule,
          ...(draft.details && { details: draft.details }),
        }
      : opened;
  });
  const [tried, setTried] = useState(false);
  const fault = faultOfForm(form, device);
  const blank = form.text.trim() === '';
  useEffect(() => {
    if (form === opened) return;
    if (blank) dispatch(calendarDraftDropped(form.id));
    else dispatch(calendarDraftKept(form));
  }, [form, opened, blank, dispatch]);

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (blank || fault) return;
        dispatch(calendarDraftDropped(form.id));
        onAdd(form);
      }}
    >
      <TextArea
        label="What is planned"
        placeholder="Enter event details..."
        value={form.text}
        dir="auto"
        autoFocus
        onChange={(event) => setForm({ ...form, text: event.target.value })}
      />
      <EventFields form={form} onChange={(change) => setForm({ ...form, ...change })} error={tried ? fault : null} />
      <MoreFields event={null} form={form} onChange={(change) => setForm({ ...form, ...change })} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" disabled={blank}>
          Add Event
        </Button>
      </div>
    </form>
  );
}
