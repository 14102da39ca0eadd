/** Bytes of the largest calendar file that is read. */
export const LARGEST_FILE = 25 * 1_048_576;
/** More events than this are not taken from one file. */
export const MOST_EVENTS = 50_000;
