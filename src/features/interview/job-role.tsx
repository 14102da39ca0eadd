import roles from 'content:roles';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { nearestRole } from '../../domain/interview/nearest-role';
import { ButtonLink } from '../../ui/button-link';
import { useHere } from '../../ui/came-from';
import { counted } from '../../ui/format';
import { Link } from '../../ui/link';
import { selectCurrentPosting } from '../jobs/selectors';
import { roomPath } from './role-cards';

/** The role that comes closest to the current job, and the questions made from its posting. */
export function JobRole() {
  const job = useAppSelector(selectCurrentPosting);
  const state = useHere('the roles');
  if (!job) return null;
  const role = nearestRole(roles, job.title);
  return (
    <section
      aria-label="For your current job"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:px-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-semibold">
          For your current job,{' '}
          <Link to={`${paths.jobs}/${job.id}`} state={state} className="text-primary-ink wrap-anywhere hover:underline">
            {job.name}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          {role
            ? `The nearest role here is ${role.pickerName}: ${counted(role.questionCount, 'question')}. Or choose any other below.`
            : 'No role here is near it. The interview trainer makes questions from its posting.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {role ? (
          <ButtonLink to={roomPath(role)} state={state} look="primary">
            Practise {role.pickerName}
          </ButtonLink>
        ) : null}
        <ButtonLink to={paths.interviewTrainer} state={state}>
          Questions from its posting
        </ButtonLink>
      </div>
    </section>
  );
}
