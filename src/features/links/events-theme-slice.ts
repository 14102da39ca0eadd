import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The appearance of the events screen alone, whatever the app's. It starts dark. */
export interface EventsTheme {
  readonly theme: 'dark' | 'light';
}

export const initialEventsTheme: EventsTheme = { theme: 'dark' };

export const eventsThemeSlice = createSlice({
  name: 'eventsTheme',
  initialState: initialEventsTheme,
  reducers: {
    eventsThemeChosen: (_, action: PayloadAction<EventsTheme['theme']>) => ({ theme: action.payload }),
    eventsThemeReceived: (_, action: PayloadAction<EventsTheme>) => action.payload,
  },
});

export const { eventsThemeChosen, eventsThemeReceived } = eventsThemeSlice.actions;
