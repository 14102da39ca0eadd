import { each, one } from '../../app/collection';
import { eventsThemeReceived, eventsThemeSlice, initialEventsTheme } from './events-theme-slice';
import { eventsThemeSchema, savedLinkSchema } from './links-schema';
import { savedLinksReceived, savedLinksSlice } from './saved-links-slice';

export const savedLinksCollection = each({
  name: 'savedLinks',
  title: 'Saved links',
  version: 1,
  schema: savedLinkSchema,
  slice: savedLinksSlice,
  select: (state) => state.savedLinks.entities,
  received: savedLinksReceived,
});

export const eventsThemeCollection = one({
  name: 'eventsTheme',
  title: 'Find Events appearance',
  version: 1,
  schema: eventsThemeSchema,
  travels: { stays: ['theme'] },
  slice: eventsThemeSlice,
  select: (state) => state.eventsTheme,
  received: eventsThemeReceived,
  initial: initialEventsTheme,
});
