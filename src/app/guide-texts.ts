import heads from 'content:guides';
import type { AboutGuide } from '../ai/prompts/guide-data';
import type { GuideId } from '../domain/catalogue/guide-types';
import { shownFirst } from '../domain/guides/github-profile';
import type { LearnerFacts } from '../domain/guides/learner-facts';
import { guideTextOf, writeForGuide } from '../domain/guides/write-for-guide';
import { listItems, readDuties } from '../domain/resume-document/duties';
import type { WrittenResume } from '../domain/resume-document/types';
import { selectSharedTexts } from '../features/guides/select-shared';
import { selectGithubProfile, selectShares } from '../features/guides/selectors';
import { selectCurrentJob } from '../features/jobs/selectors';
import { selectResumes } from '../features/resume-form/selectors';
import type { AskCoach } from './actors/chat-actors';
import type { RootState } from './store';

const isGuide = (id: string): id is GuideId => heads.some((head) => head.id === id);

/** What a model is told of the guide whose assistant it is: its name, and the learner's texts where they agreed. */
export function aboutGuide(state: RootState, guide: string): AboutGuide | null {
  const title = heads.find(({ id }) => id === guide)?.title;
  if (title === undefined || !isGuide(guide)) return null;
  return { title, texts: selectShares(state, guide) ? selectSharedTexts(state, guide) : [] };
}

/** The built-in coach of a guide: it writes what it can of the learner's own data, and answers the rest from its cards. */
export const guideCoach =
  (state: () => RootState, cards: AskCoach): AskCoach =>
  async (input, signal) => {
    const question = input.messages.findLast(({ role }) => role === 'user')?.content ?? '';
    const kind = input.guide === null ? null : guideTextOf(question);
    if (kind === null) return cards(input, signal);
    const text = writeForGuide(kind, learnerFacts(state()));
    return { text, note: { confidence: 'sure', nearby: [], sources: [] }, cards: [] };
  };

/** What the learner has entered about themselves: the resume that was opened last, the current job, the GitHub profile. */
export function learnerFacts(state: RootState): LearnerFacts {
  const resume = selectResumes(state).find(hasWords) ?? null;
  const job = selectCurrentJob(state);
  const github = selectGithubProfile(state)?.profile ?? null;
  const [latest] = resume?.experiences ?? [];
  return {
    name: (resume?.name ?? '').trim() || (github?.name ?? ''),
    role: (resume?.label ?? '').trim() || (latest?.role ?? '').trim(),
    skills: resume ? skillsOf(resume) : [],
    city: (resume?.city ?? '').trim() || (github?.location ?? ''),
    intro: (resume?.intro ?? '').trim() || (github?.bio ?? ''),
    work: (resume?.experiences ?? []).map(({ role, organization, responsibilities }) => ({
      role: role.trim(),
      organisation: organization.trim(),
      lines: readDuties(responsibilities).map(({ text }) => text),
    })),
    projects: (resume?.projects ?? []).flatMap(({ project, desc, link }) =>
      project.trim() === '' ? [] : [{ name: project.trim(), text: readDuties(desc)[0]?.text ?? '', link: link.trim() }],
    ),
    education: (resume?.education ?? '').trim(),
    mail: (resume?.mail ?? '').trim(),
    links: linksOf(resume, github),
    job: job && {
      title: job.title.trim(),
      company: job.company.trim(),
      skills: job.requirements.flatMap(({ skill }) => (skill === null ? [] : [skill])),
    },
    repositories: github && shownFirst(github),
    from: [
      ...(resume ? [`your resume “${resume.title}”`] : []),
      ...(job ? ['your current job'] : []),
      ...(github ? [`the GitHub profile ${github.login}`] : []),
    ],
  };
}

const hasWords = ({ name, label, intro, skillsl1, experiences, projects }: WrittenResume) =>
  [name, label, intro, skillsl1].some((text) => text.trim() !== '') || experiences.length + projects.length > 0;

const skillsOf = ({ skillsl1, skillsl2, skillsl3, skillGroups }: WrittenResume) => [
  ...new Set([skillsl1, skillsl2, skillsl3, ...skillGroups.map(({ keywords }) => keywords)].flatMap(listItems)),
];

function linksOf(resume: WrittenResume | null, github: { readonly login: string } | null): LearnerFacts['links'] {
  const code = resume?.gthb.trim() || (github ? `https://github.com/${github.login}` : '');
  return [
    { label: 'Portfolio', address: resume?.prtf.trim() ?? '' },
    { label: 'LinkedIn', address: resume?.lkdn.trim() ?? '' },
    { label: 'GitHub', address: code },
  ].filter(({ address }) => address !== '');
}
