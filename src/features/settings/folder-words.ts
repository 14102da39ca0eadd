import type { FolderProblem } from '../../../machines/contracts/folder-backup';

/** What kept a backup from the folder, and what to do. Everything is on the device all the same. */
export const FOLDER_PROBLEMS: Readonly<Record<FolderProblem, string>> = {
  permission: 'The browser wants to be asked again before it lets Elevate write there.',
  gone: 'The folder is not there: it was moved, renamed, or its drive is not connected.',
  full: 'There is no room where the folder is.',
  'read-only': 'Nothing can be written where the folder is.',
  failed: 'The backup could not be written.',
};
