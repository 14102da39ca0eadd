import { clsx } from 'clsx';
import { memo, useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { fieldHint } from '../../domain/resume-document/hints';
import type { TextFieldName, WrittenResume } from '../../domain/resume-document/types';
import { Panel } from '../../ui/card';
import { resumeFieldChanged } from './documents-slice';
import { EntryList } from './entry-list';
import { type FieldGroup, type FieldWords, fieldGroups, type ListWords } from './form-words';
import { More } from './more';
import { OfferedHere } from './offered-here';
import { inGroups } from './section-words';
import { selectResume } from './selectors';
import { TextInput } from './text-input';
import { useHint } from './use-hint';

/** The fields of a resume that are one text each. */
export const TextFields = memo(function TextFields({ id }: { id: string }) {
  return fieldGroups.map((group) => <Group key={group.title} id={id} group={group} />);
});

function Group({ id, group }: { id: string; group: FieldGroup }) {
  const { title, fields } = group.more;
  const filled = useAppSelector((state) => fields.some(({ field }) => (selectResume(state, id)?.[field] ?? '') !== ''));
  return (
    <Panel title={group.title} lead={group.lead}>
      <Fields id={id} fields={group.fields} />
      <More title={title} filled={filled}>
        <Fields id={id} fields={fields} />
      </More>
      <EntryList id={id} words={inGroups[group.list] as unknown as ListWords<typeof group.list>} bare />
    </Panel>
  );
}

function Fields({ id, fields }: { id: string; fields: readonly FieldWords<TextFieldName>[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2">
      {fields.map((words) => (
        <div key={words.field} className={clsx(isWide(words) && 'sm:col-span-2')}>
          <OneField id={id} words={words} />
        </div>
      ))}
    </div>
  );
}

const isWide = ({ area, field }: FieldWords<TextFieldName>) => area || field.startsWith('skillsl');

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
    <>
      <TextInput
        words={words}
        value={value}
        hint={hint}
        onChange={(text) => dispatch(resumeFieldChanged({ id, field, value: text }))}
      />
      {isWide(words) ? <OfferedHere entryId={null} field={field} /> : null}
    </>
  );
});

const blank = emptyTexts();

function emptyTexts(): Pick<WrittenResume, TextFieldName> {
  const texts: Partial<Record<TextFieldName, string>> = {};
  for (const { fields, more } of fieldGroups) for (const { field } of [...fields, ...more.fields]) texts[field] = '';
  return texts as Record<TextFieldName, string>;
}
