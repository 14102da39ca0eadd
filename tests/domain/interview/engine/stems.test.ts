import { expect, test } from 'vitest';
import { stemOf, uninflected } from '../../../../src/domain/interview/answer/text';

test.each([
  'deployments deployed deploying deployment deploy',
  'cities city',
  'tried try',
  'classes class',
  'passes pass',
  'bugs bug',
  'tables table',
  'indexes index',
  'boxes box',
  'errors error',
  'queries query',
  'stopped stop',
  'planning planned plan',
  'caches cache',
  'migrations migration',
  'businesses business',
  'quickly quick',
  'kindness kind',
  'repeatedly repeat',
  'needs needed need',
  "team's teams' team",
  'used used',
])('%s are one', (words) => {
  const stems = new Set(words.split(' ').map(stemOf));
  expect([...stems]).toHaveLength(1);
});

test.each([
  ['fly', 'fly'],
  ['only', 'only'],
  ['bus', 'bu'],
  ['class', 'clas'],
  ['bed', 'b'],
  ['red', 'r'],
  ['sing', 's'],
  ['her', 'h'],
  ['data', 'date'],
])('%s is not %s', (word, other) => {
  if (word !== other) expect(stemOf(word)).not.toBe(other);
  expect(stemOf(word)).toBe(word);
});

test.each([
  ['runs', 'run'],
  ['gas', 'gas'],
  ['bus', 'bus'],
  ['cities', 'city'],
  ['tied', 'ty'],
  ['indexes', 'index'],
  ['caching', 'cach'],
  ['cache', 'cach'],
  ['code', 'cod'],
  ['coded', 'cod'],
  ['using', 'using'],
  ['uses', 'use'],
  ['stopped', 'stop'],
  ['running', 'run'],
  ['adding', 'ad'],
  ['process', 'process'],
  ['users', 'user'],
  ['deployment', 'deployment'],
  ["team's", 'team'],
])('%s without its ending is %s', (word, base) => expect(uninflected(word)).toBe(base));
