import roles from 'content:roles';
import { loaders } from 'content:roles/topics';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nearestRole } from '../../../../src/domain/interview/nearest-role';
import { loadTopics } from '../../../../src/domain/interview/roles';
import type { InterviewTopic } from '../../../../src/domain/interview/types';

/** What a learner would type as the role, by file of `tests/fixtures/interview/postings`. */
const ROLES: Readonly<Record<string, string>> = {
  'backend-startup': 'Backend Engineer',
  'blockchain-weird': 'Solidity Developer',
  'cloud-consulting': 'Cloud Solutions Architect',
  'data-analyst-government': 'Data Analyst',
  'data-engineer-oneliner': 'Data Engineer',
  'devops-terse': 'DevOps Engineer',
  'embedded-medical': 'Embedded Software Engineer',
  'frontend-corporate': 'Senior Frontend Developer',
  'game-studio': 'Gameplay Programmer',
  'ios-appstudio': 'iOS Developer',
  'java-nonnative': 'Java Developer',
  'junior-fullstack': 'Junior Full Stack Developer',
  'ml-engineer-scaleup': 'ML Engineer',
  'product-manager': 'Product Manager',
  'qa-outsourcing': 'QA Automation Engineer',
  'sde-graduate': 'Graduate Software Engineer',
  'security-bank': 'SOC Analyst',
  'sre-bigtech': 'Staff Site Reliability Engineer',
  'ux-agency': 'UX/UI Designer',
  'writer-docs': 'Technical Writer',
};

export interface Posting {
  readonly name: string;
  readonly role: string;
  readonly jobDescription: string;
  readonly topics: readonly InterviewTopic[];
}

const folder = fileURLToPath(new URL('../../../fixtures/interview/postings/', import.meta.url));

/** The postings of our own writing, in the order of their names. */
export const POSTINGS: readonly Posting[] = await Promise.all(
  readdirSync(folder)
    .sort()
    .map(async (file): Promise<Posting> => {
      const name = file.replace(/\.txt$/, '');
      const role = ROLES[name];
      if (role === undefined) throw new RangeError(`No role for ${file}`);
      const nearest = nearestRole(roles, role);
      const topics = nearest ? await loadTopics(loaders, nearest.id) : [];
      return { name, role, jobDescription: readFileSync(`${folder}${file}`, 'utf8'), topics };
    }),
);
