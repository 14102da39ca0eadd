import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { SCOPES, type Scope } from '../../domain/calendar/scope';
import type { CalendarEvent, Occurrence } from '../../domain/calendar/types';
import type { Clock } from '../../domain/calendar/zones';
import { joinWords } from '../../domain/text/merge-lines';
import { Button } from '../../ui/button';
import { SelectField, TextArea } from '../../ui/field';
import { useToast } from '../../ui/toast';
import { type CalendarDraft, calendarDraftDropped, calendarDraftKept } from './calendar-slice';
import { EventFields } from './event-fields';
import { faultOfForm } from './event-form';
import { SCOPE_WORDS } from './event-words';
import { MoreFields } from './more-fields';
import { formOf } from './opened-form';
import { selectEvent, selectEventDraft } from './selectors';

export interface EventEditorProps {
  occurrence: Occurrence;
  /** The series that it is one of; `null` for an event that happens once. */
  series: CalendarEvent | null;
  clock: Clock;
  onCancel: () => void;
  onSave: (form: CalendarDraft, before: CalendarDraft, scope: Scope) => void;
}

/** An event while it is edited in its place. */
export function EventEditor({ occurrence, series, clock, onCancel, onSave }: EventEditorProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { storage } = useDevice();
  const { event, key } = occurrence;
  const [before] = useState(() => formOf(occurrence, clock, series?.recurrence ?? event.recurrence));
  const [form, setForm] = useState(() => keptDraft(occurrence, before, store.getState()) ?? before);
  const [scope, setScope] = useState<Scope>('one');
  const [tried, setTried] = useState(false);
  const fault = faultOfForm(form, clock.device);
  const blank = form.text.trim() === '';
  useEffect(() => {
    if (form === before) return;
    dispatch(calendarDraftKept(form));
    const older = key === event.id ? undefined : selectEventDraft(store.getState(), event.id);
    if (older?.startDay === before.startDay) dispatch(calendarDraftDropped(older.id));
  }, [form, before, key, event.id, store, dispatch]);
  useKeptWhenGone(event.id, key, form !== before ? form : null);

  const close = () => {
    dispatch(calendarDraftDropped(key));
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
        dispatch(calendarDraftDropped(key));
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
        repeats={!series || scope !== 'one'}
      />
      <MoreFields event={event} form={form} onChange={(change) => setForm({ ...form, ...change })} />
      {series ? (
        <SelectField label="Change" value={scope} onChange={(changed) => setScope(changed.target.value as Scope)}>
          {SCOPES.map((name) => (
            <option key={name} value={name}>
              {SCOPE_WORDS[name]}
            </option>
          ))}
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

/** What was written on this occurrence; a draft of older versions knows its series and its day only. */
function keptDraft({ event, key }: Occurrence, before: CalendarDraft, state: Parameters<typeof selectEventDraft>[0]) {
  const older = selectEventDraft(state, event.id);
  return selectEventDraft(state, key) ?? (older?.startDay === before.startDay ? { ...older, id: key } : undefined);
}

/** When the event itself is gone, what was being written on it waits in the dialog. */
function useKeptWhenGone(eventId: string, key: string, form: CalendarDraft | null) {
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
      if (selectEvent(state, eventId) || !selectEventDraft(state, key) || !words.current) return;
      const waiting = selectEventDraft(state, 'new')?.text.trim() ?? '';
      const text = [waiting, words.current.text].filter((one) => one.trim() !== '').join('\n');
      dispatch(calendarDraftDropped(key));
      dispatch(calendarDraftKept({ ...words.current, id: 'new', text }));
      toast({ text: 'The event was deleted in the meantime. Your text is waiting in Add New Event.' });
    },
    [eventId, key, store, dispatch, toast],
  );
}
