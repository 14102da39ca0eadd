import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../machines/contracts/roadmap';
import type { RootState } from '../../src/app/store';
import { planRoadmap } from '../../src/domain/plans/planner';
import { readTimeLimit } from '../../src/domain/plans/time-limit';
import { selectPlan } from '../../src/features/roadmap-generator/selectors';
import { planning } from '../support/planning';
import { renderScreen } from '../support/render-screen';

const form = {
  topic: 'React',
  time: '120 hours',
  correction: { hoursPerWeek: null, end: null },
  level: 'beginner',
  depth: 'in-depth',
  known: [],
} as const;
const roadmap = planRoadmap(planning, { ...form, budget: readTimeLimit(form.time, '2026-11-21').budget });
const plan: Plan = {
  id: 'roadmap-1',
  createdAt: '2026-11-21T10:00:00.000Z',
  name: 'React',
  form,
  roadmap,
  made: null,
  locked: [],
  reply: null,
};
const [first, second, third] = roadmap.topics as [Topic, Topic, Topic];
type Topic = (typeof roadmap.topics)[number];

async function editing() {
  const preloadedState: Partial<RootState> = {
    plans: {
      plans: { ids: [plan.id], entities: { [plan.id]: plan } },
      states: { ids: [], entities: {} },
    },
  };
  const view = await renderScreen('/personalized-roadmap?plan=roadmap-1', { preloadedState });
  await view.user.click(await screen.findByRole('button', { name: 'Edit topics' }));
  await screen.findByRole('textbox', { name: 'Add a topic' });
  const now = () => {
    const kept = selectPlan(view.store.getState(), plan.id);
    if (!kept?.roadmap) throw new Error('The roadmap is gone.');
    return { ...kept, roadmap: kept.roadmap };
  };
  const names = () => now().roadmap.topics.map(({ name }) => name);
  return { ...view, now, names, press: (name: string) => view.user.click(screen.getByRole('button', { name })) };
}

describe('topics of a roadmap are edited', () => {
  test('moved with the keyboard: the focus stays on its button, and it is said', async () => {
    const { user, names } = await editing();
    screen.getByRole('button', { name: `Move ${first.name} down` }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(names().slice(0, 3)).toEqual([second.name, third.name, first.name]);
    expect(screen.getByRole('button', { name: `Move ${first.name} down` })).toHaveFocus();
    expect(screen.getByText(`${first.name} is now number 3.`)).toBeInTheDocument();
  });

  test('removed, and brought back; what it was generated as is kept', async () => {
    const { now, names, press } = await editing();
    await press(`Remove ${second.name}`);
    expect(names()).not.toContain(second.name);
    expect(now().made).toEqual(roadmap);
    await press('Undo');
    expect(now().roadmap).toEqual(roadmap);
    expect(now().made).toBeNull();
  });

  test('hours are taken when the field is left; what is no number is refused in words', async () => {
    const { user, now } = await editing();
    const hours = screen.getByRole('spinbutton', { name: `Hours for ${first.name}` });
    await user.clear(hours);
    expect(screen.getByRole('alert')).toHaveTextContent('From 0.25 to 1000 hours.');
    await user.tab();
    expect(now().roadmap).toEqual(roadmap);
    await user.clear(hours);
    await user.type(hours, '7.5{Enter}');
    expect(now().roadmap.topics[0]?.hours).toBe(7.5);
    expect(now().roadmap.budget.totalHours).toBe(roadmap.budget.totalHours - first.hours + 7.5);
  });

  test('a topic of the catalogue and one in own words are added', async () => {
    const { user, now } = await editing();
    const field = screen.getByRole('textbox', { name: 'Add a topic' });
    await user.type(field, 'ownership rust');
    const found = await screen.findByRole('list', { name: 'Topics found' });
    await user.click(await within(found).findByRole('button', { name: /Ownership.*Rust/ }));
    expect(now().roadmap.topics.at(-1)).toMatchObject({ id: 'rust/ownership', track: 'Rust' });
    await user.type(field, 'Watercolour');
    await user.click(await screen.findByRole('button', { name: /“Watercolour” in your own words/ }));
    expect(now().roadmap.topics.at(-1)).toMatchObject({ name: 'Watercolour', hours: 4, track: null });
    await user.type(field, 'watercolour');
    expect(screen.getByText('The roadmap has a topic of this name already.')).toBeInTheDocument();
  });

  test('an order against the prerequisites is said, not forbidden', async () => {
    const { press } = await editing();
    const last = roadmap.topics.at(-2)?.name ?? '';
    for (let at = roadmap.topics.length - 2; at > 0; at -= 1) await press(`Move ${last} up`);
    expect(screen.getByText('Not in learning order')).toBeInTheDocument();
  });

  test('generated again: shown first, then taken; locks and own edits stay, and there is one Undo', async () => {
    const { user, now, names, press } = await editing();
    const core = roadmap.topics.find(({ id }) => id.startsWith('react/')) as Topic;
    const extra = roadmap.topics.at(-2)?.name ?? '';
    await press(`Remove ${core.name}`);
    await press(`Lock ${extra}`);
    const before = now();
    await press('Generate again…');
    const dialog = await screen.findByRole('dialog', { name: 'Generate again' });
    const time = await within(dialog).findByRole('textbox', { name: 'How long do you have?' });
    await user.clear(time);
    await user.type(time, '30 hours');
    const changes = within(dialog).getByRole('status', { name: 'What would change' });
    expect(changes).toHaveTextContent(`${core.name} stays out: you removed it.`);
    expect(changes).toHaveTextContent(`${extra} stays: it is locked.`);
    expect(now()).toEqual(before);
    await user.click(within(dialog).getByRole('button', { name: 'Take it' }));
    expect(names()).toContain(extra);
    expect(names()).not.toContain(core.name);
    expect(names().length).toBeLessThan(before.roadmap.topics.length);
    expect(now().form.time).toBe('30 hours');
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
    expect(now()).toEqual(before);
    await press('Back to as it was generated');
    expect(now().roadmap).toEqual(roadmap);
  });
});
