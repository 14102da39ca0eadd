import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerId } from '../../src/features/interview-trainer/sessions-slice';
import { renderScreen } from '../support/render-screen';
import { blank, judged, left, questions, session } from '../support/trainer-left';

const first = judged(0, 'I tested web applications, um, for two years and wrote many tests.', 30);
const better = 'I tested web applications for two years, and cut the escaped bugs from 12 to 3 a month.';
const field = () => screen.findByRole('textbox', { name: 'Your answer' });
const button = (name: string) => screen.findByRole('button', { name });

const open = async (given = [first, blank, blank, blank, blank]) => {
  const view = await renderScreen('/interview-trainer', { preloadedState: left(given) });
  const kept = () => view.store.getState().trainerSessions.answers.entities[answerId(session.id, 0)];
  return { ...view, kept };
};

test('an answer is given again, and both are shown side by side', async () => {
  const { user, kept } = await open();
  await user.click(await button('Retake this answer'));
  expect(await field()).toHaveValue('');
  expect(screen.getByRole('heading', { name: questions[0]?.question ?? '' })).toHaveFocus();
  await user.click(await field());
  await user.paste(better);
  const earlier = await screen.findByRole('region', { name: 'Earlier attempts' });
  await user.click(await within(earlier).findByText('Attempt 1, beside the answer that counts'));
  const row = (name: string) => within(earlier).getByRole('row', { name: new RegExp(name) });
  expect(row('Words a minute')).toHaveTextContent('24none');
  expect(row('Filler words')).toHaveTextContent('1none');
  expect(within(earlier).getByRole('region', { name: 'Attempt 1' }).querySelector('del')).toHaveTextContent('um');
  expect(
    within(earlier).getByRole('region', { name: 'The answer that counts' }).querySelector('ins'),
  ).toBeInTheDocument();
  expect(kept()).toMatchObject({ text: better, attempts: [{ text: first.text, seconds: 30 }] });

  await user.click(within(earlier).getByRole('button', { name: 'Let this one count' }));
  await waitFor(async () => expect(await field()).toHaveValue(first.text));
  expect(kept()).toMatchObject({ evaluation: first.evaluation, attempts: [{ text: better }] });
});

test('a retake without a word leaves the answer as it was', async () => {
  const { user, kept } = await open();
  await user.click(await button('Retake this answer'));
  expect(kept()?.text).toBe('');
  await user.click(await button('Next Question'));
  expect(kept()).toMatchObject({ ...first, attempts: [] });

  await user.click(await button('Previous Question'));
  await user.click(await button('Retake this answer'));
  await user.click(await button('End interview'));
  await user.click(screen.getByRole('tab', { name: /History/ }));
  expect(await screen.findByText(/1 of 5 answered/)).toBeVisible();
});

test('the history shows the attempts, with nothing to change', async () => {
  const whole = { ...judged(0, better), attempts: [{ ...first }] };
  const { user } = await renderScreen('/interview-trainer?session=interview-1&question=1', {
    preloadedState: left([whole, blank, blank, blank, blank]),
  });
  const earlier = await screen.findByRole('region', { name: 'Earlier attempts' });
  await user.click(await within(earlier).findByText('Attempt 1, beside the answer that counts'));
  expect(within(earlier).getByRole('row', { name: /Score of 10/ })).toBeVisible();
  expect(within(earlier).queryByRole('button')).not.toBeInTheDocument();
});

test('the report has the earlier attempts, and says which answers were not in English', async () => {
  const german = {
    ...judged(0, 'Ich habe zwei Jahre lang Webanwendungen getestet, halt, mit vielen Tests.', 20),
    language: 'de-DE',
  };
  const whole = { ...german, attempts: [{ ...first, text: `${first.text} # <b>` }] };
  const { user, device } = await renderScreen('/interview-trainer?session=interview-1&question=1', {
    preloadedState: left([whole, blank, blank, blank, blank]),
  });
  const spoken = await screen.findByRole('region', { name: 'How you spoke' });
  expect(spoken).toHaveTextContent('In German (Germany). The built-in judge judges English only.');
  await user.click(await button('Download Markdown'));
  const report = String(device.downloads.at(-1)?.content);
  expect(report).toContain(
    '## Spoken in another language\n\nThe built-in judge judges English only.\n\n- Question 1: German (Germany)\n',
  );
  expect(report).toContain(`## Earlier attempts`);
  expect(report).toContain(`### Question 1: ${questions[0]?.question}`);
  expect(report).toMatch(
    /Attempt 1: not scored, 13 words, 26 words a minute, filler words: 1\.\n\n> I tested .* \\# \\<b\\>\n/,
  );
});
