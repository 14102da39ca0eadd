import roles from 'content:roles';
import { useDeferredValue, useEffect, useEffectEvent, useId } from 'react';
import type { QuestionCount } from '../../../machines/contracts/trainer';
import { useAppSelector, useKept } from '../../app/hooks';
import { paths } from '../../app/paths';
import { PREPARATIONS, QUESTION_TIMES } from '../../domain/interview/answer-times';
import { DIFFICULTIES } from '../../domain/interview/questions/difficulties';
import type { WrittenResume } from '../../domain/resume-document/types';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { counted } from '../../ui/format';
import { ErrorBox } from '../../ui/notice';
import { PostingSource } from '../../ui/posting-source';
import { Work } from '../../ui/progress';
import { selectCurrentPosting } from '../jobs/selectors';
import { selectResumes } from '../resume-form/selectors';
import { selectHasModel } from '../settings/selectors';
import { difficultyLabels, QUESTIONS_UNFIT, QUESTIONS_UNREACHED } from './trainer-words';
import type { Trainer } from './use-trainer';

const COUNTS: readonly QuestionCount[] = [5, 10, 15, 20];

/** Screen (a): the role, the job description, how many questions, and the own resume if one likes. */
export function JobForm({ trainer }: { trainer: Trainer }) {
  const kept = useKept();
  const { snapshot, send, generate } = trainer;
  const { form } = snapshot.context;
  const known = useId();
  const busy = snapshot.hasTag('busy');
  const complete = form.role.trim() !== '' && form.jobDescription.trim() !== '';
  const job = useAppSelector(selectCurrentPosting);
  const resume = useAppSelector((state) => selectResumes(state)[0]);
  const describe = (text: string) => send({ type: 'form.changed', change: { jobDescription: text } });
  // The current job is what one means until one says otherwise.
  const begin = useEffectEvent(() => {
    if (!job || form.jobDescription !== '' || form.role !== '') return;
    send({ type: 'form.changed', change: { role: job.title } });
    describe(job.posting);
  });
  useEffect(() => begin(), []);
  const takeResume = async (written: WrittenResume) => {
    const { toPlainText } = await import('../../domain/resume-document/lines');
    send({ type: 'form.changed', change: { resume: toPlainText(written) } });
  };
  const words = useDeferredValue(form.jobDescription).match(/\S+/g)?.length ?? 0;
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (complete) generate(false);
      }}
    >
      <QuestionsProblem trainer={trainer} />
      <Panel title="The job" lead={`Everything you enter here is kept ${kept} as you type.`}>
        <div className="grid grid-cols-1 gap-5">
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[1fr_12rem_14rem]">
            <TextField
              label="Job role"
              list={known}
              autoComplete="off"
              disabled={busy}
              value={form.role}
              onChange={(event) => send({ type: 'form.changed', change: { role: event.target.value } })}
              help="Any title. For those on the list, the coach knows the role’s own topics."
            />
            <SelectField
              label="Number of questions"
              disabled={busy}
              value={form.count}
              onChange={(event) => {
                const count = COUNTS.find((option) => String(option) === event.target.value);
                if (count) send({ type: 'form.changed', change: { count } });
              }}
            >
              {COUNTS.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Difficulty"
              disabled={busy}
              value={form.difficulty}
              onChange={(event) => {
                const difficulty = DIFFICULTIES.find((option) => option === event.target.value);
                if (difficulty) send({ type: 'form.changed', change: { difficulty } });
              }}
            >
              {DIFFICULTIES.map((difficulty) => (
                <option key={difficulty} value={difficulty}>
                  {difficultyLabels[difficulty]}
                </option>
              ))}
            </SelectField>
          </div>
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[12rem_14rem]">
            <SelectField
              label="Time to think first"
              disabled={busy}
              value={form.preparation}
              onChange={(event) => send({ type: 'form.changed', change: { preparation: Number(event.target.value) } })}
            >
              {PREPARATIONS.map((time) => (
                <option key={time} value={time}>
                  {timeWords(time, 'None')}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Time for each answer"
              disabled={busy}
              value={form.questionTime}
              onChange={(event) => send({ type: 'form.changed', change: { questionTime: Number(event.target.value) } })}
            >
              {[0, ...QUESTION_TIMES].map((time) => (
                <option key={time} value={time}>
                  {timeWords(time, 'As long as it takes')}
                </option>
              ))}
            </SelectField>
          </div>
          <datalist id={known}>
            {roles.map(({ id, title }) => (
              <option key={id} value={title} />
            ))}
          </datalist>
          <div>
            <TextArea
              label="Job description"
              rows={12}
              className="min-h-64"
              disabled={busy}
              value={form.jobDescription}
              onChange={(event) => describe(event.target.value)}
              help={`Paste the whole posting: its requirements become questions. ${counted(words, 'word')}.`}
            />
            {busy ? null : (
              <PostingSource job={job} text={form.jobDescription} jobsPath={paths.jobs} onTake={describe} />
            )}
          </div>
          <TextArea
            label="Your resume as text (optional)"
            rows={5}
            disabled={busy}
            value={form.resume}
            onChange={(event) => send({ type: 'form.changed', change: { resume: event.target.value } })}
            help="With it, one or two questions refer to what you say there."
          />
          {resume && form.resume === '' && !busy ? (
            <div>
              <Button size="sm" className="max-w-full" onClick={() => void takeResume(resume)}>
                <span className="truncate">Use my resume “{resume.title}”</span>
              </Button>
            </div>
          ) : null}
        </div>
      </Panel>
      {busy ? (
        <Work
          title="Generating questions..."
          value={null}
          action={<Button onClick={() => send({ type: 'questions.cancelled' })}>Cancel</Button>}
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {complete ? null : (
          <p className="text-sm text-ink-faint">Fill in the job role and the job description to continue.</p>
        )}
        <Button
          type="submit"
          look="primary"
          size="lg"
          disabled={busy || !complete}
          className="max-sm:w-full max-sm:px-3"
        >
          Generate Interview Questions
        </Button>
      </div>
    </form>
  );
}

const timeWords = (time: number, none: string): string =>
  time === 0 ? none : time < 60_000 ? `${time / 1000} seconds` : counted(time / 60_000, 'minute');

/** Why there are no questions, and the two ways on: again, or without the model. */
function QuestionsProblem({ trainer: { snapshot, generate } }: { trainer: Trainer }) {
  const builtIn = !useAppSelector(selectHasModel);
  const unreached = snapshot.matches({ jobInput: { editing: 'unreached' } });
  if (!unreached && !snapshot.matches({ jobInput: { editing: 'unfit' } })) return null;
  const why = builtIn
    ? 'A part of the built-in coach could not be loaded. Check your connection.'
    : 'The model’s answer is not a list of questions.';
  return (
    <ErrorBox
      title={unreached ? QUESTIONS_UNREACHED : QUESTIONS_UNFIT}
      actions={
        <>
          <Button onClick={() => generate(false)}>Retry</Button>
          {builtIn ? null : <Button onClick={() => generate(true)}>Use the built-in questions</Button>}
        </>
      }
    >
      <p>{snapshot.context.failure?.message ?? why}</p>
      <p className="mt-1 text-ink-soft">Everything you entered is kept.</p>
    </ErrorBox>
  );
}
