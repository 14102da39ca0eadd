import { lazyPart } from '../../ui/lazy-part';
import { Overlay } from '../../ui/overlay';
import { type FieldOffer, useFieldOffers } from './field-offers';

const FieldSuggestions = lazyPart<{ offers: readonly FieldOffer[] }>(() =>
  import('./field-suggestions').then((m) => m.FieldSuggestions),
);

/** Below a field: the mark of what is suggested for it, fetched when there is something. */
export function OfferedHere({ entryId, field }: { entryId: string | null; field: string }) {
  const offers = useFieldOffers(entryId, field);
  if (offers.length === 0) return null;
  return (
    <Overlay resetKey={`${entryId ?? ''} ${field}`}>
      <FieldSuggestions offers={offers} />
    </Overlay>
  );
}
