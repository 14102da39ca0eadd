import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_PROVIDER_CONFIG } from '../../ai/providers/config';
import type { ProviderConfig } from '../../ai/providers/list';

export type Theme = 'system' | 'light' | 'dark';

/** How the learner speaks to the app, and how it reads to them. */
export interface SpeechSettings {
  /** BCP 47 tag of what the learner speaks. */
  readonly language: string;
  /** `voiceURI` of the voice that reads; `null` leaves it to the browser. */
  readonly voice: string | null;
  /** 1 is the voice's own rate. */
  readonly rate: number;
  /** Seconds of silence that end an answer when the interview is hands-free. */
  readonly pause: number;
}

export interface Settings {
  readonly theme: Theme;
  readonly sidebarCollapsed: boolean;
  /** The picture beside the product's name, as a small PNG data URL; `null` shows the mark. */
  readonly logo: string | null;
  readonly ai: ProviderConfig;
  readonly speech: SpeechSettings;
}

export const initialSettings: Settings = {
  theme: 'system',
  sidebarCollapsed: false,
  logo: null,
  ai: DEFAULT_PROVIDER_CONFIG,
  speech: { language: 'en-US', voice: null, rate: 1, pause: 3 },
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
    speechConfigured: (state, action: PayloadAction<Partial<SpeechSettings>>) => {
      Object.assign(state.speech, action.payload);
    },
    settingsReceived: (_, action: PayloadAction<Settings>) => action.payload,
  },
});

export const { themeChosen, sidebarToggled, logoChosen, providerConfigured, speechConfigured, settingsReceived } =
  settingsSlice.actions;
