/** The colours of calendars, events and labels, by name. */
export const COLOURS = ['grey', 'red', 'orange', 'amber', 'green', 'teal', 'blue', 'indigo', 'violet', 'pink'] as const;
export type Colour = (typeof COLOURS)[number];

export const isColour = (text: string): text is Colour => (COLOURS as readonly string[]).includes(text);
