import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RootState } from '../../src/app/store';
import { renderScreen } from '../support/render-screen';

const form = {
  topic: 'React, I already know JavaScript',
  time: '6 weeks',
  correction: { hoursPerWeek: null, end: null },
  level: 'beginner',
  depth: 'moderate',
  known: [],
} as const;
const done = { status: 'done', at: '2026-11-20T10:00:00.000Z' } as const;
const atLevel: Partial<RootState> = {
  planDraft: { draft: { step: 'level', form, plan: null, reply: null } },
  trackProgress: {
    ids: ['react'],
    entities: { react: { id: 'react', topics: { 'react/components': done } } },
  },
};

test('what is known is ticked: by the words, by what was marked done, by hand; it can be searched', async () => {
  const { user, store } = await renderScreen('/personalized-roadmap', { preloadedState: atLevel });
  expect(await screen.findByRole('group', { name: 'I already know…' })).toBeVisible();
  const known = () => store.getState().planDraft.draft?.form.known;
  const said = screen.getByRole('checkbox', { name: 'JavaScript, as far as React needs it' });
  expect(said).toBeChecked();
  expect(said).toBeDisabled();
  expect(known()).toEqual(['react/components']);
  await user.type(screen.getByRole('searchbox', { name: 'Find a topic' }), 'html');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: /HTML and CSS/ }));
  expect(known()).toEqual(['react/components', 'html-and-css']);
  await user.click(screen.getByRole('checkbox', { name: /HTML and CSS/ }));
  expect(known()).toEqual(['react/components']);
  expect(screen.getByText(/become short reviews/)).toBeVisible();
});
