import ways from 'content:ways';
import { useState } from 'react';
import { useAppDispatch, useAppSelector, useResumeLines } from '../../app/hooks';
import { sourcePath } from '../../app/open-source';
import { paths } from '../../app/paths';
import { type Language, languageNames } from '../../domain/c-source/languages';
import { resumeLine } from '../../domain/challenges/resume-line';
import type { Challenge } from '../../domain/challenges/types';
import { challengeKey } from '../../domain/challenges/work-key';
import { skillsOf } from '../../domain/evidence/ways';
import { jobName } from '../../domain/jobs/job';
import type { WrittenResume } from '../../domain/resume-document/types';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { SelectField, TextArea } from '../../ui/field';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast';
import { selectCurrentJob } from '../jobs/selectors';
import { selectResumes } from '../resume-form/selectors';
import { selectProgress } from './selectors';

const HERE = 'Machine Coding';
const link = 'inline-flex min-h-8 items-center rounded-control px-2 text-sm text-primary-ink hover:bg-primary-soft';

/** What a solved challenge is good for elsewhere: a line for the resume, the coding profile, the current job. */
export function SolvedWays({ challenge, language }: { challenge: Challenge; language: Language | null }) {
  const state = useHere(HERE);
  const [proposing, setProposing] = useState(false);
  const job = useAppSelector(selectCurrentJob);
  const skills = skillsOf('challenge', String(challenge.id), ways);
  const asked = job?.requirements.filter(
    ({ skill, need }) => skill !== null && need !== 'not-asked' && skills.includes(skill),
  );
  return (
    <section aria-label="Use what you solved" className="grid gap-2 rounded-control border border-success/50 p-3">
      <h3 className="text-sm font-semibold">Use what you solved</h3>
      {proposing ? (
        <Proposal challenge={challenge} language={language} onClose={() => setProposing(false)} />
      ) : (
        <>
          <Button size="sm" className="justify-self-start" onClick={() => setProposing(true)}>
            Propose a line for the resume
          </Button>
          <div className="-ml-2 flex flex-wrap gap-x-1">
            {job && asked && asked.length > 0 ? (
              <Link to={`${paths.jobs}/${job.id}`} state={state} className={link}>
                Shows {asked.map(({ skill }) => skill).join(', ')} for {jobName(job)}
              </Link>
            ) : null}
            <Link to={paths.profile} state={state} className={link}>
              Open coding profile
            </Link>
          </div>
        </>
      )}
    </section>
  );
}

/** The line, to be changed, and the resume that it goes to. Nothing is written before the press. */
function Proposal({
  challenge: { id, title, examples, hidden },
  language,
  onClose,
}: {
  challenge: Challenge;
  language: Language | null;
  onClose: () => void;
}) {
  const dispatch = useAppDispatch();
  const lines = useResumeLines();
  const toast = useToast();
  const resumes = useAppSelector(selectResumes);
  const progress = useAppSelector((state) => selectProgress(state, challengeKey(id)));
  const [text, setText] = useState(() =>
    resumeLine({
      title,
      language: language && languageNames[language],
      tests: examples.length + hidden.length,
      at: progress?.solvedAt ?? new Date().toISOString(),
    }),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const resume = resumes.find((one) => one.id === chosen) ?? resumes[0];
  const line = text.replace(/\s+/g, ' ').trim();
  const add = () => {
    const written = lines.newLine(resume?.id ?? null, line);
    if (!written) return;
    dispatch(written.add);
    toast({
      text: resume ? `The line is on “${resume.title}”.` : 'The line is on a new resume.',
      action: { label: 'Undo', run: () => dispatch(written.remove) },
    });
  };
  if (resume && hasLine(resume, line)) return <Written resume={resume} line={line} onClose={onClose} />;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (line !== '') add();
      }}
    >
      <TextArea
        label="Line for the resume"
        rows={3}
        className="min-h-16!"
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
        help={
          progress?.solutionAskedAt
            ? 'Change it until it is yours. You looked at the model solution, which the line does not say.'
            : 'Change it until it is yours: it says what is known, no more.'
        }
      />
      {resumes.length > 1 ? (
        <SelectField label="Resume" value={resume?.id} onChange={(event) => setChosen(event.target.value)}>
          {resumes.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </SelectField>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" look="primary" disabled={line === ''}>
          Add to my resume
        </Button>
        <Button size="sm" look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <span className="text-sm text-ink-soft">
          {resume ? `It goes to the achievements of “${resume.title}”.` : 'It begins a resume, under its achievements.'}
        </span>
      </div>
    </form>
  );
}

const hasLine = (resume: WrittenResume, line: string) => resume.achievements.some(({ text }) => text === line);

function Written({ resume, line, onClose }: { resume: WrittenResume; line: string; onClose: () => void }) {
  const state = useHere(HERE);
  const to = sourcePath({ kind: 'resume', id: resume.id, quote: line });
  return (
    <div className="grid gap-2 text-sm">
      <p>
        <span className="text-ink-soft">On “{resume.title}”:</span> {line}
      </p>
      <div className="-ml-2 flex flex-wrap items-center gap-1">
        <Link to={to} state={state} className={link}>
          Open it in the resume
        </Link>
        <Button size="sm" look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
