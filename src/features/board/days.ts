import { addDays, format, parseISO } from 'date-fns';

/** `YYYY-MM-DD` of the day so many days after another. */
export const daysAfter = (day: string, count: number): string => format(addDays(parseISO(day), count), 'yyyy-MM-dd');
