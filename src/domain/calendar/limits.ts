/** Bytes of the largest calendar file that is read. */
export const LARGEST_FILE = 25 * 1_048_576;
/** More events than this are not taken from one file. */
export const MOST_EVENTS = 50_000;
/** More calendars than this are not kept, the own one not counted. */
export const MOST_CALENDARS = 200;
/** The longest name of a calendar, in UTF-16 units. */
export const LONGEST_NAME = 200;
