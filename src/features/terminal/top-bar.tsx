import { Maximize, Minimize, Moon, PanelLeftClose, PanelLeftOpen, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import {
  isCompiled,
  isLanguage,
  isStandardOf,
  type Language,
  languageNames,
  standardsOf,
} from '../../domain/c-source/languages';
import { IconButton } from '../../ui/button';
import { WayBack } from '../../ui/came-from';
import { Tooltip } from '../../ui/tooltip';
import { selectTerminalSettings } from './selectors';
import { FONT_SIZES, terminalSet } from './terminal-settings-slice';
import { TOKENS_MEAN } from './terminal-words';

/** Title, language, standard, size of the text, look, the list's toggle, full screen, and `Tokens: N`. */
export function TopBar({
  title,
  listName,
  language,
  languages,
  tokens,
  onLanguage,
  full,
  onFull,
}: {
  title: string;
  /** What the toggle shows and hides: `Questions`, `Files`. */
  listName: string;
  language: Language;
  /** Those that can be chosen. */
  languages: readonly Language[];
  tokens: number;
  onLanguage: (language: Language) => void;
  /** The workbench takes the whole screen. */
  full: boolean;
  onFull: () => void;
}) {
  const dispatch = useAppDispatch();
  const { look, fontSize, standards, questions } = useAppSelector(selectTerminalSettings);
  const other = look === 'dark' ? 'light' : 'dark';
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-4 py-2">
      <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-5">
        <h1 className="text-lg font-semibold">{title}</h1>
        <WayBack className="" />
      </div>
      <Tooltip text={TOKENS_MEAN}>
        <span
          // It has its meaning on hover and on focus.
          tabIndex={0}
          role="note"
          className="figures cursor-help rounded-chip border border-line bg-sunken px-3 py-1 text-sm text-ink-soft"
        >
          Tokens: {tokens}
        </span>
      </Tooltip>
      <Choice label="Language" value={language} onChange={(value) => isLanguage(value) && onLanguage(value)}>
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </Choice>
      {isCompiled(language) ? (
        <Choice
          label="Standard"
          value={standards[language]}
          onChange={(value) => {
            if (isStandardOf(language, value))
              dispatch(terminalSet({ standards: { ...standards, [language]: value } }));
          }}
        >
          {standardsOf[language].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
      ) : null}
      <Choice
        label="Font size"
        value={String(fontSize)}
        onChange={(value) => dispatch(terminalSet({ fontSize: Number(value) }))}
      >
        {FONT_SIZES.map((size) => (
          <option key={size} value={size}>
            {size} px
          </option>
        ))}
      </Choice>
      <button
        type="button"
        aria-expanded={questions}
        onClick={() => dispatch(terminalSet({ questions: !questions }))}
        className="inline-flex min-h-9 items-center gap-2 rounded-control border border-line-strong/60 px-3 text-sm hover:bg-sunken pointer-coarse:min-h-11 [&_svg]:size-4"
      >
        {questions ? <PanelLeftClose aria-hidden="true" /> : <PanelLeftOpen aria-hidden="true" />}
        {questions ? 'Hide' : 'Show'} {listName}
      </button>
      <div className="flex gap-1">
        <IconButton
          label={other === 'light' ? 'Light mode' : 'Dark mode'}
          onClick={() => dispatch(terminalSet({ look: other }))}
        >
          {other === 'light' ? <Sun /> : <Moon />}
        </IconButton>
        <IconButton label={full ? 'Leave full screen' : 'Full screen'} onClick={onFull}>
          {full ? <Minimize /> : <Maximize />}
        </IconButton>
      </div>
    </header>
  );
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <label className="inline-flex items-center">
      <span className="sr-only">{label}</span>
      <select
        value={value}
        title={label}
        onChange={({ target }) => onChange(target.value)}
        className="h-9 rounded-control border border-line-strong/60 bg-surface px-2 text-sm text-ink hover:border-line-strong pointer-coarse:h-11"
      >
        {children}
      </select>
    </label>
  );
}
