import { lazyPart } from '../../ui/lazy-part';

/** On a card that clashes: fetched with the first one. */
export const ClashChip = lazyPart<{ readonly words: string }>(() => import('./block-fields').then((m) => m.ClashChip));
