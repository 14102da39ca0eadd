import type { Colour, Priority } from '../../domain/board/types';

export const PRIORITY_NAMES: Readonly<Record<Priority, string>> = {
  none: 'No priority',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
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
