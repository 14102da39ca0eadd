import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { sourcePath } from '../../app/open-source';
import { paths } from '../../app/paths';
import { daysUntil, jobName } from '../../domain/jobs/job';
import type { Job } from '../../domain/jobs/job-types';
import { questionsToAsk } from '../../domain/jobs/questions-to-ask';
import { ButtonLink } from '../../ui/button-link';
import { Panel } from '../../ui/card';
import { readableDay, shortDay } from '../../ui/format';
import { Link } from '../../ui/link';
import { selectTrainerAnswersById, selectTrainerSessionsById } from '../interview-trainer/selectors';
import { Gaps } from './gaps';
import { daysLeft } from './job-words';

const ANSWERS = 3;

/** What to look at before an interview: the gaps, the last answers, one's notes, questions to ask. @param day of it */
export function PreparePanel({ job, day, today }: { job: Job; day: string | null; today: string }) {
  const sessions = useAppSelector(selectTrainerSessionsById);
  const byId = useAppSelector(selectTrainerAnswersById);
  const answers = useMemo(
    () =>
      Object.values(byId)
        .flatMap((answer) => {
          const session = sessions[answer.session];
          const question = session?.questions[answer.index];
          return session && question && answer.evaluation ? [{ answer, session, question: question.question }] : [];
        })
        .sort((a, b) => b.session.createdAt.localeCompare(a.session.createdAt) || a.answer.index - b.answer.index)
        .slice(0, ANSWERS),
    [byId, sessions],
  );
  return (
    <Panel
      title="Prepare for the interview"
      lead={day ? `${readableDay(day)}, ${daysLeft(daysUntil(day, today))}.` : 'No interview date is set yet.'}
      action={
        <ButtonLink size="sm" look="primary" to={paths.interviewTrainer}>
          Practise for this job
        </ButtonLink>
      }
    >
      <div className="grid gap-6 md:grid-cols-2">
        <section aria-labelledby="prepare-gaps" className="grid content-start gap-2">
          <h3 id="prepare-gaps" className="text-sm font-medium text-ink-soft">
            What is shown, and the largest gaps
          </h3>
          <Gaps job={job} here={`the preparation for ${jobName(job)}`} />
        </section>
        <section aria-labelledby="prepare-answers" className="grid content-start gap-2">
          <h3 id="prepare-answers" className="text-sm font-medium text-ink-soft">
            Your last answers
          </h3>
          {answers.length === 0 ? (
            <p className="text-sm">No answer was scored yet. Practise a few questions for this job.</p>
          ) : (
            <ul className="grid gap-1.5 text-sm">
              {answers.map(({ answer, session, question }) => (
                <li key={answer.id} className="flex items-baseline justify-between gap-3">
                  <Link
                    to={sourcePath({ kind: 'answer', session: session.id, question: answer.index })}
                    className="line-clamp-2 min-w-0 hover:underline"
                  >
                    {question}
                  </Link>
                  <span className="figures shrink-0 text-ink-soft">
                    {answer.evaluation?.score} of 10, {shortDay(session.createdAt.slice(0, 10))}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="prepare-notes" className="grid content-start gap-2">
          <h3 id="prepare-notes" className="text-sm font-medium text-ink-soft">
            Your notes on the company
          </h3>
          {job.notes.trim() === '' ? (
            <p className="text-sm">None yet. Write them under Details, in Notes.</p>
          ) : (
            <p className="line-clamp-6 text-sm whitespace-pre-line wrap-anywhere" dir="auto">
              {job.notes}
            </p>
          )}
        </section>
        <section aria-labelledby="prepare-questions" className="grid content-start gap-2">
          <h3 id="prepare-questions" className="text-sm font-medium text-ink-soft">
            Questions you could ask
          </h3>
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {questionsToAsk(job.requirements).map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      </div>
    </Panel>
  );
}
