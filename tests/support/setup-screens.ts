import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { preloadDialogs } from '../../src/ui/dialog';
import { preloadMenus } from '../../src/ui/menu';
import { preloadPopovers } from '../../src/ui/popover';
import { preloadToasts } from '../../src/ui/toast';
import { givePlainLabels } from './plain-labels';
import { givePlainStyles } from './plain-styles';

// The first screen of a file waits until its modules are transformed; two cores are shared by all files.
// Gestures run as in a browser, without React's `act`: a screen that waits for its code or its machine would never come
// back from a synchronous one.
configure({ asyncUtilTimeout: 20_000, defaultHidden: false, eventWrapper: (gesture) => gesture() });
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

givePlainStyles();
givePlainLabels();
leaveOwnersAlone();
// In the app they come while the page is idle.
await Promise.all([preloadDialogs(), preloadMenus(), preloadPopovers(), preloadToasts()]);

// What jsdom lacks. Of the UI libraries' none has an effect: jsdom has no layout.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Blob.prototype.arrayBuffer = function (this: Blob) {
  return new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    // A copy in the arrays that this realm's cryptography takes.
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer).slice().buffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
Blob.prototype.text = async function (this: Blob) {
  return new TextDecoder().decode(await this.arrayBuffer());
};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
const NOWHERE = { x: 0, y: 0, left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0, toJSON: () => ({}) };
Range.prototype.getBoundingClientRect ??= () => NOWHERE;
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null }) as unknown as DOMRectList;
window.scrollTo = () => {};
document.elementFromPoint ??= () => null;
document.elementsFromPoint ??= () => [];
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList;

/** React takes a stack of calls for each element that it makes, a tenth of the time of all screen tests; nobody reads them. */
function leaveOwnersAlone(): void {
  const inside = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const { [inside]: shared } = React as unknown as Record<string, object>;
  if (!shared) throw new Error('React keeps its internals elsewhere.');
  // It stops at 10,000 a second.
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
}

let complaints: MockInstance<typeof console.error>;
const saidSoFar = () => complaints.mock.calls.map((words) => words.map(String).join(' '));

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  const said = saidSoFar();
  leaveNothing();
  // Duplicate keys, controlled inputs gone wild, dialogs without a name: React and Radix say it here.
  expect(said).toEqual([]);
});

/** The page as the next test finds it, which may be of another file: all files share one. */
function leaveNothing(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
}

/** For a test that makes a screen break on purpose: gives what was complained of, and forgets it. */
export function takeComplaints(): string[] {
  const said = saidSoFar();
  complaints.mockClear();
  return said;
}
