import type { NamedFile } from '../../../machines/contracts/calendar';
import { useAppSelector } from '../../app/hooks';
import { SelectField } from '../../ui/field';
import { NEW, proposedInto } from './import-targets';
import { selectCalendars } from './selectors';
import type { CalendarImport } from './use-import';

/** Names of zones that nobody knows, each once. */
export const unknownZones = (files: readonly NamedFile[]): readonly string[] => [
  ...new Set(files.flatMap(({ file }) => file.unknownZones)),
];

/** More names than this are not asked for at once; the next ones follow when these are answered. */
const ASKED = 20;

/** What a zone is called on screen. */
const zoneWords = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ');

/** Asks for each zone that nobody knows; nothing is chosen at first, and nothing is imported before all are. */
export function ZoneQuestions({
  names,
  chosen,
  send,
}: {
  names: readonly string[];
  chosen: Readonly<Record<string, string>>;
  send: (chosen: { readonly type: 'zone.chosen'; readonly name: string; readonly zone: string }) => void;
}) {
  if (names.length === 0) return null;
  const zones = Intl.supportedValuesOf('timeZone');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2">
        {names.length === 1 ? 'A time zone' : 'Time zones'} of the file that nobody knows, and that it does not
        describe. Choose which is meant; until then nothing is imported.
      </legend>
      {names.slice(0, ASKED).map((name) => (
        <SelectField
          key={name}
          label={`Zone “${name.slice(0, 80)}”`}
          className="max-w-80"
          value={chosen[name] ?? ''}
          onChange={(event) => send({ type: 'zone.chosen', name, zone: event.target.value })}
        >
          <option value="" disabled>
            Choose a time zone
          </option>
          <option value="UTC">UTC</option>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zoneWords(zone)}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}

/** Which calendar new events go into: asked where there is a choice. */
export function Targets({
  files,
  into,
  send,
}: {
  files: readonly NamedFile[];
  into: Readonly<Record<number, string>>;
  send: CalendarImport['send'];
}) {
  const calendars = useAppSelector(selectCalendars);
  const own = Object.values(calendars).filter(({ id, address }) => id !== 'own' && address === '');
  const rows = files
    .map((named, at) => ({ named, at }))
    .filter(({ named }) => named.file.events.length > 0 && (named.file.calendar !== null || own.length > 0));
  if (rows.length === 0) return null;
  const choices = rows.map(({ named, at }) => (
    <SelectField
      key={at}
      label={files.length === 1 ? 'New events go into' : `New events of “${named.name.slice(0, 60)}” go into`}
      className="max-w-80"
      value={into[at] ?? proposedInto(named, calendars)}
      onChange={(event) => send({ type: 'calendar.chosen', file: at, into: event.target.value })}
    >
      <option value="">{calendars.own?.name ?? 'Your calendar'}</option>
      {named.file.calendar ? <option value={NEW}>New calendar “{named.file.calendar.name}”</option> : null}
      {own.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  ));
  if (rows.length <= FEW) return <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">{choices}</div>;
  return (
    <div className="grid gap-3">
      <SelectField
        label={`New events of all ${rows.length} files go into`}
        className="max-w-80"
        value={allInto(rows, into)}
        onChange={({ target }) => {
          for (const { named, at } of rows)
            send({
              type: 'calendar.chosen',
              file: at,
              into: target.value === EACH ? proposedInto(named, calendars) : target.value,
            });
        }}
      >
        <option value={EACH}>The calendars chosen below</option>
        <option value="">{calendars.own?.name ?? 'Your calendar'}</option>
        {own.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset
        tabIndex={0}
        className="grid max-h-72 gap-3 overflow-y-auto rounded-control border border-line bg-surface p-3 md:grid-cols-2 xl:grid-cols-3"
      >
        <legend className="sr-only">The calendar of each file</legend>
        {choices}
      </fieldset>
    </div>
  );
}

/** More files than this have one choice for all before those for each. */
const FEW = 6;
/** Not a calendar: each file has its own. */
const EACH = ' each';

/** The calendar that every file goes into; `EACH` where they differ. */
function allInto(rows: readonly { readonly at: number }[], into: Readonly<Record<number, string>>): string {
  const chosen = new Set(rows.map(({ at }) => into[at] ?? EACH));
  const [only = EACH] = chosen;
  return chosen.size === 1 && only !== NEW ? only : EACH;
}
