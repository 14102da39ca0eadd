import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { ScreenRouter } from '../../src/app/screen-router';
import { placeIn, useHere, WayBack } from '../../src/ui/came-from';
import { Link } from '../../src/ui/link';
import { PageHeader } from '../../src/ui/page';

describe('the place in an address’s state', () => {
  test.each<[string, unknown, ReturnType<typeof placeIn>]>([
    ['a path of the app', { from: { to: '/jobs/1?a=b', name: 'Baker' } }, { to: '/jobs/1?a=b', name: 'Baker' }],
    ['a long name is cut', { from: { to: '/jobs', name: 'x'.repeat(300) } }, { to: '/jobs', name: 'x'.repeat(80) }],
    ['nothing', null, null],
    ['another state', { posting: 'We bake.' }, null],
    ['no name', { from: { to: '/jobs', name: '  ' } }, null],
    ['no path', { from: { to: 7, name: 'Baker' } }, null],
    ['another site', { from: { to: 'https://example.com', name: 'Baker' } }, null],
    ['another site without a scheme', { from: { to: '//example.com', name: 'Baker' } }, null],
    ['another site, written backwards', { from: { to: '/\\example.com', name: 'Baker' } }, null],
    ['a script', { from: { to: 'javascript:alert(1)', name: 'Baker' } }, null],
  ])('%s', (_, state, place) => {
    expect(placeIn(state)).toEqual(place);
  });
});

function Screen() {
  const [params, setParams] = useSearchParams();
  const state = useHere('the matrix');
  return (
    <>
      <PageHeader title={params.get('tab') ?? 'First'} up={{ to: '/jobs', name: 'All jobs' }} />
      <Link to="/roadmap" state={state}>
        Learn
      </Link>
      <Link to="/tasks">Tasks</Link>
      <button type="button" onClick={() => setParams({ tab: 'Second' }, { replace: true })}>
        Next tab
      </button>
    </>
  );
}

describe('the way back', () => {
  beforeEach(() => window.history.replaceState(null, '', '/jobs/1?tab=Own'));
  const open = async () => {
    const view = await act(async () =>
      render(
        <ScreenRouter>
          <Screen />
        </ScreenRouter>,
      ),
    );
    return { view, user: userEvent.setup() };
  };
  const back = () => within(screen.getByRole('navigation', { name: 'Back' }));

  test('a screen says which one led to it, beside the one above it, and leads back there', async () => {
    const { user } = await open();
    expect(back().getAllByRole('link')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Learn' }));
    const way = await back().findByRole('link', { name: 'Back to the matrix' });
    expect(window.location.pathname).toBe('/roadmap');
    expect(back().getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/jobs');
    await user.click(way);
    await waitFor(() => expect(back().getAllByRole('link')).toHaveLength(1));
    expect(window.location.pathname + window.location.search).toBe('/jobs/1?tab=Own');
  });

  test('it survives a reload and a change of the screen’s own address, and ends with the screen', async () => {
    const { view, user } = await open();
    await user.click(screen.getByRole('link', { name: 'Learn' }));
    await back().findByRole('link', { name: 'Back to the matrix' });
    view.unmount();
    const again = await open();
    await again.user.click(screen.getByRole('button', { name: 'Next tab' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
    expect(back().getByRole('link', { name: 'Back to the matrix' })).toHaveAttribute('href', '/jobs/1?tab=Own');
    await again.user.click(screen.getByRole('link', { name: 'Tasks' }));
    await waitFor(() => expect(back().getAllByRole('link')).toHaveLength(1));
  });

  test('nothing is drawn where there is nowhere to go back to', async () => {
    await act(async () =>
      render(
        <ScreenRouter>
          <WayBack />
        </ScreenRouter>,
      ),
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
