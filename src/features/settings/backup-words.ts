import type { BackupStep } from '../../../machines/contracts/backup';

/** What is being done, in words. */
export const STEP_WORDS: Readonly<Record<BackupStep, string>> = {
  gathering: 'Gathering what is stored…',
  key: 'Making a key of the passphrase…',
  sealing: 'Encrypting…',
  opening: 'Decrypting…',
  reading: 'Reading the file…',
  checking: 'Checking what it holds…',
};

/** As a progress bar wants it. */
export const percentOf = (share: number | null): number | null => (share === null ? null : Math.round(share * 100));
