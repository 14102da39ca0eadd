import { screen, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '../../src/app/paths';
import { screens } from '../../src/app/screens';
import { LandingScreen } from '../../src/features/landing/landing-screen';
import { renderScreen } from '../support/render-screen';

function Landing({ hasProfile }: { hasProfile: boolean }) {
  const navigate = useNavigate();
  return <LandingScreen hasProfile={hasProfile} go={(path) => void navigate(path)} />;
}

const owned = new Set<string>([paths.landing, paths.signIn, ...screens.map(({ path }) => path)]);

test.each([
  [false, '/signin'],
  [true, '/home'],
])('Start Your Journey, with a profile: %s, leads to %s', async (hasProfile, target) => {
  const { user, at } = await renderScreen(<Landing hasProfile={hasProfile} />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Ready to elevate your tech career and skills to new heights?' }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Start Your Journey' }));
  await at(target);
});

test('three pillars, and Learn More only where a screen exists', async () => {
  await renderScreen(<Landing hasProfile={false} />);
  const pillars = screen.getByRole('region', { name: 'What Elevate helps with' });
  const cards = within(pillars).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Master Technical Skills',
    'Prepare For Interview',
    'Career Growth',
  ]);
  for (const [index, words] of [
    /Hands-on practice and real-world projects/,
    /Mock interviews, tips and guidance/,
    /Resume and industry strategies/,
  ].entries())
    expect(cards[index]).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: 'Learn More about Career Growth' })).toHaveAttribute('href', '/career');
  expect(screen.getByRole('link', { name: 'Learn More about Master Technical Skills' })).toHaveAttribute(
    'href',
    '/skills',
  );
  for (const link of screen.getAllByRole('link')) expect(owned).toContain(link.getAttribute('href'));
});

test('the sample report is marked as one', async () => {
  await renderScreen(<Landing hasProfile={false} />);
  const sample = screen.getByRole('figure', { name: 'A sample of a resume report' });
  expect(within(sample).getByText('Sample')).toBeVisible();
});
