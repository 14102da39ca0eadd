import type { Priority } from '../../domain/board/types';

export const PRIORITY_NAMES: Readonly<Record<Priority, string>> = {
  none: 'No priority',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};
