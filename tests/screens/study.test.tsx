import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { RootState } from '../../src/app/store';
import type { CardReviews } from '../../src/domain/quiz/reviews';
import { selectCardReviews, selectDayLimits, selectStudyAims } from '../../src/features/study-mode/selectors';
import { renderScreen } from '../support/render-screen';

const ids = (cards: readonly CardReviews[]) => ({
  ids: cards.map(({ id }) => id),
  entities: Object.fromEntries(cards.map((card) => [card.id, card])),
});
const settings = (limits = { newCards: 20, reviews: 60 }): RootState['studySettings'] => ({
  aims: { level: 'intermediate', goal: 'remember' },
  limits,
});
const dueCards = (count: number): Partial<RootState> => ({
  studySettings: settings(),
  cardReviews: ids(
    Array.from({ length: count }, (_, at) => ({
      id: at === 0 ? 'frontend/closures' : `frontend/made-${at}`,
      title: at === 0 ? 'Closures in JavaScript' : `Card ${at}`,
      days: { [`2026-0${(at % 6) + 1}-01`]: 'good' as const },
    })),
  ),
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('study mode', () => {
  test('level and goal are asked for once, and can be changed', async () => {
    const { user, store } = await renderScreen('/study');
    await user.click(await screen.findByRole('radio', { name: 'Advanced' }));
    await user.click(screen.getByRole('radio', { name: 'Pass an interview' }));
    await user.click(button('Begin'));
    expect(await screen.findByText('Advanced, to pass an interview.')).toBeVisible();
    expect(selectStudyAims(store.getState())).toEqual({ level: 'advanced', goal: 'interview' });
    await user.click(button('Change'));
    expect(await screen.findByRole('radio', { name: 'Advanced' })).toBeChecked();
  });

  test('a wrong choice says what is right and why; the card comes back tomorrow', async () => {
    const { user, store, device } = await renderScreen('/study?on=frontend/closures&mode=quiz', {
      preloadedState: { studySettings: settings() },
    });
    const steps = Number((await screen.findByText(/^Step 1 of \d$/)).textContent?.at(-1));
    for (let at = 1; at <= steps; at++) {
      await screen.findByText(`Step ${at} of ${steps}`);
      await user.click(button('I don’t know'));
      expect(await screen.findByText('Not yet.')).toBeVisible();
      expect(screen.getByText(/^From the card “Closures in JavaScript”/)).toBeVisible();
      await waitFor(() => expect(button('Next')).toHaveFocus());
      await user.keyboard('{Enter}');
    }
    expect(await screen.findByText(`0 of ${steps}`)).toBeVisible();
    expect(screen.getByText('due again tomorrow')).toBeVisible();
    const missed = within(screen.getByRole('region', { name: 'To look at again' }));
    expect(missed.getAllByRole('listitem')).toHaveLength(steps);
    expect(Object.values(selectCardReviews(store.getState())['frontend/closures']?.days ?? {})).toEqual(['again']);
    await user.click(button('Download for Anki'));
    await waitFor(() => expect(device.downloads).toHaveLength(1));
    expect(device.downloads[0]?.content).toContain('elevate-frontend/closures\tWhat is a closure?\t');
  });

  test('flashcards: Space turns, a number grades, each grade says when the card comes back', async () => {
    const { user, store } = await renderScreen('/study?on=frontend/closures&mode=cards', {
      preloadedState: { studySettings: settings() },
    });
    await waitFor(() => expect(button('Show the answer')).toHaveFocus());
    await user.keyboard(' ');
    const grades = await screen.findByRole('group', { name: 'How well did you know it?' });
    expect(
      within(grades)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual([
      '1Again: again tomorrow',
      '2Hard: again in 2 days',
      '3Good: again in 3 days',
      '4Easy: again in 11 days',
    ]);
    await user.keyboard('4');
    expect(await screen.findByText('All cards of this session are done')).toBeVisible();
    expect(screen.getByText('due again in 11 days')).toBeVisible();
    expect(Object.values(selectCardReviews(store.getState())['frontend/closures']?.days ?? {})).toEqual(['easy']);
  });

  test('of 2,000 due cards the day’s limit is offered, and the limit can be changed', async () => {
    const { user, store } = await renderScreen('/study', { preloadedState: dueCards(2000) });
    expect(await screen.findByText(/to review, of 2000 that are due\./)).toBeVisible();
    expect(screen.getByText(/^No more than 60 a day: the rest waits/)).toBeVisible();
    const field = screen.getByLabelText('Reviews a day');
    await user.clear(field);
    await user.type(field, '5');
    expect(selectDayLimits(store.getState()).reviews).toBe(5);
    expect(screen.getByText(/to review, of 2000 that are due\./)).toHaveTextContent('5 cards');
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue(5);
  });

  test('what cannot be found is said, with a way on', async () => {
    const { user, at } = await renderScreen('/study?on=gardening', { preloadedState: { studySettings: settings() } });
    expect(await screen.findByText('No card is about “gardening”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask the AI Tutor' })).toHaveAttribute(
      'href',
      `/esmoai?${new URLSearchParams({ ask: 'What is gardening?' })}`,
    );
    await user.click(button('Choose something else'));
    expect(await screen.findByRole('heading', { name: 'Due today' })).toBeVisible();
    // Nothing is due and nothing is being learnt: the choice comes first.
    const panels = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(panels).toEqual(['What do you want to study?', 'Due today', 'What you are learning', 'How you study']);
    await at('/study');
  });

  test('a slip in a word is read as what was meant', async () => {
    await renderScreen('/study?on=clsoures&mode=quiz', { preloadedState: { studySettings: settings() } });
    expect(await screen.findByText(/^Step 1 of \d$/)).toBeVisible();
  });

  test('a session that was left in the middle goes on where it was', async () => {
    const draft = {
      wish: { on: 'frontend/closures', cards: ['frontend/closures'], mode: 'quiz' as const, seed: 'kept' },
      at: 2,
      answers: { '0': { given: null, right: false }, '1': { given: null, right: false } },
    };
    await renderScreen('/study?on=frontend/closures&mode=quiz', {
      preloadedState: { studySettings: settings(), studyDraft: { draft } },
    });
    expect(await screen.findByText('Step 3 of 5')).toBeVisible();
  });
});

test('Home counts the cards that are due and leads to them', async () => {
  const { user, at } = await renderScreen('/home', { preloadedState: dueCards(3) });
  const panel = await screen.findByRole('region', { name: '3 cards due' });
  await user.click(within(panel).getByRole('link', { name: 'Study' }));
  await at('/study');
});
