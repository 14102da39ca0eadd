import { useState } from 'react';
import { LONGEST_NAME } from '../../domain/calendar/limits';
import type { KeptCalendar } from '../../domain/calendar/types';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { ColourChoice } from './event-details';
import { addressOf } from './follow-calendar';

export interface CalendarEdit {
  readonly calendar: KeptCalendar;
  readonly kind: 'new' | 'follow' | 'change';
}

const TITLES = { new: 'New calendar', follow: 'Subscribe to a calendar', change: 'Name and colour' } as const;
const DONE = { new: 'Add', follow: 'Subscribe', change: 'Save' } as const;

/** Asks how a calendar is called and coloured, and for one that is followed where it is. */
export function CalendarDialog({
  edit: { calendar, kind },
  onClose,
  onKeep,
}: {
  edit: CalendarEdit;
  onClose: () => void;
  onKeep: (calendar: KeptCalendar) => void;
}) {
  const [name, setName] = useState(calendar.name);
  const [colour, setColour] = useState(calendar.colour);
  const [typed, setTyped] = useState(calendar.address);
  const [tried, setTried] = useState(false);
  const address = kind === 'follow' ? addressOf(typed) : calendar.address;
  const fault = address === null ? 'Enter an address that begins with https:// or webcal://.' : undefined;
  return (
    <Dialog open onClose={onClose} title={TITLES[kind]}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (name.trim() === '' || address === null) return;
          onKeep({ ...calendar, name: name.trim(), colour, address });
          onClose();
        }}
      >
        <TextField
          label="Name"
          value={name}
          dir="auto"
          autoFocus
          maxLength={LONGEST_NAME}
          error={tried && name.trim() === '' ? 'Give it a name.' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        {kind === 'follow' ? (
          <TextField
            label="Address"
            type="url"
            value={typed}
            help="The address that ends in .ics. It is read when you open the calendar and when you ask; many hosts do not let a page read it, then import the file instead."
            error={tried ? fault : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
        <ColourChoice legend="Colour" colour={colour} none="As the app" onChange={setColour} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit">
            {DONE[kind]}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
