import { matchPath } from 'react-router-dom';
import type { Machines } from './machines';
import type { Screen } from './screen';
import { detailScreens, screens } from './screens';

const all = [...screens, ...detailScreens];

const fetched = new Set<Screen>();

/** The screen at an address, whatever its letter case; `undefined` where there is none. */
const screenAt = (pathname: string): Screen | undefined =>
  all.find(({ path }) => matchPath({ path }, pathname) !== null);

/** Fetches the code of a screen, without its flows. Never rejects: a failure shows when it is drawn. */
export async function preloadCode(pathname: string): Promise<void> {
  window.preloadFiles?.(pathname);
  await screenAt(pathname)?.Component.preload();
}

/** Fetches what a screen is drawn with: its code and its flows. Never rejects: a failure shows when it is drawn. */
export async function preloadScreen(pathname: string, machines: Machines): Promise<void> {
  const screen = screenAt(pathname);
  if (!screen || fetched.has(screen)) return;
  window.preloadFiles?.(pathname);
  const parts = await Promise.all([
    screen.Component.preload(),
    ...(screen.flows ?? []).map((flow) =>
      machines[flow]().then(
        () => true,
        () => false,
      ),
    ),
  ]);
  if (!parts.includes(false)) fetched.add(screen);
}

/** Whether a screen can be drawn at once, without waiting for its code. */
export function isFetched(pathname: string): boolean {
  const screen = screenAt(pathname);
  return screen !== undefined && fetched.has(screen);
}
