import type { OfflinePartName, OfflineProblem, Unkept } from '../../../machines/contracts/offline-copy';

/** What each part of the app is for. */
export const partWords: Readonly<Record<OfflinePartName, string>> = {
  pdf: 'PDF reader and writer',
  fonts: 'Fonts of resumes and of other scripts',
  pictures: 'Pictures and icons',
  sql: 'SQL engine',
  javascript: 'JavaScript engine',
  typescript: 'TypeScript engine',
  python: 'Python engine',
  clang: 'C and C++ compiler',
};

export const unkeptWords: Readonly<Record<Unkept, string>> = {
  'no-worker':
    'This page is not kept on the device: the browser allows it only over HTTPS, outside private windows, and a few seconds after the first visit. What you make is stored all the same.',
  'other-build':
    'This page and what is kept on the device are of different versions. Reload the page, then look again. Your work is unchanged.',
};

/** What happened. What has come stays, whatever it was. */
export const problemWords: Readonly<Record<OfflineProblem, string>> = {
  offline: 'There is no network now.',
  interrupted: 'The connection broke off, or a file arrived damaged.',
  damaged: 'A file arrived damaged and was not kept.',
  failed: 'The server did not give one of the files.',
  'no-room': 'Everything came, but the browser did not keep all of it: the disk may be full.',
};
