import { screen, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/app/paths';
import { screens } from '../../src/app/screens';
import { markPosting } from '../../src/domain/jobs/mark-posting';
import { EXAMPLE, EXAMPLE_READ } from '../../src/features/landing/example-posting';
import { LandingScreen } from '../../src/features/landing/landing-screen';
import { renderScreen } from '../support/render-screen';

function Landing({ hasProfile }: { hasProfile: boolean }) {
  const navigate = useNavigate();
  return <LandingScreen hasProfile={hasProfile} go={(path, state) => void navigate(path, { state })} />;
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
  for (const link of screen.getAllByRole('link'))
    if (link !== screen.getByRole('link', { name: 'What leaves your device, and when' }))
      expect(owned).toContain(link.getAttribute('href'));
});

describe('what a posting asks for', () => {
  const reader = () => within(screen.getByRole('region', { name: 'Try it: what does a posting ask for?' }));
  const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

  test('the example is shown as the engine reads it, before the engine is fetched', async () => {
    expect(markPosting(EXAMPLE)).toEqual(EXAMPLE_READ);
    await renderScreen(<Landing hasProfile={false} />);
    expect(reader().getByRole('textbox')).toHaveValue(EXAMPLE);
    expect(reader().getByRole('status')).toHaveTextContent('It asks for 7 skills, and 3 years of experience.');
    expect(marked()).toEqual(['TypeScript', 'React', 'SQL', 'Git', 'unit tests', 'Docker', 'Kubernetes']);
    expect(reader().queryByRole('link', { name: 'Keep this job' })).not.toBeInTheDocument();
  });

  test('what is typed is read: musts and what is nice to have, with the words that say so', async () => {
    const { user } = await renderScreen(<Landing hasProfile={false} />);
    const box = reader().getByRole('textbox');
    await user.clear(box);
    expect(reader().getByText('Paste a line above, and what it asks for shows here.')).toBeVisible();
    await user.type(box, 'Python is required, Terraform is a plus');
    expect(await reader().findByText('It asks for 2 skills.')).toBeVisible();
    expect(marked()).toEqual(['Python', 'Terraform']);
    const names = reader()
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    const skills = reader()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect([names, skills]).toEqual([
      ['Must', 'Nice to have'],
      ['Python', 'Terraform'],
    ]);
  });

  test('a whole posting: the lines that require something come first, and how many more there are is said', async () => {
    const { user } = await renderScreen(<Landing hasProfile={false} />);
    const box = reader().getByRole('textbox');
    await user.clear(box);
    await user.click(box);
    await user.paste('Developer\n\nNice to have\n- Vue\n\nRequirements\n- SQL\n- Git\n- Docker\n- Python');
    expect(await reader().findByText('It asks for 5 skills.')).toBeVisible();
    expect(marked()).toEqual(['SQL', 'Git', 'Docker']);
    expect(reader().getByText('and 2 more lines that ask for something')).toBeVisible();
  });

  test('a text in which nothing is recognised says so', async () => {
    const { user } = await renderScreen(<Landing hasProfile={false} />);
    const box = reader().getByRole('textbox');
    await user.clear(box);
    await user.type(box, 'We are a friendly team');
    expect(await reader().findByText(/^No skill was recognised in this text\./)).toBeVisible();
    expect(marked()).toEqual([]);
  });

  test('what was pasted is handed to Jobs', async () => {
    let handed: unknown = null;
    const { user } = await renderScreen(
      <LandingScreen
        hasProfile={false}
        go={(path, state) => {
          handed = [path, state];
        }}
      />,
    );
    const box = reader().getByRole('textbox');
    await user.clear(box);
    await user.type(box, ' Go developer wanted ');
    await user.click(await reader().findByRole('link', { name: 'Keep this job' }));
    expect(handed).toEqual(['/jobs', { posting: 'Go developer wanted' }]);
  });
});

test('four pictures of the product, each described, with its size, and fetched when it comes into sight', async () => {
  await renderScreen(<Landing hasProfile={false} />);
  const pictures = within(screen.getByRole('region', { name: 'What it looks like' })).getAllByRole('img');
  expect(pictures).toHaveLength(4);
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleName(/in Elevate/);
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '720');
    expect(picture).toHaveAttribute('height', '480');
  }
});

test.each([
  [undefined, /job-light/, 1],
  ['light', /job-light/, 0],
  ['dark', /job-dark/, 0],
] as const)(
  'with the theme %s chosen, the pictures follow it, and without one the system',
  async (theme, file, sources) => {
    const root = document.documentElement;
    if (theme) root.dataset.theme = theme;
    try {
      await renderScreen(<Landing hasProfile={false} />);
      const [picture] = within(screen.getByRole('region', { name: 'What it looks like' })).getAllByRole('img');
      expect(picture).toHaveAttribute('src', expect.stringMatching(file));
      expect(picture?.parentElement?.querySelectorAll('source[media="(prefers-color-scheme: dark)"]')).toHaveLength(
        sources,
      );
    } finally {
      delete root.dataset.theme;
    }
  },
);

test('what leaves the device is said: speech, reading aloud, a hosted model, videos, and the files themselves', async () => {
  await renderScreen(<Landing hasProfile={false} />);
  const said = screen.getByRole('region', { name: 'What it costs, and what leaves your device' });
  expect(screen.getByRole('link', { name: 'What leaves your device, and when' })).toHaveAttribute(
    'href',
    `#${said.id}`,
  );
  expect(within(said).getAllByRole('heading', { level: 3 })).toHaveLength(7);
  for (const words of [
    /Chrome among them, may send the sound to their maker/,
    /provider you chose, with your key/,
    /YouTube/,
  ])
    expect(said).toHaveTextContent(words);
});
