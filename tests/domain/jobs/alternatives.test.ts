// Alternatives of a kept job: they count as one, and the learner corrects them.
import { expect, test } from 'vitest';
import { askedFor, needAgain, split } from '../../../src/domain/jobs/asked-for';
import { withNeed } from '../../../src/domain/jobs/job';
import { readAgain } from '../../../src/domain/jobs/job-reading';
import type { Requirement } from '../../../src/domain/jobs/job-types';
import { questionsToAsk } from '../../../src/domain/jobs/questions-to-ask';
import { readJob } from '../../../src/domain/jobs/read-job';
import { jobWith } from './samples';

const POSTING = 'Requirements\n- AWS, Azure or GCP\n- Docker\n\nNice to have\n- Redis or MongoDB';
const { requirements } = jobWith({ posting: POSTING });
const words = (of: readonly Requirement[]) =>
  askedFor(of).map(({ requirement, members }) => `${requirement.need} ${requirement.words} ${members.length}`);

test('a group is asked for once, with the words of all', () => {
  expect(words(requirements)).toEqual([
    'must one of AWS, Azure, GCP 3',
    'must Docker 1',
    'nice one of Redis, MongoDB 2',
  ]);
});

test('what is set of a group is set of all that are in it', () => {
  expect(words(withNeed(requirements, 'any:aws|azure|gcp', 'nice'))).toEqual([
    'must Docker 1',
    'nice one of AWS, Azure, GCP 3',
    'nice one of Redis, MongoDB 2',
  ]);
  expect(withNeed(requirements, 'any:aws|azure|gcp', 'nice').filter(({ touched }) => touched)).toHaveLength(3);
});

test('one is taken out, and comes back to the others', () => {
  const without = withNeed(requirements, 'skill-mongodb', 'not-asked');
  expect(words(without).at(-1)).toBe('nice Redis 1');
  expect(needAgain(without, 'skill-mongodb')).toBe('nice');
  expect(words(withNeed(without, 'skill-mongodb', 'nice'))).toEqual(words(requirements));
  expect(needAgain(withNeed(requirements, 'skill-docker', 'not-asked'), 'skill-docker')).toBe('must');
  // What is taken out stays out while the need of the others is set.
  expect(
    words(withNeed(withNeed(requirements, 'skill-amazon web services', 'not-asked'), 'any:aws|azure|gcp', 'must'))[0],
  ).toBe('must one of Azure, GCP 2');
});

test('each of them can be asked for, and reading the posting again leaves that alone', () => {
  const each = split(requirements, 'any:aws|azure|gcp');
  expect(words(each).slice(0, 3)).toEqual([
    'must Amazon Web Services 1',
    'must Microsoft Azure 1',
    'must Google Cloud Platform 1',
  ]);
  expect(words(readAgain(each, readJob(POSTING)))).toEqual([
    'must Docker 1',
    'must Amazon Web Services 1',
    'must Microsoft Azure 1',
    'must Google Cloud Platform 1',
    'nice one of Redis, MongoDB 2',
  ]);
});

test('a question to ask is made of one alternative, not of each', () => {
  expect(questionsToAsk(requirements).slice(0, 2).join(' ')).toMatch(/Amazon Web Services.*Docker/);
});
