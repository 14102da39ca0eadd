import { Download, FileText } from 'lucide-react';
import { MINUTE } from '../../domain/calendar/wall';
import { hoursWords, type Offer } from '../../domain/study/study-plan';
import { Button } from '../../ui/button';
import { counted, shortDay } from '../../ui/format';
import { Notice } from '../../ui/notice';
import { blockTime } from './block-words';

/** Blocks of a plan that are listed at once. */
const LISTED = 60;

/** What would be made, and what does not fit. */
export function PlanPreview({
  offer,
  onShare,
  onIcs,
  onMarkdown,
}: {
  offer: Offer;
  onShare: () => void;
  onIcs: () => void;
  onMarkdown: () => void;
}) {
  if (offer.fault)
    return (
      <Notice tone="warning" role="status">
        {offer.fault}
      </Notice>
    );
  const minutes = offer.blocks.reduce((sum, { start, end }) => sum + (end - start) / MINUTE, 0);
  const [first] = offer.blocks;
  const last = offer.blocks.at(-1);
  return (
    <div className="grid grid-cols-1 gap-3">
      {first && last ? (
        <section aria-label="The plan">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <p className="min-w-0 flex-1 basis-72 text-sm">
              <strong>{counted(offer.blocks.length, 'block')}</strong>, {hoursWords(minutes)} in all, from{' '}
              {shortDay(offer.dayOf(first.start))} to {shortDay(offer.dayOf(last.start))}. Nothing is in your calendar
              yet.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={onIcs}>
                <Download aria-hidden="true" /> As .ics
              </Button>
              <Button size="sm" onClick={onMarkdown}>
                <FileText aria-hidden="true" /> As Markdown
              </Button>
            </div>
          </div>
          <section
            aria-label="When"
            // It scrolls, and holds nothing that takes the focus.
            tabIndex={0}
            className="mt-2 max-h-56 overflow-y-auto rounded-control bg-sunken p-3 text-sm"
          >
            <ol aria-label="Blocks" className="grid gap-0.5">
              {offer.blocks.slice(0, LISTED).map(({ part, start, end }) => (
                <li key={start} className="grid gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
                  <time dateTime={new Date(start).toISOString()} className="text-ink-soft">
                    {blockTime(start)}
                  </time>
                  <span className="min-w-0 truncate">
                    {part.verb} {part.of}
                    {part.name === part.of ? '' : `: ${part.name}`}{' '}
                    <span className="text-ink-soft">{hoursWords((end - start) / MINUTE)}</span>
                  </span>
                </li>
              ))}
              {offer.blocks.length > LISTED ? <li>and {offer.blocks.length - LISTED} more</li> : null}
            </ol>
          </section>
        </section>
      ) : null}
      {offer.left.length > 0 ? (
        <Notice
          tone="warning"
          role="status"
          title="What does not fit"
          actions={
            <Button size="sm" onClick={onShare}>
              Share the hours there are
            </Button>
          }
        >
          <p className="break-words">
            {offer.left.map(({ name, minutes: missing }) => `${name} (${hoursWords(missing)})`).join(', ')}. Give it
            more hours a week, more days, or a later date.
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
