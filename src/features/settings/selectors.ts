import type { WithSlice } from '@reduxjs/toolkit';
import type { ProviderConfig } from '../../ai/providers/list';
import type { BackupsMade } from '../../domain/backup/backup-due';
import type { backupsSlice } from './backups-slice';
import type { Settings, SpeechSettings, settingsSlice } from './settings-slice';

type State = WithSlice<typeof settingsSlice>;

/** How the app looks and what answers in it. */
export const selectSettings = ({ settings }: State): Settings => settings;

/** Which model answers, and where. */
export const selectModelConfig = ({ settings }: State): ProviderConfig => settings.ai;

/** Whether a model was chosen beside what is built in. */
export const selectHasModel = ({ settings }: State): boolean => settings.ai.provider !== 'built-in';

/** What the learner speaks, and how the app reads to them. */
export const selectSpeech = ({ settings }: State): SpeechSettings => settings.speech;

/** When a backup was last made here, and whether to be reminded. */
export const selectBackups = ({ backups }: WithSlice<typeof backupsSlice>): BackupsMade => backups;
