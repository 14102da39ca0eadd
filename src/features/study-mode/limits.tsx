import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { DayLimits } from '../../domain/quiz/aims';
import { TextField } from '../../ui/field';
import { selectDayLimits } from './selectors';
import { limitsSet } from './settings-slice';
import { MOST_A_DAY } from './study-schema';

/** How much a day may bring. */
export const Limits = () => (
  <div className="mt-4 grid grid-cols-2 gap-4">
    <LimitField label="New cards a day" of="newCards" />
    <LimitField label="Reviews a day" of="reviews" />
  </div>
);

function LimitField({ label, of }: { label: string; of: keyof DayLimits }) {
  const dispatch = useAppDispatch();
  const limit = useAppSelector(selectDayLimits)[of];
  /** As it is typed: an emptied field keeps the limit until there is a figure in it again. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="number"
      min={0}
      max={MOST_A_DAY}
      className="figures"
      label={label}
      value={typed ?? limit}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (Number.isFinite(target.valueAsNumber)) dispatch(limitsSet({ [of]: target.valueAsNumber }));
      }}
    />
  );
}
