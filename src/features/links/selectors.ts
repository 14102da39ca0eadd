import type { WithSlice } from '@reduxjs/toolkit';
import type { EventsTheme, eventsThemeSlice } from './events-theme-slice';
import type { SavedLink, savedLinksSlice } from './saved-links-slice';

/** The links of the catalogue that were saved, by id. */
export const selectSavedLinks = ({
  savedLinks,
}: WithSlice<typeof savedLinksSlice>): Readonly<Record<string, SavedLink>> => savedLinks.entities;

export const selectEventsTheme = ({ eventsTheme }: WithSlice<typeof eventsThemeSlice>): EventsTheme['theme'] =>
  eventsTheme.theme;
