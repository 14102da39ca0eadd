import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { repeats } from '../../domain/calendar/series';
import type { Occurrence } from '../../domain/calendar/types';
import type { Clock } from '../../domain/calendar/zones';
import { joinWords } from '../../domain/text/merge-lines';
import { Button } from '../../ui/button';
import { SelectField, TextArea } from '../../ui/field';
import { useToast } from '../../ui/toast';
import { type CalendarDraft, calendarDraftDropped, calendarDraftKept } from './calendar-slice';
import { EventFields } from './event-fields';
import { faultOfForm, formOf } from './event-form';
import { MoreFields } from './more-fields';
import { selectEvent, selectEventDraft } from './selectors';
import type { Scope } from './use-calendar';

/** An event while it is edited in its place. */
export function EventEditor({
  occurrence,
  clock,
  onCancel,
  onSave,
}: {
  occurrence: Occurrence;
  clock: Clock;
  onCancel: () => void;
  onSave: (form: CalendarDraft, before: CalendarDraft, scope: Scope) => void;
}) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { storage } = useDevice();
  const { event } = occurrence;
  const [before] = useState(() => formOf(occurrence, clock));
  const [form, setForm] = useState(() => selectEventDraft(store.getState(), event.id) ?? before);
  const [scope, setScope] = useState<Scope>('one');
  const [tried, setTried] = useState(false);
  const series = repeats(event);
  const fault = faultOfForm(form, clock.device);
  const blank = form.text.trim() === '';
  useEffect(() => {
    if (form !== before) dispatch(calendarDraftKept(form));
  }, [form, before, dispatch]);
  useKeptWhenGone(event.id, form !== before ? form : null);

  const close = () => {
    dispatch(calendarDraftDropped(event.id));
    onCancel();
  };
  const keys = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape') return;
    pressed.stopPropagation();
    close();
  };

  return (
    <form
      className="grid gap-3 py-2"
      aria-label="Edit event"
      onKeyDown={keys}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setTried(true);
        if (blank || fault) return;
        dispatch(calendarDraftDropped(event.id));
        const texts = { base: before.text, mine: form.text, theirs: event.text };
        const text = joinWords(texts, () => void storage.keepBoth('calendarEvents', event.id, event, ['text']));
        onSave({ ...form, text }, before, scope);
      }}
    >
      <TextArea
        label="Event"
        value={form.text}
        dir="auto"
        autoFocus
        onChange={(changed) => setForm({ ...form, text: changed.target.value })}
      />
      <EventFields
        form={form}
        onChange={(change) => setForm({ ...form, ...change })}
        error={tried ? fault : null}
        repeats={!series || scope === 'all'}
      />
      <MoreFields event={event} details={form.details} onChange={(change) => setForm({ ...form, ...change })} />
      {series ? (
        <SelectField label="Change" value={scope} onChange={(changed) => setScope(changed.target.value as Scope)}>
          <option value="one">Only this one</option>
          <option value="all">The whole series</option>
        </SelectField>
      ) : null}
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={close}>
          Cancel
        </Button>
        <Button size="sm" look="primary" type="submit" disabled={blank}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** When the event itself is gone, what was being written on it waits in the dialog. */
function useKeptWhenGone(eventId: string, form: CalendarDraft | null) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const words = useRef(form);
  useEffect(() => {
    words.current = form;
  });
  useEffect(
    () => () => {
      const state = store.getState();
      // Without a draft it was saved, or left as it was.
      if (selectEvent(state, eventId) || !selectEventDraft(state, eventId) || !words.current) return;
      const waiting = selectEventDraft(state, 'new')?.text.trim() ?? '';
      const text = [waiting, words.current.text].filter((one) => one.trim() !== '').join('\n');
      dispatch(calendarDraftDropped(eventId));
      dispatch(calendarDraftKept({ ...words.current, id: 'new', text }));
      toast({ text: 'The event was deleted in the meantime. Your text is waiting in Add New Event.' });
    },
    [eventId, store, dispatch, toast],
  );
}
