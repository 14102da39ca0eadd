import { Check, Lightbulb, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { counted } from '../../ui/format';
import type { FieldOffer } from './field-offers';
import { SuggestedChange } from './suggested-change';

/** What is suggested for one field: a mark that opens the differences in place. */
export function FieldSuggestions({ offers }: { offers: readonly FieldOffer[] }) {
  const [open, setOpen] = useState(false);
  const mark = useRef<HTMLButtonElement>(null);
  /** The button that was pressed is gone with its suggestion: the mark, or the field it was about, has the focus next. */
  const settle = (settled: () => void) => {
    const field = mark.current?.closest('[data-offers]')?.parentElement?.querySelector<HTMLElement>('[data-field]');
    settled();
    (offers.length > 1 ? mark.current : field)?.focus();
  };
  return (
    <div data-offers="" className="mt-1 grid gap-2">
      <div>
        <button
          ref={mark}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen((now) => !now)}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-chip bg-primary-soft px-3 text-sm font-medium text-primary-ink pointer-coarse:min-h-11"
        >
          <Lightbulb aria-hidden="true" className="size-4" />
          {counted(offers.length, 'suggestion')}
        </button>
      </div>
      {open ? (
        <ul className="grid gap-3 rounded-card border border-line bg-surface p-3">
          {offers.map(({ suggestion, accept, refuse }) => (
            <li key={suggestion.id} className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
              <SuggestedChange suggestion={suggestion} />
              <p className="text-sm text-ink-soft wrap-anywhere">{suggestion.why}</p>
              <div className="flex flex-wrap gap-2">
                {accept ? (
                  <Button size="sm" onClick={() => settle(accept)}>
                    <Check aria-hidden="true" /> Accept here
                  </Button>
                ) : null}
                <Button size="sm" onClick={() => settle(refuse)}>
                  <X aria-hidden="true" /> {accept ? 'Refuse here' : 'Put aside'}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
