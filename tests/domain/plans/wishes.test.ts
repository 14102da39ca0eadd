import { expect, test } from 'vitest';
import { outcomeOf, shareOf, wishes, wishesPage } from '../../support/wishes';

const all = wishes.map(outcomeOf);

test('the page is true', () => expect(wishesPage(all)).toMatchFileSnapshot('../../../docs/wishes.md'));

test.each([
  ['first fifty', all.slice(0, 50), 50],
  ['fifty set aside', all.slice(50), 46],
] as const)('the %s', (_, half, subjects) => {
  expect(half).toHaveLength(50);
  expect(shareOf(half, 'subject').right).toBeGreaterThanOrEqual(subjects);
  expect(shareOf(half, 'hours')).toEqual({ right: 50, all: 50 });
  const known = shareOf(half, 'known');
  expect(known.right).toBe(known.all);
});
