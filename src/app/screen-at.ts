import { matchPath } from 'react-router-dom';
import type { Machines } from './compose-machines';
import { detailScreens, type Screen, screens } from './screens';

const all = [...screens, ...detailScreens];

/** The screen at an address, whatever its letter case; `undefined` where there is none. */
export const screenAt = (pathname: string): Screen | undefined =>
  all.find(({ path }) => matchPath({ path }, pathname) !== null);

/** Fetches what a screen is drawn with: its code and its flows. Never rejects: a failure shows when it is drawn. */
export async function preloadScreen(pathname: string, machines: Machines): Promise<void> {
  const screen = screenAt(pathname);
  if (!screen) return;
  await Promise.allSettled([screen.Component.preload(), ...(screen.flows ?? []).map((flow) => machines[flow]())]);
}
