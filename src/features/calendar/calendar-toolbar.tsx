import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, IconButton } from '../../ui/button';
import { type CalendarView, VIEWS } from './calendar-slice';
import { VIEW_WORDS } from './event-words';

/** What is shown, and the ways to another page and another view. */
export function CalendarToolbar({
  title,
  view,
  views = VIEWS,
  onPage,
  onToday,
  onView,
}: {
  title: string;
  view: CalendarView;
  /** The views that can be chosen. */
  views?: readonly CalendarView[];
  onPage: (step: -1 | 1) => void;
  onToday: () => void;
  onView: (view: CalendarView) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2.5 sm:px-4">
      <div className="flex items-center gap-1">
        <Button size="sm" onClick={onToday}>
          Today
        </Button>
        <IconButton label="Back" className="size-8" onClick={() => onPage(-1)}>
          <ChevronLeft className="rtl:rotate-180" />
        </IconButton>
        <IconButton label="Next" className="size-8" onClick={() => onPage(1)}>
          <ChevronRight className="rtl:rotate-180" />
        </IconButton>
      </div>
      <h2 className="min-w-0 flex-1 basis-48 truncate text-lg font-semibold" aria-live="polite">
        {title}
      </h2>
      <fieldset className="flex w-full min-w-0 justify-between overflow-x-auto rounded-control sm:w-auto border border-line bg-sunken p-0.5">
        <legend className="sr-only">View</legend>
        {views.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === view}
            onClick={() => onView(choice)}
            className={clsx(
              'min-h-8 rounded-[6px] px-1.5 text-sm font-medium max-[360px]:px-1 max-[360px]:text-xs sm:px-2.5 whitespace-nowrap -outline-offset-2 transition-colors pointer-coarse:min-h-10',
              choice === view ? 'bg-surface text-ink shadow-card' : 'text-ink-soft hover:text-ink',
            )}
          >
            {VIEW_WORDS[choice]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
