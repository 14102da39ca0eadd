import { type Colour, isColour } from '../../colours/names';
import { colourFrom, cssColour, hexColour } from '../colours';
import { LONGEST_NAME } from '../limits';
import { contentLine } from './content-lines';
import { CALENDAR, unescaped } from './details';

/** What a file says of the calendar it is of. */
export interface FileCalendar {
  readonly name: string;
  readonly colour: Colour | '';
}

/** A calendar of this app that some events of a file are in. */
export interface OwnFileCalendar extends FileCalendar {
  readonly id: string;
}

/** Reads the lines of a file that are in no component. */
export class Header {
  /** The lines from here on are of METHOD:CANCEL. */
  cancels = false;
  #name = '';
  #colour: Colour | '' = '';
  readonly #own = new Map<string, OwnFileCalendar>();

  take(line: string): void {
    if (/^BEGIN:VCALENDAR\s*$/i.test(line)) this.cancels = false;
    const { name, params, value } = contentLine(line);
    const said = unescaped(value).trim();
    if (name === 'METHOD') this.cancels = said.toUpperCase() === 'CANCEL';
    else if (name === 'NAME' || name === 'X-WR-CALNAME') this.#name ||= said.slice(0, LONGEST_NAME);
    else if (name === 'COLOR' || name === 'X-APPLE-CALENDAR-COLOR' || name === 'X-OUTLOOK-COLOR')
      this.#colour ||= colourFrom(said);
    else if (name === CALENDAR) {
      const id = /^[\w-]{1,200}$/.exec(params.get('ID') ?? '')?.[0];
      const colour = params.get('COLOR') ?? '';
      if (id && said !== '')
        this.#own.set(id, { id, name: said.slice(0, LONGEST_NAME), colour: isColour(colour) ? colour : '' });
    }
  }

  /** `null` where the file gives its calendar no name. */
  calendar(): FileCalendar | null {
    return this.#name === '' ? null : { name: this.#name, colour: this.#colour };
  }

  /** The calendars of this app that the file was written from. */
  calendars(): readonly OwnFileCalendar[] {
    return [...this.#own.values()];
  }
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** The lines that say of one calendar how it is called, for every program that has a word for it. */
export const calendarLines = ({ name, colour }: FileCalendar): string[] => [
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  ...(colour === '' ? [] : [`COLOR:${cssColour(colour)}`, `X-APPLE-CALENDAR-COLOR:${hexColour(colour)}`]),
];

/** The lines by which a file of several calendars is read back as several. */
export const ownCalendarLines = (calendars: readonly OwnFileCalendar[]): string[] =>
  calendars.map(
    ({ id, name, colour }) => `${CALENDAR};ID=${id}${colour === '' ? '' : `;COLOR=${colour}`}:${escaped(name)}`,
  );
