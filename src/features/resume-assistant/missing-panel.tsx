import ways from 'content:ways';
import { use } from 'react';
import { usePlanTask } from '../../app/hooks';
import { askPath, offerOf } from '../../app/open-source';
import { paths } from '../../app/paths';
import { offersFor } from '../../domain/evidence/ways';
import { askedSkills } from '../../domain/report/asked-skills';
import type { ResumeReport } from '../../domain/report/types';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { useToast } from '../../ui/toast';
import { WaysOn } from '../../ui/ways-on';
import { FormContext } from './form-way';

/** Skills that are listed; the report itself names all of them. */
const LISTED = 8;

/** A must is won by work that shows it; for the rest its name in the list of skills is enough. */
const showPath = (resume: string | null, need: 'must' | 'nice'): string =>
  `${paths.resumeForm}?${new URLSearchParams({ ...(resume === null ? {} : { resume }), field: need === 'must' ? 'work' : 'skills' })}`;

/** The skills that the job asks for and the resume does not name, each with what can be done about it. */
export function MissingPanel({ report }: { report: ResumeReport }) {
  const resume = use(FormContext);
  const plan = usePlanTask(useToast());
  const missing = askedSkills(report.skills).filter(({ status }) => status === 'missing');
  if (missing.length === 0) return null;
  return (
    <Panel
      title="What is missing, and what you can do"
      lead={missing.length > LISTED ? `The first ${LISTED} of ${missing.length}, musts first.` : 'Musts first.'}
    >
      <ul className="grid divide-y divide-line">
        {missing.slice(0, LISTED).map(({ best: { skill }, rows, name, need }) => (
          <li key={skill} className="grid gap-1 py-3 first:pt-0">
            <div className="flex flex-wrap items-center gap-2">
              <h3 className="font-semibold">{rows.length > 1 ? name : skill}</h3>
              <Chip tone={need === 'must' ? 'primary' : 'plain'}>{need === 'must' ? 'Must' : 'Nice to have'}</Chip>
            </div>
            <WaysOn
              here="the resume report"
              offers={offersFor(skill, ways).map(offerOf)}
              askTo={askPath(skill)}
              showTo={showPath(resume, need)}
              onPlan={() => plan(`Learn ${skill}`)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
