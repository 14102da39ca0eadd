import type { InterviewRole, InterviewTopic } from './types';

type TopicsModule = { readonly topics: readonly InterviewTopic[] };

/** Written out so that each role's topics become a chunk of their own. */
const LOADERS: ReadonlyMap<string, () => Promise<TopicsModule>> = new Map([
  ['sde-1', () => import('./roles/sde-1')],
  ['sde-2', () => import('./roles/sde-2')],
  ['sde-3', () => import('./roles/sde-3')],
  ['data-analyst', () => import('./roles/data-analyst')],
  ['data-scientist', () => import('./roles/data-scientist')],
  ['cybersecurity-engineer', () => import('./roles/cybersecurity-engineer')],
  ['devops-engineer', () => import('./roles/devops-engineer')],
  ['qa-engineer', () => import('./roles/qa-engineer')],
  ['ui-ux-designer', () => import('./roles/ui-ux-designer')],
  ['cloud-engineer', () => import('./roles/cloud-engineer')],
  ['machine-learning-engineer', () => import('./roles/machine-learning-engineer')],
  ['full-stack-developer', () => import('./roles/full-stack-developer')],
  ['frontend-developer', () => import('./roles/frontend-developer')],
  ['backend-developer', () => import('./roles/backend-developer')],
  ['mobile-developer', () => import('./roles/mobile-developer')],
  ['android-developer', () => import('./roles/android-developer')],
  ['ios-developer', () => import('./roles/ios-developer')],
  ['product-manager', () => import('./roles/product-manager')],
  ['data-engineer', () => import('./roles/data-engineer')],
  ['site-reliability-engineer', () => import('./roles/site-reliability-engineer')],
  ['blockchain-developer', () => import('./roles/blockchain-developer')],
  ['game-developer', () => import('./roles/game-developer')],
  ['embedded-engineer', () => import('./roles/embedded-engineer')],
  ['technical-writer', () => import('./roles/technical-writer')],
]);

/** What most roles share; `rest` says where a role differs. */
function role(
  id: string,
  title: string,
  description: string,
  rest: Partial<Pick<InterviewRole, 'group' | 'level' | 'pickerName' | 'questionCount'>> = {},
): InterviewRole {
  return { id, title, pickerName: title, description, level: 'any', group: 'more', questionCount: 7, ...rest };
}

const picker = { group: 'picker' } as const;

/** Every role there are questions for: the cards of `/interview` in the order of product spec, section 2, then the rest. */
export const ROLES: readonly InterviewRole[] = [
  role('sde-1', 'SDE-1', 'Your first engineering job: data structures, clean code and how you learn.', {
    ...picker,
    level: 'junior',
  }),
  role('sde-2', 'SDE-2', 'Owning features: service design, databases and working across a team.', {
    ...picker,
    level: 'mid',
    questionCount: 6,
  }),
  role('sde-3', 'SDE-3', 'Leading without authority: architecture, trade-offs and growing others.', {
    ...picker,
    level: 'senior',
    questionCount: 6,
  }),
  role('data-analyst', 'Data Analyst', 'SQL, honest charts and figures that lead to a decision.', picker),
  role('data-scientist', 'Data Scientist', 'Statistics, experiments and models that answer a real question.', picker),
  role('cybersecurity-engineer', 'Cybersecurity Engineer', 'Threats, defences and what to do when one fails.', picker),
  role('devops-engineer', 'DevOps Engineer', 'Pipelines, containers and infrastructure that others rely on.', picker),
  role('qa-engineer', 'QA Engineer', 'Test design, automation and bugs reported so that they get fixed.', picker),
  role('ui-ux-designer', 'UI/UX Designer', 'Research, flows and interfaces that people understand.', picker),
  role('cloud-engineer', 'Cloud Engineer', 'Networks, storage, security and cost on a cloud platform.', picker),
  role(
    'machine-learning-engineer',
    'Machine Learning Engineer',
    'Training, serving and watching models in production.',
    {
      ...picker,
      pickerName: 'ML Engineer',
    },
  ),
  role('full-stack-developer', 'Full Stack Developer', 'From the browser to the database, and all between.', picker),
  role('frontend-developer', 'Frontend Developer', 'HTML, CSS and JavaScript that are fast and open to everyone.'),
  role('backend-developer', 'Backend Developer', 'Services, databases and APIs that hold under load.'),
  role('mobile-developer', 'Mobile Developer (Cross-platform)', 'One code base, two platforms, and where they differ.'),
  role('android-developer', 'Android Developer', 'Kotlin, lifecycles and apps that run on every device.'),
  role('ios-developer', 'iOS Developer', 'Swift, memory, concurrency and the way through App Store review.'),
  role('product-manager', 'Product Manager', 'Problems worth solving, priorities, metrics and saying no.'),
  role('data-engineer', 'Data Engineer', 'Pipelines and tables that arrive on time and can be trusted.'),
  role(
    'site-reliability-engineer',
    'Site Reliability Engineer',
    'Objectives, incidents and systems that bend, not break.',
  ),
  role('blockchain-developer', 'Blockchain Developer', 'Consensus, Solidity and contracts that keep funds safe.'),
  role('game-developer', 'Game Developer', 'Game loops, physics, mathematics and frames that arrive in time.'),
  role('embedded-engineer', 'Embedded Engineer', 'C close to the hardware: interrupts, buses, memory and power.'),
  role('technical-writer', 'Technical Writer', 'Readers, structure and documentation that proves its use.'),
];

const fold = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const BY_NAME: ReadonlyMap<string, InterviewRole> = new Map(
  ROLES.flatMap((role) => [role.id, role.title, role.pickerName].map((name) => [fold(name), role] as const)),
);

/**
 * The role a name stands for. `ML Engineer` and `Machine Learning Engineer` lead to the same one.
 *
 * @param name an id, a title or a card's name in any letter case, already URL-decoded, as the router hands it over
 * @returns null where there is no such role
 */
export function findRole(name: string): InterviewRole | null {
  return BY_NAME.get(fold(name)) ?? null;
}

/**
 * Fetches the topics of one role; no other role's topics are loaded with them.
 *
 * @returns all its topics, in the order they are asked
 * @throws RangeError (as a rejection) when no role has that id; otherwise whatever the failed fetch throws
 */
export async function loadTopics(roleId: string): Promise<readonly InterviewTopic[]> {
  const load = LOADERS.get(roleId);
  if (!load) throw new RangeError(`No interview role has the id "${roleId}".`);
  return (await load()).topics;
}

/** The question bank of a role (product spec, section 3): the first `questionCount` of its topics. */
export function bankOf(role: InterviewRole, topics: readonly InterviewTopic[]): readonly InterviewTopic[] {
  return topics.slice(0, role.questionCount);
}
