import type { StorageProblem } from '../../../../machines/contracts/sync';

export interface ProblemWords {
  readonly title: string;
  readonly text: string;
  /** What to do, step by step or by kind of server. */
  readonly steps?: readonly string[];
}

const KEPT = 'Everything on this device is kept, and what waits is sent later.';

/** What happened, what is kept, what to do. */
export const PROBLEMS: Readonly<Record<StorageProblem, ProblemWords>> = {
  offline: { title: 'There is no network.', text: `${KEPT} It goes on by itself when the network is back.` },
  unreachable: {
    title: 'The storage does not answer.',
    text: `${KEPT} The server may be down, the address may have a slip, or its certificate may not be trusted: a browser does not tell a page which. Open the address in a tab of its own, where the browser says more.`,
  },
  blocked: {
    title: 'The storage answers, but does not let this page read it.',
    text: 'A server has to allow pages of another address (CORS). Whoever runs it can do so:',
    steps: [
      'Nextcloud: install its app WebAppPassword and enter the address of Elevate as an allowed origin, or serve Elevate from the same host.',
      'ownCloud Infinite Scale and OpenCloud: set OCIS_CORS_ALLOW_ORIGINS (OC_CORS_ALLOW_ORIGINS) to the address of Elevate.',
      'Apache: the ready-made configuration in docs/self-host serves Elevate and the storage from one address, where nothing has to be allowed.',
      'S3: give the bucket a CORS rule with the address of Elevate, the methods GET, PUT and DELETE, and all headers.',
    ],
  },
  policy: {
    title: 'This page was loaded before the storage was chosen.',
    text: 'A page of Elevate can call only the addresses that were chosen when it was loaded. Reload the page; everything is kept.',
  },
  password: {
    title: 'The storage does not accept the name or the password.',
    text: `${KEPT} Enter the password again. Some servers want a password of its own for each app; it is made in their settings, under Security.`,
  },
  forbidden: {
    title: 'The storage does not allow it.',
    text: `${KEPT} The name and the password are right, but may not use this folder. Choose a folder of your own, or ask whoever runs the storage.`,
  },
  address: {
    title: 'There is nothing at this address.',
    text: 'Look for a slip in it. Nextcloud shows the address of its files under Settings, at the lower left, as “WebDAV”.',
  },
  'read-only': {
    title: 'The storage can be read, but not written.',
    text: `${KEPT} Choose a folder that you may write, or ask whoever runs the storage.`,
  },
  full: { title: 'The storage is full.', text: `${KEPT} Make room there, then press Sync now.` },
  'too-large': {
    title: 'The storage does not take a file of this size.',
    text: `${KEPT} Whoever runs it can raise the limit: client_max_body_size in nginx, LimitRequestBody in Apache.`,
  },
  busy: { title: 'The storage is busy.', text: `${KEPT} It asked to wait; it goes on by itself.` },
  'folder-permission': {
    title: 'The browser asks again before it opens the folder.',
    text: `${KEPT} Press Open the folder and allow it.`,
  },
  'not-a-storage': {
    title: 'What answers at this address is no storage.',
    text: 'It may be a web page or a sign-in. A WebDAV address often has “dav” in it: https://cloud.example.org/remote.php/dav/files/rosa/.',
  },
  failed: { title: 'The storage failed.', text: `${KEPT} It is asked again by itself.` },
  device: {
    title: 'This browser could not do it.',
    text: 'What is stored on this device could not be read or written now. Nothing was changed. Reload the page; if it comes again, look at Settings, Data.',
  },
};
