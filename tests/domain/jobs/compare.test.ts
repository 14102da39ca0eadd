import { expect, test } from 'vitest';
import { shared } from '../../../src/domain/jobs/compare';
import { withNeed } from '../../../src/domain/jobs/job';
import { jobWith } from './samples';

const asks = (posting: string) => jobWith({ posting });
const words = (list: readonly { words: string }[]) => list.map((one) => one.words);

test('what both ask for comes with the need of each, musts of both first', () => {
  const a = asks('Developer\n\nRequirements\n- Docker\n- SQL\n\nNice to have\n- Redis');
  const b = asks('Developer\n\nRequirements\n- SQL\n- Excel\n\nNice to have\n- Docker');
  const { both, onlyA, onlyB } = shared(a, b);
  expect(both.map((one) => [one.a.words, one.a.need, one.b.need])).toEqual([
    ['SQL', 'must', 'must'],
    ['Docker', 'must', 'nice'],
  ]);
  expect([words(onlyA), words(onlyB)]).toEqual([['Redis'], ['Microsoft Excel']]);
});

test('what is not asked counts for neither; own words are one whatever their letters', () => {
  const own = (text: string) => ({
    ...jobWith({ posting: '' }),
    requirements: [
      { id: text, skill: null, words: text, need: 'must' as const, anyOf: null, quote: null, touched: true },
    ],
  });
  expect(shared(own('Patience'), own('patience ')).both).toHaveLength(1);
  const docker = asks('Requirements\n- Docker');
  const refused = { requirements: withNeed(docker.requirements, 'skill-docker', 'not-asked') };
  expect(shared(docker, refused)).toMatchObject({ both: [], onlyB: [] });
  expect(shared({ requirements: [] }, { requirements: [] })).toEqual({ both: [], onlyA: [], onlyB: [] });
});

test('alternatives are one thing, shared with whatever has one of them', () => {
  const a = asks('Requirements\n- AWS or Azure\n- Java or Kotlin');
  const b = asks('Requirements\n- Azure\n- Docker');
  const { both, onlyA, onlyB } = shared(a, b);
  expect(both.map((one) => [one.a.words, one.b.words])).toEqual([['one of AWS, Azure', 'Microsoft Azure']]);
  expect([words(onlyA), words(onlyB)]).toEqual([['one of Java, Kotlin'], ['Docker']]);
  expect(words(shared(b, a).onlyB)).toEqual(['one of Java, Kotlin']);
});
