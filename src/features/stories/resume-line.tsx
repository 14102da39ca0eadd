import { useState } from 'react';
import { useAppDispatch, useAppSelector, useResumeLines } from '../../app/hooks';
import { sourcePath } from '../../app/open-source';
import { resumeDraft } from '../../domain/stories/to-text';
import type { Story } from '../../domain/stories/types';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { SelectField, TextArea } from '../../ui/field';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast';
import { selectResumes } from '../resume-form/selectors';

const LONGEST = 500;

/** A line for the resume, drafted from the story, to be changed. Nothing is written before the press. */
export function ResumeLine({ story }: { story: Story }) {
  const dispatch = useAppDispatch();
  const lines = useResumeLines();
  const toast = useToast();
  const resumes = useAppSelector(selectResumes);
  // Until it is changed, the draft follows the story.
  const [own, setOwn] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const resume = resumes.find(({ id }) => id === chosen) ?? resumes[0];
  const text = own ?? resumeDraft(story);
  const line = text.replace(/\s+/g, ' ').trim();
  const isOn = resume?.achievements.some((entry) => entry.text === line) ?? false;
  const add = () => {
    const written = lines.newLine(resume?.id ?? null, line);
    if (!written) return;
    dispatch(written.add);
    toast({
      text: resume ? `The line is on “${resume.title}”.` : 'The line is on a new resume.',
      action: { label: 'Undo', run: () => dispatch(written.remove) },
    });
  };
  return (
    <Panel title="As a line of your resume" lead="What you did and what came of it, drafted from the story.">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (line !== '' && !isOn) add();
        }}
      >
        <TextArea
          label="Line for the resume"
          rows={3}
          className="min-h-16!"
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setOwn(event.target.value)}
          help="Begin with what you did, end with the figure. It goes among the achievements."
        />
        {resumes.length > 1 ? (
          <SelectField label="Resume" value={resume?.id} onChange={(event) => setChosen(event.target.value)}>
            {resumes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={line === '' || isOn}>
            {isOn ? 'On your resume' : 'Add to my resume'}
          </Button>
          {isOn && resume ? (
            <Link
              to={sourcePath({ kind: 'resume', id: resume.id, quote: line })}
              className="text-sm font-medium text-primary-ink hover:underline"
            >
              Show it on “{resume.title}”
            </Link>
          ) : null}
        </div>
      </form>
    </Panel>
  );
}
