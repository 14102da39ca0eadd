import { each, one } from '../../app/collection';
import { codeFilesSlice, filesReceived } from './files-slice';
import { codeRunsSlice, runsReceived } from './runs-slice';
import {
  challengeProgressSchema,
  challengeWorkSchema,
  codeFileSchema,
  codeRunSchema,
  terminalSettingsSchema,
} from './terminal-schema';
import { initialTerminalSettings, terminalSettingsReceived, terminalSettingsSlice } from './terminal-settings-slice';
import { challengesSlice, progressReceived, workReceived } from './work-slice';

export const challengeWorkCollection = each({
  name: 'challengeWork',
  title: 'Code of challenges',
  version: 1,
  schema: challengeWorkSchema,
  slice: challengesSlice,
  select: (state) => state.challenges.work.entities,
  received: workReceived,
});

export const challengeProgressCollection = each({
  name: 'challengeProgress',
  title: 'Progress in challenges',
  version: 1,
  schema: challengeProgressSchema,
  slice: challengesSlice,
  select: (state) => state.challenges.progress.entities,
  received: progressReceived,
});

export const codeFilesCollection = each({
  name: 'codeFiles',
  title: 'Code files',
  version: 1,
  schema: codeFileSchema,
  slice: codeFilesSlice,
  select: (state) => state.codeFiles.entities,
  received: filesReceived,
});

export const codeRunsCollection = each({
  name: 'codeRuns',
  title: 'Runs of code',
  version: 1,
  schema: codeRunSchema,
  slice: codeRunsSlice,
  select: (state) => state.codeRuns.entities,
  received: runsReceived,
});

export const terminalSettingsCollection = one({
  name: 'terminalSettings',
  title: 'Settings of the terminal',
  version: 1,
  schema: terminalSettingsSchema,
  slice: terminalSettingsSlice,
  select: (state) => state.terminalSettings,
  received: terminalSettingsReceived,
  initial: initialTerminalSettings,
});
