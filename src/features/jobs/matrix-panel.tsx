import ways from 'content:ways';
import { clsx } from 'clsx';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAppDispatch, usePlanTask } from '../../app/hooks';
import { askPath, offerOf, sourcePath } from '../../app/open-source';
import { paths } from '../../app/paths';
import { type Mark, type Row, STRENGTH_NAMES } from '../../domain/evidence/types';
import { offersFor } from '../../domain/evidence/ways';
import { needAgain } from '../../domain/jobs/asked-for';
import { jobName } from '../../domain/jobs/job';
import { type Job, NEEDS, type Need } from '../../domain/jobs/job-types';
import { skillByName } from '../../domain/skills/skills-data';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { TextField } from '../../ui/field';
import { shortDay } from '../../ui/format';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast';
import { WaysOn } from '../../ui/ways-on';
import { Alternatives, Rejoin } from './alternatives';
import { shareWords } from './gaps';
import { needWords, STRENGTH_TONES } from './job-words';
import { jobNeedSet, jobRequirementAdded } from './jobs-slice';
import { useMatrix } from './use-matrix';
import { WaysOfWorking } from './ways-of-working';

/** Rows that are drawn at once: more than a tall screen shows. The others follow when those are on it. */
const FIRST = 12;

/** Each requirement with what shows it, gaps first, and for each gap the ways on. */
export function MatrixPanel({ job }: { job: Job }) {
  const { rows, musts, nice } = useMatrix(job);
  const isWhole = useDeferredValue(true, false);
  const refused = job.requirements.filter(({ need }) => need === 'not-asked');
  return (
    <Panel
      title="What it asks for"
      lead={
        rows.length === 0
          ? 'No requirement was read in the posting. Add what the job asks for.'
          : [shareWords(musts, 'must', 'musts'), shareWords(nice, 'nice to have', 'nice to have')]
              .filter(Boolean)
              .join(' · ')
      }
    >
      <ul className="grid divide-y divide-line">
        {(isWhole ? rows : rows.slice(0, FIRST)).map((row) => (
          <RequirementRow key={row.requirement.id} job={job} row={row} />
        ))}
      </ul>
      <Rejoin job={job} />
      <AddRequirement job={job} />
      {isWhole ? <WaysOfWorking posting={job.posting} /> : null}
      {refused.length > 0 ? <Refused job={job} /> : null}
    </Panel>
  );
}

function RequirementRow({ job, row }: { job: Job; row: Row }) {
  const dispatch = useAppDispatch();
  const { requirement, members, strength, marks } = row;
  const isGroup = members.length > 1;
  const name = isGroup ? requirement.words : (requirement.skill ?? requirement.words);
  return (
    <li className="grid gap-2 py-4 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="font-semibold wrap-anywhere first-letter:uppercase">{name}</h3>
        <Chip tone={STRENGTH_TONES[strength]}>{STRENGTH_NAMES[strength]}</Chip>
        <select
          aria-label={`Need of ${name}`}
          value={requirement.need}
          onChange={(event) => {
            const need = NEEDS.find((one) => one === event.target.value);
            if (need) dispatch(jobNeedSet({ id: job.id, requirement: requirement.id, need }));
          }}
          className="ml-auto min-h-8 rounded-control border border-line bg-surface px-2 text-sm text-ink-soft pointer-coarse:min-h-11"
        >
          {NEEDS.map((need: Need) => (
            <option key={need} value={need}>
              {needWords[need]}
            </option>
          ))}
        </select>
      </div>
      {isGroup ? <Alternatives job={job} group={requirement.id} members={members} /> : null}
      {marks.length > 0 ? (
        <ul className="grid gap-1.5">
          {marks.slice(0, 3).map((mark) => (
            <MarkLine key={`${JSON.stringify(mark.source)} ${mark.words}`} mark={mark} here={jobName(job)} />
          ))}
        </ul>
      ) : null}
      {marks.length > 3 ? <p className="text-sm text-ink-soft">and {marks.length - 3} more</p> : null}
      {strength === 'work' || strength === 'here' ? null : <GapWays job={job} name={name} skill={requirement.skill} />}
    </li>
  );
}

/** What shows it, in the learner's own words; opens where they are. */
function MarkLine({ mark, here }: { mark: Mark; here: string }) {
  const state = useHere(here);
  return (
    <li className="text-sm">
      <Link to={sourcePath(mark.source)} state={state} className="group flex flex-wrap gap-x-2 wrap-anywhere">
        <span
          className={clsx(
            'border-l-2 pl-2.5 group-hover:underline',
            mark.strength === 'work' || mark.strength === 'here' ? 'border-success' : 'border-line-strong',
          )}
        >
          {mark.words}
        </span>
        <span className="text-ink-soft">
          {mark.where}
          {mark.at ? `, ${shortDay(mark.at.slice(0, 10))}` : ''}
        </span>
      </Link>
    </li>
  );
}

/** The offers beside a gap: learn it, practise it, ask about it, show it, plan it. */
function GapWays({ job, name, skill }: { job: Job; name: string; skill: string | null }) {
  const plan = usePlanTask(useToast());
  const offers = useMemo(() => (skill === null ? [] : offersFor(skill, ways).map(offerOf)), [skill]);
  return (
    <WaysOn
      here={jobName(job)}
      offers={offers}
      askTo={askPath(skill ?? name)}
      showTo={paths.resumeForm}
      onPlan={() => plan(`Learn ${name} for ${jobName(job)}`)}
    />
  );
}

function AddRequirement({ job }: { job: Job }) {
  const dispatch = useAppDispatch();
  const [words, setWords] = useState('');
  const add = () => {
    const text = words.trim();
    if (text === '') return;
    const skill = skillByName(text)?.name ?? null;
    dispatch(
      jobRequirementAdded({
        id: job.id,
        requirement: {
          id: `skill-${(skill ?? text).toLowerCase()}`,
          skill,
          words: skill ?? text,
          need: 'must',
          anyOf: null,
          quote: null,
          touched: true,
        },
      }),
    );
    setWords('');
  };
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-2 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className="min-w-48 flex-1">
        <TextField
          label="Add a requirement"
          value={words}
          maxLength={120}
          placeholder="Such as Docker"
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <Button type="submit">Add</Button>
    </form>
  );
}

/** What the learner said the posting does not ask for, with the way back. */
function Refused({ job }: { job: Job }) {
  const dispatch = useAppDispatch();
  const refused = job.requirements.filter(({ need }) => need === 'not-asked');
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      <span>Not asked:</span>
      {refused.map(({ id, words }) => (
        <Button
          key={id}
          size="sm"
          look="quiet"
          aria-label={`Ask for ${words} again`}
          onClick={() => dispatch(jobNeedSet({ id: job.id, requirement: id, need: needAgain(job.requirements, id) }))}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
