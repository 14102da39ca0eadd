import { expect, test } from 'vitest';
import { measureOrder } from './order-measure';

const EXPECTED = ['Jane Doe', 'Skills', 'Python and SQL', 'Work', 'Built the billing'];

test.each([
  ['the text itself', EXPECTED.join('\n'), { words: 1, extra: [], order: 1, misplaced: [] }],
  [
    'other line breaks',
    'Jane\nDoe Skills Python and\nSQL Work Built the billing',
    { words: 1, extra: [], order: 1, misplaced: [] },
  ],
  [
    'two columns read straight across',
    'Jane Doe\nSkills Work\nPython and SQL Built the billing',
    { words: 1, extra: [], order: 0.25, misplaced: ['Python and SQL', 'Work', 'Built the billing'] },
  ],
  [
    'a line missing',
    'Jane Doe\nSkills\nWork\nBuilt the billing',
    { words: 0.7, extra: [], order: 0.5, misplaced: ['Python and SQL', 'Work'] },
  ],
  [
    'a line twice',
    'Jane Doe\nSkills\nSkills\nPython and SQL\nWork\nBuilt the billing',
    { words: 1, extra: ['Skills'], order: 1, misplaced: [] },
  ],
])('measures %s', (_, read, measure) => {
  const { words, ...rest } = measureOrder(EXPECTED, read);
  expect({ words: Math.round(words * 10) / 10, ...rest }).toEqual(measure);
});
