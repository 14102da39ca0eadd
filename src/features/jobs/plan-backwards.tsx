import ways from 'content:ways';
import { useCallback, useState } from 'react';
import { useAppSelector, usePlanner } from '../../app/hooks';
import { jobStudy } from '../../domain/calendar/about';
import { studyParts, studyWants } from '../../domain/evidence/study-wants';
import { jobName } from '../../domain/jobs/job';
import type { Job } from '../../domain/jobs/job-types';
import type { StudyWant } from '../../domain/study/study-plan';
import { selectHoursAWeek } from '../home/selectors';
import { useMatrix } from './use-matrix';

/** The gaps of a job as study before its interview. @param by `YYYY-MM-DD`, or empty */
export function PlanBackwards({ job, by, onClose }: { job: Job; by: string; onClose: () => void }) {
  const { StudyPlan } = usePlanner();
  const { rows } = useMatrix(job);
  const hours = useAppSelector(selectHoursAWeek);
  const [wants] = useState(() => studyWants(rows, ways));
  const [skills] = useState(
    () => new Map(rows.map(({ requirement: { id, skill } }): [string, string | null] => [id, skill])),
  );
  const partsOf = useCallback((want: StudyWant) => studyParts(want, skills.get(want.id) ?? null, ways), [skills]);
  return (
    <StudyPlan
      title="Plan backwards"
      lead={`Study time in the free hours of your calendar before the interview: ${jobName(job)}.`}
      name={`Study for ${jobName(job)}`}
      order="the most valuable first"
      wants={wants}
      partsOf={partsOf}
      subject={jobStudy(job.id)}
      by={by}
      hours={hours}
      byDay={null}
      none="Everything this job asks for is shown already. There is nothing to plan."
      onClose={onClose}
    />
  );
}
