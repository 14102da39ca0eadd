import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { type Language, languageNames } from '../../domain/c-source/languages';
import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import { type ChallengeFilter, everyChallenge, isNarrowed } from './find-challenges';

interface Props {
  readonly filter: ChallengeFilter;
  readonly languages: readonly Language[];
  readonly onChange: (filter: ChallengeFilter) => void;
}

/** Narrows the list by words; by difficulty, language and state on demand. */
export function ChallengeFilterForm({ filter, languages, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const change = (change: Partial<ChallengeFilter>) => onChange({ ...filter, ...change });
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex items-end gap-1.5">
        <div className="min-w-0 flex-1">
          <TextField
            label="Find a challenge"
            type="search"
            placeholder="Words, topic or number"
            value={filter.words}
            onChange={(event) => change({ words: event.target.value })}
          />
        </div>
        <Button
          size="sm"
          look="quiet"
          className="h-10 pointer-coarse:h-11"
          aria-expanded={open}
          aria-label="Filters"
          title="Filters"
          onClick={() => setOpen(!open)}
        >
          <ListFilter aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {open ? (
        <div className="grid gap-2 @md:grid-cols-3">
          <SelectField
            label="Difficulty"
            value={filter.difficulty}
            onChange={(event) => change({ difficulty: event.target.value as ChallengeFilter['difficulty'] })}
          >
            <option value="">Every difficulty</option>
            <option value="easy">Easy</option>
            <option value="medium">Medium</option>
            <option value="hard">Hard</option>
          </SelectField>
          <SelectField
            label="Solvable in"
            value={filter.language}
            onChange={(event) => change({ language: event.target.value as ChallengeFilter['language'] })}
          >
            <option value="">Any language</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="State"
            value={filter.state}
            onChange={(event) => change({ state: event.target.value as ChallengeFilter['state'] })}
          >
            <option value="">Solved or not</option>
            <option value="open">Not solved yet</option>
            <option value="solved">Solved</option>
            <option value="due">Due again</option>
          </SelectField>
        </div>
      ) : null}
      {isNarrowed(filter) ? (
        <Button size="sm" look="quiet" className="justify-self-start" onClick={() => onChange(everyChallenge)}>
          Show all challenges
        </Button>
      ) : null}
    </div>
  );
}
