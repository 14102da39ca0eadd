import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldPlace, FoundResume, ImportTarget } from '../../../machines/contracts/resume-import';
import { countsOf, textAtPlace } from '../../domain/resume-document/corrected';
import type { Doubt } from '../../domain/resume-document/from-read';
import type { ListName, WrittenResume } from '../../domain/resume-document/types';
import { contactsOf, firstSchool, shownOf, skillsOf, viewOf } from '../../domain/resume-document/views';
import { Button } from '../../ui/button';
import { ChoiceGroup, TextArea, TextField } from '../../ui/field';
import { counted } from '../../ui/format';
import { Notice } from '../../ui/notice';
import { doubtWords, fieldLabel, listLabel } from './import-words';
import { PagePicture } from './page-picture';

/** Of the lines of a section, this many are shown. */
const SHOWN = 60;

interface ReviewProps {
  file: File;
  found: FoundResume;
  /** As it would be kept, with the corrections so far. */
  resume: WrittenResume;
  /** Title of the open resume; `null` where there is none to replace. */
  open: string | null;
  target: ImportTarget;
  onCorrect: (place: FieldPlace, text: string) => void;
  onTarget: (target: ImportTarget) => void;
  onAccept: () => void;
  onCancel: () => void;
}

/** What a file was understood as, to be looked at and corrected before anything is kept. */
export function ImportReview({
  file,
  found,
  resume,
  open,
  target,
  onCorrect,
  onTarget,
  onAccept,
  onCancel,
}: ReviewProps) {
  const { doubts, unplaced } = found.understood;
  const [page, setPage] = useState(doubts[0]?.page ?? 1);
  const pictured = found.pages > 0;
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onAccept();
      }}
    >
      <div
        className={
          pictured ? 'grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : 'grid gap-6'
        }
      >
        <div className="grid min-w-0 gap-6">
          {found.notes.length > 0 ? (
            <Notice>
              {found.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </Notice>
          ) : null}
          <Part title={doubts.length === 0 ? 'Nothing is doubtful' : `To check: ${doubts.length}`}>
            {doubts.map((doubt, index) => (
              <DoubtFields
                // Doubts of a reading never change their order.
                key={`${doubt.why}-${index.toString()}`}
                number={index + 1}
                doubt={doubt}
                resume={resume}
                paged={pictured}
                onCorrect={onCorrect}
                onLook={() => setPage(doubt.page)}
              />
            ))}
          </Part>
          <Part
            title={
              unplaced.length === 0
                ? 'Everything was understood'
                : `Not understood: ${counted(unplaced.length, 'line')}`
            }
          >
            {unplaced.length > 0 ? (
              <>
                <p className="text-sm text-ink-soft">
                  Kept in a section of your own called “Other”, so that nothing is lost.
                </p>
                <ul className="grid list-disc gap-1 pl-5 text-sm">
                  {unplaced.slice(0, SHOWN).map(({ text }, index) => (
                    <li key={`${index.toString()}-${text}`} className="break-words">
                      {text}
                    </li>
                  ))}
                </ul>
                {unplaced.length > SHOWN ? <p className="text-sm">and {unplaced.length - SHOWN} more</p> : null}
              </>
            ) : null}
          </Part>
          <Part title="Understood">
            <Understood resume={resume} />
          </Part>
        </div>
        {pictured ? <PagePicture file={file} page={page} pages={found.pages} onPage={setPage} /> : null}
      </div>
      {open === null ? null : (
        <ChoiceGroup<ImportTarget>
          legend="What becomes of it"
          columns
          value={target}
          onChange={onTarget}
          options={[
            { value: 'new', label: 'Make a new resume', detail: 'The one that is open stays as it is.' },
            {
              value: 'replace',
              label: 'Replace the one that is open',
              detail: `“${open}” gets these words. Undo brings it back.`,
            },
          ]}
        />
      )}
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-2 border-line border-t bg-raised px-6 py-4">
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="primary" type="submit">
          {target === 'replace' ? 'Replace the open resume' : 'Make a new resume'}
        </Button>
      </div>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-3">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function DoubtFields({
  number,
  doubt: { why, read, page, fields },
  resume,
  paged,
  onCorrect,
  onLook,
}: {
  number: number;
  doubt: Doubt;
  resume: WrittenResume;
  paged: boolean;
  onCorrect: (place: FieldPlace, text: string) => void;
  onLook: () => void;
}) {
  const [first, second] = fields;
  const swap = () => {
    if (!first || !second) return;
    onCorrect(first, textAtPlace(resume, second));
    onCorrect(second, textAtPlace(resume, first));
  };
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-warning/45 bg-warning-soft p-4" onFocus={onLook}>
      <legend className="sr-only">{`Doubt ${number}: ${doubtWords[why]}`}</legend>
      <div>
        <p className="font-medium text-sm">{doubtWords[why]}</p>
        <p className="break-words text-ink-soft text-sm">
          Read{paged ? ` on page ${page}` : ''}: <q className="whitespace-pre-line">{read}</q>
        </p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map((place) => {
          const text = textAtPlace(resume, place);
          const label = fieldLabel(place.list, place.field);
          return text.includes('\n') ? (
            <TextArea
              key={place.field}
              label={label}
              value={text}
              onChange={(event) => onCorrect(place, event.target.value)}
            />
          ) : (
            <TextField
              key={place.field}
              label={label}
              value={text}
              onChange={(event) => onCorrect(place, event.target.value)}
            />
          );
        })}
      </div>
      {fields.length >= 2 && why !== 'no-dates' ? (
        <div>
          <Button size="sm" onClick={swap}>
            <ArrowLeftRight aria-hidden="true" />
            Swap {fieldLabel(first?.list ?? null, first?.field ?? '')} and{' '}
            {fieldLabel(second?.list ?? null, second?.field ?? '')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

/** Each section with how much it has, to be opened. */
function Understood({ resume }: { resume: WrittenResume }) {
  const about = [resume.name, resume.label, ...contactsOf(resume).map(({ text }) => text), resume.intro].filter(
    (text) => text.trim() !== '',
  );
  const skills = skillsOf(resume);
  const school = firstSchool(resume);
  const counts = countsOf(resume).filter(({ list }) => list !== 'profiles' && list !== 'skillGroups');
  return (
    <div className="grid gap-2">
      {about.length > 0 ? <Lines title="About you" count={counted(about.length, 'line')} lines={about} /> : null}
      {skills.length > 0 ? <Lines title="Skills" count={counted(skills.length, 'line')} lines={skills} /> : null}
      {counts.map(({ list, count }) => (
        <Lines
          key={list}
          title={listLabel(list)}
          count={counted(count, 'entry', 'entries')}
          lines={[...(list === 'schools' && school.title !== '' ? [school] : []), ...viewsOf(resume, list)].flatMap(
            ({ title, sub, lines }) => [
              [title, ...sub].filter((part) => part !== '').join(' | '),
              ...lines.map(({ text }) => `– ${text}`),
            ],
          )}
        />
      ))}
    </div>
  );
}

const viewsOf = (resume: WrittenResume, list: ListName) =>
  shownOf(resume[list] as readonly { readonly id: string }[], []).map((entry) => {
    const view = viewOf(list, entry as never);
    return list === 'own' ? { ...view, title: (entry as unknown as { heading: string }).heading } : view;
  });

function Lines({ title, count, lines }: { title: string; count: string; lines: readonly string[] }) {
  const said = lines.filter((line) => line !== '');
  return (
    <details className="rounded-control border border-line bg-surface">
      <summary className="cursor-pointer px-3 py-2 text-sm">
        <span className="font-medium">{title}</span> <span className="text-ink-soft">· {count}</span>
      </summary>
      <ul className="grid gap-1 px-3 pb-3 text-sm">
        {said.slice(0, SHOWN).map((line, index) => (
          <li key={`${index.toString()}-${line}`} className="whitespace-pre-line break-words">
            {line}
          </li>
        ))}
        {said.length > SHOWN ? <li>and {said.length - SHOWN} more lines</li> : null}
      </ul>
    </details>
  );
}
