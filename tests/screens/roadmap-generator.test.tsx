import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../machines/contracts/roadmap';
import type { RootState } from '../../src/app/store';
import { planRoadmap } from '../../src/domain/plans/planner';
import { readTimeLimit } from '../../src/domain/plans/time-limit';
import { selectTrackProgress } from '../../src/features/roadmap/selectors';
import { topicMarked } from '../../src/features/roadmap/track-progress-slice';
import { planSummaries, statesOf } from '../../src/features/roadmap-generator/selectors';
import { localToday } from '../../src/features/roadmap-generator/use-roadmap-wizard';
import { tracksAlone } from '../support/planning';
import { type RenderOptions, renderScreen } from '../support/render-screen';
import { localModel } from './samples';

const form = {
  topic: 'React',
  time: '6 weeks',
  correction: { hoursPerWeek: null, end: null },
  level: 'beginner',
  depth: 'moderate',
  known: [],
} as const;
const roadmap = planRoadmap(tracksAlone, { ...form, budget: readTimeLimit(form.time, '2026-11-21').budget });
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
const second: Plan = { ...plan, id: 'roadmap-2', createdAt: '2026-11-20T10:00:00.000Z', name: 'Docker' };

/** The wizard at its last step. */
const atDepth: Partial<RootState> = { planDraft: { draft: { step: 'depth', form, plan: null, reply: null } } };
const kept = (...plans: Plan[]): Partial<RootState> => ({
  plans: {
    plans: { ids: plans.map(({ id }) => id), entities: Object.fromEntries(plans.map((each) => [each.id, each])) },
    states: { ids: [], entities: {} },
  },
});
const atResult: Partial<RootState> = {
  ...kept(plan),
  planDraft: { draft: { step: 'result', form, plan: plan.id, reply: null } },
};

const open = async (options?: RenderOptions, path = '/personalized-roadmap') => {
  const view = await renderScreen(path, options);
  await screen.findByRole('heading', { level: 1, name: 'Personalized roadmap' });
  return view;
};
const button = (name: string) => screen.findByRole('button', { name });
const started = (actor: { readonly calls: readonly unknown[] }, times = 1) =>
  waitFor(() => expect(actor.calls).toHaveLength(times));

describe('the four steps', () => {
  test('by keyboard alone: Enter goes on where the step is valid, and generates on the last', async () => {
    const { user, device, store } = await open();
    const topic = await screen.findByRole('textbox', { name: 'What do you want to learn?' });
    expect(screen.getByRole('progressbar', { name: 'Step 1 of 4' })).toHaveAttribute('aria-valuenow', '1');
    expect(await button('Next')).toBeDisabled();
    await user.click(topic);
    await user.keyboard('  {Enter}');
    expect(screen.getByRole('progressbar', { name: 'Step 1 of 4' })).toBeInTheDocument();
    await user.keyboard('React{Enter}');
    const time = await screen.findByRole('textbox', { name: 'How long do you have?' });
    expect(time).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('progressbar', { name: 'Step 2 of 4' })).toBeInTheDocument();
    await user.keyboard('6 weeks{Enter}');
    expect(await screen.findByRole('radio', { name: 'Beginner' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Beginner' })).toHaveFocus();
    expect(store.getState().planDraft.draft).toMatchObject({ form: { topic: '  React' }, step: 'level' });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('radio', { name: 'Overview' })).toBeChecked();
    await user.keyboard('{Enter}');
    await started(device.makePlan);
    expect(device.makePlan.latest.input).toMatchObject({
      form: { topic: '  React', time: '6 weeks', level: 'beginner', depth: 'overview' },
      today: localToday(),
      text: null,
    });
    expect(await button('Generating...')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    device.makePlan.latest.resolve(roadmap);
    expect(await screen.findByRole('heading', { name: 'Your Personalized Roadmap' })).toHaveFocus();
    expect(store.getState().planDraft.draft?.step).toBe('result');
  });

  test('Back keeps what was entered', async () => {
    const { user } = await open({ preloadedState: atDepth });
    await user.click(await screen.findByRole('radio', { name: 'In-depth' }));
    await user.click(await button('Back'));
    await user.click(await screen.findByRole('radio', { name: 'Advanced' }));
    await user.click(await button('Back'));
    expect(await screen.findByRole('textbox', { name: 'How long do you have?' })).toHaveValue('6 weeks');
    await user.click(await button('Back'));
    expect(await screen.findByRole('textbox', { name: 'What do you want to learn?' })).toHaveValue('React');
    for (const _ of [1, 2]) await user.click(await button('Next'));
    expect(await screen.findByRole('radio', { name: 'Advanced' })).toBeChecked();
    await user.click(await button('Next'));
    expect(await screen.findByRole('radio', { name: 'In-depth' })).toBeChecked();
  });

  test('the time limit is echoed, can be corrected, and one that means nothing can be gone on with', async () => {
    const { user, store } = await open({
      preloadedState: { planDraft: { draft: { step: 'time', form: { ...form, time: '' }, plan: null, reply: null } } },
    });
    const time = await screen.findByRole('textbox', { name: 'How long do you have?' });
    expect(screen.queryByRole('spinbutton', { name: 'Hours a week' })).toBeNull();
    await user.type(time, '6 weeks');
    expect(screen.getByText(/^6 weeks at 8 hours a week: 48 hours, until /)).toBeInTheDocument();
    expect(screen.getByText('You named no hours, so 8 a week are assumed.')).toBeInTheDocument();
    const hours = screen.getByRole('spinbutton', { name: 'Hours a week' });
    await user.clear(hours);
    expect(screen.getByText('Enter a number from 0.5 to 112.')).toBeInTheDocument();
    await user.type(hours, '5');
    expect(screen.getByText(/^6 weeks at 5 hours a week: 30 hours/)).toBeInTheDocument();
    expect(store.getState().planDraft.draft?.form.correction).toEqual({ hoursPerWeek: 5, end: null });
    await user.clear(time);
    await user.type(time, 'asdf');
    expect(screen.getByText('Not understood')).toBeInTheDocument();
    expect(screen.getByText(/You can continue as it is; this is then assumed: 6 weeks at 8/)).toBeInTheDocument();
    expect(await button('Next')).toBeEnabled();
  });
});

describe('with a model', () => {
  const modelled = { preloadedState: { ...atDepth, settings: localModel } };
  const asked = async (options: RenderOptions = modelled) => {
    const view = await open(options);
    await view.user.click(await button('Generate Roadmap'));
    await started(view.device.writePlan);
    return view;
  };

  test('streams, is read into the structure, and is kept with its words', async () => {
    const { device, store } = await asked();
    device.writePlan.latest.send({ type: 'advice.streamed', text: '## Topics\n- Hooks' });
    expect(await screen.findByText('Hooks')).toBeInTheDocument();
    device.writePlan.latest.send({ type: 'advice.finished', text: '## Topics\n- Hooks', finish: 'length' });
    await started(device.makePlan);
    expect(device.makePlan.latest.input.text).toBe('## Topics\n- Hooks');
    device.makePlan.latest.resolve(roadmap);
    await screen.findByRole('heading', { name: 'Your Personalized Roadmap' });
    expect(screen.getByText('The reply reached its length limit.')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Roadmap as the model wrote it' })).toHaveClass('max-h-[500px]');
    expect(Object.values(store.getState().plans.plans.entities)[0]).toMatchObject({
      name: 'React',
      reply: { text: '## Topics\n- Hooks', finish: 'length' },
    });
  });

  test('a reply that holds no roadmap stays as it came, with a way on', async () => {
    const { user, device } = await asked();
    device.writePlan.latest.send({ type: 'advice.finished', text: 'I cannot.', finish: 'stop' });
    await started(device.makePlan);
    device.makePlan.latest.resolve(null);
    expect(await screen.findByText('This reply could not be read as a roadmap.')).toBeInTheDocument();
    expect(await screen.findByText('I cannot.')).toBeInTheDocument();
    await user.click(await button('Use the built-in planner'));
    await started(device.makePlan, 2);
    expect(device.makePlan.latest.input.text).toBeNull();
  });

  test.each([
    [
      'the provider’s words',
      { kind: 'quota', message: 'Too many requests. Wait 42 seconds.' },
      'Too many requests. Wait 42 seconds.',
    ],
    ['no text', { kind: 'empty', message: 'No text.' }, 'No roadmap was generated'],
    ['no reason', { kind: 'server', message: '' }, 'Failed to generate roadmap'],
  ] as const)('%s in a box titled Error; Retry asks again', async (_, error, words) => {
    const { user, device } = await asked();
    device.writePlan.latest.send({ type: 'advice.failed', text: '', error });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error', { exact: true })).toBeInTheDocument();
    expect(within(alert).getByText(words)).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await started(device.writePlan, 2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a fault of the app itself', async () => {
    const { user, device } = await open({ preloadedState: atDepth });
    await user.click(await button('Generate Roadmap'));
    await started(device.makePlan);
    device.makePlan.latest.reject();
    expect(within(await screen.findByRole('alert')).getByText('Error generating roadmap')).toBeInTheDocument();
  });

  test('Stop keeps what came in; what a failure left can be used, also after a reload', async () => {
    const { user, device, store, unmount } = await asked();
    device.writePlan.latest.send({ type: 'advice.streamed', text: '- Hooks' });
    await screen.findByText('Hooks');
    device.writePlan.latest.send({
      type: 'advice.failed',
      text: '- Hooks',
      error: { kind: 'network', message: 'Lost the network.' },
    });
    await screen.findByRole('button', { name: 'Use what came in' });
    const state = store.getState();
    unmount();
    const again = await open({ preloadedState: { planDraft: state.planDraft, settings: localModel } });
    expect(again.device.writePlan.calls).toEqual([]);
    await again.user.click(await button('Use what came in'));
    await started(again.device.makePlan);
    expect(again.device.makePlan.latest.input.text).toBe('- Hooks');
    await again.user.click(await button('Stop'));
    await button('Generate Roadmap');
    expect(user).toBeDefined();
  });
});

const summariesOf = (state: RootState) => planSummaries(state, selectTrackProgress(state));

describe('the roadmap', () => {
  test('a topic has one progress: marked in the roadmap or in its track, it is the same in both', async () => {
    const { user, store } = await open({ preloadedState: atResult });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State of HTML' }), 'Done');
    expect(selectTrackProgress(store.getState())).toMatchObject({
      frontend: { title: 'Frontend', topics: { 'frontend/html': { status: 'done', name: 'HTML' } } },
    });
    expect(statesOf(store.getState(), 'roadmap-1')).toEqual({});
    const css = { trackId: 'frontend', topicId: 'frontend/css', status: 'done' } as const;
    act(() => void store.dispatch(topicMarked(css)));
    expect(screen.getByRole('combobox', { name: 'State of CSS' })).toHaveValue('done');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State of HTML' }), 'Not started');
    expect(Object.keys(selectTrackProgress(store.getState()).frontend?.topics ?? {})).toEqual(['frontend/css']);
  });

  test('what was marked in a roadmap before there was one progress still counts, until it is marked again', async () => {
    const planStates = { id: 'roadmap-1', states: { 'frontend/html': 'done' } } as const;
    const before = { ...atResult.plans?.states, ids: ['roadmap-1'], entities: { 'roadmap-1': planStates } };
    const plans = { ...atResult.plans, states: before } as RootState['plans'];
    const { user, store } = await open({ preloadedState: { ...atResult, plans } });
    const state = await screen.findByRole('combobox', { name: 'State of HTML' });
    expect(state).toHaveValue('done');
    await user.selectOptions(state, 'Not started');
    expect(state).toHaveValue('not-started');
    expect(statesOf(store.getState(), 'roadmap-1')).toEqual({});
  });

  test('topics are marked, and the progress is kept', async () => {
    const { user, store } = await open({ preloadedState: atResult });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State of HTML' }), 'Done');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State of Internet basics' }), 'Skipped');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State of CSS' }), 'Learning');
    expect(screen.getByText(/1 of 8 topics done\. Next:/)).toHaveTextContent('Next: CSS');
    expect(summariesOf(store.getState())).toMatchObject([
      { id: 'roadmap-1', progress: { done: 1, skipped: 1, total: 8, next: { name: 'CSS' } } },
    ]);
  });

  test('links go to the catalogue’s pages and give nobody the opener', async () => {
    await open({ preloadedState: atResult });
    const link = await screen.findByRole('link', { name: /roadmap\.sh: react/ });
    expect(link).toHaveAttribute('href', 'https://roadmap.sh/react');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('Download Roadmap, Markdown, and Create Another Roadmap', async () => {
    const { user, device, store } = await open({ preloadedState: atResult });
    await user.click(await button('Download Roadmap'));
    await user.click(await button('Download Markdown'));
    await user.click(await button('Copy'));
    expect(device.downloads.map(({ name }) => name)).toEqual([
      'react-learning-roadmap.txt',
      'react-learning-roadmap.md',
    ]);
    expect(String(device.downloads[0]?.content)).toContain('[ ] React, 19 hours');
    expect(device.copied[0]).toContain('- [ ] **React**, 19 hours');
    await user.click(await button('Create Another Roadmap'));
    const topic = await screen.findByRole('textbox', { name: 'What do you want to learn?' });
    expect(topic).toHaveValue('');
    expect(topic).toHaveFocus();
    expect(summariesOf(store.getState()).map(({ id }) => id)).toEqual(['roadmap-1']);
  });
});

describe('kept roadmaps', () => {
  const open2 = (path = '/personalized-roadmap?tab=saved') => open({ preloadedState: kept(plan, second) }, path);
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, item: string) => {
    await user.click(await button(`Actions for ${name}`));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  test('are opened', async () => {
    const { user, at } = await open2();
    await choose(user, 'Docker', 'Open');
    await at('/personalized-roadmap?plan=roadmap-2');
    expect(await screen.findByRole('heading', { level: 2, name: 'Docker' })).toBeInTheDocument();
    await user.click(await button('All roadmaps'));
    await at('/personalized-roadmap?tab=saved');
  });

  test('are renamed, with a name', async () => {
    const { user, store } = await open2();
    await choose(user, 'Docker', 'Rename');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Enter a name.')).toBeInTheDocument();
    await user.type(name, 'Ships{Enter}');
    expect(store.getState().plans.plans.entities['roadmap-2']?.name).toBe('Ships');
  });

  test('are removed and brought back with their progress', async () => {
    const { user, store } = await open2();
    await choose(user, 'React', 'Remove');
    expect(summariesOf(store.getState()).map(({ id }) => id)).toEqual(['roadmap-2']);
    await user.click(await button('Undo'));
    expect(summariesOf(store.getState()).map(({ id }) => id)).toEqual(['roadmap-1', 'roadmap-2']);
  });

  test('none yet, and one that is not here', async () => {
    const first = await open({}, '/personalized-roadmap?tab=saved');
    expect(await screen.findByText('No roadmaps yet')).toBeInTheDocument();
    first.unmount();
    await open2('/personalized-roadmap?plan=roadmap-9');
    expect(await screen.findByText('This roadmap is not here.')).toBeInTheDocument();
  });
});
