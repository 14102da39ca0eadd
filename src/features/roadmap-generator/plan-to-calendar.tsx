import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Plan, Roadmap } from '../../../machines/contracts/roadmap';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { Overlay } from '../../ui/overlay';

const PlanBlocks = lazyPart<{ plan: Plan; roadmap: Roadmap; onClose: () => void }>(() =>
  import('./plan-blocks').then((m) => m.PlanBlocks),
);

/** The topics that are left of a roadmap, as blocks in the free hours of the calendar. */
export function PlanToCalendar({ plan, roadmap }: { plan: Plan; roadmap: Roadmap }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" /> Put it into my calendar
      </Button>
      {open ? (
        <Overlay resetKey={plan.id}>
          <PlanBlocks plan={plan} roadmap={roadmap} onClose={() => setOpen(false)} />
        </Overlay>
      ) : null}
    </>
  );
}
