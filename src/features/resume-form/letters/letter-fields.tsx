import { useAppDispatch } from '../../../app/hooks';
import type { CoverLetter } from '../../../domain/cover-letter/types';
import { Panel } from '../../../ui/card';
import { TextArea, TextField } from '../../../ui/field';
import { letterFields } from './letter-words';
import { letterFieldChanged } from './letters-slice';

/** The parts of the letter; each keystroke is kept. */
export function LetterFields({ letter }: { letter: CoverLetter }) {
  const dispatch = useAppDispatch();
  return (
    <Panel title="The letter">
      <div className="grid gap-4">
        {letterFields.map(({ field, label, help, rows }) => {
          const shared = {
            label,
            help,
            value: letter[field],
            dir: 'auto' as const,
            'data-field': field,
            autoComplete: 'off',
          };
          return rows ? (
            <TextArea
              key={field}
              {...shared}
              rows={rows}
              onChange={({ target }) => dispatch(letterFieldChanged({ id: letter.id, field, value: target.value }))}
            />
          ) : (
            <TextField
              key={field}
              {...shared}
              onChange={({ target }) => dispatch(letterFieldChanged({ id: letter.id, field, value: target.value }))}
            />
          );
        })}
      </div>
    </Panel>
  );
}
