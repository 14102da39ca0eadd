import { ChevronDown, CircleCheck, CircleDashed, ExternalLink } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { PLATFORMS, profileUrl, readHandle } from '../../domain/coding-profile/platforms';
import { readWhole } from '../../domain/coding-profile/read-number';
import { LARGEST, PLATFORM_IDS, type PlatformEntry, type PlatformId } from '../../domain/coding-profile/types';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/field';
import { counted } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { platformChanged } from './profile-slice';
import { selectCodingProfile } from './selectors';

/** The five platforms, with which of them their owner has connected by naming a handle. */
export function PlatformsSection() {
  const platforms = useAppSelector((state) => selectCodingProfile(state).platforms);
  const [open, setOpen] = useState(true);
  const id = useId();
  const connected = PLATFORM_IDS.filter((platform) => platforms[platform].handle !== '');
  const solved = connected.reduce((sum, platform) => sum + (platforms[platform].solved ?? 0), 0);
  return (
    <Card aria-labelledby={`${id}-title`} className="py-3! sm:py-4!">
      <h2 className="text-lg font-semibold">
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
          className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center justify-between gap-3 rounded-control px-2 text-left hover:bg-sunken"
        >
          Problem Solving Stats
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 text-ink-soft transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={`${id}-body`} hidden={!open}>
        <p className="text-sm text-ink-soft">
          {connected.length === 0
            ? 'Connect a platform by naming your handle there.'
            : `${connected.length} of 5 connected${solved > 0 ? `, ${counted(solved, 'problem')} solved by your count` : ''}.`}{' '}
          Nothing is fetched from these sites.
        </p>
        <ul className="mt-2 divide-y divide-line">
          {PLATFORM_IDS.map((platform) => (
            <PlatformRow key={platform} platform={platform} entry={platforms[platform]} />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function PlatformRow({ platform, entry }: { platform: PlatformId; entry: PlatformEntry }) {
  const [editing, setEditing] = useState(false);
  const { name } = PLATFORMS[platform];
  const isConnected = entry.handle !== '';
  const Icon = isConnected ? CircleCheck : CircleDashed;
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-5 shrink-0 ${isConnected ? 'text-success-ink' : 'text-ink-faint'}`}
        />
        <div className="min-w-0 flex-1">
          <h3 className="font-medium">{name}</h3>
          <p className="text-sm text-ink-soft">{isConnected ? 'Connected by you' : 'Not connected'}</p>
          {isConnected ? (
            <a
              href={profileUrl(platform, entry.handle)}
              aria-label={`${entry.handle} on ${name}, opens in a new tab`}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex max-w-full items-center gap-1.5 py-0.5 text-sm font-medium text-primary-ink underline wrap-anywhere"
            >
              {entry.handle}
              <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
            </a>
          ) : null}
          {isConnected && entry.solved !== null ? (
            <p className="text-sm text-ink-soft">
              <span className="figures font-semibold text-ink">{entry.solved}</span> solved, entered by you
            </p>
          ) : null}
        </div>
        {editing ? null : (
          <Button
            size="sm"
            aria-label={isConnected ? `Edit ${name}` : `Connect ${name}`}
            onClick={() => setEditing(true)}
          >
            {isConnected ? 'Edit' : 'Connect'}
          </Button>
        )}
      </div>
      {editing ? <PlatformForm platform={platform} entry={entry} onClose={() => setEditing(false)} /> : null}
    </li>
  );
}

function PlatformForm({
  platform,
  entry,
  onClose,
}: {
  platform: PlatformId;
  entry: PlatformEntry;
  onClose: () => void;
}) {
  const { name } = PLATFORMS[platform];
  const [handle, setHandle] = useState(entry.handle);
  const [solved, setSolved] = useState(entry.solved === null ? '' : String(entry.solved));
  const [tried, setTried] = useState(false);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const reading = readHandle(platform, handle);
  const figure = readWhole(solved, LARGEST.solved);
  const handleError =
    reading.kind === 'unfit' ? reading.says : reading.kind === 'empty' ? `Enter your handle on ${name}.` : null;
  const keep = (next: PlatformEntry) => dispatch(platformChanged({ platform, entry: next }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reading.kind !== 'handle' || figure.kind === 'unfit') return;
    keep({ handle: reading.handle, solved: figure.kind === 'number' ? figure.value : null });
    onClose();
  };
  const disconnect = () => {
    keep({ handle: '', solved: null });
    toast({ text: `${name} disconnected.`, action: { label: 'Undo', run: () => keep(entry) } });
    onClose();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={name} className="mt-3 grid gap-3">
      <TextField
        label={`Handle on ${name}`}
        help="Or the address of your profile."
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={handle}
        onChange={({ target }) => setHandle(target.value)}
        error={tried ? handleError : null}
      />
      <TextField
        label="Problems solved"
        help="Optional, as your profile there says."
        inputMode="numeric"
        autoComplete="off"
        value={solved}
        onChange={({ target }) => setSolved(target.value)}
        error={tried && figure.kind === 'unfit' ? figure.says : null}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="sm">
          Save
        </Button>
        <Button size="sm" onClick={onClose}>
          Cancel
        </Button>
        {entry.handle === '' ? null : (
          <Button size="sm" look="quiet" onClick={disconnect}>
            Disconnect
          </Button>
        )}
      </div>
    </form>
  );
}
