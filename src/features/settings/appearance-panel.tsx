import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Panel } from '../../ui/card';
import { ChoiceGroup } from '../../ui/field';
import { selectSettings } from './selectors';
import { type Theme, themeChosen } from './settings-slice';

const themes: readonly { value: Theme; label: string; detail: string }[] = [
  { value: 'system', label: 'Same as the system', detail: 'Follows your device, even when it changes at night.' },
  { value: 'light', label: 'Light', detail: 'Paper white.' },
  { value: 'dark', label: 'Dark', detail: 'Deep ink blue.' },
];

export function AppearancePanel() {
  const theme = useAppSelector((state) => selectSettings(state).theme);
  const dispatch = useAppDispatch();
  return (
    <Panel title="Appearance" lead="Motion and contrast follow your system’s settings.">
      <ChoiceGroup legend="Theme" options={themes} value={theme} onChange={(value) => dispatch(themeChosen(value))} />
    </Panel>
  );
}
