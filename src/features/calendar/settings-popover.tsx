import { SlidersHorizontal } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { LANGUAGES } from '../../domain/calendar/languages';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';
import { Popover } from '../../ui/popover';
import { calendarSettingsChanged, WEEK_STARTS, type WeekStart } from './calendar-slice';
import { WEEK_START_WORDS } from './event-words';
import { selectCalendarSettings } from './selectors';

/** Which day weeks begin with, and in which language dates are written. */
export function SettingsPopover() {
  const dispatch = useAppDispatch();
  const { weekStart, language } = useAppSelector(selectCalendarSettings);
  return (
    <Popover
      label="Calendar settings"
      trigger={
        <Button>
          <SlidersHorizontal aria-hidden="true" />
          Settings
        </Button>
      }
    >
      <div className="grid w-60 gap-4">
        <SelectField
          label="Weeks begin on"
          value={weekStart}
          onChange={(event) => dispatch(calendarSettingsChanged({ weekStart: event.target.value as WeekStart }))}
        >
          {WEEK_STARTS.map((choice) => (
            <option key={choice} value={choice}>
              {WEEK_START_WORDS[choice]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Date language"
          value={language}
          onChange={(event) => dispatch(calendarSettingsChanged({ language: event.target.value }))}
        >
          <option value="auto">Same as the browser</option>
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </Popover>
  );
}
