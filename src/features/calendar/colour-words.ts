import type { Colour } from '../../domain/calendar/colour-names';

export const COLOUR_WORDS: Readonly<Record<Colour, string>> = {
  grey: 'Grey',
  red: 'Red',
  orange: 'Orange',
  amber: 'Amber',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  indigo: 'Indigo',
  violet: 'Violet',
  pink: 'Pink',
};
