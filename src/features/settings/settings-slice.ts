import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PROVIDER_CONFIG } from '../../ai/providers/config';
import type { ProviderConfig } from '../../ai/providers/list';

export type Theme = 'system' | 'light' | 'dark';

export interface Settings {
  readonly theme: Theme;
  readonly sidebarCollapsed: boolean;
  /** The picture beside the product's name, as a small PNG data URL; `null` shows the mark. */
  readonly logo: string | null;
  readonly ai: ProviderConfig;
}

export const initialSettings: Settings = {
  theme: 'system',
  sidebarCollapsed: false,
  logo: null,
  ai: DEFAULT_PROVIDER_CONFIG,
};

export const settingsSlice = createSlice({
  name: 'settings',
  initialState: initialSettings,
  reducers: {
    themeChosen: (state, action: PayloadAction<Theme>) => {
      state.theme = action.payload;
    },
    sidebarToggled: (state) => {
      state.sidebarCollapsed = !state.sidebarCollapsed;
    },
    logoChosen: (state, action: PayloadAction<string | null>) => {
      state.logo = action.payload;
    },
    providerConfigured: (state, action: PayloadAction<ProviderConfig>) => {
      state.ai = action.payload;
    },
    settingsReceived: (_, action: PayloadAction<Settings>) => action.payload,
  },
});

export const { themeChosen, sidebarToggled, logoChosen, providerConfigured, settingsReceived } = settingsSlice.actions;
