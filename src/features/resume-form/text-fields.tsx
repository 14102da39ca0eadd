import { clsx } from 'clsx';
import { memo, useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { fieldHint } from '../../domain/resume-document/hints';
import type { TextFieldName, WrittenResume } from '../../domain/resume-document/types';
import { Panel } from '../../ui/card';
import { resumeFieldChanged } from './documents-slice';
import { type FieldGroup, type FieldWords, fieldGroups } from './form-words';
import { selectResume } from './selectors';
import { TextInput } from './text-input';
import { useHint } from './use-hint';

/** The fields of a resume that are one text each. */
export const TextFields = memo(function TextFields({ id }: { id: string }) {
  return fieldGroups.map((group) => <Group key={group.title} id={id} group={group} />);
});

function Group({ id, group }: { id: string; group: FieldGroup }) {
  return (
    <Panel title={group.title} lead={group.lead}>
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
        {group.fields.map((words) => (
          <div key={words.field} className={clsx(isWide(words) && 'sm:col-span-2')}>
            <OneField id={id} words={words} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

const isWide = ({ area, field }: FieldWords<TextFieldName>) => area || field.startsWith('skills') || field === 'name';

/** Reads its own value alone: a keystroke elsewhere does not draw it again. */
const OneField = memo(function OneField({ id, words }: { id: string; words: FieldWords<TextFieldName> }) {
  const dispatch = useAppDispatch();
  const { field } = words;
  const value = useAppSelector((state) => selectResume(state, id)?.[field] ?? '');
  // The end of a course is weighed against its start.
  const start = useAppSelector((state) => (field === 'grdyear2' ? (selectResume(state, id)?.grdyear ?? '') : ''));
  const hintOf = useCallback(
    (text: string) => fieldHint({ ...blank, grdyear: start, [field]: text }, field),
    [field, start],
  );
  const hint = useHint(value, hintOf);
  return (
    <TextInput
      words={words}
      value={value}
      hint={hint}
      onChange={(text) => dispatch(resumeFieldChanged({ id, field, value: text }))}
    />
  );
});

const blank = emptyTexts();

function emptyTexts(): Pick<WrittenResume, TextFieldName> {
  const texts: Partial<Record<TextFieldName, string>> = {};
  for (const { fields } of fieldGroups) for (const { field } of fields) texts[field] = '';
  return texts as Record<TextFieldName, string>;
}
