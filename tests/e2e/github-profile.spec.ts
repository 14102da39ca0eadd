import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/app';
import { expectAccessible } from './support/axe';

const GITHUB = 'https://api.github.com/**';
/** As GitHub lets a page of another origin read them. */
const headers = (remaining: number) => ({
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'If-None-Match',
  'access-control-expose-headers': 'ETag, x-ratelimit-remaining, x-ratelimit-reset',
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 1_800),
});

/** Answers for GitHub; tests reach no other machine. */
async function github(page: Page) {
  const asked: string[] = [];
  let limited = false;
  await page.route(GITHUB, (route: Route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(`${route.request().method()} ${pathname}`);
    if (limited)
      return route.fulfill({ status: 403, headers: headers(0), json: { message: 'API rate limit exceeded' } });
    if (pathname === '/users/ada')
      return route.fulfill({
        headers: headers(58),
        json: { login: 'ada', type: 'User', name: 'Ada', bio: null, public_repos: 1 },
      });
    if (pathname === '/users/ada/repos')
      return route.fulfill({
        headers: headers(57),
        json: [
          {
            name: 'wordcount',
            created_at: '2026-01-01T00:00:00Z',
            pushed_at: '2026-10-01T00:00:00Z',
            topics: [],
            license: null,
          },
        ],
      });
    return route.fulfill({ status: 404, headers: headers(55), json: { message: 'Not Found' } });
  });
  return { asked, limit: () => (limited = true) };
}

test.use({ expectedErrors: [/^request to api\.github\.com$|^console: Failed to load resource/] });

test('a public GitHub profile: agreed to, read, linted, kept over a reload; the limit and being offline are told', async ({
  page,
  context,
}) => {
  const { asked, limit } = await github(page);
  await page.goto('/github?tool=profile-check');
  const tool = page.getByRole('region', { name: 'Profile check' });
  await tool.getByLabel('GitHub username').fill('https://github.com/ada');
  await expect(tool.getByRole('button', { name: 'Read profile' })).toBeDisabled();
  expect(asked).toEqual([]);
  await tool.getByLabel('Ask GitHub for this public profile').check();
  await tool.getByRole('button', { name: 'Read profile' }).click();
  const found = tool.getByRole('region', { name: 'What a visitor finds on ada' });
  await expect(found.getByText('The bio is empty.')).toBeVisible();
  await expect(found.getByText('There is no README in a public repository “ada/ada”.')).toBeVisible();
  await expect(found.getByText(/GitHub answers 55 more requests/)).toBeVisible();
  expect(asked).toEqual([
    'GET /users/ada',
    'GET /users/ada/repos',
    'GET /repos/ada/ada/readme',
    'HEAD /repos/ada/wordcount/readme',
  ]);
  await expectAccessible(page);

  await page.reload();
  await expect(found.getByText('The bio is empty.')).toBeVisible();
  expect(asked).toHaveLength(4);

  await tool.getByLabel('Ask GitHub for this public profile').check();
  await context.setOffline(true);
  await tool.getByRole('button', { name: 'Read again' }).click();
  await expect(tool.getByRole('alert')).toContainText('You are offline.');
  await context.setOffline(false);
  limit();
  await tool.getByRole('button', { name: 'Read again' }).click();
  await expect(tool.getByRole('alert')).toContainText(/limit for this hour is reached.*Try again after/s);
  expect(asked).toHaveLength(5);
  await tool.getByRole('button', { name: 'Read again' }).click();
  await expect(tool.getByRole('alert')).toContainText('limit for this hour');
  expect(asked).toHaveLength(5);
  await expect(found.getByText('The bio is empty.')).toBeVisible();
});
