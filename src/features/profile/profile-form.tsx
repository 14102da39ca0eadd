import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useKept } from '../../app/hooks';
import { readWhole } from '../../domain/coding-profile/read-number';
import {
  LARGEST,
  LONGEST_TEXT,
  lengthOf,
  type ProfileNumber,
  type ProfileText,
} from '../../domain/coding-profile/types';
import { Button } from '../../ui/button';
import { TextArea, TextField } from '../../ui/field';
import { useProfile } from './use-profile';

type Field = ProfileText | ProfileNumber;

const texts: readonly { field: ProfileText; label: string; help?: string; long?: true; complete?: string }[] = [
  { field: 'displayName', label: 'Display name', complete: 'name' },
  { field: 'handle', label: 'Handle', help: 'Shown beside your name.', complete: 'username' },
  { field: 'bio', label: 'Bio', long: true },
  { field: 'country', label: 'Country', complete: 'country-name' },
  { field: 'university', label: 'University' },
];
const figures: readonly { field: ProfileNumber; label: string }[] = [
  { field: 'views', label: 'Profile views' },
  { field: 'contests', label: 'Contests' },
  { field: 'rating', label: 'Rating' },
];
/** From this many characters on, a short field says how many it has. */
const COUNTED_FROM = 200;

/** The side panel being edited: what fits is kept with each key, and all of it can be undone until it is closed. */
export function ProfileForm({ today, onClose }: { today: string; onClose: () => void }) {
  const kept = useKept();
  const { profile, owner, change, restore } = useProfile();
  const [before] = useState({ profile, owner });
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({});
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const judge = (field: Field, says: string | null) =>
    setWrong(({ [field]: _, ...rest }) => (says === null ? rest : { ...rest, [field]: says }));
  const enterText = (field: ProfileText, text: string) => {
    const over = lengthOf(text) - LONGEST_TEXT;
    judge(
      field,
      over > 0
        ? `${readable(over)} too many characters. Shorten the text; until then, the previous one is kept.`
        : null,
    );
    if (over <= 0) change({ [field]: text });
  };
  const enterNumber = (field: ProfileNumber, typed: string) => {
    const reading = readWhole(typed, LARGEST[field]);
    judge(field, reading.kind === 'unfit' ? reading.says : null);
    if (reading.kind !== 'unfit') change({ [field]: reading.kind === 'number' ? reading.value : null });
  };
  const close = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else onClose();
  };
  return (
    <form ref={form} noValidate onSubmit={close} aria-label="Edit profile" className="grid gap-4">
      {texts.map(({ field, label, help, long, complete }) => (
        <TextPart
          key={field}
          label={label}
          help={help}
          long={long ?? false}
          complete={complete}
          initial={field === 'displayName' || field === 'handle' ? owner[field] : profile[field]}
          error={wrong[field]}
          onEnter={(text) => enterText(field, text)}
        />
      ))}
      <TextField
        label="Last refresh date"
        type="date"
        max={today}
        value={profile.refreshedOn ?? ''}
        help="The day you last updated these."
        onChange={({ target }) => change({ refreshedOn: target.value === '' ? null : target.value })}
      />
      {figures.map(({ field, label }) => (
        <NumberPart
          key={field}
          label={label}
          initial={profile[field]}
          error={wrong[field]}
          onEnter={(typed) => enterNumber(field, typed)}
        />
      ))}
      <p className="text-sm text-ink-soft">Kept {kept} as you type. An empty field is not shown.</p>
      {tried && Object.keys(wrong).length > 0 ? (
        <p role="alert" className="text-sm text-danger-ink">
          A field above is not saved yet: correct it, or undo the changes.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary">
          Done
        </Button>
        <Button
          onClick={() => {
            restore(before.profile, before.owner);
            onClose();
          }}
        >
          Undo changes
        </Button>
      </div>
    </form>
  );
}

interface Part {
  label: string;
  error: string | undefined;
}

function TextPart({
  label,
  help,
  long,
  complete,
  initial,
  error,
  onEnter,
}: Part & {
  help: string | undefined;
  long: boolean;
  complete: string | undefined;
  initial: string;
  onEnter: (text: string) => void;
}) {
  const [{ text, known }, setTyped] = useState({ text: initial, known: initial });
  // Each key is kept at once: what differs from it came from another tab, and the next key continues from there.
  if (known !== initial) setTyped({ text: text === known ? initial : text, known: initial });
  const length = lengthOf(text);
  const count = long || length >= COUNTED_FROM ? `${readable(length)} of ${readable(LONGEST_TEXT)} characters.` : null;
  const props = {
    label,
    error,
    help: [help, count].filter(Boolean).join(' '),
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ text: target.value, known });
      onEnter(target.value);
    },
  };
  return long ? (
    <TextArea rows={5} {...props} />
  ) : (
    <TextField {...props} {...(complete ? { autoComplete: complete } : {})} />
  );
}

function NumberPart({
  label,
  initial,
  error,
  onEnter,
}: Part & { initial: number | null; onEnter: (typed: string) => void }) {
  const [typed, setTyped] = useState(initial === null ? '' : String(initial));
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      error={error}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onEnter(target.value);
      }}
    />
  );
}

const readable = (count: number): string => count.toLocaleString('en');
